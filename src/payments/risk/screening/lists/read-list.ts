// Reads a release of a list as OFAC publishes it: the primary names, the aliases, and if they are
// there the addresses and the comments. A wrong file is refused whole.
import { createHash } from 'node:crypto';
import {
  type EntryKind,
  entryKinds,
  type ImportedList,
  type ListEntry,
  ListUnreadable,
  type NameOfEntry,
} from './list-entry.ts';
import { type ListFile, type Row, rowsOf } from './ofac-rows.ts';
import { birthDatesIn, weakAliasesIn } from './remarks.ts';

/** The files of one list. Only the primary names and the aliases are required. */
export interface ListFiles {
  primary: ListFile;
  aliases: ListFile;
  addresses?: ListFile | undefined;
  comments?: ListFile | undefined;
}

export interface ReadList {
  list: ImportedList;
  entries: readonly ListEntry[];
  /** SHA-256 of the files, one after the other. */
  sha256: Buffer;
}

/** The name of each file at OFAC. */
export const fileNames: Readonly<Record<ImportedList, Readonly<Record<keyof ListFiles, string>>>> = {
  sdn: { primary: 'sdn.csv', aliases: 'alt.csv', addresses: 'add.csv', comments: 'sdn_comments.csv' },
  consolidated: {
    primary: 'cons_prim.csv',
    aliases: 'cons_alt.csv',
    addresses: 'cons_add.csv',
    comments: 'cons_comments.csv',
  },
};

const columns = {
  primary: [
    'ent_num',
    'SDN_Name',
    'SDN_Type',
    'Program',
    'Title',
    'Call_Sign',
    'Vess_type',
    'Tonnage',
    'GRT',
    'Vess_flag',
    'Vess_owner',
    'Remarks',
  ],
  aliases: ['ent_num', 'alt_num', 'alt_type', 'alt_name', 'alt_remarks'],
  addresses: ['Ent_num', 'Add_num', 'Address', 'City/State/Postal', 'Country', 'Add_remarks'],
  comments: ['ent_num', 'Remarks'],
} as const;

/** @throws ListUnreadable */
export function readList(list: ImportedList, files: ListFiles): ReadList {
  const primary = new Map<number, Row<(typeof columns)['primary'][number]>>();
  for (const row of rowsOf(files.primary, columns.primary)) {
    const number = numberOf(row, 'ent_num');
    const earlier = primary.get(number);
    if (earlier !== undefined)
      throw wrong(row, 'ent_num', String(number), `one row for each number, and ${earlier.place} has it too`);
    primary.set(number, row);
  }
  const aliases = byEntry(rowsOf(files.aliases, columns.aliases), 'ent_num', primary);
  const addresses = byEntry(files.addresses ? rowsOf(files.addresses, columns.addresses) : [], 'Ent_num', primary);
  const comments = byEntry(files.comments ? rowsOf(files.comments, columns.comments) : [], 'ent_num', primary);
  const entries = [...primary].map(([number, row]): ListEntry => {
    const { fields } = row;
    const remarks = joinRemarks([fields.Remarks, ...(comments.get(number) ?? []).map((one) => one.fields.Remarks)]);
    return {
      list,
      number,
      kind: kindOf(row),
      names: [
        { name: filled(row, 'SDN_Name'), kind: 'primary', weak: false },
        ...(aliases.get(number) ?? []).map(aliasOf),
        ...weakAliasesIn(remarks).map((alias): NameOfEntry => ({ ...alias, weak: true })),
      ],
      programs: filled(row, 'Program')
        .split(/\]\s*\[/)
        .map((one) => one.replace(/[[\]]/g, '').trim()),
      title: fields.Title,
      birth_dates: birthDatesIn(remarks),
      addresses: (addresses.get(number) ?? []).flatMap((one) => addressOf(one) ?? []),
      remarks: remarks === '' ? null : remarks,
    };
  });
  const hash = createHash('sha256');
  for (const file of [files.primary, files.aliases, files.addresses, files.comments])
    if (file !== undefined) hash.update(file.bytes);
  return { list, entries, sha256: hash.digest() };
}

/** The comments have what is too long for the remarks: new sentences, or the rest of one. */
const joinRemarks = (texts: readonly (string | null)[]): string =>
  texts
    .filter((one) => one !== null)
    .reduce((before, text) => (before === '' ? text : /[.;]$/.test(before) ? `${before}; ${text}` : before + text), '');

const wrong = (row: { place: string }, field: string, found: string | null, allowed: string) =>
  new ListUnreadable(row.place, `${field} is ${JSON.stringify(found)}; allowed is ${allowed}.`);

function numberOf<Column extends string>(row: Row<Column>, column: Column): number {
  const found = row.fields[column];
  if (found === null || !/^[1-9]\d{0,8}$/.test(found)) throw wrong(row, column, found, 'a number of up to 9 digits');
  return Number(found);
}

function filled<Column extends string>(row: Row<Column>, column: Column): string {
  const found = row.fields[column];
  if (found === null || found.length > 1_000) throw wrong(row, column, found, 'a text of 1 to 1,000 characters');
  return found;
}

/** An entity has no type in the files. */
function kindOf(row: Row<'SDN_Type'>): EntryKind {
  const found = row.fields.SDN_Type?.toLowerCase() ?? 'entity';
  const kind = entryKinds.find((one) => one === found);
  if (kind === undefined)
    throw wrong(row, 'SDN_Type', row.fields.SDN_Type, 'individual, vessel, aircraft or -0- (entity)');
  return kind;
}

function aliasOf(row: Row<(typeof columns)['aliases'][number]>): NameOfEntry {
  const found = row.fields.alt_type?.toLowerCase().replaceAll('.', '');
  const kind = (['aka', 'fka', 'nka'] as const).find((one) => one === found);
  if (kind === undefined) throw wrong(row, 'alt_type', row.fields.alt_type, 'aka, fka or nka');
  return { name: filled(row, 'alt_name'), kind, weak: /\bweak\b/i.test(row.fields.alt_remarks ?? '') };
}

function addressOf({ fields }: Row<(typeof columns)['addresses'][number]>): string | null {
  const lines = [fields.Address, fields['City/State/Postal'], fields.Country].filter((one) => one !== null);
  return lines.length === 0 ? null : lines.join(', ');
}

/** A row of an entry that the primary file lacks shows that one of the files is cut, or older. */
function byEntry<Column extends string>(
  rows: readonly Row<Column>[],
  column: NoInfer<Column>,
  primary: ReadonlyMap<number, unknown>,
): Map<number, Row<Column>[]> {
  const found = new Map<number, Row<Column>[]>();
  for (const row of rows) {
    const number = numberOf(row, column);
    if (!primary.has(number))
      throw wrong(
        row,
        column,
        String(number),
        'a number of the file of the primary names; the files may be of different days',
      );
    found.set(number, [...(found.get(number) ?? []), row]);
  }
  return found;
}
