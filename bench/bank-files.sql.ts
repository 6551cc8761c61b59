// Queries on the rows of a bank file: they are filled, and copied out.
import { openDatabase } from '../src/platform/database/database.ts';

/** Fills a separate table with this many debits. */
export async function fillEntries(url: string, count: number): Promise<void> {
  const database = openDatabase(url, 1, () => {});
  await database.query(`SET statement_timeout = '30min'`);
  await database.query(
    `CREATE TABLE bench_entries (sequence integer PRIMARY KEY, transaction_code integer NOT NULL, rdfi text NOT NULL,
       check_digit text NOT NULL, account_number text NOT NULL, amount bigint NOT NULL, identification text NOT NULL,
       name text NOT NULL, trace_number text NOT NULL)`,
  );
  await database.query(
    `INSERT INTO bench_entries (sequence, transaction_code, rdfi, check_digit, account_number, amount, identification, name, trace_number)
     SELECT n, 27, '01100001', '5', (1000000000 + n)::text, 1 + n % 900000, 'INV-' || n, 'RECEIVER NUMBER ' || n % 100000,
       '09100001' || lpad(n::text, 7, '0')
     FROM generate_series(1, $1::integer) AS n`,
    [count],
  );
  await database.query('VACUUM ANALYZE bench_entries');
  await database.end();
}

/** In the order of the columns above. */
export const copyEntries = `COPY (
  SELECT transaction_code, rdfi, check_digit, account_number, amount, identification, name, trace_number
  FROM bench_entries ORDER BY sequence
) TO STDOUT`;
