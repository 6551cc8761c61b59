// The API record of a reversal.
import { type Static, Type } from 'typebox';
import { entryErrorNames, entryErrors } from '../../../ach/nacha/codes/entry-errors.ts';
import {
  Cents,
  Day,
  described,
  Nullable,
  OneOf,
  TimeOf,
  Timestamp,
  Uuid,
  UuidOf,
  withValues,
} from '../../../api/http/schema.ts';
import { reversalStatuses } from '../../../payments/lifecycle/states/reversal.stage.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { reversalWindow } from './may-reverse.ts';
import type { SeenReversal } from './seen-reversals.sql.ts';

export const EntryErrorField = OneOf([...entryErrorNames], {
  title: 'EntryError',
  description: withValues(
    'What is wrong with the entry. Nacha permits no other reason, so missing money is not one.',
    entryErrors,
  ),
});

const cancelReasons = ['entry_returned', 'not_allowed', 'too_late', 'not_writable', 'by_operator'] as const;
const ends = { V13: 'written_off', V14: 'received', V14b: 'paid' } as const;

export const ReversalRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the reversal.'),
    processor_uuid: UuidOf('The tenant of the payment.'),
    transaction_uuid: UuidOf('The payment of the wrong entry.'),
    stage: OneOf(['capture', 'payout'], { description: 'What the wrong entry is for.' }),
    reversed_trace_id: Type.String({ description: 'The trace number of the wrong entry: 15 digits.' }),
    entry_error: EntryErrorField,
    direction: OneOf(['debit', 'credit'], {
      description: 'The direction of the reversing entry: a credit gives a debit back, a debit takes a credit back.',
    }),
    amount: described(Cents, 'The amount of both entries, in cents.'),
    bank_account_uuid: UuidOf('The bank account of both entries.'),
    bank: Type.String({ description: 'The bank that sends both entries.' }),
    status: OneOf([...reversalStatuses], {
      title: 'ReversalStatus',
      description: withValues('How far the reversing entry is.', {
        REVERSAL_PENDING: 'It waits for the next cut-off after the wrong entry has settled.',
        REVERSAL_FILED: 'It is in a file whose outcome is open.',
        REVERSAL_ACH_PENDING: 'The bank has it.',
        REVERSAL_SETTLED: 'The debit settled. It can still be returned.',
        REVERSAL_COMPLETE: 'It settled, and as a debit it is good.',
        REVERSAL_ACH_FAILED: 'It was returned. The money is where it was before.',
        REVERSAL_CANCELED: 'It was not sent.',
      }),
    }),
    send_until: described(Day, 'The last day whose cut-off for the next day it can go out with.'),
    available_until: described(
      Day,
      'The last banking day on which the receiving bank may get it: the fifth after the settlement of the wrong entry.',
    ),
    trace_id: Nullable(
      Type.String({ description: 'The trace number of the reversing entry. Null: the bank does not have it yet.' }),
    ),
    ach_return_code: Nullable(
      Type.String({ description: 'The code with which the reversing entry was returned. Null: it was not.' }),
    ),
    cancel_reason: described(
      Nullable(
        OneOf([...cancelReasons], {
          description: withValues('Why it was not sent.', {
            entry_returned: 'The wrong entry came back by itself.',
            not_allowed: 'The money was on its way back in another way.',
            too_late: 'The last day was past.',
            not_writable: 'No bank file can hold the entry, or the bank rejected it alone.',
            by_operator: 'An operator canceled it.',
          }),
        }),
      ),
      'Why it was not sent. Null: it is not canceled.',
    ),
    taken_over_at: described(
      Nullable(Timestamp),
      'When the payment took it over as the return of the wrong entry, in UTC. Null: it did not, or gave it back.',
    ),
    left: Nullable(
      OneOf(['owed_to_us', 'owed_by_us'], {
        description: withValues('What no payment takes over: an operator must end it. Null: nothing.', {
          owed_to_us: 'The receiver has the money twice.',
          owed_by_us: 'We have the money twice.',
        }),
      }),
    ),
    left_since: described(Nullable(Timestamp), 'Since when, in UTC. Null: nothing is left.'),
    ended_as: Nullable(
      OneOf(Object.values(ends), { description: 'How an operator ended what was left. Null: nothing was left.' }),
    ),
    hold_uuid: described(
      Nullable(Uuid),
      'The hold that stops the payment until the reversal is complete. An operator may release it.',
    ),
    file_reversal_uuid: described(
      Nullable(Uuid),
      'The reversal of its file. Null: an operator reversed this entry alone.',
    ),
    requested_at: TimeOf('When it was requested'),
    updated_at: TimeOf('When it changed last'),
  },
  { title: 'Reversal', description: 'An entry that takes back an entry which was sent wrongly.' },
);

/** Who has what REV has: a credit that was given twice is owed to us. */
export const leftOf = ({
  left_since,
  direction,
  status,
}: Pick<SeenReversal, 'left_since' | 'direction' | 'status'>) => {
  if (left_since === null) return null;
  const isOut = status === 'REVERSAL_COMPLETE';
  return (direction === 'credit') === isOut ? 'owed_to_us' : 'owed_by_us';
};

export function reversalRecord(row: SeenReversal): Static<typeof ReversalRecord> {
  const { processor_id, stage, entry_settles_at, left_since, taken_over_at, requested_at, updated_at, ...rest } = row;
  const { reversed_leg_uuid: _, reversed_entry_uuid: __, ended_as, ...shown } = rest;
  return {
    ...shown,
    ...reversalWindow(entry_settles_at),
    processor_uuid: processor_id,
    stage: stage as 'capture' | 'payout',
    left: leftOf(row),
    left_since: timestampOrNull(left_since),
    ended_as: ended_as === null ? null : ends[ended_as],
    taken_over_at: timestampOrNull(taken_over_at),
    requested_at: timestamp(requested_at),
    updated_at: timestamp(updated_at),
  };
}

export const exampleReversal: Static<typeof ReversalRecord> = {
  uuid: '019a2f62-1d00-7e44-9f55-708192a3b4c5',
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  stage: 'capture',
  reversed_trace_id: '091000010000001',
  entry_error: 'duplicate',
  direction: 'credit',
  amount: 12_500,
  bank_account_uuid: '019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a',
  bank: 'first-bank',
  status: 'REVERSAL_PENDING',
  send_until: '2026-03-09',
  available_until: '2026-03-10',
  trace_id: null,
  ach_return_code: null,
  cancel_reason: null,
  taken_over_at: null,
  left: null,
  left_since: null,
  ended_as: null,
  hold_uuid: '019a2f62-1d01-7c11-8d22-5e6f70819203',
  file_reversal_uuid: null,
  requested_at: '2026-03-03 15:10:00',
  updated_at: '2026-03-03 15:10:00',
};
