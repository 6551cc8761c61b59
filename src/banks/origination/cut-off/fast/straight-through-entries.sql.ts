// Queries that put straight-through payments into a file: one query marks a portion of them and
// makes their entries.

import { type BankOfTenants, servedThrough, shardsServedThrough } from '../../../../access/tenants/tenants.sql.ts';
import { hasNoObstacle } from '../../../../customers/bank-accounts/usable-accounts.sql.ts';
import { rowIsStraightThrough } from '../../../../payments/lifecycle/fast/straight-through-moves.sql.ts';
import { accountOfStage } from '../../../../payments/lifecycle/stage-accounts.sql.ts';
import { directionOf, stages } from '../../../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { tenantKey } from '../../../../platform/database/tenant-key.ts';
import { nilUuid, uuidStart } from '../../../../platform/std/identifiers.ts';
import { takingTraces, traceNumber } from '../../files/trace-numbers.sql.ts';
import { type Cursor, type CutOffWanted, places } from '../choose.sql.ts';

/** The stages of a straight-through payment. */
export type FastStage = 'capture' | 'payout';

/** Payments that wait, in the order of their keys: at least one. */
export interface WaitingPortion {
  found: number;
  /** Their tenants. */
  processor_ids: string[];
  last: NonNullable<Cursor>;
}

const key = 's.shard, s.processor_id, s.uuid';
const bankValues = { name: '$4', isFirst: '$5' } as const;

/**
 * The next `atMost` payments of a bank's tenants that wait in a stage, whatever keeps them. Null:
 * there are no more. Reads the index of what waits only, and locks nothing.
 */
export async function selectWaitingPortion(
  db: Queryable,
  stage: FastStage,
  { name, isFirst }: BankOfTenants,
  after: Cursor,
  atMost: number,
): Promise<WaitingPortion | null> {
  const [row] = await db.query<WaitingPortion>(
    `WITH waiting AS MATERIALIZED (
       SELECT ${key} FROM transaction_states s
       WHERE ${places[stage]} AND (${key}) > ($1::smallint, $2::uuid, $3::uuid)
         AND s.shard = ANY ${shardsServedThrough(bankValues)} AND s.processor_id = ANY ${servedThrough(bankValues)}
       ORDER BY ${key} LIMIT $6
     )
     SELECT count(*) AS found, array_agg(DISTINCT processor_id) AS processor_ids,
       (SELECT json_build_object('processor_id', processor_id, 'uuid', uuid) FROM waiting
        ORDER BY shard DESC, processor_id DESC, uuid DESC LIMIT 1) AS last
     FROM waiting HAVING count(*) > 0`,
    [...valuesOf(after), name, isFirst, atMost],
  );
  return row ?? null;
}

const valuesOf = (cursor: Cursor) => [...tenantKey(cursor?.processor_id ?? nilUuid), cursor?.uuid ?? nilUuid];

interface Filing {
  /** Cents that the entry moves, as SQL. */
  amount: string;
  /** The state in which it may be filed for the first time. */
  where: string;
}

// C1, C3, C4, C5 and P1: nothing else has moved it.
const movesBeforePayout = 5;

const filings: Record<FastStage, Filing> = {
  capture: { amount: 't.amount', where: `s.capture_status = 'CAPTURE_PENDING' AND s.ach_return_code IS NULL` },
  // What is reserved is the amount without the fee, unless an offset took a part of it (K6).
  payout: {
    amount: 't.amount - t.transaction_fee',
    where: `s.move_count = ${movesBeforePayout} AND t.payout_type = 'individual'
       AND NOT EXISTS (
         SELECT FROM postings p
         WHERE p.shard = s.shard AND p.processor_id = s.processor_id AND p.debit_transaction_uuid = s.uuid)`,
  },
};

/**
 * The conditions are those that `filePortion` in cut-off.ts checks one by one. It gets the payments
 * that do not fulfill all of them. Accounts are read before the lock: a block that is set then
 * counts from the next entry on.
 */
