// achord start, api, worker: runs the service, or a part of it, in the foreground.
import cluster from 'node:cluster';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import { banner } from '../../src/service/start/banner.ts';
import { runUntilStopped } from '../../src/service/start/run-until-stopped.ts';
import type { Roles } from '../../src/service/start/service.ts';
import type { Started } from '../../src/service/start/start.ts';
import { expectFreePort } from '../free-port.mjs';
import type { Terminal } from '../terminal.ts';

export async function start({ json }: { json?: true }, roles: Roles, terminal: Terminal): Promise<void> {
  // Without this, a worker on the machine of an API would find the port in use.
  const environment = roles.api ? terminal.environment : { PORT: '0', ...terminal.environment };
  const settings = readSettings(environment);
  // API processes share the port of the process that forked them.
  if (roles.api && !cluster.isWorker) await expectFreePort({ HOST: settings.HOST, PORT: String(settings.PORT) });
  const log = await terminal.openLog(settings);
  const code = await runUntilStopped(async () => {
    // Loading the service takes most of a start: refusals of settings and ports do not wait for it.
    const { start: startService } = await import('../../src/service/start/start.ts');
    const started = await startService(settings, roles, log);
    terminal.stdout.write(json ? `${JSON.stringify(facts(started))}\n` : banner(started));
    return started;
  }, log);
  terminal.exit(code);
}

/** What `--json` prints. */
export function facts({ address, operationsAddress, mode, dataDirectory, adminToken, demo, consoleUrl }: Started) {
  return {
    address,
    operations_address: operationsAddress,
    mode,
    console_url: consoleUrl,
    data_directory: dataDirectory,
    processor_token: demo.processor ?? null,
    vendor_token: demo.vendor ?? null,
    admin_token: adminToken,
    pid: process.pid,
  };
}
