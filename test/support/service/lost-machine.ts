// A machine with the embedded database that is lost, and what is archived of its log before.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect } from 'vitest';
import { isAlive } from '../../../src/platform/database/embedded/processes.ts';
import { waitUntil } from '../../../src/platform/database/embedded/wait-until.ts';
import { longWaitMs } from '../runner/long-wait.ts';
import { postgresPid } from './command-line.ts';
import { runCommand } from './run-command.ts';

/** The machine fails: nothing is stopped in order, and its disk is gone. */
export async function loseMachine(directory: string, service: number): Promise<void> {
  const pid = postgresPid(directory)!;
  process.kill(service, 'SIGKILL');
  process.kill(pid, 'SIGKILL');
  expect(await waitUntil(() => !isAlive(pid) && !isAlive(service), longWaitMs)).toBe(true);
  rmSync(directory, { recursive: true });
}

/** Ends the current file of the log, and waits until it is in the archive. */
export async function archiveLog(environment: Record<string, string>): Promise<void> {
  const { stdout } = await runCommand(['db', 'url'], environment);
  const client = new Client({ connectionString: stdout.trim() });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as name');
    const path = join(environment.ACHORD_ARCHIVE_DIR!, rows[0].name);
    expect(await waitUntil(() => existsSync(path), longWaitMs)).toBe(true);
  } finally {
    await client.end();
  }
}
