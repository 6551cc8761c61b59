// achord listen: forwards events to a URL on the developer's machine, signed like real deliveries.
import { resolve } from 'node:path';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import { keptDemoToken } from '../../src/service/start/secrets.ts';
import { keptServiceAddress } from '../../src/service/start/service-address.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import { ListenNotUnderstood, listen } from '../listen/listen.ts';
import type { Terminal } from '../terminal.ts';

interface ListenOptions {
  forwardTo: string;
  address?: string;
  token?: string;
  events?: string[];
  since: string;
  secret?: string;
  json?: true;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export async function forwardEvents(options: ListenOptions, terminal: Terminal): Promise<void> {
  const { HOST, PORT, ACHORD_DATA_DIR } = readSettings(terminal.environment, { secrets: false });
  const dataDirectory = resolve(ACHORD_DATA_DIR);
  const address = options.address ?? keptServiceAddress(dataDirectory) ?? `http://${HOST}:${PORT}`;
  const token = options.token ?? keptDemoToken(dataDirectory);
  if (token === null)
    throw new CommandRefused(
      `There is no demo token in ${dataDirectory}. Give a token with --token, or set ACHORD_DATA_DIR.`,
    );

  const ending = new AbortController();
  const end = () => ending.abort();
  for (const signal of signals) process.on(signal, end);
  await listen({
    forwardTo: options.forwardTo,
    address,
    token,
    since: options.since,
    signal: ending.signal,
    print: (line) => terminal.stdout.write(`${line}\n`),
    ...(options.events === undefined ? {} : { events: options.events }),
    ...(options.secret === undefined ? {} : { secret: options.secret }),
    ...(options.json === undefined ? {} : { json: options.json }),
  })
    .catch((error: unknown) => {
      throw error instanceof ListenNotUnderstood ? new CommandNotUnderstood(error.message) : error;
    })
    .finally(() => {
      for (const signal of signals) process.off(signal, end);
    });
}
