// Runs a service until it is told to stop: the first signal drains it, the second waits for
// nothing, the third is the end.
import { constants } from 'node:os';
import type { Logger } from 'pino';
import { elapsedMs, reading } from '../../std/clock.ts';

export interface Stoppable {
  stop(): Promise<void>;
  abort(): Promise<void>;
}

const oneKeystrokeMs = 1_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts and answers the exit code, once everything has stopped. A signal during the start is
 * obeyed as soon as the start has ended. An error that nobody caught is logged and stops the
 * service: what it left behind cannot be known.
 */
export async function runUntilStopped(start: () => Promise<Stoppable>, log: Logger): Promise<number> {
  const told = Promise.withResolvers<number>();
  let running: Stoppable | undefined;
  let aborting: Promise<void> | undefined;
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;

  const onSignal = (signal: (typeof signals)[number]) => {
    // One Ctrl-C can arrive twice: from the terminal, and passed on by the launcher.
    if (elapsedMs(last) < oneKeystrokeMs) return;
    last = reading();
    count++;
    if (count === 1) {
      log.info({ signal }, 'stopping: requests in progress may end; once more stops at once');
      told.resolve(0);
      return;
    }
    const code = 128 + constants.signals[signal];
    if (count > 2 || running === undefined) process.exit(code);
    log.warn({ signal }, 'stopping at once');
    aborting = running.abort().finally(() => process.exit(code));
  };
  const onUncaught = (err: unknown) => {
    log.fatal({ err }, 'an error that nobody caught: stopping');
    told.resolve(1);
  };
  for (const signal of signals) process.on(signal, onSignal);
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  // A reader that went away (`| head`) is no reason to stop taking payments.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  try {
    running = await start();
  } catch (error) {
    // The refusal is the caller's to tell; these would take it for an error that nobody caught.
    process.off('uncaughtException', onUncaught);
    process.off('unhandledRejection', onUncaught);
    throw error;
  }
  const code = await told.promise;
  await running.stop().catch((error) => {
    // What was to stop in order has just lost its database.
    if (aborting === undefined) throw error;
  });
  await aborting;
  log.info('stopped');
  return code;
}
