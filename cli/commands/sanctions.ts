// achord sanctions: imports the sanctions lists of OFAC, and shows whether users are screened.

import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { operator } from '../../src/access/tenants/find-caller.ts';
import { FewerEntries, importList } from '../../src/payments/risk/screening/lists/import-list.ts';
import { recordOf } from '../../src/payments/risk/screening/lists/import-record.ts';
import {
  type ImportedList,
  importedLists,
  ListUnreadable,
} from '../../src/payments/risk/screening/lists/list-entry.ts';
import { type ListImport, selectImports } from '../../src/payments/risk/screening/lists/lists.sql.ts';
import { readListsStatus, type ScreeningState } from '../../src/payments/risk/screening/lists/lists-status.ts';
import type { ListFile } from '../../src/payments/risk/screening/lists/ofac-rows.ts';
import {
  fileNames,
  type ListFiles,
  type ReadList,
  readList,
} from '../../src/payments/risk/screening/lists/read-list.ts';
import { atomically } from '../../src/platform/database/atomic-phase.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { timestampOrNull } from '../../src/platform/std/timestamps.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { unlikeHome } from './lanes-of-command.ts';
import { userOfMachine } from './user-of-machine.ts';
import { withDatabase } from './with-database.ts';

interface ImportOptions {
  allowFewer?: true;
  json?: true;
}

const unchanged = 'Nothing was changed.';

/** `paths`: files under the names of OFAC, or one folder that has them. */
export async function importSanctions(
  paths: readonly string[],
  { allowFewer, json }: ImportOptions,
  terminal: Terminal,
): Promise<void> {
  const files = await readFiles(paths);
  const read = listsIn(files);
  const acting = { caller: operator, now: realClock.now(), request_id: null };
  const importing = { importedBy: userOfMachine(), fewerAllowed: allowFewer === true };
  const imported = await withDatabase(terminal, ({ database }) =>
    // Both lists or none: a file that is missing names is noticed before anything is changed.
    atomically(database, async (phase) => {
      const done: ListImport[] = [];
      for (const list of read) done.push(await importList(phase, acting, list, importing));
      return done;
    }),
  ).catch((error) => {
    if (!(error instanceof FewerEntries)) throw error;
    throw new CommandRefused(
      `${error.message}. Download the files again, or use --allow-fewer if they are complete. ${unchanged}`,
    );
  });
  terminal.stdout.write(
    json
      ? `${JSON.stringify(imported.map(recordOf))}\n`
      : `${imported.map((one) => `Imported ${sentenceOf(one)}\n`).join('')}All users are screened again.\n`,
  );
}

const sentenceOf = ({ list, entry_count, name_count, added_count, changed_count, removed_count }: ListImport) =>
  `${list}: ${entry_count} entries with ${name_count} names; ${added_count} new, ${changed_count} changed, ${removed_count} removed.`;

async function readFiles(paths: readonly string[]): Promise<ListFile[]> {
  try {
    const isFolder = paths.length === 1 && (await stat(paths[0]!)).isDirectory();
    const known = importedLists.flatMap((list) => Object.values(fileNames[list]));
    const chosen = isFolder
      ? (await readdir(paths[0]!)).filter((name) => known.includes(name)).map((name) => join(paths[0]!, name))
      : paths;
    const unknown = chosen.find((path) => !known.includes(basename(path)));
    if (unknown !== undefined)
      throw new CommandNotUnderstood(
        `${unknown} is no file of OFAC by its name; allowed are ${known.join(', ')}. Rename it as OFAC does.`,
      );
    return await Promise.all(chosen.map(async (path) => ({ name: basename(path), bytes: await readFile(path) })));
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (error instanceof CommandNotUnderstood || code === undefined) throw error;
    throw new CommandNotUnderstood(`A file cannot be read: ${message}.`);
  }
}

/** @throws CommandRefused for a list without its primary names or its aliases, or a wrong file */
function listsIn(files: readonly ListFile[]): ReadList[] {
  const read = importedLists.flatMap((list) => {
    const find = (part: keyof ListFiles) => files.find(({ name }) => name === fileNames[list][part]);
    const [primary, aliases, addresses, comments] = [
      find('primary'),
      find('aliases'),
      find('addresses'),
      find('comments'),
    ];
    if ([primary, aliases, addresses, comments].every((one) => one === undefined)) return [];
    return [readOne(list, { primary, aliases, addresses, comments })];
  });
  if (read.length === 0) throw new CommandRefused(`No file of a list was found. ${unchanged}`);
  return read;
}

function readOne(
  list: ImportedList,
  { primary, aliases, ...more }: { [Part in keyof ListFiles]?: ListFile | undefined },
): ReadList {
  if (primary === undefined || aliases === undefined)
    throw new CommandRefused(
      `The list ${list} needs ${fileNames[list].primary} and ${fileNames[list].aliases}; one is missing. ${unchanged}`,
    );
  try {
    return readList(list, { primary, aliases, ...more });
  } catch (error) {
    if (!(error instanceof ListUnreadable)) throw error;
    throw new CommandRefused(`${error.message} ${unchanged}`);
  }
}

const sentences: Readonly<Record<ScreeningState, string>> = {
  off: 'Screening is off: no list was imported, and no user is screened.',
  provider: 'The screening provider screens users: no list was imported.',
  sandbox: 'Only the invented names of the sandbox are screened: no list was imported.',
  incomplete: 'One of the two lists was never imported: import it too.',
  old: 'A list is too old: import new files.',
  current: 'Users are screened against both lists.',
};

const newestImports = (database: Database): Promise<(string | undefined)[]> =>
  Promise.all(importedLists.map(async (list) => (await selectImports(database, list, 1))[0]?.uuid));

export async function showSanctions({ json }: { json?: true }, terminal: Terminal): Promise<void> {
  const { state, lists, unlike } = await withDatabase(terminal, async ({ database, everyLane }) => {
    const unlike = await unlikeHome(await everyLane(), newestImports);
    const status = await readListsStatus(database);
    const lists = [];
    for (const one of status.lists) lists.push({ ...one, latest: await selectImports(database, one.list, 1) });
    return { state: status.state, lists, unlike };
  });
  const rows = lists.flatMap(({ latest }) =>
    latest.map((one) => `${timestampOrNull(one.imported_at)}  ${sentenceOf(one)}`),
  );
  const others = (unlike ?? []).map(
    (name) => `The lane ${name} does not have the lists of home yet: a worker copies them.`,
  );
  terminal.stdout.write(
    json
      ? `${JSON.stringify({ state, lists: lists.map(({ list, state, latest }) => ({ list, state, imports: latest.map(recordOf) })), lanes_unlike_home: unlike })}\n`
      : `${[...rows, sentences[state], ...others].join('\n')}\n`,
  );
}
