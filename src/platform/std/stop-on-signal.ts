// Ends this process at a signal only after what it started has stopped.
import { constants } from 'node:os';
import { StatedError } from './stated-error.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const stops = new Set<() => Promise<unknown>>();
let stopping = false;

/**
 * Calls `stop` when a signal ends this process: the latest one first, each after the one before.
 * Call it before anything is started, because it throws once the process is being stopped. Returns
 * the function that takes this back. Not for a service: it drains first.
 */
export function stopOnSignal(stop: () => Promise<unknown>): () => void {
  if (stopping) throw new StatedError('a signal is stopping this process');
  if (stops.size === 0) for (const signal of signals) process.on(signal, end);
  stops.add(stop);
  return () => {
    stops.delete(stop);
    if (stops.size === 0 && !stopping) for (const signal of signals) process.off(signal, end);
  };
}

async function end(signal: (typeof signals)[number]): Promise<void> {
  // One Ctrl-C can arrive twice: from the terminal, and from the launcher.
  if (stopping) return;
  stopping = true;
  // The work that is cut off fails now. It must not end the process first.
  process.on('uncaughtException', ignored).on('unhandledRejection', ignored);
  for (const stop of [...stops].reverse()) await stop().catch(ignored);
  process.exit(128 + constants.signals[signal]);
}

const ignored = () => {};
