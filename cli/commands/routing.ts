// achord routing: imports the ACH participant directory of the Federal Reserve, and shows the state
// of the imported one.

import { operator } from '../../src/access/tenants/find-caller.ts';
import { selectImports } from '../../src/customers/bank-accounts/routing-directory/directory.sql.ts';
import { oldAfterDays } from '../../src/customers/bank-accounts/routing-directory/directory-age.ts';
import { DirectoryUnreadable } from '../../src/customers/bank-accounts/routing-directory/directory-entry.ts';
import {
  directoryStatus,
  importRecord,
  latestImports,
} from '../../src/customers/bank-accounts/routing-directory/get-routing-directory.http.ts';
import { FewerEntries, importDirectory } from '../../src/customers/bank-accounts/routing-directory/import-directory.ts';
import { readDirectory } from '../../src/customers/bank-accounts/routing-directory/read-directory.ts';
import { atomically } from '../../src/platform/database/atomic-phase.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { unlikeHome } from './lanes-of-command.ts';
import { userOfMachine } from './user-of-machine.ts';
import { withDatabase } from './with-database.ts';

interface ImportOptions {
  allowFewer?: true;
  json?: true;
}

export async function importRouting(
  path: string,
  { allowFewer, json }: ImportOptions,
  terminal: Terminal,
): Promise<void> {
  const unchanged = 'Nothing was changed.';
  const directory = await readDirectory(path).catch((error: Error & { code?: string }) => {
    if (error instanceof DirectoryUnreadable) throw new CommandRefused(`${path}, ${error.message} ${unchanged}`);
    if (error.code !== undefined) throw new CommandNotUnderstood(`${path} cannot be read: ${error.code}.`);
    throw error;
  });
  const acting = { caller: operator, now: realClock.now(), request_id: null };
  const importedBy = userOfMachine();
  const imported = await withDatabase(terminal, ({ database }) =>
    atomically(database, (phase) =>
      importDirectory(phase, acting, directory, { importedBy, fewerAllowed: allowFewer === true }),
    ),
  ).catch((error) => {
    if (!(error instanceof FewerEntries)) throw error;
    throw new CommandRefused(
      `${path}: ${error.message}. Download it again, or use --allow-fewer if it is complete. ${unchanged}`,
    );
  });
  const { entry_count, added_count, changed_count, removed_count, unlisted_account_count } = imported;
  const unlisted =
    unlisted_account_count === 0
      ? ''
      : `Stored accounts that it does not list: ${unlisted_account_count}. GET /admin/v1/unlisted-accounts shows them.\n`;
  terminal.stdout.write(
    json
      ? `${JSON.stringify(importRecord(imported))}\n`
      : `Imported ${entry_count} routing numbers: ${added_count} new, ${changed_count} changed, ${removed_count} removed.\n${unlisted}`,
  );
}

export async function showRouting({ json }: { json?: true }, terminal: Terminal): Promise<void> {
  const { imports, unlike } = await withDatabase(terminal, async ({ database, everyLane }) => ({
    unlike: await unlikeHome(await everyLane(), async (one) => (await selectImports(one, 1))[0]?.uuid),
    imports: await latestImports(database),
  }));
  const status = directoryStatus(imports, realClock.now());
  const sentences = {
    none: 'No directory was imported. Routing numbers are checked by their check digit only.',
    current: '',
    old: `The last import is more than ${oldAfterDays} days ago: import a new directory.`,
  };
  const rows = status.imports.map(
    (one) =>
      `${one.imported_at}  ${one.entry_count} routing numbers: ${one.added_count} new, ${one.changed_count} changed, ${one.removed_count} removed`,
  );
  const lines = [
    ...rows,
    sentences[status.state],
    ...(unlike ?? []).map((name) => `The lane ${name} does not have the directory of home yet: a worker copies it.`),
  ].filter((line) => line !== '');
  const facts = { ...status, lanes_unlike_home: unlike };
  terminal.stdout.write(json ? `${JSON.stringify(facts)}\n` : `${lines.join('\n')}\n`);
}
