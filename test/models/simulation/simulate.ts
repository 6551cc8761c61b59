// npm run simulate: plays seed by seed, against the stage tables and against the running service,
// until a rule is broken.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { stopOnSignal } from '../../../src/platform/std/stop-on-signal.ts';
import { startMigratedPostgres } from '../../support/runner/migrated-postgres.ts';
import { addCoverage, type Coverage, coverageTable, nothingCovered, notReached } from './service/coverage.ts';
import { playSeed } from './service/seed-process.ts';
import { SimulationFailed } from './service/simulation-failed.ts';
import { playTables } from './tables.ts';

const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** Service seeds that are played in parallel. Most of them wait most of the time. */
    'at-once': { type: 'string', default: String(availableParallelism() + 1) },
    /** For each seed: moves of payments against the tables, commands against the service. */
    steps: { type: 'string' },
    tables: { type: 'boolean', default: false },
    service: { type: 'boolean', default: false },
  },
});
const [first, count] = [Number(options.seed), Number(options.seeds)];
const seeds = Array.from({ length: count }, (_, n) => first + n);
const both = options.tables === options.service;
const print = (text: string) => process.stdout.write(`${text}\n`);

// This many seeds reach everything that is reachable. Fewer need not.
const seedsToReachAll = 200;

interface Outcome {
  unreached: string[];
  failed: number[];
}

/** A failed seed is reported, and the others continue. */
async function playServices(steps: number): Promise<Outcome> {
  const coverage: Coverage = nothingCovered();
  const failed: number[] = [];
  const { stop, ...postgres } = await startMigratedPostgres();
  stopOnSignal(async () => print(`\n${coverageTable(coverage)}`));
  try {
    const waiting = seeds.values();
    const playSome = async () => {
      for (const seed of waiting) {
        const played = await playSeed({ postgres, seed, steps });
        if ('failure' in played) {
          failed.push(seed);
          print(`\n${played.failure}\n`);
          continue;
        }
        addCoverage(coverage, played.coverage);
        print(`seed ${seed}: ${steps} commands, ${played.payments} payments, ${played.deaths} crashes`);
      }
    };
    await Promise.all(Array.from({ length: Number(options['at-once']) }, playSome));
  } finally {
    await stop();
  }
  print(`\n${coverageTable(coverage)}\n`);
  return { unreached: notReached(coverage), failed };
}

try {
  if (both || options.tables) playTables(seeds, Number(options.steps ?? 50_000), print);
  const none: Outcome = { unreached: [], failed: [] };
  const { unreached, failed } = both || options.service ? await playServices(Number(options.steps ?? 120)) : none;
  if (unreached.length > 0) print(`Not reached: ${unreached.join(', ')}.`);
  if (failed.length > 0) print(`Failed: seed ${failed.join(', ')}.`);
  process.exit(failed.length > 0 || (unreached.length > 0 && count >= seedsToReachAll) ? 1 : 0);
} catch (error) {
  if (!(error instanceof SimulationFailed)) throw error;
  print(`\n${error.message}`);
  process.exit(1);
}
