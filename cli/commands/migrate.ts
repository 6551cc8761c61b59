// achord migrate: migrates the database to the schema of this version.
import { realClock } from '../../src/platform/std/clock.ts';
import { checkLanes } from '../../src/service/lanes/check-lanes.ts';
import { migrateLanes } from '../../src/service/lanes/migrate-lanes.ts';
import { ownerUrlOf } from '../../src/service/lanes/read-lanes-file.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from './with-database.ts';

export async function migrateDatabase({ json }: { json?: true }, terminal: Terminal): Promise<void> {
  const migrated = await withDatabase(
    terminal,
    async ({ database, settings, provided }) => {
      const places = await checkLanes(settings, terminal.environment);
      const home = { database, ownerUrl: ownerUrlOf(provided) };
      return migrateLanes(home, provided.migrationUrl, places, realClock.now());
    },
    { migrated: false },
  );
  const [home, ...others] = migrated;
  if (json) {
    const lanes = others.length === 0 ? {} : { lanes: others };
    terminal.stdout.write(`${JSON.stringify({ applied: home!.applied, ...lanes })}\n`);
    return;
  }
  if (migrated.every(({ applied }) => applied.length === 0))
    terminal.stdout.write('Nothing to do: the database has the schema of this version.\n');
  for (const { name, applied } of migrated)
    if (applied.length > 0)
      terminal.stdout.write(
        `Applied${others.length === 0 ? '' : ` in ${name}`}:\n${applied.map((migration) => `  ${migration}\n`).join('')}`,
      );
}
