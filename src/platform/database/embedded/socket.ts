// The Unix socket of the embedded server: a query over it costs less processor time than over TCP.
import { join } from 'node:path';
import type { Home } from './home.ts';

// 104 bytes on macOS and 108 on Linux, each with a final NUL.
const longestPath = 103;

/**
 * Its directory: the cluster's, which no other account may enter. Null: its path would be too
 * long, and connections use TCP.
 */
export function socketDirectory({ cluster }: Home): string | null {
  return Buffer.byteLength(socketPath(cluster, 65_535)) <= longestPath ? cluster : null;
}

/** The files of the socket, if the server was killed before it removed them. */
export function socketFiles({ cluster }: Home, port: number): string[] {
  const path = socketPath(cluster, port);
  return [path, `${path}.lock`];
}

const socketPath = (directory: string, port: number) => join(directory, `.s.PGSQL.${port}`);
