// Queries on what home hands over to a bank that shares an account: the verdicts on the bank's
// files, and the items that this bank decides.
import { isUndecidedFile } from '../../../payments/lifecycle/held-by.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { BankItem } from '../items/bank-items.sql.ts';

/** A file of the bank as home has it. */
export interface FileOfHome {
  content_uuid: string;
  name: string;
  verdict: 'accept' | 'quarantine' | 'unreadable';
  read_at: Date;
  /** Home has its items, or knows that it has none. */
  taken_at: Date | null;
  released_at: Date | null;
  rejected_at: Date | null;
  created_at: Date;
  retain_until: Date;
  /** Of its content, which is at home. */
  sha256: Buffer;
  /** Which of its items are handed over to the bank: a hash of their numbers. Null: none. */
  items: string | null;
}

/** `copied_sha256`: null until the hash of the content is copied, too. */
export type HeldFile = Pick<FileOfHome, 'content_uuid' | 'taken_at' | 'released_at' | 'rejected_at' | 'items'> & {
  copied_sha256: Buffer | null;
};

/** As SQL, over bank items. */
const hashOfNumbers = "md5(string_agg(number::text, ' ' ORDER BY number))";

/** What a lane has of the files of home. */
export interface Copies {
  /** Null: it has none. */
  latest_at: Date | null;
  /** Those that waited for a decision at home. */
  undecided: string[];
  /** Those that home has read at most this long before the latest one. */
  recent: string[];
}

export async function selectCopies(db: Queryable, bank: string, recentMs: number): Promise<Copies> {
  const [row] = await db.query<Copies>(
    `SELECT latest.read_at AS latest_at,
       coalesce(array_agg(i.content_uuid) FILTER (WHERE ${isUndecidedFile}), '{}') AS undecided,
       coalesce(array_agg(i.content_uuid)
         FILTER (WHERE i.copied_sha256 IS NOT NULL AND i.read_at >= latest.read_at - make_interval(secs => $2::float8 / 1000)), '{}') AS recent
     FROM (SELECT max(read_at) AS read_at FROM inbound_files WHERE bank = $1 AND is_copy) AS latest
     LEFT JOIN inbound_files i ON i.bank = $1 AND i.is_copy GROUP BY latest.read_at`,
    [bank, recentMs],
  );
  return row!;
}

/**
 * The files that home has read since an instant, those that wait for a decision, those with an item
 * that an operator has handed over, and those that are named. Without files whose items home is
 * still taking, and without reports. `bank`: to which items are handed.
 */
export function selectFilesOfHome(
  home: Queryable,
  { owner, bank, since, named }: { owner: string; bank: string; since: Date; named: readonly string[] },
): Promise<FileOfHome[]> {
  return home.query(
    `SELECT i.content_uuid, i.name, i.verdict, i.read_at, i.taken_at, i.released_at, i.rejected_at, a.created_at, a.retain_until, a.sha256,
       (SELECT ${hashOfNumbers} FROM bank_items b WHERE b.handed_to = $2 AND b.content_uuid = i.content_uuid) AS items
     FROM (SELECT i.*, ${isUndecidedFile} AS waits FROM inbound_files i WHERE i.bank = $1 AND i.verdict <> 'report') AS i
     JOIN archived_files a ON a.uuid = i.content_uuid
     WHERE (i.read_at >= $3 OR i.waits OR i.content_uuid = ANY ($4::uuid[]) OR i.content_uuid IN (
         SELECT content_uuid FROM bank_items WHERE handed_to = $2 AND resolved_at IS NOT NULL))
       AND (i.waits OR i.taken_at IS NOT NULL OR i.rejected_at IS NOT NULL)
     ORDER BY i.read_at, i.content_uuid`,
    [owner, bank, since, named],
  );
}

/**
 * The label of a file whose bytes are at home: what is read from it is kept as long as the file. No
 * bytes are here, so the uuid is in the place of their hash.
 */
export async function insertLabel(db: Queryable, bank: string, file: FileOfHome): Promise<void> {
  await db.query(
    `INSERT INTO archived_files (uuid, bank, direction, form, name, content_uuid, size, sha256, created_at, kept_at, retain_until)
     VALUES ($1, $2, 'inbound', 'content', $3, NULL, 0, uuid_send($1), $4, $4, $5) ON CONFLICT (uuid) DO NOTHING`,
    [file.content_uuid, bank, file.name, file.created_at, file.retain_until],
  );
}

