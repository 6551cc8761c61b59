// What may never happen, checked over a whole database: call it at the end of anything that moves payments.
import { expect } from 'vitest';
import type { Queryable } from '../../src/database/database.ts';
import { countViolations } from '../../src/invariants/count-violations.sql.ts';
import { invariants } from '../../src/invariants/invariants.ts';

/** The statements that the service itself checks with; `name`: one of them alone. */
export async function expectInvariants(database: Queryable, name?: string): Promise<void> {
  const chosen = invariants.filter((invariant) => name === undefined || invariant.name === name);
  expect(chosen).not.toEqual([]);
  for (const invariant of chosen)
    expect(await countViolations(database, invariant, null), invariant.rule).toEqual({
      invariant: invariant.name,
      violations: 0,
      examples: [],
    });
}
