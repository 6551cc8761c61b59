// Starts the service in the process of the test, as `achord start` does: a process of its own takes
// three seconds of processor time more.
import { facts } from '../../../cli/commands/start.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { readSettings } from '../../../src/platform/settings/read-settings.ts';
import { start } from '../../../src/service/start/start.ts';
import { endAfterTest } from '../runner/end-after-file.ts';
import type { StartedFacts } from './command-line.ts';
import { usual } from './run-command.ts';

export interface ServiceInProcess {
  facts: StartedFacts;
  /** The lines of its log so far. */
  logged(): string;
  /** Lets work in progress end, then stops the database. May be called twice. */
  stop(): Promise<void>;
}

/**
 * Starts API and worker on a free port. Signals, kills, what is printed and several processes need
 * `startService`. `endAfter`: when it is stopped.
 */
export async function startInProcess(
  environment: Record<string, string>,
  endAfter: (end: () => unknown) => void = endAfterTest,
): Promise<ServiceInProcess> {
  const settings = readSettings({ ...usual, PORT: '0', ACHORD_SANDBOX_PACE: '0', ...environment });
  let logged = '';
  const log = logTo({ write: (line) => (logged += line) }, settings.ACHORD_LOG_LEVEL);
  const started = await start(settings, { api: true, worker: true }, Object.assign(log, { linesLost: () => 0 }));
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= started.stop();
    return stopped;
  };
  endAfter(stop);
  return { facts: facts(started), logged: () => logged, stop };
}
