// What may never happen, checked over a whole database: call it at the end of anything that moves
// payments.
import { expect } from 'vitest';
import type { Queryable } from '../../../src/database/database.ts';
import { countViolations, groupByStatement } from '../../../src/invariants/count-violations.sql.ts';
import { invariants } from '../../../src/invariants/invariants.ts';

/** The statements that the service itself checks with; `names`: only these. */
export async function expectInvariants(database: Queryable, ...names: string[]): Promise<void> {
  const chosen = invariants.filter(({ name }) => names.length === 0 || names.includes(name));
  expect(chosen.length).toBeGreaterThanOrEqual(Math.max(1, names.length));
  for (const group of groupByStatement(chosen))
    for (const checked of await countViolations(database, group, { since: null })) {
      const { rule } = group.find(({ name }) => name === checked.invariant)!;
      expect(checked, rule).toEqual({ invariant: checked.invariant, violations: 0, examples: [] });
    }
}
