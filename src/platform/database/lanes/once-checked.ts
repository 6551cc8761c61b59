// A database that is used only once a check has passed. The check runs again until it does.
import type { Database } from '../database.ts';

export interface Checked {
  database: Database;
  /** Rejects with the problem. After a success it does nothing. */
  check(): Promise<void>;
}

export function onceChecked(database: Database, examine: (database: Database) => Promise<void>): Checked {
  let passing: Promise<void> | null = null;
  const check = () => {
    passing ??= examine(database).catch((error) => {
      passing = null;
      throw error;
    });
    return passing;
  };
  const guard = (guarded: Database): Database => ({
    ...guarded,
    query: (text, values) => check().then(() => guarded.query(text, values)),
    connect: () => check().then(() => guarded.connect()),
    pipeline: (steps) => check().then(() => guarded.pipeline(steps)),
    withDeadline: (deadlineMs) => guard(guarded.withDeadline(deadlineMs)),
  });
  return { database: guard(database), check };
}
