// The port of the server: chosen once among the free ones, kept, and chosen again only when another
// process has it.

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StatedError } from '../../std/stated-error.ts';
import type { Home } from './home.ts';
import { readIfPresent, replaceFile } from './small-file.ts';

/** Keeps and returns `wanted` if it is free, otherwise a free port. */
export async function choosePort(home: Home, wanted: number | null): Promise<number> {
  const port = (wanted === null ? null : await bindBriefly(wanted)) ?? (await freePort());
  if (port !== keptPort(home)) replaceFile(join(home.ours, 'port'), `${port}\n`, 0o600);
  return port;
}

/**
 * Below the ports that systems use for outgoing connections (from 32,768 on Linux, 49,152 on
 * macOS): such a connection could take our port while the server restarts.
 */
async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = await bindBriefly(randomInt(20_000, 32_768));
    if (port !== null) return port;
  }
  throw new StatedError(
    'No port is free on 127.0.0.1 for the embedded PostgreSQL. Stop a process that listens there, or set DATABASE_URL.',
  );
}

export function keptPort(home: Home): number | null {
  const text = readIfPresent(join(home.ours, 'port'));
  return text === null ? null : Number(text);
}

/** The port, or null when another process has it. */
function bindBriefly(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => probe.close(() => resolve(port)));
  });
}
