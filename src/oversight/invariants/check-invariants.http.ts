// POST /admin/v1/invariants/check: checks every invariant over all data.

import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { OneOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { fromAllLanes, type Lanes } from '../../platform/database/lanes/lanes.ts';
import type { Log } from '../../platform/log/log.ts';
import { refuse } from '../../platform/refusals.ts';
import { CheckUnfinishedError, checkInvariants as check } from './check-invariants.ts';
import type { Checked } from './invariant.ts';
import { invariants } from './invariants.ts';
import { logViolations } from './log-violations.ts';
import { ReadingStoppedError, type Terms } from './read-until-stopped.ts';
import { tryLockWholeCheck, unlockWholeCheck } from './rounds.sql.ts';

// The limit of each query. With more data than that, rely on the jobs, which check in slices.
const timeoutMs = 300_000;

const ofAllLanes = invariants.filter((one) => one.ofAllLanes === true);
const ofEachLane = invariants.filter((one) => one.ofAllLanes !== true);
const names = invariants.map(({ name }) => name);
const rules = new Map<string, string>(invariants.map(({ name, rule }) => [name, rule]));

interface Checking {
  database: Database;
  lanes: Pick<Lanes, 'all' | 'every'>;
  log: Log;
  stopping: AbortSignal;
}

export const checkInvariants = ({ database, lanes, log, stopping }: Checking) =>
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
          const checked = await aloneIn(database, () => checkAll(lanes, { timeoutMs, stopping }));
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

/** Adds up what each lane has. */
async function checkAll({ all, every }: Checking['lanes'], terms: Terms): Promise<Checked[]> {
  const reports: Checked[][] = [];
  const extent = { since: null };
  for (const { database } of all) reports.push(await check(database, ofEachLane, extent, terms));
  const overAll = await fromAllLanes({ every }, (rows) => check(rows, ofAllLanes, extent, terms));
  if (overAll === null) throw refuse('database_unavailable');
  reports.push(overAll);
  return invariants.map(({ name }) => {
    const found = reports.flat().filter(({ invariant }) => invariant === name);
    return {
      invariant: name,
      violations: found.reduce((sum, { violations }) => sum + violations, 0),
      examples: found.flatMap(({ examples }) => examples),
    };
  });
}

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
