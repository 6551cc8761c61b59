// achord migrate: migrates the database to the schema of this version.
import { provideSchema } from '../../src/platform/database/schema/provide-schema.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { withDatabase } from './with-database.ts';

export async function migrateDatabase({ json }: { json?: true }): Promise<void> {
  const applied = await withDatabase(
    ({ database, provided }) => provideSchema(database, provided.migrationUrl, realClock.now()),
    { migrated: false },
  );
  if (json) process.stdout.write(`${JSON.stringify({ applied })}\n`);
  else if (applied.length === 0) process.stdout.write('Nothing to do: the database has the schema of this version.\n');
  else process.stdout.write(`Applied:\n${applied.map((name) => `  ${name}\n`).join('')}`);
}
