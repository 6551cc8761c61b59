// achord start, api, worker: the service, whole or in parts, in the foreground.
import type { Command } from 'commander';
import { openLog } from '../../src/log.ts';
import { readSettings } from '../../src/settings.ts';
import { banner } from '../../src/startup/banner.ts';
import { runUntilStopped } from '../../src/startup/run-until-stopped.ts';
import { type Started, start } from '../../src/startup/start.ts';

interface Options {
  json?: true;
}

export function addStart(program: Command): void {
  const json = ['--json', 'print where it is as one line of JSON'] as const;
  program
    .command('start')
    .description('run everything: the database if none is given, API and worker')
    .option(...json)
    .action((options: Options) => run(options, { api: true, worker: true }, process.env));
  program
    .command('api')
    .description('run an API beside others, over DATABASE_URL or the database that "achord start" runs')
    .option(...json)
    .action((options: Options) => run(options, { api: true, worker: false }, process.env));
  program
    .command('worker')
    .description('run a worker beside others; its health and metrics are on PORT, by default any free one')
    .option(...json)
    .action((options: Options) => run(options, { api: false, worker: true }, { PORT: '0', ...process.env }));
}

async function run(
  { json }: Options,
  parts: { api: boolean; worker: boolean },
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const settings = readSettings(environment);
  const log = await openLog(settings);
  const code = await runUntilStopped(async () => {
    const started = await start(settings, parts, log);
    process.stdout.write(json ? `${JSON.stringify(facts(started))}\n` : banner(started));
    return started;
  }, log);
  process.exit(code);
}

function facts({ address, mode, dataDirectory, adminToken, demo }: Started) {
  return {
    address,
    mode,
    data_directory: dataDirectory,
    processor_token: demo.processor ?? null,
    vendor_token: demo.vendor ?? null,
    admin_token: adminToken,
    pid: process.pid,
  };
}
