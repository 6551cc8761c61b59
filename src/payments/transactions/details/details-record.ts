// The record of a payment's details in the API: its moves, its entries and its dates.
import { type Static, Type } from 'typebox';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { originatedSecCodes } from '../../../ach/nacha/codes/sec-codes.ts';
import { Cents, Day, described, Nullable, OneOf, TimeOf, Uuid, UuidOf, withValues } from '../../../api/http/schema.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { entryPurposes, purposeWords, secCodeWords } from '../../lifecycle/entry-kind/entry-kind.ts';
import { RefundRecord } from '../../lifecycle/refund.ts';
import { exampleWithMetadata, TransactionWithMetadata } from '../../lifecycle/transaction.ts';
import { transitionWords } from '../../lifecycle/transition-words.ts';
import { exampleHold, HoldRecord } from '../holds/hold-record.ts';
import { summaryFields } from '../summary-fields.ts';
import { AfterReturn } from './after-return.ts';
import { type AccountOfSide, type EntryRow, entryStates, type MoveRow } from './details.sql.ts';
import { EntryStage } from './entry-stage.ts';

export const MoveRecord = Type.Object(
  {
    number: Type.Integer({ description: 'Counts the moves of the payment, from 1.' }),
    transition: Type.String({
      description:
        'The row of the stage tables that the move took. The page "The life of a payment" of the documentation has them.',
      examples: ['C3'],
    }),
    description: Type.String({ description: 'What happened, in words.' }),
    refund_uuid: described(Nullable(Uuid), 'The refund that moved. Null: the payment itself moved.'),
    return_code: Nullable(
      Type.String({ description: 'The code of the return that caused the move. Null: no return caused it.' }),
    ),
    moved_at: TimeOf('When the move was made'),
    trace_id: Nullable(
      Type.String({
        description:
          'Trace number of the entry that caused the move, or of the returned entry. Null: no entry caused it.',
      }),
    ),
    offset_amount: Nullable(
      Type.Integer({
        description:
          'Of an offset: the cents by which this payment paid the debt of another one (K6o), or by which the other one paid its debt (K6). Null: the move is no offset.',
      }),
    ),
    counterpart_transaction_uuid: Nullable(UuidOf('Of an offset: the other payment. Null: the move is no offset.')),
    merchant_batch_uuid: Nullable(
      Type.Unsafe<string>({
        ...Uuid,
        description:
          'The merchant batch that the payment joined, or whose entry caused the move. Null: none. Read it at `/batch-merchant-payouts/{uuid}`, or at `/batch-merchant-refunds/{uuid}` for the debit of a refund.',
      }),
    ),
  },
  { title: 'Move', description: 'One step in the history of a payment.' },
);

export const EntryRecord = Type.Object(
  {
    stage: EntryStage,
    refund_uuid: described(
      Nullable(Uuid),
      'The refund that the entry belongs to. Null: it belongs to the payment itself.',
    ),
    attempt: Type.Integer({
      description: 'How often the stage was tried, from 1. A repeated entry has the next number.',
    }),
    amount: Type.Integer({ ...Cents, description: 'Cents. Of a batch entry: the share of this payment.' }),
    state: OneOf([...entryStates], {
      title: 'EntryState',
      description: withValues('How far the entry is.', {
        filed: 'It is in one of our files.',
        sent: 'The bank has it.',
        settled: 'Its settlement date has come.',
        good: 'It is a debit, and its return is no longer expected.',
        returned: 'The bank returned it.',
        rejected: 'The bank rejected its file.',
      }),
    }),
    speed: OneOf(['standard', 'sameday'], {
      description:
        'How fast the entry settles: `standard` or `sameday`. A same-day payment that misses the windows of the day goes out at the standard speed.',
    }),
    trace_id: Type.String({ description: 'The trace number of the entry: 15 digits. A bank finds the entry by it.' }),
    bank: Type.String({ description: 'The bank that sends the entry and answers it.' }),
    file_name: Nullable(
      Type.String({ description: 'The name of the file that has the entry. Null until the file is closed.' }),
    ),
    settles_on: described(
      Nullable(Day),
      'The banking day on which the entry settles. Null: the bank rejected its file.',
    ),
    returned_with: Nullable(Type.String({ description: 'The return code. Null: the entry was not returned.' })),
    merchant_batch_uuid: Nullable(
      Type.Unsafe<string>({ ...Uuid, description: 'The batch that it is part of. Null: it is an entry of its own.' }),
    ),
    sec_code: OneOf([...originatedSecCodes], {
      description: withValues(
        'The SEC code of its batch. Until its file is written, the code that it would have by the settings of today.',
        secCodeWords,
      ),
    }),
    created_at: TimeOf('When the entry was put into its file'),
  },
  { title: 'Entry', description: 'An entry of a payment in a bank file.' },
);

