// Queries on the reversals of files: requested, worked off in portions, and read.
import type { EntryError } from '../../../ach/nacha/codes/entry-errors.ts';
import type { Purpose } from '../../../payments/lifecycle/stage-names.ts';
import {
  type FileReversalMoveName,
  type FileReversalState,
  fileReversalMoves,
} from '../../../payments/lifecycle/states/file-reversal.stage.ts';
import { moveStates } from '../../../payments/lifecycle/states/move-states.sql.ts';
import type { DetailsOf } from '../../../payments/lifecycle/states/state-moves.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { WhyNot } from '../reversals/why-not.ts';

/** Which entries of a file. */
export interface PartOfFile {
  file_uuid: string;
  /** Null: of all tenants. */
  processor_id: string | null;
  /** Null: of all stages. */
  stage: Purpose | null;
}

/** What an operator asks for. */
export interface AskedFileReversal extends PartOfFile {
  uuid: string;
  bank: string;
  entry_error: EntryError;
  reason: string;
  discovered_at: Date;
  requested_at: Date;
}

export interface FileReversal extends AskedFileReversal {
  state: FileReversalState;
  /** The stage that is being worked off; null: nothing is done yet. */
  after_stage: Purpose | null;
  /** The last entry of the last portion of that stage. */
  after_processor_id: string | null;
  after_entry_uuid: string | null;
  reversed_count: number;
  /** Cents. */
  reversed_debits: number;
  reversed_credits: number;
  done_at: Date | null;
}

const columns = `r.uuid, r.file_uuid, r.bank, r.state, r.entry_error, r.processor_id, r.stage, r.reason, r.discovered_at,
  r.after_stage, r.after_processor_id, r.after_entry_uuid, r.reversed_count, r.reversed_debits, r.reversed_credits,
  r.requested_at, r.done_at`;

/** False: the file is being reversed already. */
export async function insertFileReversal(db: Queryable, one: AskedFileReversal): Promise<boolean> {
  const rows = await db.query(
    `INSERT INTO file_reversals (uuid, file_uuid, bank, state, entry_error, processor_id, stage, reason, discovered_at, requested_at)
     VALUES ($1, $2, $3, '${fileReversalMoves.request.to}', $4, $5, $6, $7, $8, $9)
     ON CONFLICT (file_uuid) WHERE state = 'working' DO NOTHING RETURNING 1`,
    [
      one.uuid,
      one.file_uuid,
      one.bank,
      one.entry_error,
      one.processor_id,
      one.stage,
      one.reason,
      one.discovered_at,
      one.requested_at,
    ],
  );
  return rows.length === 1;
}

/** As SQL: whether a file is being reversed. */
export const anyFileBeingReversed = `EXISTS (SELECT FROM file_reversals WHERE state = 'working')`;

/** The files that are being reversed, the oldest request first. `bank` null: of all banks. */
export function selectFilesBeingReversed(db: Queryable, bank: string | null): Promise<{ uuid: string }[]> {
  return db.query(
    `SELECT uuid FROM file_reversals
     WHERE state = 'working' AND ($1::text IS NULL OR bank = $1) ORDER BY requested_at, uuid`,
    [bank],
  );
}

/** Locks it: one portion at a time. Null: it is done. */
export async function lockFileReversal(db: Queryable, uuid: string): Promise<FileReversal | null> {
  const [row] = await db.query<FileReversal>(
    `SELECT ${columns} FROM file_reversals r WHERE r.uuid = $1 AND r.state = 'working' FOR UPDATE`,
    [uuid],
  );
  return row ?? null;
}

/** What a portion has done. */
export type FileReversalProgress = Pick<
  FileReversal,
  'after_stage' | 'after_processor_id' | 'after_entry_uuid' | 'reversed_count' | 'reversed_debits' | 'reversed_credits'
>;

/** Adds the counts, and stores where the next portion begins. */
export async function updateProgress(db: Queryable, uuid: string, progress: FileReversalProgress): Promise<void> {
  await db.query(
    `UPDATE file_reversals SET after_stage = $2, after_processor_id = $3, after_entry_uuid = $4,
       reversed_count = reversed_count + $5, reversed_debits = reversed_debits + $6, reversed_credits = reversed_credits + $7
     WHERE uuid = $1`,
    [
      uuid,
      progress.after_stage,
      progress.after_processor_id,
      progress.after_entry_uuid,
      progress.reversed_count,
      progress.reversed_debits,
      progress.reversed_credits,
    ],
  );
}

export const moveFileReversals = <Name extends FileReversalMoveName>(
  db: Queryable,
  name: Name,
  uuids: readonly string[],
  details: DetailsOf<(typeof fileReversalMoves)[Name]>,
): Promise<string[]> => moveStates(db, 'file_reversals', fileReversalMoves[name], uuids, details);

export interface RefusedReversal {
  file_reversal_uuid: string;
  stage: Purpose;
  processor_id: string;
  entry_uuid: string;
  /** The payment of the entry, or the first one of a batch. */
  transaction_uuid: string;
  trace_id: string;
  direction: 'debit' | 'credit';
  /** Cents. */
  amount: number;
  why: WhyNot;
}

