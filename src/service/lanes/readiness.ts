// Whether the databases of the lanes answer, for /health/ready, the metrics and the console.
import type { LaneState } from '../../api/http/health.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Trouble } from '../../platform/database/deadlines/troubles.ts';
import type { Lane } from '../../platform/database/lanes/lane.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { isMigrated } from '../../platform/database/schema/migrate.ts';
import { withinDeadline } from '../../platform/std/deadline.ts';

export const sentenceOn = {
  silent: 'the database does not answer',
  read_only: 'the database accepts no writes: it is a standby, or its transactions are read-only',
  disk_full: "the database's disk is full",
  disk_failing: "the database's disk reports errors",
} as const satisfies Record<Trouble, string>;

/** Less than /health/ready waits. */
const laneMs = 1_500;

/** The problem of the database that is known now, as a sentence. */
function troubleOf(database: Database): string | null {
  const trouble = database.trouble();
  return trouble === null ? null : sentenceOn[trouble];
}

/** Why requests to this database cannot be answered now; empty: they can. */
async function unready(database: Database): Promise<string[]> {
  const known = troubleOf(database);
  if (known !== null) return [known];
  try {
    return (await isMigrated(database)) ? [] : ['the database has other migrations than this version'];
  } catch (error) {
    // In a quiet process, this query is the first one that shows the trouble.
    const shown = troubleOf(database);
    if (shown === null) throw error;
    return [shown];
  }
}

async function stateOf({ name, database }: Lane): Promise<LaneState> {
  try {
    const [reason] = await withinDeadline(laneMs, () => unready(database));
    return reason === undefined ? { name, state: 'ready' } : { name, state: 'away', reason };
  } catch {
    return { name, state: 'away', reason: troubleOf(database) ?? 'the database cannot be reached' };
  }
}

export interface Readiness {
  /** Empty while the database answers; with several, while one of them answers. */
  unready(): Promise<string[]>;
  /** Home first. */
  states(): Promise<LaneState[]>;
}

export function readinessOf({ all, home }: Pick<Lanes, 'all' | 'home'>): Readiness {
  const states = () => Promise.all(all.map(stateOf));
  if (all.length === 1) return { unready: () => unready(home.database), states };
  return {
    states,
    async unready() {
      const away = (await states()).filter(({ state }) => state === 'away');
      return away.length < all.length ? [] : away.map(({ name, reason }) => `${name}: ${reason}`);
    },
  };
}
