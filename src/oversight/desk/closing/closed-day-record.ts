// A closed day, and the checklist before it, in answers.
import { type Static, Type } from 'typebox';
import {
  Day,
  described,
  extended,
  Nullable,
  OneOf,
  TimeOf,
  Timestamp,
  Uuid,
  withValues,
} from '../../../api/http/schema.ts';
import { AccountTotalsRecord } from '../../../payments/ledger/account-totals-record.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { type Checklist, checkNames } from './checklist.ts';
import type { BooksOfDay, ClosedDay } from './closed-days.sql.ts';
import { statementStates } from './statements-of-days.ts';

const cents = (description: string) => Type.Integer({ description: `${description}, in cents.` });

const FileRecord = Type.Object(
  {
    uuid: described(Uuid, 'The file.'),
    name: Nullable(Type.String({ description: 'Its name; null: it is not written yet.' })),
    bank: Type.String({ description: 'The bank of the file.' }),
    state: OneOf(['open', 'closed', 'written', 'submitted', 'confirmed', 'rejected'], {
      description: 'The state of the file. Confirmed: the bank has it.',
    }),
    entry_count: Type.Integer({ description: 'How many entries it has.' }),
    total_debits: cents('The sum of its debits'),
    total_credits: cents('The sum of its credits'),
  },
  { title: 'FileOfDay' },
);

const StatementRecord = Type.Object(
  {
    bank: Type.String({ description: 'The bank of the statement.' }),
    state: OneOf([...statementStates], {
      description: withValues('How the statement and the books agree.', {
        matched: 'The statement shows all cash of the books.',
        not_shown: 'It does not show some cash of the books, which is carried over.',
        missing: 'It does not reach the day: enter it.',
        no_cash: 'The books moved no cash at the bank.',
        none: 'No statement of the bank was ever entered.',
      }),
    }),
    expected: cents('Cash of the books; credits are positive'),
    shown: cents('Lines of the statement; credits are positive'),
    unexpected: cents('Lines that nothing expected, in suspense or decided; credits are positive'),
    difference: cents('What is shown, less what is expected and unexpected; credits are positive'),
    missing_count: Type.Integer({ description: 'How many movements of the books no line shows.' }),
    missing_amount: cents('Their sum, debits and credits added'),
    closing_balance: Nullable(cents('The balance of the statement at the end of the day; null: not known')),
  },
  { title: 'StatementOfDay' },
);

const CarriedRecord = Type.Object(
  {
    kind: Type.String({
      description: 'The kind of a card of Today, or `cash_not_shown`: cash of the books that no statement shows.',
    }),
    count: Type.Integer({ description: 'How many are open.' }),
    amount: Nullable(cents('Their sum; null: they are not about money')),
    operator_uuid: Nullable(described(Uuid, 'Who takes care of it; null: no one.')),
    operator_name: Nullable(Type.String({ description: 'The name of the operator; null: no one.' })),
  },
  { title: 'CarriedOver' },
);

const SignatureRecord = Type.Object(
  {
    operator_uuid: described(Uuid, 'The operator who signed.'),
    name: Type.String({ description: 'The name of the operator at that time.' }),
    signed_at: TimeOf('When it was signed'),
  },
  { title: 'DaySignature' },
);

const Books = Type.Object(
  {
    day: described(Day, 'A banking day. Its books end with this day of UTC.'),
    first_day: Nullable(
      described(
        Day,
        'The first day of UTC that it includes: the one after the day closed before it. Null: all postings until then.',
      ),
    ),
    posting_count: Type.Integer({
      description: 'How many postings these days have. 0 in a checklist: they are not sealed yet.',
    }),
    accounts: Type.Array(AccountTotalsRecord, {
      description: 'The ledger accounts of all tenants and of the operator books, with a balance or a movement.',
    }),
    files: Type.Array(FileRecord, { description: 'The files to banks whose cut-off was on these days.' }),
    statements: Type.Array(StatementRecord, { description: 'The statement of each bank, compared with the books.' }),
    carried: Type.Array(CarriedRecord, { description: 'What is open, and who takes care of it.' }),
  },
  { title: 'BooksOfDay' },
);

export const ClosedDayRecord = extended(
  Books,
  {
    seal: Type.String({ description: 'The hash of the postings of the day, chained to the days before it.' }),
    invariants_checked_at: TimeOf('When a check found that the invariants hold'),
    reason: Type.String({ description: 'The note of the operator who signed first.' }),
    signatures: Type.Array(SignatureRecord, { description: 'Two operators, in the order in which they signed.' }),
  },
  { title: 'ClosedDay' },
);

