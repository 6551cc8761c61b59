// The baseline: the migrations of the first release are never changed, because databases have
// applied them.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrationsOnDisk } from '../../src/database/schema/migrate.ts';

const path = new URL('./baseline.json', import.meta.url);

it('Each migration of the baseline has its digest (WRITE_BASELINE=1 writes it, until the first release)', async () => {
  const digests = Object.fromEntries((await migrationsOnDisk()).map(({ name, digest }) => [name, digest]));
  if (process.env.WRITE_BASELINE !== undefined) writeFileSync(path, `${JSON.stringify(digests, null, 2)}\n`);
  const baseline: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
  for (const [name, digest] of Object.entries(baseline))
    expect(
      digests[name],
      `migrations/${name} is part of the baseline. Restore it, and put the change into a new migration.`,
    ).toBe(digest);
  const [last] = Object.keys(baseline).toSorted().slice(-1);
  const between = Object.keys(digests).filter((name) => name < last! && !(name in baseline));
  expect(between, 'A new migration has the next number.').toEqual([]);
});
