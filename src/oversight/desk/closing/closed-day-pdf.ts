// A closed day as a PDF: names, dollars and Eastern times.
import { easternText } from '../../../ach/calendar/eastern-time.ts';
import { accounts as ledgerAccounts } from '../../../payments/ledger/accounts.ts';
import { inDollars } from '../../../platform/std/dollars.ts';
import { type PdfSection, pdfOf } from '../../../platform/std/pdf.ts';
import { inWords, spanOf, statementWords } from './closed-day-words.ts';
import type { ClosedDay } from './closed-days.sql.ts';

const amountOrNone = (cents: number | null): string => (cents === null ? '' : inDollars(cents));

function sectionsOf(closed: ClosedDay): PdfSection[] {
  const { from, until } = spanOf(closed);
  return [
    {
      title: 'Signed by two people',
      lines: [
        ['First', `${closed.first_signer}, ${easternText(closed.first_signed_at)}`],
        ['Second', `${closed.second_signer}, ${easternText(closed.second_signed_at)}`],
        ['Note', closed.reason],
        [
          'Postings',
          `${closed.posting_count.toLocaleString('en-US')}, ${from === null ? 'from the first one' : `from ${from}`} until ${until}`,
        ],
        ['Invariants', `All held at ${easternText(closed.invariants_checked_at)}`],
        ['Seal of the postings', closed.seal.toString('hex')],
      ],
    },
    {
      title: 'Ledger accounts of all tenants',
      paragraphs: ['A debit is positive.'],
      table: {
        heads: ['Account', 'Holds', 'Before', 'Debits', 'Credits', 'After'],
        rows: closed.accounts.map(({ account, opening, debits, credits, closing }) => [
          account,
          ledgerAccounts[account].holds,
          ...[opening, debits, credits, closing].map(inDollars),
        ]),
        amounts: [2, 3, 4, 5],
        widths: [2, 5, 4, 4, 4, 4],
      },
    },
    {
      title: 'Files to banks',
      ...(closed.files.length === 0
        ? { paragraphs: ['No file had its cut-off on this day.'] }
        : {
            table: {
              heads: ['File', 'Bank', 'State', 'Entries', 'Debits', 'Credits'],
              rows: closed.files.map(({ name, bank, state, entry_count, total_debits, total_credits }) => [
                name ?? '',
                bank,
                state,
                entry_count.toLocaleString('en-US'),
                inDollars(total_debits),
                inDollars(total_credits),
              ]),
              amounts: [3, 4, 5],
              widths: [6, 3, 3, 2, 4, 4],
            },
          }),
    },
    ...closed.statements.map((statement) => ({
      title: `Bank statement of ${statement.bank}`,
      lines: [
        ['Compared', statementWords[statement.state]],
        ['Cash of the books', inDollars(statement.expected)],
        ['Lines of the statement', inDollars(statement.shown)],
        ['Lines that nothing expected', inDollars(statement.unexpected)],
        ['Difference', inDollars(statement.difference)],
        ['Closing balance', statement.closing_balance === null ? null : inDollars(statement.closing_balance)],
      ] as const,
    })),
    {
      title: 'Carried over',
      ...(closed.carried.length === 0
        ? { paragraphs: ['Nothing was open.'] }
        : {
            table: {
              heads: ['What', 'How many', 'Amount', 'Who takes care'],
              rows: closed.carried.map(({ kind, count, amount, operator_name }) => [
                inWords(kind),
                count.toLocaleString('en-US'),
                amountOrNone(amount),
                operator_name ?? '',
              ]),
              amounts: [1, 2],
              widths: [6, 3, 4, 6],
            },
          }),
    },
  ];
}

export const closedDayPdf = (closed: ClosedDay): Promise<string> =>
  pdfOf(
    {
      title: `Closed day ${closed.day}`,
      subtitle: `Closed on ${easternText(closed.second_signed_at)}. It cannot be opened again.`,
      name: `Closed day ${closed.day}`,
      created: closed.second_signed_at,
    },
    sectionsOf(closed),
  );
