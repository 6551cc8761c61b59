// POST /admin/v1/invariants/check: checks every invariant over all data.

import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { OneOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { refuse } from '../../platform/refusals.ts';
import { CheckUnfinishedError, checkInvariants as check } from './check-invariants.ts';
import { invariants } from './invariants.ts';
import { logViolations } from './log-violations.ts';
import { ReadingStoppedError } from './read-until-stopped.ts';
import { tryLockWholeCheck, unlockWholeCheck } from './rounds.sql.ts';

// The limit of each query. With more data than that, rely on the jobs, which check in slices.
const timeoutMs = 300_000;

const names = invariants.map(({ name }) => name);
const rules = new Map<string, string>(invariants.map(({ name, rule }) => [name, rule]));

interface Checking {
  database: Database;
  log: Log;
  stopping: AbortSignal;
}

export const checkInvariants = ({ database, log, stopping }: Checking) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/invariants/check',
      tag: 'Operator',
      operationId: 'checkInvariants',
      summary: 'Check the invariants',
      description:
        'Checks over all data what must hold at every moment. Nothing is locked or changed. Zero violations: the invariant holds. The log shows examples of violations. One check runs at a time.',
      callers: ['admin'],
      role: 'operator',
      reason: 'none',
      answers: {
        200: {
          description: 'The number of violations of each invariant',
          data: Type.Array(
            Type.Object({
              invariant: OneOf(names),
              rule: Type.String({ description: 'What must hold.' }),
              violations: Type.Integer(),
            }),
          ),
          example: invariants.slice(0, 3).map(({ name, rule }) => ({ invariant: name, rule, violations: 0 })),
        },
      },
      refusals: ['invariant_check_timeout', 'too_many_in_progress'],
    },
    {
      async read() {
        try {
          const checked = await aloneIn(database, () =>
            check(database, invariants, { since: null }, { timeoutMs, stopping }),
          );
          if (checked === null) throw refuse('too_many_in_progress');
          logViolations(log, checked);
          return ok(
            checked.map(({ invariant, violations }) => ({ invariant, rule: rules.get(invariant)!, violations })),
          );
        } catch (error) {
          if (error instanceof CheckUnfinishedError) throw refuse('invariant_check_timeout', '', error.message);
          if (error instanceof ReadingStoppedError) throw refuse('shutting_down');
          throw error;
        }
      },
    },
  );

/** Checks while no other process does; null: one does. */
async function aloneIn<Result>(database: Database, check: () => Promise<Result>): Promise<Result | null> {
  const connection = await database.connect();
  let isUnlocked = false;
  try {
    if (!(await tryLockWholeCheck(connection))) return null;
    try {
      return await check();
    } finally {
      await unlockWholeCheck(connection);
      isUnlocked = true;
    }
  } finally {
    // Without its connection the lock ends too.
    connection.release(!isUnlocked);
  }
}
