// The journal: every posting of a period as a CSV file, for a general ledger.
import { hash } from 'node:crypto';
import { easternText } from '../../ach/calendar/eastern-time.ts';
import { streamFromSnapshot } from '../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { csvRecord } from '../../platform/std/csv.ts';
import { nextUtcDay, startOfUtcDay, utcDay } from '../../platform/std/timestamps.ts';
import type { Account } from '../ledger/accounts.ts';
import { selectLastClosedDay } from '../ledger/closed-until.sql.ts';
import { transitionWords } from '../lifecycle/transition-words.ts';
import { numbersFor, selectNumbers } from './account-numbers.sql.ts';
import { type JournalRow, readPostings, selectOwners } from './journal.sql.ts';

export interface JournalRequest {
  /** Null: all tenants and the operator books. */
  processor_id: string | null;
  /** `Y-m-d`, UTC, both inclusive. */
  start_date: string;
  end_date: string;
}

export const columns = [
  'file_id',
  'entry',
  'day',
  'posted_at',
  'processor_uuid',
  'transition',
  'description',
  'transaction_uuid',
  'source_uuid',
  'number',
  'account',
  'debit',
  'credit',
];

/**
 * From one snapshot, in portions. The same request over closed days gives the same bytes as long as
 * the account numbers are the same. Over days that are not closed the file gets another id.
 */
export function streamJournal(database: Database, asked: JournalRequest, now: Date): AsyncGenerator<string, void> {
  return streamFromSnapshot(database, async function* (snapshot) {
    yield csvRecord(columns);
    const owners = asked.processor_id === null ? await selectOwners(snapshot) : [asked.processor_id];
    const rows = await selectNumbers(snapshot);
    const numbers = new Map(owners.map((owner) => [owner, numbersFor(rows, owner)]));
    const file_id = await fileIdOf(snapshot, asked, [...numbers], now);
    const period = { from: startOfUtcDay(asked.start_date)!, before: nextUtcDay(startOfUtcDay(asked.end_date)!) };
    let entry = 0;
    for (const owner of owners)
      for await (const postings of readPostings(snapshot, owner, period))
        yield postings
          .map((posting) => sidesOf(posting, { file_id, entry: ++entry, owner }, numbers.get(owner)!))
          .join('');
  });
}

async function fileIdOf(db: Queryable, asked: JournalRequest, numbers: unknown, now: Date): Promise<string> {
  const closed = await selectLastClosedDay(db);
  const isClosed = closed !== null && asked.end_date <= closed;
  const content = [1, asked.processor_id, asked.start_date, asked.end_date, numbers, isClosed ? null : now];
  return hash('sha256', JSON.stringify(content)).slice(0, 32);
}

/** The debit and the credit of a posting: two records with one entry. */
function sidesOf(
  { posted_at, transition, transaction_uuid, source_uuid, debit_account, credit_account, amount }: JournalRow,
  { file_id, entry, owner }: { file_id: string; entry: number; owner: string },
  numbers: Readonly<Record<Account, string | null>>,
): string {
  const head = [
    file_id,
    entry,
    utcDay(posted_at),
    easternText(posted_at),
    owner,
    transition,
    transitionWords(transition),
  ];
  const side = (account: Account, isDebit: boolean) =>
    csvRecord([
      ...head,
      transaction_uuid,
      source_uuid,
      numbers[account] ?? account,
      account,
      isDebit ? { cents: amount } : '',
      isDebit ? '' : { cents: amount },
    ]);
  return side(debit_account, true) + side(credit_account, false);
}
