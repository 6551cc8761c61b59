// Queries on the cash that the books moved, grouped as a bank shows it: by file and day, or by act.

import { everyOwner } from '../../payments/ledger/trial-balance.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isOfAccount } from '../connections/account-sharing.sql.ts';
import type { Direction } from './statement-line.ts';

/** Cash that the books moved on one day for one source, as far as no line shows it. */
export interface CashMovement {
  /** A file to the bank, a file from the bank, or an act of an operator. */
  source_uuid: string;
  /** The name of the file; null: an act. */
  name: string | null;
  /** The Eastern day of the postings, `Y-m-d`. */
  moved_on: string;
  direction: Direction;
  /** Cents that no line shows: of all of it, or of a part. */
  amount: number;
  /** Cents of all of it. */
  whole_amount: number;
}

/** What identifies a movement. */
export type MovementKey = Pick<CashMovement, 'source_uuid' | 'direction' | 'moved_on'>;

/** Equal for equal movements. */
export const textOfKey = ({ source_uuid, direction, moved_on }: MovementKey): string =>
  `${source_uuid.toLowerCase()} ${direction} ${moved_on}`;

// The source of a fee payout's postings is its leg, also when it is returned.
const returnOfFees = `SELECT back.uuid FROM bank_items back
           WHERE back.entry_uuid = l.entry_uuid AND back.processor_id = l.processor_id AND back.kind = 'return' AND back.state = 'applied'
           ORDER BY back.applied_at DESC LIMIT 1`;

/** As SQL. `bank` null: of all banks. */
interface OfDays {
  bank: string | null;
  from: string;
  until: string;
}

/**
 * The query of the cash that the books moved on some Eastern days, at the bank and at those that
 * share its account: postings on BANK, without those
 * made for bank statement lines themselves. Summed by source, day and direction: files to or from
 * the bank, and acts that name the bank; with `inParts` also by what is a batch of our file, or an
 * item of the bank's. `bank`, `from` and `until` are SQL; `bank` null: of all.
 *
 * An entry returned before its file settled moved no cash. If the bank books gross, its bank
 * statement shows the entry with its file and the return with the file of returns, both on the day
 * when the file settled.
 */
export function movedCash({ bank, from, until }: OfDays, { inParts = false } = {}): string {
  const start = `${from}::timestamp AT TIME ZONE 'America/New_York'`;
  const end = `(${until} + 1)::timestamp AT TIME ZONE 'America/New_York'`;
  const ofBank = (column: string) => (bank === null ? 'true' : isOfAccount(column, bank));
  return `WITH moved AS (
       SELECT p.source_uuid, p.shard, p.processor_id, p.transition, (p.posted_at AT TIME ZONE 'America/New_York')::date AS moved_on,
              CASE p.debit_account WHEN 'BANK' THEN 'credit' ELSE 'debit' END AS direction, p.amount
       FROM ${everyOwner}
       CROSS JOIN LATERAL (
         SELECT source_uuid, shard, processor_id, transition, posted_at, debit_account, amount FROM postings
         WHERE shard = owners.shard AND processor_id = owners.processor_id
           AND posted_at >= ${start} AND posted_at < ${end}
           AND 'BANK' IN (debit_account, credit_account) AND transition NOT IN ('S1', 'S2', 'S3', 'S6')
       ) AS p
     ), cash AS (
       SELECT coalesce(f.uuid, i.content_uuid, m.source_uuid) AS source_uuid, coalesce(f.name, i.name) AS name,
              m.moved_on, m.direction, m.amount, m.processor_id, m.transition, b.uuid AS item_uuid
       FROM moved m
       LEFT JOIN legs l ON l.shard = m.shard AND l.processor_id = m.processor_id AND l.uuid = m.source_uuid
       LEFT JOIN bank_files f ON f.uuid = l.file_uuid AND m.transition <> 'V4'
       LEFT JOIN bank_items b ON b.uuid = CASE m.transition WHEN 'V4' THEN (${returnOfFees}) ELSE m.source_uuid END
       LEFT JOIN inbound_files i ON i.content_uuid = b.content_uuid
       LEFT JOIN cash_acts a ON a.source_uuid = m.source_uuid
       WHERE ${ofBank('coalesce(f.bank, i.bank, a.bank)')}
       UNION ALL
       SELECT line.source_uuid, line.name, (f.settled_at AT TIME ZONE 'America/New_York')::date, line.direction, b.amount,
              b.processor_id, NULL, b.uuid
       FROM bank_files f
       JOIN bank_items b ON b.unsettled_file_uuid = f.uuid
       JOIN inbound_files i ON i.content_uuid = b.content_uuid
       CROSS JOIN LATERAL (
         VALUES (f.bank, f.uuid, f.name, CASE b.direction WHEN 'debit' THEN 'credit' ELSE 'debit' END),
                (i.bank, i.content_uuid, i.name, b.direction)
       ) AS line (bank, source_uuid, name, direction)
       WHERE f.statement_booking = 'gross' AND ${ofBank('line.bank')}
         AND f.settled_at >= ${start} AND f.settled_at < ${end}
     )
     SELECT source_uuid, name, moved_on, direction, ${inParts ? 'processor_id, transition, item_uuid, ' : ''}sum(amount)::bigint AS amount
     FROM cash GROUP BY source_uuid, name, moved_on, direction${inParts ? ', processor_id, transition, item_uuid' : ''}`;
}