const CheckRecord = Type.Object(
  {
    check: OneOf([...checkNames], {
      description: withValues('What must hold.', {
        ended: 'The day has ended in Eastern time.',
        sealed: 'The postings of the day are sealed.',
        files: 'The banks have all files of the day.',
        statement: 'The statement of each bank reaches the day, and is compared with the books.',
        invariants: 'A check has ended since then, and the invariants hold.',
        exceptions: 'What is open has an owner.',
      }),
    }),
    holds: Type.Boolean({ description: 'False: the day cannot be closed yet.' }),
    found: Type.String({ description: 'That it holds, or what is missing.' }),
    path: Type.String({ description: 'The operation that shows more.' }),
  },
  { title: 'ClosingCheck' },
);

export const ChecklistRecord = extended(
  Books,
  {
    checks: Type.Array(CheckRecord, { description: 'Each must hold.' }),
    can_close: Type.Boolean({ description: 'Every check holds.' }),
    invariants_checked_at: Nullable(described(Timestamp, 'The latest check since the end of the day; null: none.')),
    approval_uuid: Nullable(
      described(Uuid, 'The first signature, which waits for the second operator; null: no one has signed.'),
    ),
  },
  { title: 'ClosingChecklist' },
);

const exampleBooks: Static<typeof Books> = {
  day: '2026-03-04',
  first_day: '2026-03-04',
  posting_count: 3,
  accounts: [
    { account: 'BANK', opening: 0, debits: 10_000, credits: 0, closing: 10_000 },
    { account: 'DIF', opening: 10_000, debits: 0, credits: 10_000, closing: 0 },
  ],
  files: [
    {
      uuid: '019a2f45-3d10-7c20-9b30-4d5e6f708192',
      name: 'ACH-2026-03-04-A.ach',
      bank: 'simulated',
      state: 'confirmed',
      entry_count: 1,
      total_debits: 10_000,
      total_credits: 0,
    },
  ],
  statements: [
    {
      bank: 'simulated',
      state: 'matched',
      expected: 10_000,
      shown: 10_000,
      unexpected: 0,
      difference: 0,
      missing_count: 0,
      missing_amount: 0,
      closing_balance: 10_000,
    },
  ],
  carried: [
    {
      kind: 'owed_by_payee',
      count: 2,
      amount: 25_000,
      operator_uuid: '019a2f10-5c00-7b21-8d32-4e5f60718293',
      operator_name: 'Maya Lindqvist',
    },
  ],
};

export const exampleClosedDay: Static<typeof ClosedDayRecord> = {
  ...exampleBooks,
  seal: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  invariants_checked_at: '2026-03-05 13:10:00',
  reason: 'Closed with the statement of March 4.',
  signatures: [
    { operator_uuid: '019a2f10-5c00-7b21-8d32-4e5f60718293', name: 'Maya Lindqvist', signed_at: '2026-03-05 14:05:09' },
    { operator_uuid: '019a2f10-5c00-7b21-8d32-4e5f60718294', name: 'Sam Ortega', signed_at: '2026-03-05 14:20:31' },
  ],
};

export const exampleChecklist: Static<typeof ChecklistRecord> = {
  ...exampleBooks,
  checks: [
    {
      check: 'files',
      holds: true,
      found: '1 file: the banks have them, or rejected them.',
      path: '/admin/v1/bank-files',
    },
  ],
  can_close: true,
  invariants_checked_at: '2026-03-05 13:10:00',
  approval_uuid: null,
};

const booksIn = ({
  day,
  first_day,
  posting_count,
  accounts,
  files,
  statements,
  carried,
}: Omit<BooksOfDay, 'seal' | 'invariants_checked_at'>) => ({
  day,
  first_day,
  posting_count,
  accounts: [...accounts],
  files: [...files],
  statements: [...statements],
  carried: [...carried],
});

export const closedDayRecord = (row: ClosedDay): Static<typeof ClosedDayRecord> => ({
  ...booksIn(row),
  seal: row.seal.toString('hex'),
  invariants_checked_at: timestamp(row.invariants_checked_at),
  reason: row.reason,
  signatures: [
    { operator_uuid: row.first_signed_by, name: row.first_signer, signed_at: timestamp(row.first_signed_at) },
    { operator_uuid: row.second_signed_by, name: row.second_signer, signed_at: timestamp(row.second_signed_at) },
  ],
});

export const checklistRecord = (
  { checks, invariants_checked_at, ...read }: Checklist,
  approval_uuid: string | null,
): Static<typeof ChecklistRecord> => ({
  ...booksIn(read),
  checks,
  can_close: checks.every(({ holds }) => holds),
  invariants_checked_at: timestampOrNull(invariants_checked_at),
  approval_uuid,
});
