// The `data` of a payment's events: the record of the list, at the moment of the event.
import type { Queryable } from '../database/database.ts';
import {
  type ChangingColumns,
  initialColumns,
  type TransactionRow,
  transactionRecord,
} from '../lifecycle/transaction.ts';
import { instantFrom } from '../std/timestamps.ts';
import { takeStarted } from './start/started-payments-cache.ts';
import { selectTransactions } from './transactions.sql.ts';

/**
 * The state that the outbox stored: the changing columns that were not null, and the instant as
 * text.
 */
type State = Partial<Omit<ChangingColumns, 'updated_at'>> & { updated_at: string };

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
  const rows = new Map<string, TransactionRow>();
  const unknown = new Map<string, { processor_id: string; uuid: string }>();
  for (const { processor_id, subject_uuid: uuid } of events) {
    const started = takeStarted(uuid);
    if (started === undefined) unknown.set(uuid, { processor_id, uuid });
    else rows.set(uuid, started);
  }
  if (unknown.size > 0) for (const row of await selectTransactions(db, [...unknown.values()])) rows.set(row.uuid, row);
  return new Map(
    events.flatMap(({ uuid, subject_uuid, state }) => {
      const row = rows.get(subject_uuid);
      if (row === undefined) return [];
      const { updated_at, ...columns } = state as State;
      return [
        [uuid, transactionRecord({ ...row, ...initialColumns, ...columns, updated_at: instantFrom(updated_at) })],
      ];
    }),
  );
}
