// Runs a service until a signal stops it: the first signal drains it, the second stops it without
// waiting, the third kills it.

import { constants } from 'node:os';
import type { ProcessLog } from '../../platform/log/log.ts';
import { elapsedMs, reading } from '../../platform/std/clock.ts';

export interface Stoppable {
  /** `atOnce`: without serving requests any longer. */
  stop(how: { atOnce: boolean }): Promise<void>;
  abort(): Promise<void>;
}

const oneKeystrokeMs = 1_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts the service, and returns the exit code once everything has stopped. A signal during the
 * start takes effect when the start has ended. An uncaught error is logged and stops the service:
 * the state after it is unknown.
 */
export async function runUntilStopped(start: () => Promise<Stoppable>, log: ProcessLog): Promise<number> {
  const told = Promise.withResolvers<number>();
  let running: Stoppable | undefined;
  let aborting: Promise<void> | undefined;
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;

  const onSignal = (signal: (typeof signals)[number]) => {
    // One Ctrl-C can arrive twice: from the terminal, and from the launcher.
    if (elapsedMs(last) < oneKeystrokeMs) return;
    last = reading();
    count++;
    if (count === 1) {
      log.info({ signal }, 'stopping: requests in progress may end; a second signal stops immediately');
      told.resolve(0);
      return;
    }
    const code = 128 + constants.signals[signal];
    if (count > 2 || running === undefined) process.exit(code);
    log.warn({ signal }, 'stopping immediately');
    aborting = running.abort().finally(() => process.exit(code));
  };
  const onUncaught = (err: unknown) => {
    log.fatal({ err }, 'uncaught error: stopping');
    told.resolve(1);
  };
  const streams = [process.stdout, process.stderr];
  const onClosedPipe = () => {};
  for (const signal of signals) process.on(signal, onSignal);
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
  // A closed pipe (`| head`) must not stop payments.
  for (const stream of streams) stream.on('error', onClosedPipe);

  try {
    running = await start();
  } catch (error) {
    // The caller reports the refusal; these handlers would treat it as an uncaught error.
    process.off('uncaughtException', onUncaught);
    process.off('unhandledRejection', onUncaught);
    for (const signal of signals) process.off(signal, onSignal);
    for (const stream of streams) stream.off('error', onClosedPipe);
    throw error;
  }
  const code = await told.promise;
  await running.stop({ atOnce: code !== 0 }).catch((error) => {
    // The abort has just taken the database from the orderly stop: its error is expected.
    if (aborting === undefined) throw error;
  });
  await aborting;
  log.info({}, 'stopped');
  return code;
}
