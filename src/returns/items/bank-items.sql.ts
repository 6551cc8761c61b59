// Queries on items: the entries in the bank's files.
import type { Speed } from '../../calendar/windows.ts';
import type { Queryable } from '../../database/database.ts';
import type { AnsweredFeePayout } from '../../fees/fee-payouts.sql.ts';
import type { StageName } from '../../lifecycle/stage-names.ts';
import { bankItemMoves, openItemStates } from '../../lifecycle/states/bank-item.stage.ts';
import { isOneOf } from '../../lifecycle/states/move-states.sql.ts';

export type BankItemKind =
  | 'return'
  | 'change'
  | 'dishonored_return'
  | 'contested_return'
  | 'refused_change'
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
  received_at: Date;
}

export async function insertBankItems(db: Queryable, items: readonly BankItem[]): Promise<void> {
  await db.query(
    `INSERT INTO bank_items (content_uuid, number, uuid, kind, code, direction, amount, original_trace, item_trace, rdfi,
       details_sealed, state, received_at)
     SELECT content_uuid, number, uuid, kind, code, direction, amount, original_trace, item_trace, rdfi,
       decode(details_sealed, 'base64'), '${bankItemMoves.read.to}', received_at
     FROM json_to_recordset($1::json) AS i (content_uuid uuid, number integer, uuid uuid, kind bank_item_kind, code text,
       direction text, amount bigint, original_trace text, item_trace text, rdfi text, details_sealed text,
       received_at timestamptz)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(items.map((item) => ({ ...item, details_sealed: item.details_sealed.toString('base64') })))],
  );
}

/** An undecided item, with the legs that were sent through its bank with its trace number. */
export interface OpenItem extends BankItem {
  legs: ItemLeg[];
  /**
   * Another bank through which an entry with its trace number was sent, if none was sent through
   * its own.
   */
  other_bank: string | null;
  /** An earlier item of the bank, with the same item trace and code, answered the same entry. */
  known: boolean;
  /** An operator named the entry: its legs, or the fee payout. */
  assigned: boolean;
  assigned_processor_id: string | null;
  /** The uuid of a leg or of a fee payout. */
  assigned_leg_uuid: string | null;
  /**
   * The fee payout with its trace number, or the one that an operator named. On a matched item: the
   * one that it answers.
   */
  fee_payout?: AnsweredFeePayout;
}

export interface ItemLeg {
  processor_id: string;
  uuid: string;
  /** The file that its entry was sent in. */
  file_uuid: string;
  transaction_uuid: string;
  refund_uuid: string | null;
  stage: StageName;
  state: 'filed' | 'sent' | 'settled' | 'good' | 'returned' | 'rejected';
  amount: number;
  attempt: number;
  speed: Speed;
  is_latest: boolean;
  /** When it settles or settled: ISO 8601. */
  settles_at: string;
  /** The same for the first attempt of its stage. */
  first_settles_at: string;
  bank_account_uuid: string;
  /** An operator found the cash of its return on the bank statement (Lifecycle, S2). */
  found_on_statement: boolean;
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

// A range holds one portion at most. This bounds where it can begin, so the look-up reads few
// ranges.
const longestRange = 10_000;
const firstOfRange = `CASE WHEN open.original_trace ~ '^[0-9]{15}$'
  THEN left(open.original_trace, 8) || lpad(greatest(right(open.original_trace, 7)::integer - ${longestRange}, 0)::text, 7, '0')
  ELSE left(open.original_trace, 8) END`;

// Legs of rejected files have their own index, so each half is an index look-up.
const laterLeg = (which: 'later.rejected' | 'NOT later.rejected') => `EXISTS (
           SELECT FROM legs later
           WHERE later.processor_id = l.processor_id AND later.transaction_uuid = l.transaction_uuid
             AND later.stage = l.stage AND later.refund_uuid IS NOT DISTINCT FROM l.refund_uuid
             AND later.attempt > l.attempt AND ${which})`;

// `l` is the leg, `f` its file.
const itemLeg = `json_build_object('processor_id', l.processor_id, 'uuid', l.uuid, 'file_uuid', l.file_uuid, 'transaction_uuid',
         l.transaction_uuid, 'refund_uuid', l.refund_uuid, 'stage', l.stage, 'state', l.state, 'amount', l.amount,
         'attempt', l.attempt, 'speed', l.speed, 'is_latest', NOT (${laterLeg('NOT later.rejected')} OR ${laterLeg('later.rejected')}),
         'settles_at', f.settles_at, 'first_settles_at', (
           SELECT min(first.settles_at) FROM legs earlier JOIN bank_files first ON first.uuid = earlier.file_uuid
           WHERE earlier.processor_id = l.processor_id AND earlier.transaction_uuid = l.transaction_uuid
             AND earlier.stage = l.stage AND earlier.refund_uuid IS NOT DISTINCT FROM l.refund_uuid
             AND NOT earlier.rejected),
         'bank_account_uuid', l.bank_account_uuid, 'found_on_statement', EXISTS (
           SELECT FROM statement_lines s WHERE s.leg_uuid = l.uuid AND s.state = 'matched'))`;

/**
 * Locks the next open items of a bank, oldest first, after a place in that order, so that a waiting
 * item is not read twice in a run. The legs are those of every entry sent through the bank with the
 * trace number, newest first, or those of the entry that an operator named, of any bank.
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
         received_at, assigned_processor_id, assigned_leg_uuid, assigned_leg_uuid IS NOT NULL AS assigned
       FROM bank_items
       WHERE ${openAt('$5')}
         AND ($1::timestamptz IS NULL OR (received_at, content_uuid, number) > ($1, $2::uuid, $3::integer))
       ORDER BY received_at, content_uuid, number LIMIT $4 FOR UPDATE)
     SELECT open.*, coalesce(found.legs, '[]') AS legs, CASE WHEN found.legs IS NULL THEN found.other_bank END AS other_bank,
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
       SELECT json_agg(${itemLeg} ORDER BY entry.numbered_at DESC, l.uuid)
                FILTER (WHERE f.bank = $5 OR open.assigned_leg_uuid IS NOT NULL) AS legs,
              min(f.bank) FILTER (WHERE f.bank <> $5) AS other_bank
       FROM (SELECT named.processor_id, named.file_uuid, named.trace_id, named.created_at AS numbered_at FROM legs named
             WHERE named.processor_id = open.assigned_processor_id AND named.uuid = open.assigned_leg_uuid
             UNION ALL
             (SELECT r.processor_id, r.file_uuid, open.original_trace, max(r.created_at) FROM trace_ranges r
              WHERE open.assigned_leg_uuid IS NULL
                AND r.first_trace <= open.original_trace AND r.last_trace >= open.original_trace
                AND r.first_trace >= ${firstOfRange}
              GROUP BY r.processor_id, r.file_uuid)) AS entry
       JOIN legs l ON l.processor_id = entry.processor_id AND l.trace_id = entry.trace_id AND l.file_uuid = entry.file_uuid
       JOIN bank_files f ON f.uuid = l.file_uuid) AS found
     ORDER BY open.received_at, open.content_uuid, open.number`,
    [after?.received_at ?? null, after?.content_uuid ?? null, after?.number ?? null, atMost, bank],
  );
}