const whenUnknown = 'Null: the capture was canceled or failed, or an open hold stops the step.';
const dates = {
  capture_settles_on: described(
    Nullable(Day),
    `The banking day on which the debit of the payer settles. ${whenUnknown}`,
  ),
  payout_eligible_on: described(
    Nullable(Day),
    `The banking day on which the debit is good, so that the payee can be paid. ${whenUnknown}`,
  ),
  returnable_until: described(
    Nullable(Day),
    `The banking day by whose opening every return in time has arrived. ${whenUnknown}`,
  ),
};

const AccountInShort = Type.Object(
  {
    last_four: described(
      Nullable(Type.String()),
      'The last four characters of the account number. Null: they were erased after the account was removed.',
    ),
    institution_name: described(
      Nullable(Type.String()),
      'The name of the bank in the ACH directory of the Federal Reserve. Null: the directory does not have it.',
    ),
  },
  { title: 'AccountInShort', description: 'What people know a bank account by.' },
);

const nextStep = withValues(
  'The banking day on which the next step of the payment is expected. It depends on `state`:',
  {
    started: 'The debit of the payer settles.',
    debited: 'The debit is good.',
    good: 'The payout settles.',
    paying: 'The payout settles.',
    returned: 'The reverse payout settles.',
    owed: 'The clawback settles.',
  },
);

export const TransactionDetails = Type.Object(
  {
    transaction: described(TransactionWithMetadata, 'The payment, as other operations show it.'),
    ...summaryFields,
    expected_on: described(
      Nullable(Day),
      `${nextStep}\n\nNull: the payment has ended, a hold stops the step, or the step waits for a person.`,
    ),
    expected_on_if_released: described(
      Nullable(Day),
      'The banking day on which the next step would be expected if everything that holds the payment were released now. Null: nothing holds it, or no step would follow.',
    ),
    as_of: described(Day, 'The day in Eastern time on which the dates were worked out, by the banking clock.'),
    payer_account: described(AccountInShort, 'The account that is debited for the payment.'),
    payee_account: described(AccountInShort, 'The account that the payment is paid to.'),
    ...dates,
    held_by: described(
      Nullable(OneOf(['return', 'bank_file'])),
      `${withValues('What holds the payment until an operator has decided. The other holds are in `holds`.', {
        return: 'A return that names it is in suspense.',
        bank_file: 'A file of its bank waits, and its return may be in it.',
      })}\n\nNull: neither holds it.`,
    ),
    authorization_uuid: described(
      Nullable(Uuid),
      'The authorization of the payer that the debit uses. Null: the payment needed none, and named none.',
    ),
    sec_code: described(
      Nullable(OneOf([...originatedSecCodes])),
      `${withValues('How the payer authorized the debit, as the payment or its authorization says.', secCodeWords)}\n\nNull: neither does, so the settings of the merchant decide. \`entries\` has the code of each entry.`,
    ),
    entry_purpose: described(
      Nullable(OneOf([...entryPurposes])),
      `${withValues('What the entries are for, as the payment says.', purposeWords)}\n\nNull: it does not, so the settings of the merchant decide.`,
    ),
    after_return: described(
      Nullable(AfterReturn),
      'What is to be done after the latest return. Null: no entry was returned, or it was done.',
    ),
    moves: Type.Array(MoveRecord, { description: 'Everything that happened to the payment, the oldest first.' }),
    entries: Type.Array(EntryRecord, { description: 'The entries of the payment in bank files, the oldest first.' }),
    holds: Type.Array(HoldRecord, { description: 'The holds on the payment, also released ones, the oldest first.' }),
    refunds: Type.Array(RefundRecord, { description: 'The refunds of the payment, the oldest first.' }),
  },
  { title: 'TransactionDetails', description: 'A payment with its history and its expected dates.' },
);

