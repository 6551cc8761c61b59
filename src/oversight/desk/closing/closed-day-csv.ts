// A closed day as a CSV file: names, dollars and Eastern times.
import { easternText } from '../../../ach/calendar/eastern-time.ts';
import { accounts as ledgerAccounts } from '../../../payments/ledger/accounts.ts';
import { csvRecord, type Field } from '../../../platform/std/csv.ts';
import { inWords, spanOf, statementWords } from './closed-day-words.ts';
import type { ClosedDay } from './closed-days.sql.ts';

export const columns = [
  'section',
  'name',
  'description',
  'count',
  'opening',
  'debits',
  'credits',
  'closing',
  'amount',
  'person',
  'time',
] as const;

type Row = Partial<Record<(typeof columns)[number], Field | null>>;

const dollars = (cents: number | null) => (cents === null ? null : { cents });

export function closedDayCsv(closed: ClosedDay): string {
  const { from, until } = spanOf(closed);
  const rows: Row[] = [
    { section: 'day', name: closed.day, description: closed.reason, count: closed.posting_count },
    { section: 'postings', name: 'From', time: from ?? 'the first posting on' },
    { section: 'postings', name: 'Until', time: until },
    ...closed.accounts.map(({ account, opening, debits, credits, closing }) => ({
      section: 'account',
      name: account,
      description: ledgerAccounts[account].holds,
      opening: dollars(opening),
      debits: dollars(debits),
      credits: dollars(credits),
      closing: dollars(closing),
    })),
    ...closed.files.map(({ name, bank, state, entry_count, total_debits, total_credits }) => ({
      section: 'file',
      name: name ?? '',
      description: `${bank}: ${state}`,
      count: entry_count,
      debits: dollars(total_debits),
      credits: dollars(total_credits),
    })),
    ...closed.statements.flatMap(({ bank, state, expected, shown, unexpected, difference, closing_balance }) => [
      { section: 'statement', name: bank, description: statementWords[state], closing: dollars(closing_balance) },
      { section: 'statement', name: bank, description: 'Cash of the books', amount: dollars(expected) },
      { section: 'statement', name: bank, description: 'Lines of the statement', amount: dollars(shown) },
      { section: 'statement', name: bank, description: 'Lines that nothing expected', amount: dollars(unexpected) },
      { section: 'statement', name: bank, description: 'Difference', amount: dollars(difference) },
    ]),
    { section: 'invariants', name: 'All hold', time: easternText(closed.invariants_checked_at) },
    ...closed.carried.map(({ kind, count, amount, operator_name }) => ({
      section: 'carried over',
      name: inWords(kind),
      count,
      amount: dollars(amount),
      person: operator_name,
    })),
    { section: 'signature', name: 'First', person: closed.first_signer, time: easternText(closed.first_signed_at) },
    { section: 'signature', name: 'Second', person: closed.second_signer, time: easternText(closed.second_signed_at) },
    { section: 'seal', name: closed.seal.toString('hex') },
  ];
  return csvRecord(columns) + rows.map((row) => csvRecord(columns.map((column) => row[column] ?? ''))).join('');
}