const filing = (stage: FastStage) => {
  const { amount, where } = filings[stage];
  const account = accountOfStage[stage];
  const direction = directionOf(stage);
  return `WITH filed AS (
       UPDATE transaction_states s SET ${stages[stage].leg} = 'filed' FROM transactions t
       WHERE t.shard = s.shard AND t.processor_id = s.processor_id AND t.uuid = s.uuid
         AND ${places[stage]} AND (${key}) > ($1::smallint, $2::uuid, $3::uuid) AND (${key}) <= ($4::smallint, $5::uuid, $6::uuid)
         AND s.processor_id = ANY ($7::uuid[]) AND t.created_at <= $8 AND t.speed = ANY ($9::transaction_speed[])
         AND ${rowIsStraightThrough} AND ${where}
         AND s.open_hold_count = 0 AND ${amount} <= $10 AND NOT (s.uuid = ANY ($11::uuid[]))
         AND ${hasNoObstacle(`s.shard, s.processor_id, ${account}`)}
       RETURNING ${key}, ${account} AS bank_account_uuid, ${amount} AS amount
     ), numbered AS MATERIALIZED (
       SELECT shard, processor_id, uuid, bank_account_uuid, amount, number,
         ($12::text || lpad(to_hex(number), 3, '0') || substr(uuid::text, 19))::uuid AS entry_uuid
       FROM (SELECT *, row_number() OVER (ORDER BY shard, processor_id, uuid) AS number FROM filed) AS n
     ), traces AS (
       ${takingTraces('$13', 'numbered')}
     ), made AS (
       INSERT INTO entries (shard, processor_id, uuid, file_uuid, bank_account_uuid, amount, created_at, purpose, direction,
         trace_id, bank)
       SELECT n.shard, n.processor_id, n.entry_uuid, $14, n.bank_account_uuid, n.amount, $15, '${stage}', '${direction}',
         ${traceNumber('$13::text', 'traces.next_trace - 1 - (SELECT count(*) FROM numbered) + n.number')}, $16
       FROM numbered n CROSS JOIN traces
     ), legs_made AS (
       INSERT INTO legs (shard, processor_id, uuid, transaction_uuid, stage, amount, speed, file_uuid, entry_uuid,
         created_at)
       SELECT shard, processor_id, entry_uuid, uuid, '${stage}', amount, $17, $14, entry_uuid, $15 FROM numbered
     )
     SELECT count(*) AS entries, coalesce(sum(amount), 0)::bigint AS cents FROM numbered`;
};

const queries: Record<FastStage, string> = { capture: filing('capture'), payout: filing('payout') };

export interface PortionToFile {
  stage: FastStage;
  /** The payments after this one. */
  after: Cursor;
  /** The last one of the portion. */
  through: NonNullable<Cursor>;
  /** Tenants whose service cannot change until the phase ends. */
  served: readonly string[];
  wanted: CutOffWanted;
  /** Cents: a greater entry is left out. */
  mostOfEntry: number;
  /** Payments that wait for an operator. */
  held: readonly string[];
  file: { uuid: string; bank: string; odfi: string; speed: string };
  now: Date;
}

/** Files what may go out, and answers how many entries and cents. The file may be new. */
export async function filePicked(
  db: Queryable,
  { stage, after, through, served, wanted, mostOfEntry, held, file, now }: PortionToFile,
): Promise<{ entries: number; cents: number }> {
  const [row] = await db.query<{ entries: number; cents: number }>(queries[stage], [
    ...valuesOf(after),
    ...valuesOf(through),
    served,
    wanted.createdUntil,
    wanted.speeds,
    mostOfEntry,
    held,
    uuidStart(now),
    file.odfi,
    file.uuid,
    now,
    file.bank,
    file.speed,
  ]);
  return row!;
}
