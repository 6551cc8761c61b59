// Acts on files, returns and the bank statement.
import { dollars } from '../../format/money.ts';
import type { ActWithRole } from '../../parts/act-buttons.tsx';
import type { Act } from '../../parts/act-dialog.tsx';
import type { ActField } from '../../parts/act-fields.tsx';
import { words } from '../../words/en.ts';
import type { Row } from '../list-definition.ts';
import { type ActOfRow, type ActsOfRows, amountOf, posting } from './acts.ts';

const stages = ['capture', 'payout', 'clawback', 'reverse_payout', 'refund_capture', 'refund_payout'] as const;
const payment: ActField = { name: 'transaction_uuid', label: words.acts.payment, kind: 'text' };
const stage: ActField = { name: 'stage', label: words.acts.entry, kind: 'choice', values: stages };
const code: ActField = { name: 'code', label: words.acts.returnCode, kind: 'text' };

/** By the trace number of our file, or by the payment and the stage. */
const namedEntry: readonly ActField[] = [
  { name: 'trace_id', label: words.acts.trace, kind: 'text', empty: 'left out', hint: words.acts.traceHint },
  { ...payment, empty: 'left out' },
  { ...stage, empty: 'left out', values: ['', ...stages], names: { '': words.acts.noStage } },
];

/** Which return the cash of a line was. */
export const returnFields: readonly ActField[] = [payment, stage, code];

/** Only a return can be given to a payment: not a change, and nothing that came by mistake. */
const returnOf = (row: Row, id: string): ActOfRow => ({
  role: 'operator',
  oneByOne: true,
  act: posting(words.acts.isReturn, `/admin/v1/suspense/${id}/resolve`, {
    body: { as: 'return_of' },
    fields: namedEntry,
    moves: [words.acts.isReturnMoves(amountOf(row), String(row.code))],
  }),
});

const copyReturn = (id: string): ActOfRow => ({
  role: 'operator',
  act: posting(words.acts.isCopyReturn, `/admin/v1/suspense/${id}/resolve`, {
    body: { as: 'copy_return' },
    moves: [words.acts.isCopyReturnMoves],
  }),
});

const rejectedEntry = (row: Row, id: string): ActOfRow => ({
  role: 'operator',
  oneByOne: true,
  act: posting(words.acts.isReject, `/admin/v1/suspense/${id}/resolve`, {
    body: { as: 'rejected_entry' },
    fields: namedEntry,
    moves: [words.acts.isRejectMoves(amountOf(row))],
  }),
});

const correctionField = { kind: 'text', empty: 'left out', hint: words.acts.isCorrectionHint } as const;

/** The numbers must be in the data that the bank sent. */
const correctionBy = (id: string): ActOfRow => ({
  role: 'operator',
  oneByOne: true,
  act: posting(words.acts.isCorrection, `/admin/v1/suspense/${id}/resolve`, {
    body: { as: 'correction' },
    fields: [
      { ...correctionField, name: 'corrected.account_number', label: words.acts.accountNumber },
      { ...correctionField, name: 'corrected.routing_number', label: words.acts.routingNumber },
      {
        ...correctionField,
        name: 'corrected.account_type',
        label: words.acts.accountType,
        kind: 'choice',
        values: ['', 'checking', 'savings'],
      },
    ],
    moves: [words.acts.isCorrectionMoves],
  }),
});

/** A debit, or a credit: then the bank gave a fee back. */
const lineIsFee = (row: Row, id: string): ActOfRow => ({
  role: 'operator',
  act: posting(words.acts.isFee, `/admin/v1/bank-statement/lines/${id}/match`, {
    body: { as: 'bank_fee' },
    moves: [words.acts.feeMoves(amountOf(row), row.direction === 'debit')],
  }),
});

const lineIsCopy = (row: Row, id: string): ActOfRow => ({
  role: 'operator',
  act: posting(words.acts.lineIsCopy, `/admin/v1/bank-statement/lines/${id}/match`, {
    body: { as: 'file_processed_twice' },
    fields: [{ name: 'file_copy_uuid', label: words.acts.fileCopy, kind: 'text', hint: words.acts.fileCopyHint }],
    moves: [words.acts.lineIsCopyMoves(amountOf(row))],
  }),
});

