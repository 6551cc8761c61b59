// Acts on files, returns and the bank statement.
import { dollars } from '../../format/money.ts';
import type { ActWithRole } from '../../parts/act-buttons.tsx';
import type { ActField } from '../../parts/act-fields.tsx';
import { type ActsOfRows, amountOf, posting } from './acts.ts';

const stages = ['capture', 'payout', 'clawback', 'reverse_payout', 'refund_capture', 'refund_payout'] as const;
const payment: ActField = { name: 'transaction_uuid', label: 'Payment (uuid)', kind: 'text' };
const stage: ActField = { name: 'stage', label: 'Entry', kind: 'choice', values: stages };
const code: ActField = { name: 'code', label: 'Return code', kind: 'text' };

export const bankActs: ActsOfRows = {
  files: ({ state }, id) => {
    const at = `/admin/v1/bank-files/${id}`;
    const open = ['written', 'submitted'].includes(String(state));
    return [
      ...(open
        ? [
            { role: 'operator', act: posting('The bank has it', `${at}/mark-delivered`) } as const,
            { role: 'operator', act: posting('The bank rejected it', `${at}/reject`) } as const,
          ]
        : []),
    ];
  },
  'inbound-files': ({ verdict, released_at, rejected_at, debits, credits }, id) =>
    verdict !== 'quarantine' || released_at !== null || rejected_at !== null
      ? []
      : [
          {
            role: 'operator',
            act: posting('Release', `/admin/v1/inbound-files/${id}/release`, {
              moves: [
                `Its entries are applied: ${dollars(Number(debits))} of debits and ${dollars(Number(credits))} of credits.`,
              ],
            }),
          },
          { role: 'operator', act: posting('Reject', `/admin/v1/inbound-files/${id}/reject`) },
        ],
  suspense: (row, id) => [
    {
      role: 'operator',
      oneByOne: true,
      act: posting('It returns a payment', `/admin/v1/suspense/${id}/resolve`, {
        body: { as: 'return_of' },
        fields: [payment, stage],
        moves: [`${amountOf(row)}: the entry that you name is returned with ${String(row.code)}.`],
      }),
    },
    {
      role: 'operator',
      act: posting('Ignore it', `/admin/v1/suspense/${id}/resolve`, { body: { as: 'ignored' } }),
    },
  ],
  'late-returns': (row, id) => [
    {
      role: 'operator',
      act: posting('Dishonor', '/admin/v1/dishonors', {
        body: { item_uuid: id },
        fields: [
          { name: 'code', label: 'Code', kind: 'choice', values: ['R68', 'R61', 'R62', 'R67', 'R69', 'R70'] },
          { name: 'information', label: 'Information for the other bank', kind: 'text', empty: 'left out' },
        ],
        moves: [`${amountOf(row)} is asked back from the other bank with the next file.`],
      }),
    },
  ],
  dishonors: (row, id) =>
    ['sent', 'contested'].includes(String(row.state))
      ? [
          {
            role: 'operator',
            act: posting('It was won', `/admin/v1/dishonors/${id}/won`, { moves: [`${amountOf(row)} came back.`] }),
          },
          { role: 'operator', act: posting('It was lost', `/admin/v1/dishonors/${id}/lost`) },
        ]
      : [],
  'bank-statement': (row, id) =>
    ['open', 'suspense'].includes(String(row.state))
      ? [
          {
            role: 'operator',
            oneByOne: true,
            act: posting('It is a return', `/admin/v1/bank-statement/lines/${id}/match`, {
              body: { as: 'return_of' },
              fields: [payment, stage, code],
              moves: [`${amountOf(row)}: the entry that you name is returned.`],
            }),
          },
          {
            role: 'operator',
            act: posting('It is own funds', `/admin/v1/bank-statement/lines/${id}/match`, {
              body: { as: 'own_funds' },
              moves: [`${amountOf(row)} of your own money came to the bank account.`],
            }),
          },
          {
            role: 'operator',
            act: posting('Write it off', `/admin/v1/bank-statement/lines/${id}/write-off`, {
              moves: [`${amountOf(row)} is written off.`],
            }),
          },
        ]
      : [],
};

/** What adds to a list. */
export const actsOfBankLists: Readonly<Record<string, readonly ActWithRole[]>> = {
  'bank-statement': [
    {
      role: 'operator',
      act: posting('Own funds', '/admin/v1/own-funds', {
        fields: [
          { name: 'amount', label: 'Amount', kind: 'money' },
          { name: 'bank', label: 'Bank', kind: 'text', empty: 'left out', hint: 'Only with several banks.' },
        ],
        moves: ['You paid your own money into the bank account, to cover what it was short of.'],
      }),
    },
  ],
};
