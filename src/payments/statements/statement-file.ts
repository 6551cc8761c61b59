// A statement as a CSV file, written while it is sent.
import type { Download } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { csvRecord } from '../../platform/std/csv.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { lineWords } from '../lifecycle/transition-words.ts';
import { ownerSums, type StatementRequest, type StreamedStatement, streamStatement } from './statement.ts';

/**
 * The statement files that a process sends. The number at once is limited, because each holds a
 * database connection until its reader is done.
 */
export interface StatementFiles {
  open(database: Database, of: StatementRequest): Download;
  /** Another long file counts as one of them. */
  counted<Piece extends string | Uint8Array>(text: AsyncIterable<Piece>): AsyncGenerator<Piece, void>;
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
  // A new column is the last one: programs read them by their place.
  'payer_name',
  'payee_name',
];

export function statementFiles(atOnce: number): StatementFiles {
  let open = 0;

  /** Counts from the first line that is read: a reader that never reads takes no place. */
  async function* counted<Piece extends string | Uint8Array>(text: AsyncIterable<Piece>): AsyncGenerator<Piece, void> {
    if (open >= atOnce) throw refuse('overloaded');
    open++;
    try {
      yield* text;
    } finally {
      open--;
    }
  }

  return {
    counted,
    open: (database, of) => ({
      content_type: 'text/csv; charset=utf-8; header=present',
      filename: `statement-${of.start_date}-${of.end_date}.csv`,
      text: counted(streamStatement(database, of, (statement) => records(of, statement))),
    }),
  };
}

/** The opening balances, every line, the closing balances. */
async function* records(
  of: StatementRequest,
  { accounts, portions, namesOf }: StreamedStatement,
): AsyncGenerator<string> {
  const balances =
    of.balance_per === 'owner'
      ? [{ account: '', ...ownerSums(accounts) }]
      : accounts.map(({ account, opening, closing }) => ({ account, opening, closing }));
  const balanceLines = (what: 'opening' | 'closing', at: string) =>
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
          '',
          '',
        ]),
      )
      .join('');
  yield csvRecord(columns) + balanceLines('opening', `${of.start_date} 00:00:00`);
  for await (const lines of portions) {
    const names = await namesOf(lines);
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
          names.get(line.transaction_uuid ?? '')?.payer_name ?? '',
          names.get(line.transaction_uuid ?? '')?.payee_name ?? '',
        ]),
      )
      .join('');
  }
  yield balanceLines('closing', `${of.end_date} 23:59:59`);
}
