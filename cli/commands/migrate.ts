// achord migrate: migrates the database to the schema of this version.
import { provideSchema } from '../../src/platform/database/schema/provide-schema.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from './with-database.ts';

export async function migrateDatabase({ json }: { json?: true }, terminal: Terminal): Promise<void> {
  const applied = await withDatabase(
    terminal,
    ({ database, provided }) => provideSchema(database, provided.migrationUrl, realClock.now()),
    { migrated: false },
  );
  if (json) terminal.stdout.write(`${JSON.stringify({ applied })}\n`);
  else if (applied.length === 0) terminal.stdout.write('Nothing to do: the database has the schema of this version.\n');
  else terminal.stdout.write(`Applied:\n${applied.map((name) => `  ${name}\n`).join('')}`);
}
