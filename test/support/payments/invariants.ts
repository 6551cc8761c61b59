// Invariants, checked over a whole database: call it at the end of every test that moves payments.
import { expect } from 'vitest';
import { type AtomicPhase, atomically } from '../../../src/database/atomic-phase.ts';
import { type Database, jobMs } from '../../../src/database/database.ts';
import { countViolations } from '../../../src/invariants/count-violations.sql.ts';
import { invariants } from '../../../src/invariants/invariants.ts';

/**
 * Checks the invariants of the service. `names`: only these. `database`: or an atomic phase, to
 * check what it has not committed.
 */
export async function expectInvariants(database: Database | AtomicPhase, ...names: string[]): Promise<void> {
  const chosen = invariants.filter(({ name }) => names.length === 0 || names.includes(name));
  expect(chosen.length).toBeGreaterThanOrEqual(Math.max(1, names.length));
  // In one query: sending fifty would take longer than running them. On a busy machine, before new
  // tables have statistics, it can take longer than a query of the service may.
  const count = (phase: AtomicPhase) => countViolations(phase, chosen, { since: null });
  const checks = 'connect' in database ? atomically(database.withDeadline(4 * jobMs), count) : count(database);
  for (const checked of await checks) {
    const { rule } = chosen.find(({ name }) => name === checked.invariant)!;
    expect(checked, rule).toEqual({ invariant: checked.invariant, violations: 0, examples: [] });
  }
}
