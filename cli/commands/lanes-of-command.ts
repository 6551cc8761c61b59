// The lanes of a command: home, and the other databases that were added. A lane that cannot be used
// is named, so that no answer is shorter than the truth.
import { isDeepStrictEqual } from 'node:util';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { everySchema } from '../../src/platform/database/lanes/every-lane.sql.ts';
import { firstAnswer } from '../../src/platform/database/lanes/first-answer.ts';
import { inSchemas } from '../../src/platform/database/lanes/in-schemas.ts';
import type { Lane } from '../../src/platform/database/lanes/lane.ts';
import { onceChecked } from '../../src/platform/database/lanes/once-checked.ts';
import { expectMigrated } from '../../src/platform/database/schema/migrate.ts';
import { selectSchemaName } from '../../src/platform/database/schema/rights.sql.ts';
import type { AddedPlace } from '../../src/service/lanes/added-places.ts';
import { expectLane } from '../../src/service/lanes/expect-lane.ts';
import { areCurrent } from '../../src/service/lanes/provide-views.ts';
import { ownerUrlOf } from '../../src/service/lanes/read-lanes-file.ts';
import { refuseUnsafe } from '../../src/service/start/provide-database.ts';
import { CommandRefused } from '../complaint.ts';

export interface LaneOfCommand extends Lane {
  /** Of the serving role. */
  url: string;
  /** Of the role that owns the tables. */
  ownerUrl: string;
  /** @throws LaneRefused */
  check(): Promise<void>;
}

/** Home first. */
export type LanesOfCommand = readonly [LaneOfCommand, ...LaneOfCommand[]];

/** A lane does not answer, or must not be used. */
export class LaneRefused extends CommandRefused {}

/** It is checked at its first use. */
export function laneAt(place: AddedPlace): LaneOfCommand {
  const { name, url } = place;
  const checked = onceChecked(
    openDatabase(url, 2, () => {}),
    async (database) => {
      try {
        await refuseUnsafe(url);
        await expectMigrated(database);
        await expectLane(database, place);
      } catch (error) {
        throw new LaneRefused(`The lane ${name} cannot be used: ${(error as Error).message}`, { cause: error });
      }
    },
  );
  return { name, ...checked, url, ownerUrl: ownerUrlOf(place) };
}

/** As `firstAnswer`. */
export const whereItIs = <Result>(
  lanes: LanesOfCommand,
  look: (lane: LaneOfCommand) => Promise<Result | null>,
): Promise<Result | null> => firstAnswer(lanes, look, (error) => error instanceof LaneRefused);

/** The names of the lanes that have something else than home. Undefined: there is one lane. */
export async function unlikeHome(
  [home, ...others]: LanesOfCommand,
  read: (database: Database) => Promise<unknown>,
): Promise<string[] | undefined> {
  if (others.length === 0) return undefined;
  const atHome = await read(home.database);
  const unlike: string[] = [];
  for (const { name, database } of others) if (!isDeepStrictEqual(await read(database), atHome)) unlike.push(name);
  return unlike;
}

/** `work` gets a database with the rows of all lanes. */
export async function withRowsOfAll<Result>(
  [home, ...others]: LanesOfCommand,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  if (others.length === 0) return work(home.database);
  const places = others.map(({ name, url }) => ({ name, url, migrationUrl: null }));
  if (!(await areCurrent(home, places)))
    throw new CommandRefused('The home database does not show the rows of all lanes. Run "achord migrate" first.');
  const schemas = [everySchema, await selectSchemaName(home.database)];
  const every = openDatabase(inSchemas(home.url, schemas), 2, () => {});
  try {
    return await work(every);
  } finally {
    await every.end();
  }
}
