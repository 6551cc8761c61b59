// Provides the views at home that show the rows of every lane.
import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { sqlState } from '../../platform/database/database-error.ts';
import { createViews, type LaneServer, selectNoteOfViews } from '../../platform/database/lanes/every-lane.sql.ts';
import { tablesOfHome } from '../../platform/database/lanes/tables-of-home.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { MigrationRefused, migrationsOnDisk } from '../../platform/database/schema/migrate.ts';
import { migrationPhase } from '../../platform/database/schema/migration-phase.ts';
import { currentRole, selectSchemaName } from '../../platform/database/schema/rights.sql.ts';
import type { LanePlace } from './read-lanes-file.ts';

/** Of home, as the owner of its tables. */
export interface Home {
  database: Database;
  ownerUrl: string;
}

/** Whether the views show these lanes with the schema of this version. */
export const areCurrent = async ({ database }: Pick<Home, 'database'>, places: readonly LanePlace[]) =>
  (await selectNoteOfViews(database)) === (await noteOf(places));

/** @throws MigrationRefused if PostgreSQL does not allow them */
export async function provideViews({ database, ownerUrl }: Home, places: readonly LanePlace[]): Promise<void> {
  const reader = await currentRole(database);
  const servers: LaneServer[] = [];
  for (const { name, url } of places) servers.push({ name, url, schema: await openBriefly(url, selectSchemaName) });
  const note = await noteOf(places);
  try {
    await openBriefly(ownerUrl, (owner) =>
      migrationPhase(owner, (phase) => createViews(phase, servers, { reader, homeOnly: tablesOfHome, note })),
    );
  } catch (error) {
    if (sqlState(error) === '53200')
      throw new MigrationRefused(
        `The home database cannot show the rows of ${places.length + 1} lanes: ${(error as Error).message}. Set max_locks_per_transaction of its PostgreSQL to ${8 * places.length} or more, and restart it.`,
        { cause: error },
      );
    if (!['42501', '42704', '0A000'].includes(sqlState(error) ?? '')) throw error;
    throw new MigrationRefused(
      `The home database cannot show the rows of the other lanes: ${(error as Error).message}. Run "achord migrate" with ACHORD_MIGRATION_DATABASE_URL set to the URL of the role that owns the tables. A superuser must have prepared the home database: see docs/operate/lanes.md, The home database.`,
      { cause: error },
    );
  }
}

/** Without the passwords of the URLs: the note is public in the database. */
async function noteOf(places: readonly LanePlace[]): Promise<string> {
  const migrations = await migrationsOnDisk();
  const lanes = places.map(({ name, url }) => {
    const { username, host, pathname, search } = new URL(url);
    return [name, username, host, pathname, search];
  });
  const hash = createHash('sha256').update(JSON.stringify([migrations.map(({ digest }) => digest), lanes]));
  return hash.digest('hex');
}