const refused = recordset<RefusedReversal>({
  file_reversal_uuid: 'uuid',
  stage: 'stage',
  processor_id: 'uuid',
  entry_uuid: 'uuid',
  transaction_uuid: 'uuid',
  trace_id: 'text',
  direction: 'text',
  amount: 'bigint',
  why: 'text',
});

export async function insertRefused(db: Queryable, all: readonly RefusedReversal[]): Promise<void> {
  if (all.length === 0) return;
  await db.query(
    `INSERT INTO refused_reversals (file_reversal_uuid, stage, processor_id, entry_uuid, transaction_uuid, trace_id, direction, amount, why)
     SELECT file_reversal_uuid, stage, processor_id, entry_uuid, transaction_uuid, trace_id, direction, amount, why
     FROM ${refused.from()} AS i`,
    refused.values(all),
  );
}

/** In the order of the file. */
export type RefusedPosition = readonly [stage: string, processor_id: string, entry_uuid: string];

export function selectRefused(
  db: Queryable,
  uuid: string,
  after: RefusedPosition | null,
  limit: number,
): Promise<RefusedReversal[]> {
  return db.query(
    `SELECT file_reversal_uuid, stage, processor_id, entry_uuid, transaction_uuid, trace_id, direction, amount, why
     FROM refused_reversals
     WHERE file_reversal_uuid = $1
       AND ($3::stage IS NULL OR (stage, processor_id, entry_uuid) > ($3::stage, $4::uuid, $5::uuid))
     ORDER BY stage, processor_id, entry_uuid LIMIT $2`,
    [uuid, limit, ...(after ?? [null, null, null])],
  );
}

/** Entries with one outcome. */
export interface Counted<Name extends string> {
  name: Name;
  count: number;
  /** Cents. */
  amount: number;
}

/** As SQL: not every reversal of it is at the bank. */
const isOpen = `(r.state = 'working' OR EXISTS (
    SELECT FROM reversals v WHERE v.file_reversal_uuid = r.uuid AND v.status IN ('REVERSAL_PENDING', 'REVERSAL_FILED')))`;

/** What Today tells of a file reversal whose entries are not all at the bank. */
export interface OpenFileReversal extends Pick<FileReversal, 'requested_at' | 'discovered_at'> {
  /** Cents. */
  amount: number;
  file_settles_at: Date;
}

export function selectOpenFileReversals(db: Queryable): Promise<OpenFileReversal[]> {
  return db.query(
    `SELECT r.requested_at, r.discovered_at, r.reversed_debits + r.reversed_credits AS amount, f.settles_at AS file_settles_at
     FROM file_reversals r JOIN bank_files f ON f.uuid = r.file_uuid WHERE ${isOpen} ORDER BY r.requested_at, r.uuid`,
    [],
  );
}

/** A reversal of a file as operators see it. */
export interface SeenFileReversal extends FileReversal {
  file_name: string | null;
  /** When the file settles or settled. */
  file_settles_at: Date;
  /** By reason. */
  refused: Counted<WhyNot>[];
  /** By status. */
  reversals: Counted<string>[];
}

const seen = `SELECT ${columns}, f.name AS file_name, f.settles_at AS file_settles_at,
    coalesce((
      SELECT json_agg(json_build_object('name', why, 'count', n, 'amount', cents) ORDER BY why)
      FROM (SELECT why, count(*) AS n, sum(amount)::bigint AS cents FROM refused_reversals
            WHERE file_reversal_uuid = r.uuid GROUP BY why) AS not_reversed), '[]') AS refused,
    coalesce((
      SELECT json_agg(json_build_object('name', status, 'count', n, 'amount', cents) ORDER BY status)
      FROM (SELECT status, count(*) AS n, sum(amount)::bigint AS cents FROM reversals
            WHERE file_reversal_uuid = r.uuid GROUP BY status) AS made), '[]') AS reversals
  FROM file_reversals r JOIN bank_files f ON f.uuid = r.file_uuid`;

export async function selectFileReversal(db: Queryable, uuid: string): Promise<SeenFileReversal | null> {
  const [row] = await db.query<SeenFileReversal>(`${seen} WHERE r.uuid = $1`, [uuid]);
  return row ?? null;
}

export const fileReversalFilters = {
  open: isOpen,
  working: `r.state = 'working'`,
  done: `r.state = 'done'`,
} as const;

/** Newest first. */
export function selectFileReversals(
  db: Queryable,
  { state, file_uuid }: { state: keyof typeof fileReversalFilters | null; file_uuid: string | null },
  after: TimeAndUuid | null,
  limit: number,
): Promise<SeenFileReversal[]> {
  return db.query(
    `${seen} WHERE ${state === null ? 'true' : fileReversalFilters[state]} AND ($2::uuid IS NULL OR r.file_uuid = $2)
       AND ${afterRow('r.requested_at', 'r.uuid', 3, '<')}
     ORDER BY r.requested_at DESC, r.uuid DESC LIMIT $1`,
    [limit, file_uuid, ...rowValues(after)],
  );
}
