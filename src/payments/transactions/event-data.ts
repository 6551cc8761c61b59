// The `data` of a payment's events: the record of the list, at the moment of the event.
import type { Queryable } from '../../platform/database/database.ts';
import type { Metadata } from '../../platform/std/metadata.ts';
import { instantFrom } from '../../platform/std/timestamps.ts';
import { type ChangingColumns, initialColumns, transactionWithMetadata } from '../lifecycle/transaction.ts';
import { selectStarted } from './transactions.sql.ts';

/**
 * The state that the outbox stored: the changing columns that were not null, the instant as text,
 * and metadata if it had changed.
 */
type State = Partial<Omit<ChangingColumns, 'updated_at'>> &
  Pick<ChangingColumns, 'transaction_status' | 'capture_status'> & { metadata?: Metadata; updated_at: string };

export interface PaymentEvent {
  uuid: string;
  processor_id: string;
  subject_uuid: string;
  state: Record<string, unknown>;
}

/** The data of each event, by the uuid of the event. Events of unknown payments are left out. */
export async function transactionEventData(
  db: Queryable,
  events: readonly PaymentEvent[],
): Promise<Map<string, Record<string, unknown>>> {
  if (events.length === 0) return new Map();
  const keys = new Map(events.map(({ processor_id, subject_uuid: uuid }) => [uuid, { processor_id, uuid }]));
  const rows = new Map((await selectStarted(db, [...keys.values()])).map((row) => [row.uuid, row]));
  return new Map(
    events.flatMap(({ uuid, subject_uuid, state }) => {
      const row = rows.get(subject_uuid);
      if (row === undefined) return [];
      const { updated_at, ...columns } = state as State;
      return [
        [uuid, transactionWithMetadata({ ...row, ...initialColumns, ...columns, updated_at: instantFrom(updated_at) })],
      ];
    }),
  );
}
