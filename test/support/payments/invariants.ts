// Invariants, checked over a whole database: call it at the end of every test that moves payments.
import { expect } from 'vitest';
import { countViolations } from '../../../src/oversight/invariants/count-violations.sql.ts';
import { invariants } from '../../../src/oversight/invariants/invariants.ts';
import type { AtomicPhase } from '../../../src/platform/database/atomic-phase.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { atomicallyWithin } from '../../../src/platform/database/deadlines/long-phase.ts';

const checkMs = 240_000;

/**
 * New tables have no statistics, so the planner takes them for small and compares every row with
 * every other. The service checks slices of payments, whose size it knows.
 */
const planned =
  <Result>(count: (phase: AtomicPhase) => Promise<Result>) =>
  async (phase: AtomicPhase): Promise<Result> => {
    await phase.query("SELECT set_config('enable_nestloop', 'off', true)", []);
    return count(phase);
  };

/**
 * Checks the invariants of the service. `names`: only these. `database`: or an atomic phase, to
 * check what it has not committed.
 */
export async function expectInvariants(database: Database | AtomicPhase, ...names: string[]): Promise<void> {
  const chosen = invariants.filter(({ name }) => names.length === 0 || names.includes(name));
  expect(chosen.length).toBeGreaterThanOrEqual(Math.max(1, names.length));
  // In one query: sending fifty would take longer than running them.
  const count = (phase: AtomicPhase) => countViolations(phase, chosen, { since: null });
  const checks = 'connect' in database ? atomicallyWithin(database, checkMs, planned(count)) : count(database);
  for (const checked of await checks) {
    const { rule } = chosen.find(({ name }) => name === checked.invariant)!;
    expect(checked, rule).toEqual({ invariant: checked.invariant, violations: 0, examples: [] });
  }
}
