// The time that PostgreSQL worked for a connection: the cost of a query, however busy the machine
// is.
import { readFile } from 'node:fs/promises';
import type { Connection } from '../../src/platform/database/database.ts';
import { reading } from '../../src/platform/std/clock.ts';
import { selectBackend } from './seed.sql.ts';

/**
 * Processor time of the connection's backend so far, in milliseconds; wall-clock time on systems
 * other than Linux.
 */
export async function processorTime(connection: Connection): Promise<() => Promise<number>> {
  const file = `/proc/${await selectBackend(connection)}/schedstat`;
  const ofBackend = async () => Number((await readFile(file, 'utf8')).split(' ')[0]) / 1e6;
  return ofBackend().then(
    () => ofBackend,
    () => async () => reading(),
  );
}
