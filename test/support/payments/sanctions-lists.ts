// Sanctions lists for tests, in the CSV files of OFAC. All names are invented.
import { operator } from '../../../src/access/tenants/find-caller.ts';
import { importList } from '../../../src/payments/risk/screening/lists/import-list.ts';
import type { ImportedList } from '../../../src/payments/risk/screening/lists/list-entry.ts';
import type { ListFile } from '../../../src/payments/risk/screening/lists/ofac-rows.ts';
import { fileNames, readList } from '../../../src/payments/risk/screening/lists/read-list.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { copyFromHome } from '../../../src/service/lanes/copy-from-home.ts';
import type { TestService } from '../service/service.ts';

/** An entry, and its aliases and addresses. */
export interface WrittenEntry {
  number: number;
  name: string;
  /** Absent: an entity. */
  type?: 'individual' | 'vessel' | 'aircraft';
  program?: string;
  remarks?: string;
  aliases?: readonly (readonly [type: 'aka' | 'fka' | 'nka', name: string])[];
  address?: string;
}

const quoted = (text: string | undefined) => (text === undefined ? '-0- ' : `"${text.replaceAll('"', '""')}"`);

export const primaryRow = ({ number, name, type, program = 'TEST-EO1', remarks }: WrittenEntry) =>
  [
    number,
    quoted(name),
    quoted(type),
    quoted(program),
    ...Array.from({ length: 7 }, () => '-0- '),
    quoted(remarks),
  ].join(',');

export const aliasRow = (number: number, index: number, type: string, name: string) =>
  [number, 1_000 * number + index, quoted(type), quoted(name), '-0- '].join(',');

/** The files of a list, with the Ctrl-Z at the end that the files of OFAC have. */
export function listFiles(
  list: ImportedList,
  entries: readonly WrittenEntry[],
): Record<'primary' | 'aliases' | 'addresses', ListFile> {
  const file = (part: 'primary' | 'aliases' | 'addresses', rows: readonly string[]) => ({
    name: fileNames[list][part],
    bytes: Buffer.from(`${rows.join('\r\n')}\r\n\x1a`),
  });
  const aliases = entries.flatMap(({ number, aliases = [] }) =>
    aliases.map(([type, name], index) => aliasRow(number, index, type, name)),
  );
  // A file without rows is refused: a list always has an alias.
  if (aliases.length === 0) aliases.push(aliasRow(entries[0]!.number, 0, 'aka', 'NEVERMATCHED UNLIKELIEST'));
  return {
    primary: file('primary', entries.map(primaryRow)),
    aliases: file('aliases', aliases),
    addresses: file(
      'addresses',
      entries.map(({ number, address = '7 Quarry Lane' }) =>
        [number, number, quoted(address), quoted('Orlebstadt 1000'), quoted('Ruritania'), '-0- '].join(','),
      ),
    ),
  };
}

/** Imports a list of these entries, as the command does. */
export async function importEntries(
  { context: { lanes } }: Pick<TestService, 'context'>,
  entries: readonly WrittenEntry[],
  { list = 'sdn', fewerAllowed = true }: { list?: ImportedList; fewerAllowed?: boolean } = {},
) {
  const acting = { caller: operator, now: realClock.now(), request_id: null };
  const imported = await atomically(lanes.home.database, (phase) =>
    importList(phase, acting, readList(list, listFiles(list, entries)), { importedBy: 'tester', fewerAllowed }),
  );
  await copyFromHome(lanes, realClock);
  return imported;
}

/** As SQL: an open hit of the user of the first row of `from`, with its block. */
export const insertHit = (placedAt: string, liftedAt: string, from: string) => `
  WITH block AS (
    INSERT INTO blocks (shard, processor_id, uuid, user_uuid, kind, reason, placed_at, lifted_at, lifted_by)
    SELECT shard, processor_id, user_uuid, user_uuid, 'sanctions', '', placed_at, lifted_at, CASE WHEN lifted_at IS NOT NULL THEN 'operator'::block_end END
    FROM (SELECT shard, processor_id, user_uuid, ${placedAt} AS placed_at, ${liftedAt}::timestamptz AS lifted_at ${from} LIMIT 1) AS found
    RETURNING shard, processor_id, uuid, user_uuid, placed_at)
  INSERT INTO sanctions_hits (shard, processor_id, uuid, user_uuid, block_uuid, placed_block, raised_at, screened_name,
    screened_name_kind, name_key, list, entry_number, entry_digest, entry, listed_name, score, has_other_birth_date)
  SELECT shard, processor_id, uuid, user_uuid, uuid, true, placed_at, 'X', 'name', 'x', 'sdn', 1, '', '{}', 'X', 100, false FROM block`;

export const fromAccountsOfEntries =
  'FROM entries e JOIN bank_accounts a USING (shard, processor_id) WHERE a.uuid = e.bank_account_uuid';