const writeOffLine = (row: Row, id: string): ActOfRow => ({
  role: 'operator',
  act: posting(words.acts.writeOffLine, `/admin/v1/bank-statement/lines/${id}/write-off`, {
    moves: [words.acts.writeOffLineMoves(amountOf(row))],
    isGrave: true,
  }),
});

export const undoLine = (row: Row, id: string): Act =>
  posting(words.acts.undoLine, `/admin/v1/bank-statement/lines/${id}/undo`, {
    moves: [words.acts.undoLineMoves(amountOf(row))],
  });

const lineIsOwnFunds = (row: Row, id: string): ActOfRow => ({
  role: 'operator',
  act: posting(words.acts.isOwnFunds, `/admin/v1/bank-statement/lines/${id}/match`, {
    body: { as: 'own_funds' },
    moves: [words.acts.ownFundsCame(amountOf(row))],
  }),
});

export const bankActs: ActsOfRows = {
  files: ({ state, debits, credits }, id) => {
    const at = `/admin/v1/bank-files/${id}`;
    if (state === 'confirmed')
      return [
        {
          role: 'operator',
          oneByOne: true,
          act: posting(words.file.isTwice, `${at}/processed-twice`, {
            moves: [
              words.file.isTwiceMoves(dollars(Number(debits)), dollars(Number(credits))),
              words.file.isTwiceReturns,
              words.file.isTwiceAsk,
            ],
          }),
        },
      ];
    if (!['written', 'submitted'].includes(String(state))) return [];
    return [
      {
        role: 'operator',
        act: posting(words.acts.bankHasIt, `${at}/mark-delivered`, { moves: [words.acts.bankHasItMoves] }),
      },
      {
        role: 'operator',
        act: posting(words.acts.bankRejected, `${at}/reject`, {
          moves: [words.acts.bankRejectedMoves],
          isGrave: true,
        }),
      },
    ];
  },
  'inbound-files': ({ verdict, released_at, rejected_at, debits, credits }, id) => {
    if (verdict === 'accept' || released_at !== null || rejected_at !== null) return [];
    const release = posting(words.acts.release, `/admin/v1/inbound-files/${id}/release`, {
      moves: [words.acts.releaseMoves(dollars(Number(debits)), dollars(Number(credits)))],
    });
    const reject = posting(words.acts.reject, `/admin/v1/inbound-files/${id}/reject`, {
      moves: [words.acts.rejectMoves],
      isGrave: true,
    });
    // What cannot be opened has nothing to release.
    return (verdict === 'unreadable' ? [reject] : [release, reject]).map((act) => ({ role: 'operator', act }));
  },
  suspense: (row, id) => [
    ...(row.kind === 'return' ? [returnOf(row, id), copyReturn(id)] : []),
    ...(row.kind === 'reject' ? [rejectedEntry(row, id)] : []),
    ...(row.kind === 'change' ? [correctionBy(id)] : []),
    {
      role: 'operator',
      act: posting(words.acts.ignore, `/admin/v1/suspense/${id}/resolve`, {
        body: { as: 'ignored' },
        moves: [row.kind === 'reject' ? words.acts.ignoreRejectMoves : words.acts.ignoreMoves],
      }),
    },
  ],
  'late-returns': (row, id) =>
    row.may_be_dishonored !== true
      ? []
      : [
          {
            role: 'operator',
            act: posting(words.acts.dishonor, '/admin/v1/dishonors', {
              body: { item_uuid: id },
              fields: [
                {
                  name: 'code',
                  label: words.acts.code,
                  kind: 'choice',
                  values: Object.keys(words.dishonorCodes),
                  names: words.dishonorCodes,
                },
                { name: 'information', label: words.acts.dishonorInformation, kind: 'text', empty: 'left out' },
              ],
              moves: [words.acts.dishonorMoves(amountOf(row))],
            }),
          },
        ],
  'proof-requests': (row, id) =>
    row.answered_at !== null
      ? []
      : [
          {
            role: 'operator',
            act: posting(words.acts.proofSent, `/admin/v1/proof-requests/${id}/answer`, {
              fields: [{ name: 'answer', label: words.acts.whatWasSent, kind: 'text' }],
              moves: [words.acts.proofSentMoves],
            }),
          },
        ],
  reversals: (row, id) => [
    ...(row.status === 'REVERSAL_PENDING'
      ? [
          {
            role: 'operator' as const,
            act: posting(words.acts.cancelReversal, `/admin/v1/reversals/${id}/cancel`, {
              moves: [words.acts.cancelReversalMoves],
            }),
          },
        ]
      : []),
    ...(row.left === null
      ? []
      : [
          {
            role: 'operator' as const,
            act: posting(words.acts.settleReversal, `/admin/v1/reversals/${id}/settled`, {
              moves: [words.acts.settleReversalMoves(amountOf(row), row.left === 'owed_to_us')],
            }),
          },
        ]),
    ...(row.left === 'owed_to_us'
      ? [
          {
            role: 'operator' as const,
            act: posting(words.acts.writeOffReversal, `/admin/v1/reversals/${id}/write-off`, {
              moves: [words.acts.writeOffReversalMoves(amountOf(row))],
              isGrave: true,
            }),
          },
        ]
      : []),
  ],
  'file-copies': (row, id) =>
    // Money that is still here belongs to the receivers.
    row.state === 'closed' || Number(row.rest) > 0
      ? []
      : [
          {
            role: 'operator',
            act: posting(words.acts.closeCopy, `/admin/v1/file-copies/${id}/close`, {
              moves: [words.acts.closeCopyMoves(Number(row.rest), dollars(-Number(row.rest)))],
              ...(Number(row.rest) < 0 ? { isGrave: true as const } : {}),
            }),
          },
        ],
  'return-requests': (row, id) =>
    row.answered_at !== null || row.returned_at !== null
      ? []
      : [
          {
            role: 'operator',
            act: posting(words.acts.bankAnswered, `/admin/v1/return-requests/${id}/answer`, {
              fields: [
                {
                  name: 'answer',
                  label: words.acts.answer,
                  kind: 'choice',
                  values: Object.keys(words.returnRequestAnswers),
                  names: words.returnRequestAnswers,
                },
                { name: 'answer_note', label: words.acts.whatTheBankSaid, kind: 'text' },
              ],
              moves: [words.acts.bankAnsweredMoves],
            }),
          },
        ],
  dishonors: (row, id) =>
    ['sent', 'contested'].includes(String(row.state))
      ? [
          {
            role: 'operator',
            act: posting(words.acts.won, `/admin/v1/dishonors/${id}/won`, {
              moves: [words.acts.wonMoves(amountOf(row))],
            }),
          },
          {
            role: 'operator',
            act: posting(words.acts.lostDishonor, `/admin/v1/dishonors/${id}/lost`, {
              moves: [words.acts.lostDishonorMoves],
              isGrave: true,
            }),
          },
        ]
      : [],
  'bank-statement': (row, id) =>
    ['open', 'suspense'].includes(String(row.state))
      ? [
          {
            role: 'operator',
            oneByOne: true,
            act: posting(words.acts.lineIsReturn, `/admin/v1/bank-statement/lines/${id}/match`, {
              body: { as: 'return_of' },
              fields: returnFields,
              moves: [words.acts.isReturnMoves(amountOf(row), '')],
            }),
          },
          lineIsFee(row, id),
          lineIsCopy(row, id),
          // The API refuses a debit: own funds only come in.
          ...(row.direction === 'credit' ? [lineIsOwnFunds(row, id)] : []),
          {
            role: 'operator',
            act: posting(words.acts.lineIsGone, `/admin/v1/bank-statement/lines/${id}/correct`, {
              moves: [words.acts.lineIsGoneMoves],
            }),
          },
          // The API refuses a credit: money that came in belongs to someone.
          ...(row.direction === 'debit' ? [writeOffLine(row, id)] : []),
        ]
      : // What moved a payment is not undone.
        row.processor_uuid === null
        ? [{ role: 'operator', act: undoLine(row, id) }]
        : [],
};

/** What adds to a list. */
export const actsOfBankLists: Readonly<Record<string, readonly ActWithRole[]>> = {
  'bank-statement': [
    {
      role: 'operator',
      act: posting(words.acts.ownFunds, '/admin/v1/own-funds', {
        fields: [
          { name: 'amount', label: words.acts.amount, kind: 'money' },
          { name: 'bank', label: words.acts.bank, kind: 'text', empty: 'left out', hint: words.acts.onlySeveralBanks },
        ],
        moves: [words.acts.ownFundsMoves],
      }),
    },
  ],
};
