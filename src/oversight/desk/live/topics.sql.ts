// The query that shows whether anything of a topic has changed.
import type { Queryable } from '../../../platform/database/database.ts';

export const topics = ['transactions', 'files', 'acts', 'decisions', 'webhooks'] as const;
export type Topic = (typeof topics)[number];

/** Text that differs once something of the topic has changed. */
export type Markers = Record<Topic, string>;

/**
 * Each is read from few rows: positions of events for each tenant, files by state, what waits, open
 * cases by kind, endpoints that have a problem.
 */
export async function selectMarkers(db: Queryable): Promise<Markers> {
  const [row] = await db.query<Markers>(
    `SELECT
       (SELECT coalesce(sum(last_position), 0)::text FROM event_positions) AS transactions,
       (SELECT coalesce(string_agg(state || ' ' || files, ',' ORDER BY state), '')
        FROM (SELECT state::text, count(*) AS files FROM bank_files GROUP BY state) AS sent)
       || ';' ||
       (SELECT count(*) || ' ' || count(released_at) || ' ' || count(rejected_at) || ' ' || count(taken_at) FROM inbound_files) AS files,
       (SELECT coalesce(max(number), 0)::text FROM audit_links) || ' ' || (SELECT count(*) FROM audit_links_due) AS acts,
       (SELECT count(*) FROM bank_items WHERE state = 'suspense') || ' ' ||
       (SELECT count(*) FROM holds WHERE released_at IS NULL) || ' ' || (SELECT count(*) FROM blocks WHERE lifted_at IS NULL) || ' ' ||
       (SELECT count(*) FROM approvals WHERE outcome IS NULL) || ' ' ||
       (SELECT coalesce(string_agg(state || ' ' || lines, ',' ORDER BY state), '')
        FROM (SELECT state::text, count(*) AS lines FROM statement_lines WHERE state IN ('open', 'suspense') GROUP BY state) AS lines)
       AS decisions,
       (SELECT count(failing_since) || ' ' || count(disabled_at) || ' ' || count(*) FROM webhook_endpoints) AS webhooks`,
    [],
  );
  return row!;
}
