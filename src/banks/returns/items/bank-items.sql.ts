// Queries on items: the entries in the bank's files.
import type { Speed } from '../../../ach/calendar/windows.ts';
import type { Purpose } from '../../../payments/lifecycle/stage-names.ts';
import { bankItemMoves, openItemStates } from '../../../payments/lifecycle/states/bank-item.stage.ts';
import { isOneOf } from '../../../payments/lifecycle/states/move-states.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import { ofEntry } from '../../origination/entries/legs.sql.ts';

export type BankItemKind =
  | 'return'
  | 'change'
  | 'dishonored_return'
  | 'contested_return'
  | 'refused_change'
  /** The bank rejected an entry of ours, and took the others of its file. */
  | 'reject'
  /** An entry of another originator, not an answer to one of ours. */
  | 'entry';

export interface BankItem {
  content_uuid: string;
  /** The entry's place in its file, counted from 1. */
  number: number;
  uuid: string;
  kind: BankItemKind;
  code: string | null;
  direction: 'debit' | 'credit';
  /** Cents. */
  amount: number;
  original_trace: string | null;
  item_trace: string;
  rdfi: string | null;
  details_sealed: Buffer;
  /** A return whose bank suspects fraud. */
  questionable: boolean;
  received_at: Date;
  /** The entry that an operator named at home, before the item was handed over. Absent: none. */
  assigned_processor_id?: string | null;
  assigned_entry_uuid?: string | null;
}

