// Plays the running service from one seed: commands, faults and crashes first, then until
// everything is settled. A failure names the way to repeat it.
import type { PostgresUrls } from '../../../support/runner/migrated-postgres.ts';
import { chance } from '../play.ts';
import { checkEverything } from './check-everything.ts';
import { accountCheckCommands } from './commands/account-checks.ts';
import { bankCommands } from './commands/banks.ts';
import type { Command } from './commands/command.ts';
import { dishonorCommands } from './commands/dishonors.ts';
import { feeCommands } from './commands/fees.ts';
import { fileCopyCommands } from './commands/file-copies.ts';
import { fileReversalCommands, reverseOneFile } from './commands/file-reversals.ts';
import { crashAtAssignedPoint } from './commands/last-crash.ts';
import { operatorCommands } from './commands/operators.ts';
import { pathCommands, walkAssignedPath } from './commands/paths.ts';
import { reversalCommands } from './commands/reversals.ts';
import { riskCommands } from './commands/risk.ts';
import { sanctionsCommands } from './commands/sanctions.ts';
import { statementCommands } from './commands/statements.ts';
import { tenancyCommands } from './commands/tenancy.ts';
import { tenantCommands } from './commands/tenants.ts';
import { timeCommands } from './commands/time.ts';
import { type Coverage, cover } from './coverage.ts';
import { worldOf } from './new-world.ts';
import { type Found, runningService } from './running-service.ts';
import { endFaults, releaseEverything, settleEverything } from './settle-everything.ts';
import { SimulationFailed } from './simulation-failed.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';
import type { Choose, World } from './world.ts';

export const commands: readonly Command[] = [
  ...[
    tenantCommands,
    accountCheckCommands,
    tenancyCommands,
    bankCommands,
    operatorCommands,
    riskCommands,
    sanctionsCommands,
  ],
  ...[
    feeCommands,
    statementCommands,
    dishonorCommands,
    reversalCommands,
    fileReversalCommands,
    fileCopyCommands,
    timeCommands,
    pathCommands,
  ],
].flat();

export interface Played {
  steps: number;
  payments: number;
  deaths: number;
}

export interface Playing {
  seed: number;
  steps: number;
  coverage: Coverage;
  /** Each command once, in order, before commands are drawn. */
  eachFirst?: boolean;
  found?: Found;
  /** Called with the world when everything is settled. */
  look?(world: World): Promise<void>;
}

/** Everything is checked after this many steps, and after every crash. */
const stepsBetweenAudits = 15;

/**
 * Adds to `coverage` what was reached. Throws when a rule is broken, with the commands before it.
 */
export async function playService(
  postgres: PostgresUrls,
  { seed, steps, coverage, eachFirst = false, found, look }: Playing,
): Promise<Played> {
  const hook = await startWebhookReceiver();
  const service = await runningService(postgres, { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' }, found);
  // Each step has its own random numbers: the findings of one step change none of the later ones.
  const drawsOf = (step: number): Choose => chance(seed * 1_000_003 + step);
  let log: readonly string[] = [];
  let step = 0;
  try {
    const world = await worldOf(service, hook, seed, drawsOf(0));
    log = world.log;
    let deaths = 0;
    while (++step <= steps) {
      const choose = drawsOf(step);
      const command = (eachFirst ? commands[step - 1] : undefined) ?? drawn(choose);
      world.log.push(`step ${step}: ${command.name}`);
      await command.play(world, choose);
      const died = service.deaths().slice(deaths);
      if (died.length > 0) world.log.push(`died ${died.join(', ')}`);
      if (died.length > 0 || step % stepsBetweenAudits === 0) await checkEverything(world);
      deaths = service.deaths().length;
    }
    world.log.push('one more crash');
    await crashAtAssignedPoint(world, drawsOf(steps + 1));
    await checkEverything(world);
    world.log.push('faults stop');
    await endFaults(world);
    await releaseEverything(world);
    await walkAssignedPath(world, drawsOf(steps + 2));
    await reverseOneFile(world, drawsOf(steps + 3));
    world.log.push('everything settles');
    const rows = await settleEverything(world, drawsOf(steps + 4));
    cover(coverage, rows, service.deaths());
    await look?.(world);
    return { steps, payments: world.payments.length, deaths: service.deaths().length };
  } catch (error) {
    const again = eachFirst
      ? 'npm test -- test/models/simulation/service.test.ts'
      : `npm run simulate -- --service --seeds 1 --seed ${seed} --steps ${steps}`;
    const last = log.slice(-40).map((line) => `  ${line}`);
    throw new SimulationFailed(
      `seed ${seed}, step ${step}: ${(error as Error).message}\n${last.join('\n')}\n\nAgain: ${again}`,
      { cause: error },
    );
  } finally {
    await service.stop();
    await hook.close();
  }
}

const weights = commands.reduce((sum, { weight }) => sum + weight, 0);

function drawn(choose: Choose): Command {
  let at = choose(weights);
  for (const command of commands) {
    at -= command.weight;
    if (at < 0) return command;
  }
  return commands[0]!;
}
