// achord db url: where the running embedded PostgreSQL is, for psql and its like.
import { resolve } from 'node:path';
import { runningEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.ts';
import { readSettings } from '../../src/settings.ts';
import { CommandRefused } from '../complaint.ts';

export async function printDatabaseUrl({ json }: { json?: true }): Promise<void> {
  const { DATABASE_URL, ACHORD_DATA_DIR } = readSettings(process.env, { secrets: false });
  if (DATABASE_URL !== null)
    throw new CommandRefused('DATABASE_URL is set: that is the database, and no embedded one runs.');
  const dataDirectory = resolve(ACHORD_DATA_DIR);
  const running = await runningEmbeddedPostgres(dataDirectory);
  if (running === null)
    throw new CommandRefused(
      `No embedded PostgreSQL runs in ${dataDirectory}: run "achord start", or set ACHORD_DATA_DIR.`,
    );
  const url = running.superuserUrl;
  process.stdout.write(`${json ? JSON.stringify({ url }) : url}\n`);
}
