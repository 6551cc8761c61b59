// A seed in its own process: several are played in parallel on all cores, and none inherits state
// from another.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PostgresUrls } from '../../../support/runner/migrated-postgres.ts';
import { type Coverage, nothingCovered } from './coverage.ts';
import { type Played, playService } from './play.ts';
import { SimulationFailed } from './simulation-failed.ts';

interface Asked {
  postgres: PostgresUrls;
  seed: number;
  steps: number;
}

export type PlayedSeed = (Played & { coverage: Coverage }) | { failure: string };

/** A broken rule is answered as `failure`. Rejects when the process itself failed. */
export async function playSeed(asked: Asked): Promise<PlayedSeed> {
  const child = fork(fileURLToPath(import.meta.url), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const exited = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the process of seed ${asked.seed} ended with ${code ?? signal}`);
  });
  child.send(asked);
  const [played] = (await Promise.race([once(child, 'message'), exited])) as [PlayedSeed];
  return played;
}

async function play({ postgres, seed, steps }: Asked): Promise<PlayedSeed> {
  const coverage = nothingCovered();
  try {
    return { ...(await playService(postgres, { seed, steps, coverage })), coverage };
  } catch (error) {
    if (!(error instanceof SimulationFailed)) throw error;
    return { failure: error.message };
  }
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', async (asked: Asked) => {
    const played = await play(asked);
    process.send!(played, () => process.exit(0));
  });
  // The parent process is gone.
  process.once('disconnect', () => process.exit(1));
}
