// Phases whose queries may take longer than the queries of a request: the limits of PostgreSQL and
// ours change together.
import { type AtomicPhase, atomically, fromSnapshot } from '../atomic-phase.ts';
import type { Database, Queryable } from '../database.ts';
import { limitStatementTime } from './statement-timeout.sql.ts';

// PostgreSQL cancels a query that takes too long, and reports it. Our own deadline is later: it
// ends waiting for a server that does not.
const cancelMs = 15_000;

/** The database for work in which PostgreSQL lets each query take this long. */
export const withDeadlineBeyond = (database: Database, statementMs: number): Database =>
  database.withDeadline(statementMs + cancelMs);

/** Like `atomically`; each query may take this long. */
export function atomicallyWithin<Result>(
  database: Database,
  statementMs: number,
  work: (phase: AtomicPhase) => Promise<Result>,
): Promise<Result> {
  return atomically(withDeadlineBeyond(database, statementMs), async (phase) => {
    await limitStatementTime(phase, statementMs);
    return work(phase);
  });
}

/** Like `fromSnapshot`; each query may take this long. */
export function fromSnapshotWithin<Result>(
  database: Database,
  statementMs: number,
  read: (snapshot: Queryable) => Promise<Result>,
): Promise<Result> {
  return fromSnapshot(withDeadlineBeyond(database, statementMs), async (snapshot) => {
    await limitStatementTime(snapshot, statementMs);
    return read(snapshot);
  });
}