export async function insertBankItems(db: Queryable, items: readonly BankItem[]): Promise<void> {
  await db.query(
    `INSERT INTO bank_items (content_uuid, number, uuid, kind, code, direction, amount, original_trace, item_trace, rdfi,
       details_sealed, state, questionable, received_at, assigned_processor_id, assigned_entry_uuid)
     SELECT content_uuid, number, uuid, kind, code, direction, amount, original_trace, item_trace, rdfi,
       decode(details_sealed, 'base64'), '${bankItemMoves.read.to}', questionable, received_at, assigned_processor_id,
       assigned_entry_uuid
     FROM json_to_recordset($1::json) AS i (content_uuid uuid, number integer, uuid uuid, kind bank_item_kind, code text,
       direction text, amount bigint, original_trace text, item_trace text, rdfi text, details_sealed text,
       questionable boolean, received_at timestamptz, assigned_processor_id uuid, assigned_entry_uuid uuid)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(items.map((item) => ({ ...item, details_sealed: item.details_sealed.toString('base64') })))],
  );
}

/** An undecided item, with the entries that it may answer, newest first. */
export interface OpenItem extends BankItem {
  /** Those sent through its bank with its trace number, or the one that an operator named. */
  entries: ItemEntry[];
  /**
   * Another bank through which an entry with its trace number was sent, if none was sent through
   * its own.
   */
  other_bank: string | null;
  /** An earlier item of the bank, with the same item trace and code, answered the same entry. */
  known: boolean;
  /** An operator named the entry. */
  assigned: boolean;
}

/** An entry that an item may answer. */
export interface ItemEntry<Of extends Purpose = Purpose> {
  processor_id: string;
  uuid: string;
  file_uuid: string;
  direction: 'debit' | 'credit';
  /** Cents. */
  amount: number;
  bank_account_uuid: string;
  /** When it settles or settled: ISO 8601. */
  settles_at: string;
  /** Its account is of a business, so its SEC code is CCD or CTX. */
  of_business: boolean;
  /** An operator found the cash of its return on the bank statement (Lifecycle, S2). */
  found_on_statement: boolean;
  /** The reversal that its payment has taken over as its return. */
  reversal_uuid: string | null;
  /** Its file was processed twice by the bank, and the copy of the entry did not come back. */
  file_copy_uuid: string | null;
  /** At least one. */
  legs: ItemLeg<Of>[];
}

export interface ItemLeg<Of extends Purpose = Purpose> {
  processor_id: string;
  uuid: string;
  /** The payment, or the fee payout. */
  transaction_uuid: string;
  refund_uuid: string | null;
  stage: Of;
  state: 'filed' | 'sent' | 'settled' | 'good' | 'returned' | 'rejected';
  amount: number;
  attempt: number;
  speed: Speed;
  is_latest: boolean;
  /** When the first attempt of its stage settles or settled: ISO 8601. */
  first_settles_at: string;
}

// The same condition as the index on open items: few items are open.
const openAt = (bank: string) => `${isOneOf(openItemStates)}
         AND (SELECT i.bank FROM inbound_files i WHERE i.content_uuid = bank_items.content_uuid) = ${bank}`;

/** As SQL: whether an item of a bank is open. */
export const itemOpenAt = (bank: string) => `EXISTS (SELECT FROM bank_items WHERE ${openAt(bank)})`;

export async function anyItemOpen(db: Queryable, bank: string): Promise<boolean> {
  const [row] = await db.query<{ open: boolean }>(`SELECT ${itemOpenAt('$1')} AS open`, [bank]);
  return row!.open;
}

// Legs of rejected files have their own index, so each half is an index look-up.
const laterLeg = (which: 'later.rejected' | 'NOT later.rejected') => `EXISTS (
           SELECT FROM legs later
           WHERE later.shard = l.shard AND later.processor_id = l.processor_id AND later.transaction_uuid = l.transaction_uuid
             AND later.stage = l.stage AND later.refund_uuid IS NOT DISTINCT FROM l.refund_uuid
             AND later.attempt > l.attempt AND ${which})`;

const itemLeg = `json_build_object('processor_id', l.processor_id, 'uuid', l.uuid, 'transaction_uuid', l.transaction_uuid,
         'refund_uuid', l.refund_uuid, 'stage', l.stage, 'state', l.state, 'amount', l.amount, 'attempt', l.attempt,
         'speed', l.speed, 'is_latest', NOT (${laterLeg('NOT later.rejected')} OR ${laterLeg('later.rejected')}),
         'first_settles_at', (
           SELECT min(first.settles_at) FROM legs earlier JOIN bank_files first ON first.uuid = earlier.file_uuid
           WHERE earlier.shard = l.shard AND earlier.processor_id = l.processor_id AND earlier.transaction_uuid = l.transaction_uuid
             AND earlier.stage = l.stage AND earlier.refund_uuid IS NOT DISTINCT FROM l.refund_uuid
             AND NOT earlier.rejected))`;

// `e` is the entry, `f` its file.
const itemEntry = `json_build_object('processor_id', e.processor_id, 'uuid', e.uuid, 'file_uuid', e.file_uuid,
         'direction', e.direction, 'amount', e.amount, 'bank_account_uuid', e.bank_account_uuid, 'settles_at', f.settles_at,
         'of_business', EXISTS (
           SELECT FROM bank_accounts a JOIN users u ON u.shard = a.shard AND u.processor_id = a.processor_id AND u.uuid = a.user_uuid
           WHERE a.shard = e.shard AND a.processor_id = e.processor_id AND a.uuid = e.bank_account_uuid AND u.kind = 'business'),
         'found_on_statement', EXISTS (SELECT FROM statement_lines s WHERE s.entry_uuid = e.uuid AND s.state = 'matched'),
         'reversal_uuid', (
           SELECT r.uuid FROM reversals r
           WHERE r.shard = e.shard AND r.processor_id = e.processor_id AND r.reversed_entry_uuid = e.uuid
             AND r.status <> 'REVERSAL_CANCELED' AND r.taken_over_at IS NOT NULL),
         'file_copy_uuid', (
           SELECT c.uuid FROM file_copies c
           WHERE c.file_uuid = e.file_uuid AND NOT EXISTS (
             SELECT FROM bank_items k WHERE k.file_copy_uuid = c.uuid AND k.entry_uuid = e.uuid)),
         'legs', (SELECT json_agg(${itemLeg} ORDER BY l.uuid) FROM current_legs l WHERE ${ofEntry('l', 'e')}))`;

/**
 * Locks the next open items of a bank, oldest first, after a place in that order, so that a waiting
 * item is not read twice in a run. An entry that an operator named may have gone through any bank.
 * A contest names our dishonor inside its encrypted details (see `apply-contests.ts`).
 */
export function lockOpenItems(
  db: Queryable,
  bank: string,
  after: { received_at: Date; content_uuid: string; number: number } | null,
  atMost: number,
): Promise<OpenItem[]> {
  return db.query(
    `WITH open AS (
       SELECT content_uuid, number, uuid, kind, code, direction, amount, original_trace, item_trace, rdfi, details_sealed,
         questionable, received_at, assigned_processor_id, assigned_entry_uuid, assigned_entry_uuid IS NOT NULL AS assigned
       FROM bank_items
       WHERE ${openAt('$5')}
         AND ($1::timestamptz IS NULL OR (received_at, content_uuid, number) > ($1, $2::uuid, $3::integer))
       ORDER BY received_at, content_uuid, number LIMIT $4 FOR UPDATE)
     SELECT open.content_uuid, open.number, open.uuid, open.kind, open.code, open.direction, open.amount, open.original_trace,
       open.item_trace, open.rdfi, open.details_sealed, open.questionable, open.received_at, open.assigned,
       coalesce(found.entries, '[]') AS entries, CASE WHEN found.entries IS NULL THEN found.other_bank END AS other_bank,
       EXISTS (SELECT FROM bank_items k
               WHERE k.original_trace = open.original_trace AND k.uuid <> open.uuid AND k.kind = open.kind
                 AND k.item_trace = open.item_trace AND k.code IS NOT DISTINCT FROM open.code
                 AND k.amount = open.amount
                 AND (SELECT i.bank FROM inbound_files i WHERE i.content_uuid = k.content_uuid) = $5
                 AND (k.state IN ('applied', 'suspense', 'resolved')
                   OR k.state = 'waiting' AND (k.received_at, k.content_uuid, k.number)
                     < (open.received_at, open.content_uuid, open.number))) AS known
     FROM open
     CROSS JOIN LATERAL (
       SELECT json_agg(${itemEntry} ORDER BY e.created_at DESC, e.uuid) FILTER (WHERE e.bank = $5 OR open.assigned) AS entries,
              min(e.bank) FILTER (WHERE e.bank <> $5) AS other_bank
       FROM (SELECT shard, processor_id, uuid FROM entries
             WHERE NOT open.assigned AND trace_id = open.original_trace AND purpose <> 'dishonor'
             UNION ALL
             SELECT shard_of(open.assigned_processor_id), open.assigned_processor_id, open.assigned_entry_uuid WHERE open.assigned) AS key
       JOIN entries e ON e.shard = key.shard AND e.processor_id = key.processor_id AND e.uuid = key.uuid
       JOIN bank_files f ON f.uuid = e.file_uuid) AS found
     ORDER BY open.received_at, open.content_uuid, open.number`,
    [after?.received_at ?? null, after?.content_uuid ?? null, after?.number ?? null, atMost, bank],
  );
}

/** One entry, with its legs. */
export async function selectItemEntry(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
): Promise<ItemEntry> {
  const [row] = await db.query<{ entry: ItemEntry }>(
    `SELECT ${itemEntry} AS entry FROM entries e JOIN bank_files f ON f.uuid = e.file_uuid
     WHERE e.shard = $1 AND e.processor_id = $2 AND e.uuid = $3`,
    [...tenantKey(processor_id), uuid],
  );
  return row!.entry;
}

export interface DecidedItem {
  uuid: string;
  state: 'waiting' | 'applied' | 'duplicate' | 'suspense' | 'not_ours' | 'handed' | 'copy_return';
  reason: string | null;
  processor_id: string | null;
  entry_uuid: string | null;
  late: boolean;
  /** The file of the entry, if the return is applied before the entry has settled. */
  unsettled_file_uuid: string | null;
  /** Of the return of a copy. */
  file_copy_uuid: string | null;
  /** The bank of another lane that decides the item. */
  handed_to: string | null;
}

const legKeys = recordset<{ processor_id: string; uuid: string }>({ processor_id: 'uuid', uuid: 'uuid' });

/** Marks legs as returned. A leg that was still `filed` is marked as sent first. */
export async function returnLegs(
  db: Queryable,
  legs: readonly { processor_id: string; uuid: string }[],
): Promise<void> {
  await db.query(
    `UPDATE legs SET own_state = 'returned'
     FROM ${legKeys.from()} AS i
     WHERE legs.shard = i.shard AND legs.processor_id = i.processor_id AND legs.uuid = i.uuid`,
    legKeys.values(legs),
  );
}
