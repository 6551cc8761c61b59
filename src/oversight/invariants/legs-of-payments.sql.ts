// The legs of payments, as the queries of invariants read them.
import { joinRows, withRows } from './rows-of-payments.sql.ts';

const columns = `shard, processor_id, uuid, transaction_uuid, refund_uuid, stage, attempt, state, amount, file_uuid, entry_uuid, created_at`;

// Rejected legs have one index and the others another, so the two are read separately: a slice of
// payments never reads the whole table.
const legs = `(SELECT ${columns} FROM current_legs WHERE NOT rejected UNION ALL SELECT ${columns} FROM current_legs WHERE rejected)`;

/** All legs, named `l`. */
export const allLegs = `${legs} AS l`;

/** Each payment with its legs, named `t` and `l`. */
export const withLegs = (payments: string) => withRows(payments, legs, 'l');

/** As SQL: joins the entry of each leg `l`, named `e`. */
export const joinEntries = (payments: string) =>
  joinRows(payments, 'entries', 'e', 'e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid');

/** Each payment with its legs and their entries, named `t`, `l` and `e`. */
export const withEntries = (payments: string) => `${withLegs(payments)} ${joinEntries(payments)}`;
