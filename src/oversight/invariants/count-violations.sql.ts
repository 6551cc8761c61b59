// Counts violations of invariants: over all data, since an instant, or in a slice of payments.
import type { Queryable } from '../../platform/database/database.ts';
import { shardOf } from '../../platform/database/tenant-key.ts';
import type { Checked, Invariant, StandingInvariant } from './invariant.ts';
import type { PaymentSlice } from './payment-slices.ts';
import { chosenPayments, everyPayment } from './rows-of-payments.sql.ts';
import { standing } from './standing.sql.ts';

/**
 * The data of a check. `slice`: these payments. `since`: all payments, and other rows since an
 * instant (null: all).
 */
export type Extent = { slice: PaymentSlice } | { since: Date | null };

const examplesShown = 5;

const isOnStanding = (invariant: Invariant): invariant is StandingInvariant => 'broken' in invariant;

/** Groups the invariants that one query answers. */
export function groupByQuery(invariants: readonly Invariant[]): Invariant[][] {
  const together = invariants.filter(isOnStanding);
  const alone = invariants.filter((one) => !isOnStanding(one)).map((one) => [one]);
  return together.length === 0 ? alone : [together, ...alone];
}

/** Rows (invariant, processor_id, subject_uuid, found). */
function violationsOf(group: readonly Invariant[], from: string): string {
  const found = group.map((one) =>
    isOnStanding(one)
      ? `SELECT '${one.name}' AS invariant, processor_id, uuid AS subject_uuid,
           concat_ws(' ', ${one.shown.map((column) => `'${column}', ${column}`).join(', ')}) AS found
         FROM standing WHERE ${one.broken}`
      : `SELECT '${one.name}' AS invariant, processor_id, subject_uuid, found FROM (${one.sql(from)}) AS broken`,
  );
  return `${group.some(isOnStanding) ? `WITH ${standing(from)}` : ''} ${found.join(' UNION ALL ')}`;
}

/** Counts the violations of one group of `groupByQuery`, in one snapshot. */
export async function countViolations(db: Queryable, group: readonly Invariant[], extent: Extent): Promise<Checked[]> {
  const ofSlice = 'slice' in extent;
  const rows = await db.query<Checked>(
    `WITH violations AS MATERIALIZED (${violationsOf(group, ofSlice ? chosenPayments : everyPayment)}), numbered AS (
       SELECT invariant, processor_id, subject_uuid, found,
              row_number() OVER (PARTITION BY invariant ORDER BY processor_id, subject_uuid, found) AS number
       FROM violations
     )
     SELECT invariant, count(*) AS violations,
            json_agg(json_build_object('processor_id', processor_id, 'subject_uuid', subject_uuid, 'found', found) ORDER BY number)
              FILTER (WHERE number <= ${examplesShown}) AS examples
     FROM numbered WHERE $1::timestamptz IS NOT NULL GROUP BY invariant`,
    ofSlice
      ? ['-infinity', extent.slice.processor_ids.map(shardOf), extent.slice.processor_ids, extent.slice.uuids]
      : [extent.since ?? '-infinity'],
  );
  return group.map(
    ({ name }) => rows.find(({ invariant }) => invariant === name) ?? { invariant: name, violations: 0, examples: [] },
  );
}
