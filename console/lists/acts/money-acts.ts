// Acts on payments, on what they leave open, and on what waits for approval.
import { dollars } from '../../format/money.ts';
import { type ActOfRow, type ActsOfRows, amountOf, posting, type Row } from './acts.ts';

const again = ' goes to the account that the user has now.';

/** What ends an exception, by its kind. Those of a refund name it. */
function exceptionActs(row: Row, at: string): readonly ActOfRow[] {
  const act = (title: string, path: string, move: string): ActOfRow => ({
    role: 'operator',
    act: posting(title, path, { moves: [amountOf(row) + move] }),
  });
  const refund = row.refund_uuid === null ? null : `/admin/v1/refunds/${String(row.refund_uuid)}`;
  switch (row.kind) {
    case 'owed_to_payee':
      return [act('Pay out again', `${at}/payout-again`, again)];
    case 'owed_by_payee':
      return [
        act('Claw back again', `${at}/clawback-again`, ' is debited from the payee with the next file.'),
        act('Write off', `${at}/write-off`, ' is lost.'),
      ];
    case 'owed_to_payer':
      return refund === null
        ? [act('Pay the payer again', `${at}/reverse-payout-again`, again)]
        : [
            act('Send the refund again', `${refund}/send-again`, again),
            act('Give it back to the payee', `${refund}/give-back`, ' goes back to the payee.'),
          ];
    case 'owed_by_payer':
      return [
        act('The payer has paid', `${at}/payer-debt/paid`, ' came to the bank account.'),
        act('Write off', `${at}/payer-debt/write-off`, ' is lost.'),
      ];
    default:
      return [];
  }
}

export const moneyActs: ActsOfRows = {
  payments: (_, id) => [
    {
      role: 'support',
      act: posting('Hold', `/admin/v1/transactions/${id}/holds`, {
        fields: [{ name: 'kind', label: 'Kind', kind: 'choice', values: ['operator', 'risk', 'compliance'] }],
        moves: ['Nothing is sent to a bank for it until the hold is released.'],
      }),
    },
  ],
  exceptions: (row, id) => exceptionActs(row, `/admin/v1/transactions/${id}`),
  approvals: ({ state, act, amount, reason }, id) =>
    state !== 'waiting'
      ? []
      : [
          {
            role: 'operator',
            act: posting('Approve', `/admin/v1/approvals/${id}/approve`, {
              moves: [
                `${String(act)}${amount === null ? '' : `, ${dollars(Number(amount))}`}: it runs at once. Asked because: ${String(reason)}`,
              ],
            }),
          },
          { role: 'operator', act: posting('Refuse', `/admin/v1/approvals/${id}/refuse`) },
        ],
};
