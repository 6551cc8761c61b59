// achord migrate: migrates the database to the schema of this version.
import { realClock } from '../../src/platform/std/clock.ts';
import { checkLanes } from '../../src/service/lanes/check-lanes.ts';
import { migrateLanes } from '../../src/service/lanes/migrate-lanes.ts';
import { ownerUrlOf } from '../../src/service/lanes/read-lanes-file.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from './with-database.ts';

export async function migrateDatabase({ json }: { json?: true }, terminal: Terminal): Promise<void> {
  const applied = await withDatabase(
    terminal,
    async ({ database, settings, provided }) => {
      const places = await checkLanes(settings, terminal.environment);
      const home = { database, ownerUrl: ownerUrlOf(provided) };
      return migrateLanes(home, provided.migrationUrl, places, realClock.now());
    },
    { migrated: false },
  );
  if (json) terminal.stdout.write(`${JSON.stringify({ applied })}\n`);
  else if (applied.length === 0) terminal.stdout.write('Nothing to do: the database has the schema of this version.\n');
  else terminal.stdout.write(`Applied:\n${applied.map((name) => `  ${name}\n`).join('')}`);
}
