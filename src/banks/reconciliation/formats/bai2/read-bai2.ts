// Reads bank statements in BAI2, version 2 and version 3 alike: 01 file, 02 group, 03 account,
// 16 transaction, 49, 98 and 99 their ends, 88 a continuation.
import type { Day } from '../../../../ach/calendar/days.ts';
import { inDollars } from '../../../../platform/std/dollars.ts';
import { startOfUtcDay } from '../../../../platform/std/timestamps.ts';
import { centsOfDigits, mostOfLine } from '../amounts.ts';
import { noFindings, type ReadFile, type ReadStatement, type StatementReader } from '../read-file.ts';
import { referenceOf } from '../references.ts';
import { rowSplitter } from '../rows.ts';
import { type Fields, fieldsOf } from './fields.ts';
import { type Bai2Record, recordReader } from './records.ts';
import { closingLedger, directionOf, nonMonetary, openingLedger } from './type-codes.ts';

interface Group {
  day: Day | null;
  currency: string;
  /** Its lines are no booking: a test. */
  isTest: boolean;
}

interface Account {
  statement: ReadStatement;
  /** The sum that its trailer must have. */
  total: number;
}

/** A file has the statements of several accounts and days: one for each 03. */
export function bai2Reader(): StatementReader {
  const findings = noFindings();
  const statements: ReadStatement[] = [];
  let group: Group | null = null;
  let account: Account | null = null;
  let hasTrailer = false;
  let begun = false;

  const readers: Record<string, (record: Bai2Record, fields: Fields) => void> = {
    '01': () => {
      begun = true;
      hasTrailer = false;
    },
    '02': ({ row }, fields) => {
      const [, , status, date, , currency] = Array.from({ length: 6 }, () => fields.next());
      group = { day: dayOf(date!), currency: currency || 'USD', isTest: status === '4' };
      account = null;
      if (group.day === null)
        findings.unreadable(row, `02: the as-of date is ${JSON.stringify(date)}; it must be a day written as YYMMDD`);
      if (status === '2')
        findings.unreadable(
          row,
          '02: the group deletes lines; mark them as corrected by hand, and enter the file without it',
        );
      if (group.isTest) findings.add('note', row, '02: the group is a test; its lines are not entered');
    },
    '03': (record, fields) => {
      if (group === null) findings.unreadable(record.row, '03: an account must be in a group (02)');
      account = accountOf(record, fields, group);
      if (group?.isTest !== true) statements.push(account.statement);
    },
    '16': (record, fields) => {
      if (account === null) findings.unreadable(record.row, '16: a transaction must follow the 03 of its account');
      else addLine(record, fields, account, group?.day ?? null);
    },
    '49': ({ row }, fields) => {
      const told = signedCents(fields.next());
      if (account !== null && told !== account.total)
        account.statement.findings.add(
          'difference',
          row,
          `49: the control total is ${told === null ? 'missing' : inDollars(told)}, and the amounts of the account add up to ${inDollars(account.total)}`,
        );
      account = null;
    },
    '98': () => {
      group = null;
      account = null;
    },
    '99': () => {
      hasTrailer = true;
    },
  };

  const records = recordReader((record) => {
    const read = readers[record.code];
    if (read === undefined)
      findings.unreadable(record.row, `the record code is ${record.code}; it may be 01, 02, 03, 16, 49, 88, 98 or 99`);
    else read(record, fieldsOf(record));
  }, findings);
  const rows = rowSplitter((row, number) => records.add(row, number));

  return {
    write: (part) => rows.write(part),
    end(): ReadFile {
      rows.end();
      records.end();
      if (!begun) findings.unreadable(1, 'the file must begin with 01');
      else if (!hasTrailer) findings.add('difference', 1, 'the file has no end (99): it may be cut off');
      return { statements, findings };
    },
  };
}

