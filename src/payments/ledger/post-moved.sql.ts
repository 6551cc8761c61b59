// The part of a query that posts what it has moved: one posting a row, with its balance deltas.
import { addDeltasOfPosted } from './balance-deltas.sql.ts';

/** The parameters of the query, or the columns of `moved`, that have the values of the postings. */
interface PostingOfMoved {
  transition: `$${number}`;
  source_uuid: string;
  /** Null in the parameter: nothing is posted. */
  debit: `$${number}`;
  credit: `$${number}`;
  posted_at: `$${number}`;
  debit_owner?: string;
  credit_owner?: string;
}

/**
 * The CTEs after `moved`, whose rows have a tenant (`shard`, `processor_id`), a `uuid` and an
 * `amount`: posts the amount once for each row, and nothing for an amount of 0. Owner is the
 * processor, unless another is given.
 */
export const postMoved = ({
  transition,
  source_uuid,
  debit,
  credit,
  posted_at,
  debit_owner = 'processor_id',
  credit_owner = 'processor_id',
}: PostingOfMoved): string => `posted AS (
       INSERT INTO postings (shard, processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
         debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at)
       SELECT shard, processor_id, uuid, ${transition}, ${source_uuid}, 1, ${debit}, ${debit_owner}, ${credit}, ${credit_owner},
         amount, ${posted_at}
       FROM moved WHERE ${debit}::text IS NOT NULL AND amount > 0
       RETURNING shard, processor_id, debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount,
         posted_at
     ), balanced AS (${addDeltasOfPosted}
     )`;
