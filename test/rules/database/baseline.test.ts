// The baseline: the first migrations are never changed, because databases have applied them.
import { expect, it } from 'vitest';
import { migrationsOnDisk } from '../../../src/platform/database/schema/migrate.ts';
import baseline from './baseline.json' with { type: 'json' };

it('Each migration of the baseline has its digest', async () => {
  const digests = Object.fromEntries((await migrationsOnDisk()).map(({ name, digest }) => [name, digest]));
  for (const [name, digest] of Object.entries(baseline))
    expect(
      digests[name],
      `migrations/${name} is part of the baseline. Restore it, and put the change into a new migration.`,
    ).toBe(digest);
  const [last] = Object.keys(baseline).toSorted().slice(-1);
  const between = Object.keys(digests).filter((name) => name < last! && !(name in baseline));
  expect(between, 'A new migration has the next number.').toEqual([]);
});
