// How long PostgreSQL was at work for a connection: what a statement takes in the database, however
// busy the machine is.
import { readFile } from 'node:fs/promises';
import type { Connection } from '../../src/database/database.ts';
import { reading } from '../../src/std/clock.ts';
import { selectBackend } from './seed.sql.ts';

/**
 * Milliseconds of processor time of the connection's backend so far; elsewhere than on Linux, of
 * the clock on the wall.
 */
export async function processorTime(connection: Connection): Promise<() => Promise<number>> {
  const file = `/proc/${await selectBackend(connection)}/schedstat`;
  const ofBackend = async () => Number((await readFile(file, 'utf8')).split(' ')[0]) / 1e6;
  return ofBackend().then(
    () => ofBackend,
    () => async () => reading(),
  );
}
