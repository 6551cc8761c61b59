// A statement as a file of comma-separated values, made while it is sent.
import type { Download } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { lineWords } from '../lifecycle/transition-words.ts';
import { refuse } from '../refusals.ts';
import { timestamp } from '../std/timestamps.ts';
import { csvRecord } from './csv.ts';
import { ownerSums, type StatementRequest, type StreamedStatement, streamStatement } from './statement.ts';

/**
 * How many files a process makes at once: each holds a database connection for as long as its
 * reader takes.
 */
export interface StatementFiles {
  open(database: Database, of: StatementRequest): Download;
}

export const columns = [
  'posted_at',
  'transaction_uuid',
  'client_reference_id',
  'transition',
  'description',
  'account',
  'debit',
  'credit',
  'balance',
  'source_uuid',
  'trace_id',
  'return_code',
  'counterpart_transaction_uuid',
  'merchant_batch_uuid',
];

export function statementFiles(atOnce: number): StatementFiles {
  let open = 0;

  /** Counted from the first line that is asked for: a reader that never comes takes no place. */
  async function* counted(text: AsyncIterable<string>): AsyncGenerator<string, void> {
    if (open >= atOnce) throw refuse('overloaded');
    open++;
    try {
      yield* text;
    } finally {
      open--;
    }
  }

  return {
    open: (database, of) => ({
      content_type: 'text/csv; charset=utf-8; header=present',
      filename: `statement-${of.start_date}-${of.end_date}.csv`,
      text: counted(streamStatement(database, of, (statement) => records(of, statement))),
    }),
  };
}

/** The openings, every line, the closings. */
async function* records(of: StatementRequest, { accounts, portions }: StreamedStatement): AsyncGenerator<string> {
  const balances =
    of.carried === 'owner'
      ? [{ account: '', ...ownerSums(accounts) }]
      : accounts.map(({ account, opening, closing }) => ({ account, opening, closing }));
  const standing = (what: 'opening' | 'closing', at: string) =>
    balances
      .map((one) =>
        csvRecord([
          at,
          '',
          '',
          '',
          `${what === 'opening' ? 'Opening' : 'Closing'} balance`,
          one.account,
          '',
          '',
          one[what],
          '',
          '',
          '',
          '',
          '',
        ]),
      )
      .join('');
  yield csvRecord(columns) + standing('opening', `${of.start_date} 00:00:00`);
  for await (const lines of portions)
    yield lines
      .map((line) =>
        csvRecord([
          timestamp(line.posted_at),
          line.transaction_uuid ?? '',
          line.client_reference_id ?? '',
          line.transition,
          lineWords(line),
          line.account,
          line.debit === 0 ? '' : line.debit,
          line.credit === 0 ? '' : line.credit,
          line.balance,
          line.source_uuid,
          line.trace_id ?? '',
          line.return_code ?? '',
          line.counterpart_transaction_uuid ?? '',
          line.merchant_batch_uuid ?? '',
        ]),
      )
      .join('');
  yield standing('closing', `${of.end_date} 23:59:59`);
}