/** Cash of some Eastern days that no line shows: what lines show is taken off. */
export function selectMissing(
  db: Queryable,
  { bank, from, until }: { bank: string; from: string; until: string },
): Promise<CashMovement[]> {
  return db.query(
    `SELECT m.source_uuid, m.name, m.moved_on, m.direction, m.amount - shown.amount AS amount, m.amount AS whole_amount
     FROM (${movedCash({ bank: '$1', from: '$2::date', until: '$3::date' })}) AS m
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(amount), 0)::bigint AS amount FROM statement_ticks
       WHERE source_uuid = m.source_uuid AND direction = m.direction AND moved_on = m.moved_on
     ) AS shown
     WHERE m.amount > shown.amount
     ORDER BY m.moved_on, m.name NULLS LAST, m.source_uuid, m.direction`,
    [bank, from, until],
  );
}

/** The entries of a tenant for one purpose in our file, or an item of the bank's file. */
export interface CashPart extends MovementKey {
  /** Cents. */
  amount: number;
  item_uuid: string | null;
}

/** More are not read. */
export const mostParts = 1_000;

/** The parts with one of these amounts that are less than the whole of their movement. */
export function selectParts(
  db: Queryable,
  { bank, from, until }: { bank: string; from: string; until: string },
  amounts: readonly number[],
): Promise<CashPart[]> {
  return db.query(
    `SELECT source_uuid, direction, moved_on, amount, item_uuid
     FROM (SELECT p.*, sum(amount) OVER (PARTITION BY source_uuid, direction, moved_on) AS whole_amount
           FROM (${movedCash({ bank: '$1', from: '$2::date', until: '$3::date' }, { inParts: true })}) AS p) AS parts
     WHERE amount = ANY ($4::bigint[]) AND amount < whole_amount
     ORDER BY moved_on, source_uuid, direction, processor_id, transition, item_uuid LIMIT $5`,
    [bank, from, until, amounts, mostParts],
  );
}

export interface OwnerCash {
  processor_id: string;
  /** Of the processor, or "operator books". */
  name: string;
  /** Cents. */
  balance: number;
}

/** The balance of BANK over all books, and the tenants whose own balance is negative. Cents. */
export async function selectPooledCash(db: Queryable): Promise<{ balance: number; short: OwnerCash[] }> {
  const rows = await db.query<OwnerCash>(
    `SELECT owners.processor_id, coalesce(p.name, 'operator books') AS name, sum(parts.balance)::bigint AS balance
     FROM ${everyOwner}
     LEFT JOIN processors p ON p.shard = owners.shard AND p.processor_id = owners.processor_id
     CROSS JOIN LATERAL (
       SELECT debits - credits AS balance FROM ledger_balances
       WHERE shard = owners.shard AND processor_id = owners.processor_id AND owner_uuid = owners.processor_id AND account = 'BANK' AND day = 'infinity'
       UNION ALL
       SELECT debits - credits FROM ledger_deltas WHERE shard = owners.shard AND processor_id = owners.processor_id AND account = 'BANK'
     ) AS parts
     GROUP BY owners.shard, owners.processor_id, p.name ORDER BY owners.processor_id`,
    [],
  );
  return {
    balance: rows.reduce((sum, row) => sum + row.balance, 0),
    short: rows.filter(({ balance }) => balance < 0),
  };
}
