// POST /admin/v1/invariants/check: checks every invariant over all data.

import { Type } from 'typebox';
import { ok } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { operation } from '../http/operation.ts';
import { OneOf } from '../http/schema.ts';
import type { Log } from '../log/log.ts';
import { refuse } from '../refusals.ts';
import { CheckUnfinishedError, checkInvariants } from './check-invariants.ts';
import { invariants } from './invariants.ts';
import { logViolations } from './log-violations.ts';
import { ReadingStoppedError } from './read-until-stopped.ts';

// The limit of each query. With more data than that, rely on the jobs, which check in slices.
const timeoutMs = 300_000;

const names = invariants.map(({ name }) => name);
const rules = new Map<string, string>(invariants.map(({ name, rule }) => [name, rule]));

interface Checking {
  database: Database;
  log: Log;
  stopping: AbortSignal;
}

export function checkEveryInvariant({ database, log, stopping }: Checking) {
  let isRunning = false;
  return operation(
    {
      method: 'POST',
      path: '/admin/v1/invariants/check',
      tag: 'Operator',
      operationId: 'checkInvariants',
      summary: 'Check the invariants',
      description:
        'Checks over all data what must hold at every moment. Nothing is locked or changed. Zero violations: the invariant holds. The log shows examples of violations. A process does one check at a time.',
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
        if (isRunning) throw refuse('too_many_in_progress');
        isRunning = true;
        try {
          const checked = await checkInvariants(database, invariants, { since: null }, { timeoutMs, stopping });
          logViolations(log, checked);
          return ok(
            checked.map(({ invariant, violations }) => ({ invariant, rule: rules.get(invariant)!, violations })),
          );
        } catch (error) {
          if (error instanceof CheckUnfinishedError) throw refuse('invariant_check_timeout', '', error.message);
          if (error instanceof ReadingStoppedError) throw refuse('shutting_down');
          throw error;
        } finally {
          isRunning = false;
        }
      },
    },
  );
}
