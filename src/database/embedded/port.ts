// The server's port: chosen once among the free ones, kept, and chosen again only when somebody else has it.
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { readIfPresent, replaceFile } from './small-file.ts';

/** Keeps and returns `wanted` if it is free, else a free port. */
export async function choosePort(home: Home, wanted: number | null): Promise<number> {
  const port = (wanted === null ? null : await bindBriefly(wanted)) ?? (await bindBriefly(0));
  if (port === null) throw new Error('No port is free on 127.0.0.1 for the embedded PostgreSQL.');
  if (port !== keptPort(home)) replaceFile(join(home.ours, 'port'), `${port}\n`, 0o600);
  return port;
}

export function keptPort(home: Home): number | null {
  const text = readIfPresent(join(home.ours, 'port'));
  return text === null ? null : Number(text);
}

function bindBriefly(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : null));
    });
  });
}