/** Without what was found in it: home shows that. Every item of it that matters here is an item. */
export async function upsertCopy(db: Queryable, bank: string, file: FileOfHome): Promise<void> {
  await db.query(
    `INSERT INTO inbound_files (content_uuid, bank, name, verdict, problems, problem_count, entries, debits, credits,
       read_at, taken_at, released_at, rejected_at, is_copy, copied_sha256)
     VALUES ($1, $2, $3, $4, '[]', 0, 0, 0, 0, $5, $6, $7, $8, true, $9)
     ON CONFLICT (content_uuid) DO UPDATE
       SET taken_at = excluded.taken_at, released_at = excluded.released_at, rejected_at = excluded.rejected_at,
         is_copy = true, copied_sha256 = excluded.copied_sha256`,
    [
      ...[file.content_uuid, bank, file.name, file.verdict],
      ...[file.read_at, file.taken_at, file.released_at, file.rejected_at, file.sha256],
    ],
  );
}

/**
 * Home has lost these files in a restore. What the lane has of them is all that is left, and is
 * shown: their items have moved cash. One without a decision is rejected.
 */
export async function adoptCopies(db: Queryable, uuids: readonly string[], at: Date): Promise<void> {
  await db.query(
    `UPDATE inbound_files i SET is_copy = false, note = 'The home database has lost this file in a restore.',
       rejected_at = CASE WHEN ${isUndecidedFile} THEN $2 ELSE i.rejected_at END
     WHERE content_uuid = ANY ($1::uuid[]) AND is_copy`,
    [uuids, at],
  );
  await db.query('UPDATE archived_files SET content_removed_at = $2 WHERE uuid = ANY ($1::uuid[])', [uuids, at]);
}

/** What the lane has of a file with this content that home had under another uuid. */
export async function selectLostCopy(db: Queryable, bank: string, file: FileOfHome): Promise<string | null> {
  const [row] = await db.query<{ content_uuid: string }>(
    'SELECT content_uuid FROM inbound_files WHERE bank = $1 AND copied_sha256 = $2 AND content_uuid <> $3',
    [bank, file.sha256, file.content_uuid],
  );
  return row?.content_uuid ?? null;
}

/** Hides the copy. Its items move to the new one next. */
export async function emptyCopy(db: Queryable, uuid: string): Promise<void> {
  await db.query(
    `UPDATE inbound_files SET is_copy = true, copied_sha256 = NULL, rejected_at = coalesce(rejected_at, read_at)
     WHERE content_uuid = $1`,
    [uuid],
  );
}

/** Its content is the same, and so are the numbers of its items. */
export async function moveItemsToCopy(db: Queryable, { from, to }: { from: string; to: string }): Promise<void> {
  await db.query('UPDATE bank_items SET content_uuid = $2 WHERE content_uuid = $1', [from, to]);
}

/** What the lane has of these files. */
export async function selectHeld(db: Queryable, uuids: readonly string[]): Promise<Map<string, HeldFile>> {
  const rows = await db.query<HeldFile>(
    `SELECT content_uuid, taken_at, released_at, rejected_at, copied_sha256,
       (SELECT ${hashOfNumbers} FROM bank_items b WHERE b.content_uuid = i.content_uuid) AS items
     FROM inbound_files i WHERE content_uuid = ANY ($1::uuid[])`,
    [uuids],
  );
  return new Map(rows.map((row) => [row.content_uuid, row]));
}

/** The details are sealed for the row at home; null: their time has ended. */
export type HandedItem = Omit<BankItem, 'details_sealed'> & { details_sealed: Buffer | null };

/** A page of the items of a file that are handed over to a bank. */
export function selectHanded(
  home: Queryable,
  of: { bank: string; content_uuid: string; after: number },
  atMost: number,
): Promise<HandedItem[]> {
  return home.query(
    `SELECT content_uuid, number, uuid, kind, code, direction, amount, original_trace, item_trace, rdfi, details_sealed,
       questionable, received_at, assigned_processor_id, assigned_entry_uuid
     FROM bank_items WHERE handed_to = $1 AND content_uuid = $2 AND number > $3 ORDER BY number LIMIT $4`,
    [of.bank, of.content_uuid, of.after, atMost],
  );
}
