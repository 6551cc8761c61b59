// Queries on the bank's files: the verdict on each, and what an operator decided about it.

import { isUndecidedFile } from '../../../payments/lifecycle/held-by.sql.ts';
import { openItemStates } from '../../../payments/lifecycle/states/bank-item.stage.ts';
import { isOneOf } from '../../../payments/lifecycle/states/move-states.sql.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { itemOpenAt } from '../items/bank-items.sql.ts';
import type { Place } from './arrivals.sql.ts';

export interface InboundFile {
  content_uuid: string;
  bank: string;
  name: string;
  verdict: 'accept' | 'quarantine' | 'report' | 'unreadable';
  problems: unknown[];
  problem_count: number;
  faults: unknown[];
  fault_count: number;
  notes: unknown[];
  note_count: number;
  entries: number;
  debits: number;
  credits: number;
  read_at: Date;
}

/** Does nothing if the file was read before. */
export async function insertInboundFile(db: Queryable, file: InboundFile): Promise<void> {
  await db.query(
    `INSERT INTO inbound_files (content_uuid, bank, name, verdict, problems, problem_count, entries, debits, credits, read_at,
       faults, fault_count, notes, note_count)
     VALUES ($1, $2, $3, $4, $5::json, $6, $7, $8, $9, $10, $11::json, $12, $13::json, $14) ON CONFLICT DO NOTHING`,
    [
      file.content_uuid,
      file.bank,
      file.name,
      file.verdict,
      JSON.stringify(file.problems),
      file.problem_count,
      file.entries,
      file.debits,
      file.credits,
      file.read_at,
      JSON.stringify(file.faults),
      file.fault_count,
      JSON.stringify(file.notes),
      file.note_count,
    ],
  );
}

/** Contents of a bank's files that are opened but not read yet. */
export async function selectUnread(db: Queryable, bank: string): Promise<(Place & { content_uuid: string })[]> {
  return db.query(
    `SELECT a.content_uuid, a.directory, a.name FROM file_arrivals a
     WHERE a.bank = $1 AND ${isUnread}
     ORDER BY a.kept_at, a.uuid`,
    [bank],
  );
}

const isUnread = `NOT a.duplicate AND a.content_uuid IS NOT NULL
       AND NOT EXISTS (SELECT FROM inbound_files f WHERE f.content_uuid = a.content_uuid)`;
const isToTake = `taken_at IS NULL AND rejected_at IS NULL AND (verdict = 'accept' OR released_at IS NOT NULL)`;

/** Whether there is a file to read, a file whose items are not stored yet, or an item to apply. */
export async function anythingToRead(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM file_arrivals a WHERE a.bank = $1 AND ${isUnread})
         OR EXISTS (SELECT FROM inbound_files WHERE bank = $1 AND ${isToTake})
         OR ${itemOpenAt('$1')} AS found`,
    [bank],
  );
  return row!.found;
}

/**
 * Whether a file is opened and not read, its items are not stored, or one of them is not decided
 * yet. An item that waits for a key or for another file does not count.
 */
export async function isReading(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM file_arrivals a WHERE a.bank = $1 AND ${isUnread})
         OR EXISTS (SELECT FROM inbound_files WHERE bank = $1 AND ${isToTake})
         OR EXISTS (SELECT FROM bank_items b JOIN inbound_files i ON i.content_uuid = b.content_uuid
                    WHERE b.${isOneOf(openItemStates)} AND b.state = 'new' AND i.bank = $1) AS found`,
    [bank],
  );
  return row!.found;
}

/** Files whose items are not stored yet: accepted ones, and those that an operator released. */
export function selectToTake(
  db: Queryable,
  bank: string,
): Promise<Pick<InboundFile, 'content_uuid' | 'verdict' | 'read_at'>[]> {
  return db.query(
    `SELECT content_uuid, verdict, read_at FROM inbound_files
     WHERE bank = $1 AND ${isToTake}
     ORDER BY read_at, content_uuid`,
    [bank],
  );
}

