// achord db url: the URL of the running embedded PostgreSQL, for psql and similar programs.
import { resolve } from 'node:path';
import { runningEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import { CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';

export async function printDatabaseUrl({ json }: { json?: true }, terminal: Terminal): Promise<void> {
  const { DATABASE_URL, ACHORD_DATA_DIR } = readSettings(terminal.environment, { secrets: false });
  if (DATABASE_URL !== null)
    throw new CommandRefused('DATABASE_URL is set: the service uses that database, and no embedded one runs.');
  const dataDirectory = resolve(ACHORD_DATA_DIR);
  const running = await runningEmbeddedPostgres(dataDirectory);
  if (running === null)
    throw new CommandRefused(
      `No embedded PostgreSQL runs in ${dataDirectory}. Run "achord start", or set ACHORD_DATA_DIR.`,
    );
  // Over TCP: not every program supports a socket.
  const url = running.superuserUrl.replace(/\?.*$/, '');
  terminal.stdout.write(`${json ? JSON.stringify({ url }) : url}\n`);
}
