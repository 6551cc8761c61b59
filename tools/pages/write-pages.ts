// Writes the files that are generated from tables: docs/reference/schema.sql, pages of docs/, the
// Postman collection, and the return codes of the MCP server. Tests compare them.
import { writeFile } from 'node:fs/promises';
import { openDatabase } from '../../src/platform/database/database.ts';
import { startTemporaryPostgres } from '../../src/platform/database/embedded/temporary-postgres.ts';
import { migrate } from '../../src/platform/database/schema/migrate.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { bankFilesPage } from './bank-files.ts';
import { bankingCalendarPage } from './banking-calendar.ts';
import { banksPage } from './banks.ts';
import { clientPage } from './client.ts';
import { configurationPage } from './configuration.ts';
import { describedApi } from './described-api.ts';
import { errorsPage } from './errors.ts';
import { lifecyclePage } from './lifecycle.ts';
import { mcpReturnCodes } from './mcp-return-codes.ts';
import { personalDataPage } from './personal-data.ts';
import { collectionPath, postmanCollection } from './postman.ts';
import { returnsPage } from './returns.ts';
import { sandboxPage } from './sandbox.ts';
import { schemaPage } from './schema.ts';

const { schema, api } = await fromDatabase();
const pages = {
  'docs/reference/bank-files.md': bankFilesPage(),
  'docs/reference/banking-calendar.md': bankingCalendarPage(),
  'docs/operate/banks.md': banksPage(),
  'docs/build/client.md': clientPage(),
  'docs/operate/configuration.md': configurationPage(),
  'docs/reference/errors.md': errorsPage(),
  'docs/reference/lifecycle.md': lifecyclePage(),
  'docs/operate/personal-data.md': personalDataPage(),
  'docs/reference/returns.md': returnsPage(),
  'docs/build/sandbox.md': sandboxPage(),
  'clients/mcp/src/return-codes.ts': mcpReturnCodes(),
  'docs/reference/schema.sql': schema,
  [collectionPath]: postmanCollection(api),
};
for (const [path, text] of Object.entries(pages)) {
  await writeFile(new URL(`../../${path}`, import.meta.url), text);
  process.stdout.write(`${path}\n`);
}

/** What needs a database: a new one, which is removed afterwards. */
async function fromDatabase() {
  const postgres = await startTemporaryPostgres('achord-pages-');
  const database = openDatabase(postgres.ownerUrl, 1, () => {});
  try {
    await migrate(database, realClock.now());
    return { schema: await schemaPage(database), api: await describedApi(postgres.ownerUrl) };
  } finally {
    await database.end();
    await postgres.stop();
  }
}
