// Invariants, checked over a whole database: call it at the end of every test that moves payments.
import { expect } from 'vitest';
import { countViolations, groupByQuery } from '../../../src/oversight/invariants/count-violations.sql.ts';
import type { Checked, Invariant } from '../../../src/oversight/invariants/invariant.ts';
import { invariants } from '../../../src/oversight/invariants/invariants.ts';
import type { AtomicPhase } from '../../../src/platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../src/platform/database/database.ts';
import { fromSnapshotWithin } from '../../../src/platform/database/deadlines/long-phase.ts';
import type { DatabaseOfLanes } from '../service/two-lanes.ts';

const checkMs = 240_000;

// To plan all of them in one query takes twice as long: its plan needs so much memory.
const perQuery = 10;

async function violationsIn(database: Queryable, chosen: readonly Invariant[]): Promise<Checked[]> {
  const checks: Checked[] = [];
  const inOrder = groupByQuery(chosen).flat();
  for (let first = 0; first < inOrder.length; first += perQuery)
    checks.push(...(await countViolations(database, inOrder.slice(first, first + perQuery), { since: null })));
  return checks;
}

/**
 * New tables have no statistics, so the planner takes them for small and compares every row with
 * every other. The service checks slices of payments, whose size it knows.
 */
const withoutNestedLoops = (snapshot: Queryable) =>
  snapshot.query("SELECT set_config('enable_nestloop', 'off', true)", []);

/**
 * Checks the invariants of the service. `names`: only these. `database`: or an atomic phase, to
 * check what it has not committed.
 */
export async function expectInvariants(database: Database | AtomicPhase, ...names: string[]): Promise<void> {
  const chosen = invariants.filter(({ name }) => names.length === 0 || names.includes(name));
  expect(chosen.length).toBeGreaterThanOrEqual(Math.max(1, names.length));
  const checks = 'connect' in database ? checkLanes(database, chosen) : violationsIn(database, chosen);
  for (const checked of await checks) {
    const { rule } = chosen.find(({ name }) => name === checked.invariant)!;
    expect(checked, rule).toEqual({ invariant: checked.invariant, violations: 0, examples: [] });
  }
}

const check = (database: Database, chosen: readonly Invariant[]): Promise<Checked[]> =>
  fromSnapshotWithin(database, checkMs, async (snapshot) => {
    await withoutNestedLoops(snapshot);
    return violationsIn(snapshot, chosen);
  });

async function checkLanes(database: Database, chosen: readonly Invariant[]): Promise<Checked[]> {
  if (!('lanes' in database)) return check(database, chosen);
  const { all, every } = (database as DatabaseOfLanes).lanes;
  const checks: Checked[] = [];
  for (const lane of all)
    checks.push(
      ...(await check(
        lane.database,
        chosen.filter(({ ofAllLanes }) => !ofAllLanes),
      )),
    );
  return [
    ...checks,
    ...(await check(
      every.database,
      chosen.filter(({ ofAllLanes }) => ofAllLanes),
    )),
  ];
}

/** Inserts a closed day whose signed sums are not in the books. */
export const wrongClosedDay = `
  WITH people AS (
    INSERT INTO operators (uuid, name, email, role, invited_at)
    VALUES (gen_random_uuid(), '', 'one', 'risk', now()), (gen_random_uuid(), '', 'other', 'risk', now()) RETURNING uuid
  )
  INSERT INTO closed_days (day, posting_count, seal, accounts, files, statements, invariants_checked_at, carried, reason,
    first_signed_by, first_signer, first_signed_at, second_signed_by, second_signer, second_signed_at)
  SELECT '2000-01-03', 0, '', '[{"account": "BANK", "debits": 1, "credits": 0, "closing": 1}]', '[]', '[]', now(), '[]', '',
    uuids[1], '', now(), uuids[2], '', now()
  FROM (SELECT array_agg(uuid) AS uuids FROM people) AS signers`;
