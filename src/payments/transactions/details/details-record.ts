// The record of a payment's details in the API: its moves, its entries and its dates.
import { type Static, Type } from 'typebox';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { Cents, Day, Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { RefundRecord } from '../../lifecycle/refund.ts';
import { stageNames } from '../../lifecycle/stage-names.ts';
import { exampleWithMetadata, TransactionWithMetadata } from '../../lifecycle/transaction.ts';
import { transitionWords } from '../../lifecycle/transition-words.ts';
import { exampleHold, HoldRecord } from '../holds/hold-record.ts';
import { type EntryRow, entryStates, type MoveRow } from './details.sql.ts';

export const MoveRecord = Type.Object(
  {
    number: Type.Integer({ description: 'Counts the moves of the payment, from 1.' }),
    transition: Type.String({
      description: 'The row of the tables of `docs/reference/lifecycle.md`.',
      examples: ['C3'],
    }),
    description: Type.String(),
    refund_uuid: Nullable(Uuid),
    return_code: Nullable(Type.String({ description: 'The code of the return that caused the move.' })),
    moved_at: Timestamp,
    trace_id: Nullable(
      Type.String({
        description:
          'Trace number of the entry that caused the move, or of the returned entry. Null: no entry caused it.',
      }),
    ),
    offset_amount: Nullable(
      Type.Integer({
        description:
          'Of an offset: the cents by which this payment paid the debt of another one (K6o), or by which the other one paid its debt (K6).',
      }),
    ),
    counterpart_transaction_uuid: Nullable(
      Type.Unsafe<string>({ ...Uuid, description: 'Of an offset: the other payment.' }),
    ),
    merchant_batch_uuid: Nullable(
      Type.Unsafe<string>({
        ...Uuid,
        description:
          'The merchant batch that the payment joined, or whose entry caused the move. Null: none. Read it at `/batch-merchant-payouts/{uuid}`, or at `/batch-merchant-refunds/{uuid}` for the debit of a refund.',
      }),
    ),
  },
  { title: 'Move' },
);

export const EntryRecord = Type.Object(
  {
    stage: OneOf([...stageNames]),
    refund_uuid: Nullable(Uuid),
    attempt: Type.Integer(),
    amount: Type.Integer({ ...Cents, description: 'Cents. Of a batch entry: the share of this payment.' }),
    state: OneOf([...entryStates], {
      description:
        'filed: in one of our files. sent: the bank has it. settled: its settlement date has come. good: a debit whose return is no longer expected. returned: the bank returned it. rejected: the bank rejected its file.',
    }),
    speed: OneOf(['standard', 'sameday'], {
      description:
        'The speed at which it goes out. A same-day payment that misses the windows of the day goes out at the standard speed.',
    }),
    trace_id: Type.String(),
    bank: Type.String({ description: 'The bank that sends the entry and answers it.' }),
    file_name: Nullable(Type.String({ description: 'Null until the file is closed.' })),
    settles_on: Nullable(Day),
    returned_with: Nullable(Type.String({ description: 'The return code.' })),
    merchant_batch_uuid: Nullable(
      Type.Unsafe<string>({ ...Uuid, description: 'The batch that it is part of. Null: it is an entry of its own.' }),
    ),
    created_at: Timestamp,
  },
  { title: 'Entry' },
);

const dates = {
  capture_settles_on: Nullable(Day),
  payout_eligible_on: Nullable(Day),
  returnable_until: Nullable(Day),
};

export const TransactionDetails = Type.Object(
  {
    transaction: TransactionWithMetadata,
    ...dates,
    held_by: Nullable(
      OneOf(['return', 'bank_file'], {
        description:
          'What holds the payment until an operator has decided. return: a return that names it is in suspense. bank_file: a file of its bank waits, and its return may be in it. Null: neither. The other holds are in `holds`.',
      }),
    ),
    moves: Type.Array(MoveRecord),
    entries: Type.Array(EntryRecord),
    holds: Type.Array(HoldRecord),
    refunds: Type.Array(RefundRecord),
  },
  { title: 'TransactionDetails' },
);

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
  capture_settles_on: '2026-03-03',
  payout_eligible_on: '2026-03-05',
  returnable_until: '2026-05-04',
  held_by: null,
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