function accountOf({ row }: Bai2Record, fields: Fields, group: Group | null): Account {
  const findings = noFindings();
  const number = fields.next();
  const currency = fields.next() || group?.currency || 'USD';
  const day = group?.day ?? null;
  if (number === '') findings.unreadable(row, '03: the number of the account is missing');
  if (currency !== 'USD') findings.unreadable(row, `03: the currency is ${currency}; it must be USD`);
  const statement: ReadStatement = {
    row,
    account: number,
    first_day: day,
    opening: null,
    closing: null,
    lines: [],
    findings,
  };
  const account = { statement, total: 0 };
  while (!fields.ended) {
    const code = fields.next();
    if (code === '') continue;
    const sent = fields.nextFilled();
    const amount = signedCents(sent === '' ? '0' : sent);
    fields.nextUnlessCode();
    const funds = fundsOf(fields);
    const wrong = /^\d{3}$/.test(code)
      ? fields.skipFunds(funds)
      : `the type code is ${JSON.stringify(code)}; it has three digits`;
    if (wrong !== null || amount === null) {
      findings.unreadable(
        row,
        `03: ${wrong ?? `the amount of ${code} is ${JSON.stringify(sent)}; it must be digits of cents`}`,
      );
      break;
    }
    account.total += amount;
    if (day !== null && sent !== '' && code === openingLedger) statement.opening = { on: day, amount };
    if (day !== null && sent !== '' && code === closingLedger) statement.closing = { on: day, amount };
  }
  return account;
}

function addLine({ row }: Bai2Record, fields: Fields, account: Account, day: Day | null): void {
  const { findings } = account.statement;
  const code = fields.next();
  const sent = fields.nextFilled();
  const amount = signedCents(sent === '' ? '0' : sent);
  const wrong = fields.skipFunds(fields.next());
  if (amount === null || wrong !== null) {
    findings.unreadable(row, `16: ${wrong ?? `the amount is ${JSON.stringify(sent)}; it must be digits of cents`}`);
    return;
  }
  account.total += amount;
  const reference = referenceOf([fields.next(), fields.next(), textOf(fields)]) || `BAI2 ${code}`;
  const direction = directionOf(code);
  if (amount === 0 || code === nonMonetary) {
    findings.add('note', row, `16: type ${code} without an amount is no line`);
    return;
  }
  if (direction === null) {
    findings.unreadable(row, `16: the type code is ${JSON.stringify(code)}; credits are 100 to 399, debits 400 to 699`);
    return;
  }
  if (Math.abs(amount) > mostOfLine) {
    findings.unreadable(row, `16: the amount is ${inDollars(amount)}; a line has at most ${inDollars(mostOfLine)}`);
    return;
  }
  // Without a day, the group is told as unreadable.
  if (day === null) return;
  // A negative credit takes money back.
  const other = direction === 'credit' ? 'debit' : 'credit';
  const booked = { booked_on: day, direction: amount < 0 ? other : direction, amount: Math.abs(amount) } as const;
  account.statement.lines.push({ row, ...booked, reference });
}

/** The funds type of a summary: absent where the next row begins with a type code. */
const fundsOf = (fields: Fields) => fields.nextUnlessCode({ unlessCode: true });

/** A text that begins with a slash is empty. */
function textOf(fields: Fields): string {
  const text = fields.text();
  return text.startsWith('/') ? text.slice(1) : text;
}

function signedCents(text: string): number | null {
  const [, sign, digits] = /^([+-]?)(.*)$/.exec(text)!;
  const cents = centsOfDigits(digits!);
  return cents === null ? null : (sign === '-' ? -1 : 1) * cents;
}

/** `260304`, or `20260304` as some banks write it. */
function dayOf(date: string): Day | null {
  const [, year, month, day] = /^(\d{2}|20\d{2})(\d{2})(\d{2})$/.exec(date) ?? [];
  if (year === undefined) return null;
  const written = `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
  return startOfUtcDay(written) === null ? null : written;
}