export async function markTaken(db: Queryable, contentUuid: string, at: Date): Promise<void> {
  await db.query('UPDATE inbound_files SET taken_at = $2 WHERE content_uuid = $1', [contentUuid, at]);
}

export interface SeenInboundFile extends InboundFile {
  released_at: Date | null;
  rejected_at: Date | null;
  note: string | null;
}

const seen = `content_uuid, bank, name, verdict, problems, problem_count, faults, fault_count, notes, note_count, entries, debits, credits, read_at, released_at,
  rejected_at, note`;

/** Newest first; `open`: only those in quarantine, and reports, without a decision. */
export function selectInboundFiles(
  db: Queryable,
  open: boolean,
  after: TimeAndUuid | null,
  limit: number,
): Promise<SeenInboundFile[]> {
  return db.query(
    `SELECT ${seen} FROM inbound_files
     WHERE (NOT $1 OR (verdict <> 'accept' AND released_at IS NULL AND rejected_at IS NULL))
       AND ${afterRow('read_at', 'content_uuid', 3, '<')}
     ORDER BY read_at DESC, content_uuid DESC LIMIT $2`,
    [open, limit, ...rowValues(after)],
  );
}

export async function selectInboundFile(db: Queryable, uuid: string): Promise<SeenInboundFile | null> {
  const [row] = await db.query<SeenInboundFile>(`SELECT ${seen} FROM inbound_files WHERE content_uuid = $1`, [uuid]);
  return row ?? null;
}

/** Home decides about a file, and not a lane with a copy of its row. */
export async function lockInboundFile(db: Queryable, uuid: string): Promise<SeenInboundFile | null> {
  const [row] = await db.query<SeenInboundFile>(
    `SELECT ${seen} FROM inbound_files WHERE content_uuid = $1 AND NOT is_copy FOR UPDATE`,
    [uuid],
  );
  return row ?? null;
}

/** Stores an operator's decision about a quarantined file. */
export async function updateDecided(
  db: Queryable,
  uuid: string,
  { decision, note, at }: { decision: 'release' | 'reject'; note: string | null; at: Date },
): Promise<SeenInboundFile> {
  const column = decision === 'release' ? 'released_at' : 'rejected_at';
  const [row] = await db.query<SeenInboundFile>(
    `UPDATE inbound_files SET ${column} = $2, note = $3 WHERE content_uuid = $1 RETURNING ${seen}`,
    [uuid, at, note],
  );
  return row!;
}

/** Files of a bank with something to read that waits for an operator. */
export function selectOpenReports(
  db: Queryable,
  bank: string,
): Promise<(Place & Pick<InboundFile, 'content_uuid' | 'read_at'>)[]> {
  return db.query(
    `SELECT i.content_uuid, i.read_at, i.name, a.directory
     FROM inbound_files i JOIN file_arrivals a ON a.content_uuid = i.content_uuid AND NOT a.duplicate
     WHERE i.bank = $1 AND i.verdict = 'report' AND i.released_at IS NULL AND i.rejected_at IS NULL
     ORDER BY i.read_at, i.content_uuid`,
    [bank],
  );
}

/** What an operator reads of such a file; `released`: nothing is left to read. */
export async function updateReport(
  db: Queryable,
  uuid: string,
  { message, released }: { message: string; released: { note: string; at: Date } | null },
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE inbound_files SET notes = $2::json, released_at = $3, note = coalesce($4, note)
     WHERE content_uuid = $1 AND released_at IS NULL AND rejected_at IS NULL
       AND (notes::text <> $2::text OR $3::timestamptz IS NOT NULL) RETURNING 1`,
    [uuid, JSON.stringify([{ line: 0, field: 'file', message }]), released?.at ?? null, released?.note ?? null],
  );
  return rows.length === 1;
}

/** How many files of all banks are archived and could not be opened. */
export async function countUnreadable(db: Queryable): Promise<number> {
  const [row] = await db.query<{ unreadable: number }>(
    `SELECT count(*) AS unreadable FROM inbound_files i WHERE i.verdict = 'unreadable' AND NOT i.is_copy AND ${isUndecidedFile}`,
    [],
  );
  return row!.unreadable;
}