/** Both accounts, by name of the field. */
export function accountsInShort(accounts: readonly AccountOfSide[]) {
  const of = (side: AccountOfSide['side']): Static<typeof AccountInShort> => {
    const { account_number_last4, institution_name } = accounts.find((account) => account.side === side)!;
    return { last_four: account_number_last4 || null, institution_name };
  };
  return { payer_account: of('payer'), payee_account: of('payee') };
}

export function moveRecord({ moved_at, ...move }: MoveRow): Static<typeof MoveRecord> {
  return { ...move, description: transitionWords(move.transition), moved_at: timestamp(moved_at) };
}

/** Days are banking days in Eastern time. An entry in a rejected file does not settle. */
export function entryRecord<Row extends Pick<EntryRow, 'state' | 'settles_at' | 'created_at'>>({
  settles_at,
  created_at,
  ...entry
}: Row) {
  return {
    ...entry,
    settles_on: entry.state === 'rejected' ? null : easternDay(settles_at),
    created_at: timestamp(created_at),
  };
}

export const exampleEntry: Static<typeof EntryRecord> = {
  stage: 'capture',
  refund_uuid: null,
  attempt: 1,
  amount: 12500,
  state: 'sent',
  speed: 'standard',
  trace_id: '091000010000001',
  bank: 'simulated',
  file_name: '2026-03-02-A.ach',
  settles_on: '2026-03-03',
  returned_with: null,
  merchant_batch_uuid: null,
  sec_code: 'WEB',
  created_at: '2026-03-02 22:00:00',
};

export const exampleDetails: Static<typeof TransactionDetails> = {
  transaction: {
    ...exampleWithMetadata,
    transaction_status: 'CAPTURE_ACH_PENDING',
    capture_status: 'CAPTURE_ACH_PENDING',
    payout_status: null,
    trace_ids: { ...exampleWithMetadata.trace_ids, payout_trace_id: '' },
  },
  state: 'debited',
  amount_refunded: 0,
  expected_on: '2026-03-05',
  expected_on_if_released: null,
  as_of: '2026-03-02',
  payer_account: { last_four: '5678', institution_name: 'JPMORGAN CHASE' },
  payee_account: { last_four: '0042', institution_name: null },
  capture_settles_on: '2026-03-03',
  payout_eligible_on: '2026-03-05',
  returnable_until: '2026-05-04',
  held_by: null,
  authorization_uuid: '019a2f51-0d00-7d33-8e44-6f7081920314',
  sec_code: 'WEB',
  entry_purpose: 'purchase',
  after_return: null,
  moves: [
    {
      number: 1,
      transition: 'C1',
      description: 'Payment started',
      refund_uuid: null,
      return_code: null,
      moved_at: '2026-03-02 14:05:09',
      trace_id: null,
      offset_amount: null,
      counterpart_transaction_uuid: null,
      merchant_batch_uuid: null,
    },
    {
      number: 2,
      transition: 'C3',
      description: 'Capture sent to the bank',
      refund_uuid: null,
      return_code: null,
      moved_at: '2026-03-02 22:00:01',
      trace_id: '091000010000001',
      offset_amount: null,
      counterpart_transaction_uuid: null,
      merchant_batch_uuid: null,
    },
  ],
  entries: [exampleEntry],
  holds: [exampleHold],
  refunds: [],
};
