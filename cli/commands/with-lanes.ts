// Runs commands about the lanes, which need the lanes file.

import type { Settings } from '../../src/platform/settings/settings.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { checkLanes } from '../../src/service/lanes/check-lanes.ts';
import type { Home } from '../../src/service/lanes/provide-views.ts';
import { type LanePlace, ownerUrlOf } from '../../src/service/lanes/read-lanes-file.ts';
import { CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from './with-database.ts';

interface Given {
  home: Home;
  /** Of its serving role. */
  homeUrl: string;
  /** Of the lanes file. */
  places: readonly LanePlace[];
  mode: Settings['ACHORD_MODE'];
  at: Date;
}

export const withLanes = <Result>(terminal: Terminal, work: (given: Given) => Promise<Result>): Promise<Result> =>
  withDatabase(terminal, async ({ database, settings, provided }) => {
    if (settings.ACHORD_LANES_FILE === null)
      throw new CommandRefused(
        'ACHORD_LANES_FILE must be set to the path of the lanes file: see docs/operate/lanes.md.',
      );
    const places = await checkLanes(settings, terminal.environment);
    const home = { database, ownerUrl: ownerUrlOf(provided) };
    return work({ home, homeUrl: provided.url, places, mode: settings.ACHORD_MODE, at: realClock.now() });
  });
