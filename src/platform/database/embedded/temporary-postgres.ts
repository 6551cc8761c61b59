// An embedded PostgreSQL in a new directory, for a program that ends: neither outlives the program.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopOnSignal } from '../../std/stop-on-signal.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

export interface TemporaryPostgres extends EmbeddedPostgres {
  directory: string;
}

const log = { info() {}, warn() {}, error() {} };

/** `prefix`: of the name of the directory. `environment`: of the server. */
export async function startTemporaryPostgres(
  prefix: string,
  settings: Record<string, string> = {},
  environment: Record<string, string> = {},
): Promise<TemporaryPostgres> {
  const directory = await mkdtemp(join(tmpdir(), prefix));
  const remove = () => rm(directory, { recursive: true, force: true });
  const forget = stopOnSignal(remove);
  const gone = () => remove().finally(forget);
  try {
    const postgres = await startEmbeddedPostgres({ dataDirectory: directory, log, settings, environment });
    return { ...postgres, directory, stop: () => postgres.stop().finally(gone) };
  } catch (error) {
    await gone();
    throw error;
  }
}