/** The legs of one entry: those with the same trace number in the same file as the given leg. */
export async function selectLegsOfEntry(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
): Promise<ItemLeg[]> {
  const [row] = await db.query<{ legs: ItemLeg[] }>(
    `SELECT json_agg(${itemLeg}) AS legs
     FROM legs named
     JOIN legs l ON l.processor_id = named.processor_id AND l.trace_id = named.trace_id AND l.file_uuid = named.file_uuid
     JOIN bank_files f ON f.uuid = l.file_uuid
     WHERE named.processor_id = $1 AND named.uuid = $2`,
    [processor_id, uuid],
  );
  return row!.legs;
}

export interface DecidedItem {
  uuid: string;
  state: 'waiting' | 'applied' | 'duplicate' | 'suspense';
  reason: string | null;
  processor_id: string | null;
  leg_uuid: string | null;
  late: boolean;
  /** The file of the entry, if the return is applied before the entry has settled. */
  unsettled_file_uuid: string | null;
}

/** Marks legs as returned. A leg that was still `filed` is marked as sent first. */
export async function returnLegs(
  db: Queryable,
  legs: readonly { processor_id: string; uuid: string }[],
): Promise<void> {
  await db.query(
    `UPDATE legs SET state = 'returned', due_at = NULL
     FROM unnest($1::uuid[], $2::uuid[]) AS i (processor_id, uuid)
     WHERE legs.processor_id = i.processor_id AND legs.uuid = i.uuid`,
    [legs.map((leg) => leg.processor_id), legs.map((leg) => leg.uuid)],
  );
}
