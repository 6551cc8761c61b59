// What may never happen, checked over a whole database: call it at the end of anything that moves
// payments.
import { expect } from 'vitest';
import { type AtomicPhase, atomically } from '../../../src/database/atomic-phase.ts';
import type { Database } from '../../../src/database/database.ts';
import { countViolations } from '../../../src/invariants/count-violations.sql.ts';
import { invariants } from '../../../src/invariants/invariants.ts';

/**
 * With the conditions that the service itself checks; `names`: only these. `database`: or a phase,
 * to look at what it has not committed.
 */
export async function expectInvariants(database: Database | AtomicPhase, ...names: string[]): Promise<void> {
  const chosen = invariants.filter(({ name }) => names.length === 0 || names.includes(name));
  expect(chosen.length).toBeGreaterThanOrEqual(Math.max(1, names.length));
  const count = async (phase: AtomicPhase) => {
    // Over the few rows of a test, a plan takes much longer to make than to run: make it once.
    await phase.query('SET LOCAL plan_cache_mode = force_generic_plan');
    // In one statement: fifty of them would take longer to send than to run.
    return countViolations(phase, chosen, { since: null });
  };
  for (const checked of await ('connect' in database ? atomically(database, count) : count(database))) {
    const { rule } = chosen.find(({ name }) => name === checked.invariant)!;
    expect(checked, rule).toEqual({ invariant: checked.invariant, violations: 0, examples: [] });
  }
}
