// Queries that count debits and returns on the day of their merchant and of their processor.
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import { stageNames, stages } from '../../lifecycle/stage-names.ts';
import { transitions } from '../../lifecycle/transitions.ts';
import type { RateOwner } from './debit-days.sql.ts';
import type { DebitCounts } from './rates.ts';

const debitStages = stageNames.filter((stage) => stages[stage].direction === 'debit');

/** The rows of the stage tables that send a debit. */
const sentBy = Object.entries(transitions).flatMap(([name, { cause }]) =>
  debitStages.some((stage) => cause === `${stage}_sent`) ? [name] : [],
);

/**
 * Adds the rows of `source` (shard, processor_id, transaction_uuid, debits, unauthorized,
 * administrative, returned) to the day $1 of the merchant of each payment, and of its processor.
 * Always in one order. Payments and users are looked up one by one: a join depends on a row
 * estimate of `source`, and a wrong one joins every debit with every user of the processor.
 */
const addingToDay = (source: string) => `
  WITH source AS (${source}), counted AS (
    SELECT s.shard, s.processor_id, s.debits, s.unauthorized, s.administrative, s.returned,
           coalesce(t.counted_merchant_uuid,
             (SELECT u.uuid FROM users u
              WHERE u.shard = s.shard AND u.processor_id = s.processor_id AND u.uuid = t.payee_uuid AND u.kind = 'business' AND u.kyb_status = 'APPROVED' LIMIT 1),
             t.payer_uuid) AS merchant_uuid
    FROM source s
    CROSS JOIN LATERAL (
      SELECT p.counted_merchant_uuid, p.payee_uuid, p.payer_uuid FROM current_transactions p
      WHERE p.shard = s.shard AND p.processor_id = s.processor_id AND p.uuid = s.transaction_uuid LIMIT 1) AS t
  ), sums AS (
    SELECT shard, processor_id, CASE grouping(merchant_uuid) WHEN 1 THEN '${nilUuid}' ELSE merchant_uuid END AS merchant_uuid,
           sum(debits) AS debits, sum(unauthorized) AS unauthorized, sum(administrative) AS administrative,
           sum(returned) AS returned
    FROM counted GROUP BY GROUPING SETS ((shard, processor_id, merchant_uuid), (shard, processor_id))
  ), added AS (
    INSERT INTO debit_days AS d (shard, processor_id, merchant_uuid, day, debits, unauthorized, administrative, returned)
    SELECT shard, processor_id, merchant_uuid, $1::date, debits, unauthorized, administrative, returned
    FROM sums ORDER BY processor_id, merchant_uuid
    ON CONFLICT (shard, processor_id, merchant_uuid, day) DO UPDATE
      SET debits = d.debits + excluded.debits, unauthorized = d.unauthorized + excluded.unauthorized,
          administrative = d.administrative + excluded.administrative, returned = d.returned + excluded.returned
    RETURNING d.processor_id, d.merchant_uuid
  )
  SELECT processor_id, merchant_uuid FROM added`;

/** The members of a batch share an entry: one leg of each entry is counted. */
const entriesOf = (which: string, debits: 1 | -1) => `
  SELECT DISTINCT ON (l.processor_id, l.entry_uuid) l.shard, l.processor_id, l.transaction_uuid, ${debits} AS debits,
         0 AS unauthorized, 0 AS administrative, 0 AS returned
  FROM legs l ${which} AND l.stage IN (${debitStages.map((stage) => `'${stage}'`).join(', ')})
  ORDER BY l.processor_id, l.entry_uuid, l.uuid`;

/** Counts the debits of a file, in the phase that confirms the file. */
export async function countDebitsOf(db: Queryable, fileUuid: string, day: string): Promise<void> {
  const which = `JOIN bank_files f ON f.uuid = l.file_uuid AND f.state = 'confirmed'
    WHERE l.file_uuid = $2 AND NOT l.rejected`;
  await db.query(addingToDay(entriesOf(which, 1)), [day, fileUuid]);
}

/**
 * Subtracts the debits of a rejected file, in the phase that takes them back, if they were counted;
 * or of one entry, before its reject is applied. Entries that were removed before the file was sent
 * were not counted, and an entry that the bank rejected alone was subtracted then.
 */
export async function discountDebitsOf(
  db: Queryable,
  { file_uuid, entry_uuid = null }: { file_uuid: string; entry_uuid?: string | null },
  day: string,
): Promise<void> {
  const which = `JOIN bank_files f ON f.uuid = l.file_uuid AND f.confirmed_at IS NOT NULL
    WHERE l.file_uuid = $2 AND l.rejected AND ($3::uuid IS NULL OR l.entry_uuid = $3) AND NOT EXISTS (
      SELECT FROM bank_items b
      WHERE b.processor_id = l.processor_id AND b.entry_uuid = l.entry_uuid AND b.kind = 'reject' AND b.state = 'applied')
      AND EXISTS (
      SELECT FROM payment_moves m
      WHERE m.shard = l.shard AND m.processor_id = l.processor_id AND m.transaction_uuid = l.transaction_uuid
        AND m.source_uuid = l.uuid
        AND m.transition IN (${sentBy.map((name) => `'${name}'`).join(', ')}))`;
  await db.query(addingToDay(entriesOf(which, -1)), [day, file_uuid, entry_uuid]);
}

/**
 * Folds days before a day into one row for each merchant and its processor; answers the number of
 * folded rows. The sums stay, to compare them with the debits that were sent. The row has the day
 * `-infinity`, which no rate reads.
 */
export async function foldDaysBefore(db: Queryable, day: string, atMost: number): Promise<number> {
  const [row] = await db.query<{ folded: number }>(
    `WITH old AS (
       DELETE FROM debit_days WHERE (shard, processor_id, merchant_uuid, day) IN (
         SELECT shard, processor_id, merchant_uuid, day FROM debit_days
         WHERE day < $1::date AND isfinite(day) ORDER BY shard, processor_id, merchant_uuid, day LIMIT $2)
       RETURNING shard, processor_id, merchant_uuid, debits, unauthorized, administrative, returned
     ), folded AS (
       INSERT INTO debit_days AS d (shard, processor_id, merchant_uuid, day, debits, unauthorized, administrative, returned)
       SELECT shard, processor_id, merchant_uuid, '-infinity', sum(debits), sum(unauthorized), sum(administrative), sum(returned)
       FROM old GROUP BY shard, processor_id, merchant_uuid
       ON CONFLICT (shard, processor_id, merchant_uuid, day) DO UPDATE
         SET debits = d.debits + excluded.debits, unauthorized = d.unauthorized + excluded.unauthorized,
             administrative = d.administrative + excluded.administrative, returned = d.returned + excluded.returned
     )
     SELECT count(*) AS folded FROM old`,
    [day, atMost],
  );
  return row!.folded;
}

/** The counts of one returned entry of a payment. */
export interface ReturnsToCount extends Omit<DebitCounts, 'debits'> {
  processor_id: string;
  transaction_uuid: string;
}

const returnsSent = recordset<ReturnsToCount>({
  processor_id: 'uuid',
  transaction_uuid: 'uuid',
  unauthorized: 'integer',
  administrative: 'integer',
  returned: 'integer',
});

/** Returns the owners whose rates change. */
export function addReturns(db: Queryable, returns: readonly ReturnsToCount[], day: string): Promise<RateOwner[]> {
  const source = `SELECT shard, processor_id, transaction_uuid, 0 AS debits, unauthorized, administrative, returned
    FROM ${returnsSent.from(2)} AS i`;
  return db.query(addingToDay(source), [day, ...returnsSent.values(returns)]);
}
