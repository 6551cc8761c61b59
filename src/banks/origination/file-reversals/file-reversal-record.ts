// The API records of the reversal of a file, and of what it would do.
import { type Static, Type } from 'typebox';
import {
  Day,
  described,
  Nullable,
  OneOf,
  SummedCents,
  TimeOf,
  Timestamp,
  Uuid,
  UuidOf,
  withValues,
} from '../../../api/http/schema.ts';
import { purposes } from '../../../payments/lifecycle/stage-names.ts';
import { fileReversalStates } from '../../../payments/lifecycle/states/file-reversal.stage.ts';
import { reversalStatuses } from '../../../payments/lifecycle/states/reversal.stage.ts';
import { instant } from '../../../platform/std/clock.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { reversalWindow } from '../reversals/may-reverse.ts';
import { EntryErrorField } from '../reversals/reversal-record.ts';
import { type WhyNot, whysNot } from '../reversals/why-not.ts';
import type { SeenFileReversal } from './file-reversals.sql.ts';

/** Nacha Operating Rules, reversing files: 24 hours after the error was discovered. */
const transmitMs = 24 * 3_600_000;

/** Until when the reversals must be on their way. `settlesAt`: of the file. */
export const fileReversalWindow = (settlesAt: Date, discoveredAt: Date) => ({
  ...reversalWindow(settlesAt),
  transmit_until: instant(discoveredAt.getTime() + transmitMs),
});

const Count = (sentence: string) => Type.Integer({ minimum: 0, description: sentence });

export const WhyNotField = OneOf(Object.keys(whysNot) as WhyNot[], {
  title: 'NotReversed',
  description: withValues('Why an entry cannot be reversed.', whysNot),
});

export const RefusedCount = Type.Object(
  {
    why: WhyNotField,
    count: Count('Entries.'),
    amount: described(SummedCents, 'The amount of these entries, in cents.'),
  },
  { title: 'RefusedCount', description: 'The entries of a file that are not reversed for one reason.' },
);

export const windowFields = {
  send_until: described(Day, 'The last day whose cut-off for the next day the reversals can go out with.'),
  available_until: described(
    Day,
    'The last banking day on which the receiving banks may get them: the fifth after the settlement of the file.',
  ),
};

export const FileReversalRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the reversal of the file.'),
    file_uuid: UuidOf('The file that is reversed.'),
    file_name: Nullable(Type.String({ description: 'The name of the file. Null: it has none.' })),
    bank: Type.String({ description: 'The bank that has the file, and gets the reversals.' }),
    processor_uuid: described(Nullable(Uuid), 'Only the entries of this tenant. Null: of all tenants.'),
    stage: described(
      Nullable(OneOf(['capture', 'payout'])),
      'Only the entries of this stage. Null: of captures and payouts.',
    ),
    entry_error: EntryErrorField,
    reason: Type.String({ description: 'What the operator said.' }),
    state: OneOf([...fileReversalStates], {
      title: 'FileReversalState',
      description: withValues('How far it is.', {
        working: 'Its entries are being reversed, in portions. All are done before the next cut-off.',
        done: 'Each entry has a reversal, or a reason why it has none.',
      }),
    }),
    reversed_count: Count('Entries that have a reversal of it.'),
    reversed_debits: described(SummedCents, 'Cents of debits that are given back.'),
    reversed_credits: described(SummedCents, 'Cents of credits that are taken back.'),
    refused: Type.Array(RefusedCount, { description: 'The entries that have no reversal of it, by reason.' }),
    reversals: Type.Array(
      Type.Object(
        {
          status: OneOf([...reversalStatuses]),
          count: Count('Reversals.'),
          amount: described(SummedCents, 'Their amount, in cents.'),
        },
        { title: 'ReversalCount' },
      ),
      { description: 'Its reversals, by status.' },
    ),
    discovered_at: TimeOf('When the error was discovered, in banking time'),
    transmit_until: TimeOf('Until when the network wants the reversals: 24 hours after the discovery'),
    ...windowFields,
    requested_at: TimeOf('When it was requested'),
    done_at: described(Nullable(Timestamp), 'When the last entry was decided, in UTC. Null: not yet.'),
  },
  { title: 'FileReversal', description: 'The reversal of every entry of a file that can be reversed.' },
);

const refusedRecord = ({ name: why, count, amount }: SeenFileReversal['refused'][number]) => ({ why, count, amount });

export function fileReversalRecord(row: SeenFileReversal): Static<typeof FileReversalRecord> {
  const window = fileReversalWindow(row.file_settles_at, row.discovered_at);
  return {
    uuid: row.uuid,
    file_uuid: row.file_uuid,
    file_name: row.file_name,
    bank: row.bank,
    processor_uuid: row.processor_id,
    stage: row.stage as 'capture' | 'payout' | null,
    entry_error: row.entry_error,
    reason: row.reason,
    state: row.state,
    reversed_count: row.reversed_count,
    reversed_debits: row.reversed_debits,
    reversed_credits: row.reversed_credits,
    refused: row.refused.map(refusedRecord),
    reversals: row.reversals.map(({ name, count, amount }) => ({
      status: name as (typeof reversalStatuses)[number],
      count,
      amount,
    })),
    discovered_at: timestamp(row.discovered_at),
    ...window,
    transmit_until: timestamp(window.transmit_until),
    requested_at: timestamp(row.requested_at),
    done_at: timestampOrNull(row.done_at),
  };
}

export const exampleFileReversal: Static<typeof FileReversalRecord> = {
  uuid: '019a2f63-1d00-7e44-9f55-708192a3b4c5',
  file_uuid: '019a2f3e-0a10-7d20-8b30-4c5d6e7f8091',
  file_name: '2026-03-02-A.ach',
  bank: 'simulated',
  processor_uuid: null,
  stage: null,
  entry_error: 'duplicate',
  reason: 'The nightly run of the shop started every payment twice.',
  state: 'working',
  reversed_count: 0,
  reversed_debits: 0,
  reversed_credits: 0,
  refused: [],
  reversals: [],
  discovered_at: '2026-03-03 15:00:00',
  transmit_until: '2026-03-04 15:00:00',
  send_until: '2026-03-09',
  available_until: '2026-03-10',
  requested_at: '2026-03-03 15:10:00',
  done_at: null,
};

export const RefusedReversalRecord = Type.Object(
  {
    trace_id: Type.String({ description: 'The trace number of the entry: 15 digits.' }),
    processor_uuid: UuidOf('The tenant of the entry.'),
    transaction_uuid: UuidOf('The payment of the entry, or the first one of a batch.'),
    stage: OneOf([...purposes], { description: 'What the entry is for.' }),
    direction: OneOf(['debit', 'credit'], { description: 'The direction of the entry.' }),
    amount: described(SummedCents, 'The amount of the entry, in cents.'),
    why: WhyNotField,
  },
  { title: 'RefusedReversal', description: 'An entry of a file that was not reversed with it.' },
);
