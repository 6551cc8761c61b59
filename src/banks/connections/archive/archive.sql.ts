// Queries on archived files and their encrypted chunks.
import type { Queryable } from '../../../platform/database/database.ts';

export interface FileLabel {
  bank: string;
  direction: 'outgoing' | 'inbound';
  form: 'content' | 'wire';
  name: string;
  /** For an outgoing wire form: the content that it wraps. */
  content_uuid: string | null;
}

export interface ArchivedFile extends FileLabel {
  uuid: string;
  /** Bytes. */
  size: number;
  sha256: Buffer;
}

const columns = 'uuid, bank, direction, form, name, content_uuid, size, sha256';

export async function insertFile(
  db: Queryable,
  file: FileLabel & { uuid: string; created_at: Date; retain_until: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO archived_files (uuid, bank, direction, form, name, content_uuid, created_at, retain_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [file.uuid, file.bank, file.direction, file.form, file.name, file.content_uuid, file.created_at, file.retain_until],
  );
}

export async function insertChunk(db: Queryable, uuid: string, number: number, sealed: Buffer): Promise<void> {
  await db.query('INSERT INTO archived_chunks (file_uuid, number, sealed) VALUES ($1, $2, $3)', [uuid, number, sealed]);
}

/** From now on the file can be read and never changes. */
export async function markKept(
  db: Queryable,
  uuid: string,
  digest: { size: number; sha256: Buffer },
  at: Date,
): Promise<boolean> {
  const rows = await db.query(
    'UPDATE archived_files SET size = $2, sha256 = $3, kept_at = $4 WHERE uuid = $1 AND kept_at IS NULL RETURNING 1',
    [uuid, digest.size, digest.sha256, at],
  );
  return rows.length === 1;
}

export async function deleteUnfinished(db: Queryable, uuid: string): Promise<void> {
  await db.query('DELETE FROM archived_files WHERE uuid = $1 AND kept_at IS NULL', [uuid]);
}

/** Deletes unfinished files of processes that died; returns how many. */
export async function deleteAbandoned(db: Queryable, before: Date): Promise<number> {
  const rows = await db.query('DELETE FROM archived_files WHERE kept_at IS NULL AND created_at < $1 RETURNING 1', [
    before,
  ]);
  return rows.length;
}

export async function selectFile(db: Queryable, uuid: string): Promise<ArchivedFile | null> {
  const [row] = await db.query<ArchivedFile>(
    `SELECT ${columns} FROM archived_files WHERE uuid = $1 AND kept_at IS NOT NULL`,
    [uuid],
  );
  return row ?? null;
}

/** Whether the chunks of a kept file were removed after its time. */
export async function isContentRemoved(db: Queryable, uuid: string): Promise<boolean> {
  const [row] = await db.query<{ removed: boolean }>(
    'SELECT content_removed_at IS NOT NULL AS removed FROM archived_files WHERE uuid = $1',
    [uuid],
  );
  return row!.removed;
}

export async function selectOutgoing(
  db: Queryable,
  bank: string,
  name: string,
  form: FileLabel['form'],
): Promise<ArchivedFile | null> {
  const [row] = await db.query<ArchivedFile>(
    `SELECT ${columns} FROM archived_files
     WHERE bank = $1 AND name = $2 AND form = $3::file_form AND direction = 'outgoing' AND kept_at IS NOT NULL`,
    [bank, name, form],
  );
  return row ?? null;
}

/** The one wire form of an outgoing content, if it was wrapped. */
export async function selectWireForm(db: Queryable, contentUuid: string): Promise<ArchivedFile | null> {
  const [row] = await db.query<ArchivedFile>(
    `SELECT ${columns} FROM archived_files WHERE content_uuid = $1 AND kept_at IS NOT NULL`,
    [contentUuid],
  );
  return row ?? null;
}

/** The form of an outgoing content that travels: the wire form, or else the content itself. */
export const selectSentForm = async (db: Queryable, contentUuid: string): Promise<ArchivedFile> =>
  (await selectWireForm(db, contentUuid)) ?? (await selectFile(db, contentUuid))!;

export async function selectInbound(
  db: Queryable,
  bank: string,
  sha256: Buffer,
  form: FileLabel['form'],
): Promise<ArchivedFile | null> {
  const [row] = await db.query<ArchivedFile>(
    `SELECT ${columns} FROM archived_files
     WHERE bank = $1 AND sha256 = $2 AND form = $3::file_form AND direction = 'inbound' AND kept_at IS NOT NULL`,
    [bank, sha256, form],
  );
  return row ?? null;
}

export async function selectChunk(db: Queryable, uuid: string, number: number): Promise<Buffer | null> {
  const [row] = await db.query<{ sealed: Buffer }>(
    'SELECT sealed FROM archived_chunks WHERE file_uuid = $1 AND number = $2',
    [uuid, number],
  );
  return row?.sealed ?? null;
}
