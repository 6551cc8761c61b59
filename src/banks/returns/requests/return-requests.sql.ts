// Queries on requests to a receiving bank for the return of an entry (R06).
import type { EntryError } from '../../../ach/nacha/codes/entry-errors.ts';
import type { StageName } from '../../../payments/lifecycle/stage-names.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';

export const returnRequestAnswers = ['accepted', 'refused', 'none'] as const;

export type ReturnRequestAnswer = (typeof returnRequestAnswers)[number];

/** As SQL, and what a request is told as. */
export const returnRequestStates = {
  open: 'r.answered_at IS NULL AND r.returned_at IS NULL',
  answered: 'r.answered_at IS NOT NULL AND r.returned_at IS NULL',
  returned: 'r.returned_at IS NOT NULL',
} as const;

export type ReturnRequestState = keyof typeof returnRequestStates;

export interface ReturnRequest {
  processor_id: string;
  uuid: string;
  transaction_uuid: string;
  entry_uuid: string;
  entry_error: EntryError;
  /** `Y-m-d`. */
  requested_on: string;
  answer_until: string;
  /** Empty: not recorded. */
  asked_by: string;
  asked_how: string;
  recorded_at: Date;
  answer: ReturnRequestAnswer | null;
  answer_note: string | null;
  answered_at: Date | null;
  returned_with: string | null;
  returned_at: Date | null;
  /** Of the entry. */
  stage: StageName;
  trace_id: string;
  direction: 'debit' | 'credit';
  /** Cents. */
  amount: number;
}

const found = `SELECT r.processor_id, r.uuid, r.transaction_uuid, r.entry_uuid, r.entry_error, r.requested_on, r.answer_until,
    r.asked_by, r.asked_how, r.recorded_at, r.answer, r.answer_note, r.answered_at, r.returned_with, r.returned_at,
    e.purpose AS stage, e.trace_id, e.direction, e.amount
  FROM return_requests r
  JOIN entries e ON e.shard = r.shard AND e.processor_id = r.processor_id AND e.uuid = r.entry_uuid`;

export type NewReturnRequest = Pick<
  ReturnRequest,
  | 'processor_id'
  | 'uuid'
  | 'transaction_uuid'
  | 'entry_uuid'
  | 'entry_error'
  | 'requested_on'
  | 'answer_until'
  | 'asked_by'
  | 'asked_how'
  | 'recorded_at'
>;

/** Keeps the open request of an entry, if it has one. Returns the uuid of the open one. */
export async function insertReturnRequest(db: Queryable, request: NewReturnRequest): Promise<string> {
  const { processor_id, uuid, transaction_uuid, entry_uuid, entry_error } = request;
  const { requested_on, answer_until, asked_by, asked_how, recorded_at } = request;
  const [row] = await db.query<{ uuid: string }>(
    `INSERT INTO return_requests (shard, processor_id, uuid, transaction_uuid, entry_uuid, entry_error, requested_on,
       answer_until, asked_by, asked_how, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (shard, processor_id, entry_uuid) WHERE answered_at IS NULL AND returned_at IS NULL
       DO UPDATE SET answered_at = NULL
     RETURNING uuid`,
    [
      ...tenantKey(processor_id),
      uuid,
      transaction_uuid,
      entry_uuid,
      entry_error,
      requested_on,
      answer_until,
      asked_by,
      asked_how,
      recorded_at,
    ],
  );
  return row!.uuid;
}

/** A request about a payment of any tenant. */
export async function selectReturnRequest(db: Queryable, uuid: string): Promise<ReturnRequest | null> {
  const [row] = await db.query<ReturnRequest>(`${found} WHERE r.uuid = $1`, [uuid]);
  return row ?? null;
}

/** Requests about payments of all tenants, oldest first. */
export function selectReturnRequests(
  db: Queryable,
  state: ReturnRequestState | null,
  after: TimeAndUuid | null,
  limit: number,
): Promise<ReturnRequest[]> {
  return db.query(
    `${found} WHERE ${state === null ? 'true' : returnRequestStates[state]} AND ${afterRow('r.recorded_at', 'r.uuid', 2, '>')}
     ORDER BY r.recorded_at, r.uuid LIMIT $1`,
    [limit, ...rowValues(after)],
  );
}

/** An answered or returned request stays as it is. */
export async function updateReturnRequestAnswered(
  db: Queryable,
  { processor_id, uuid }: Pick<ReturnRequest, 'processor_id' | 'uuid'>,
  { answer, answer_note }: { answer: ReturnRequestAnswer; answer_note: string },
  at: Date,
): Promise<void> {
  await db.query(
    `UPDATE return_requests SET answer = $4, answer_note = $5, answered_at = $6
     WHERE shard = $1 AND processor_id = $2 AND uuid = $3 AND answered_at IS NULL AND returned_at IS NULL`,
    [...tenantKey(processor_id), uuid, answer, answer_note, at],
  );
}

/** An entry that came back, with the code of its return. */
export interface EntryBack {
  processor_id: string;
  entry_uuid: string;
  code: string;
}

const entriesBack = recordset<EntryBack>({ processor_id: 'uuid', entry_uuid: 'uuid', code: 'text' });

/** Closes the requests for the return of these entries, also those that were answered. */
export async function closeReturnRequests(db: Queryable, entries: readonly EntryBack[], at: Date): Promise<void> {
  if (entries.length === 0) return;
  await db.query(
    `UPDATE return_requests r SET returned_with = i.code, returned_at = $1
     FROM ${entriesBack.from(2)} AS i
     WHERE r.shard = i.shard AND r.processor_id = i.processor_id AND r.entry_uuid = i.entry_uuid AND r.returned_at IS NULL`,
    [at, ...entriesBack.values(entries)],
  );
}

/** An entry of a payment, as an operator names it. */
export interface NamedEntry {
  entry_uuid: string;
  state: 'filed' | 'sent' | 'settled' | 'good' | 'returned' | 'rejected';
}

/** The latest entry of a payment with this trace number. */
export async function selectEntryOfPayment(
  db: Queryable,
  payment: { processor_id: string; transaction_uuid: string },
  traceId: string,
): Promise<NamedEntry | null> {
  const [row] = await db.query<NamedEntry>(
    `SELECT e.uuid AS entry_uuid, l.state
     FROM current_legs l
     JOIN entries e ON e.shard = l.shard AND e.processor_id = l.processor_id AND e.uuid = l.entry_uuid
     WHERE l.shard = $1 AND l.processor_id = $2 AND l.transaction_uuid = $3 AND e.trace_id = $4
     ORDER BY l.rejected, l.created_at DESC LIMIT 1`,
    [...tenantKey(payment.processor_id), payment.transaction_uuid, traceId],
  );
  return row ?? null;
}
