// Phases whose statements may take longer than those of a request: both limits move together,
// PostgreSQL's and ours.
import { type AtomicPhase, atomically, fromSnapshot } from '../atomic-phase.ts';
import type { Database, Queryable } from '../database.ts';
import { limitStatementTime } from './statement-timeout.sql.ts';

// PostgreSQL cancels a statement that takes too long, and says so: our own deadline gives up a
// server that does not.
const cancelMs = 15_000;

/** The database for work in which PostgreSQL lets each statement take this long. */
export const patientBeyond = (database: Database, statementMs: number): Database =>
  database.patient(statementMs + cancelMs);

/** As `atomically`; each statement may take this long. */
export function atomicallyWithin<Result>(
  database: Database,
  statementMs: number,
  work: (phase: AtomicPhase) => Promise<Result>,
): Promise<Result> {
  return atomically(patientBeyond(database, statementMs), async (phase) => {
    await limitStatementTime(phase, statementMs);
    return work(phase);
  });
}

/** As `fromSnapshot`; each statement may take this long. */
export function fromSnapshotWithin<Result>(
  database: Database,
  statementMs: number,
  read: (snapshot: Queryable) => Promise<Result>,
): Promise<Result> {
  return fromSnapshot(patientBeyond(database, statementMs), async (snapshot) => {
    await limitStatementTime(snapshot, statementMs);
    return read(snapshot);
  });
}
