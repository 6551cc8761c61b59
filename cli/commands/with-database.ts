// Runs commands that work on the database and then end.
import { resolve } from 'node:path';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { wasEverStarted } from '../../src/platform/database/embedded/home.ts';
import { homeName, onLane } from '../../src/platform/database/lanes/lane.ts';
import { selectLanes } from '../../src/platform/database/lanes/lanes.sql.ts';
import { expectMigrated } from '../../src/platform/database/schema/migrate.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';
import { addedPlaces } from '../../src/service/lanes/added-places.ts';
import { checkLanes } from '../../src/service/lanes/check-lanes.ts';
import { ownerUrlOf } from '../../src/service/lanes/read-lanes-file.ts';
import { borrowDatabase, type ProvidedDatabase } from '../../src/service/start/provide-database.ts';
import { CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { type LaneOfCommand, type LanesOfCommand, laneAt } from './lanes-of-command.ts';

export interface Given {
  /** Of home. */
  database: Database;
  /** All that were added; without others, home alone. Each is checked at its first use. */
  lanes(): Promise<LanesOfCommand>;
  /** All of them, checked. @throws LaneRefused if one cannot be used */
  everyLane(): Promise<LanesOfCommand>;
  settings: Settings;
  provided: ProvidedDatabase;
}

/**
 * Starts the embedded PostgreSQL for the time of the work, unless it is running or DATABASE_URL is
 * set. `migrated`: the work needs the schema of this version.
 */
export async function withDatabase<Result>(
  terminal: Terminal,
  work: (given: Given) => Promise<Result>,
  { migrated = true }: { migrated?: boolean } = {},
): Promise<Result> {
  const settings = readSettings(terminal.environment, { secrets: false });
  if (migrated && settings.DATABASE_URL === null && !wasEverStarted(settings.ACHORD_DATA_DIR))
    throw new CommandRefused(
      `There is no database in ${resolve(settings.ACHORD_DATA_DIR)}. Run "achord start" first, or set ACHORD_DATA_DIR or DATABASE_URL.`,
    );
  // The user wants the answer of the command: only problems are logged.
  const log = await terminal.openLog({ ...settings, ACHORD_LOG_LEVEL: 'warn' });
  const provided = await borrowDatabase(settings, log);
  try {
    const database = openDatabase(provided.url, 2, () => {});
    const others: LaneOfCommand[] = [];
    const home = {
      ...{ name: homeName, database, url: provided.url, ownerUrl: ownerUrlOf(provided) },
      check: () => Promise.resolve(),
    };
    async function lanes(): Promise<LanesOfCommand> {
      const places = await checkLanes(settings, terminal.environment);
      const opened = addedPlaces(await selectLanes(database), places).map(laneAt);
      others.push(...opened);
      return [home, ...opened];
    }
    async function everyLane(): Promise<LanesOfCommand> {
      const all = await lanes();
      await Promise.all(all.map((lane) => lane.check()));
      return all;
    }
    try {
      if (migrated) await expectMigrated(database);
      const given = { database, lanes, everyLane, settings, provided };
      const isOnlyLane = !migrated || (await selectLanes(database)).length === 0;
      return await (isOnlyLane ? work(given) : onLane(home, () => work(given)));
    } finally {
      await Promise.all([database, ...others.map((lane) => lane.database)].map((one) => one.end()));
    }
  } finally {
    await provided.stop();
  }
}
