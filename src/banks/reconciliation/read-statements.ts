// What of a bank statement file is entered: the lines and balances of our account, and what is
// found in it.
import { dayProblem } from './enter-lines.ts';
import type { Finding, ReadFile, ReadLine, ReadStatement } from './formats/read-file.ts';
import type { StatementBalances } from './statement-balances.sql.ts';

export interface ReadStatements {
  /** As the bank writes it. Null: the format has no accounts. */
  account: string | null;
  lines: ReadLine[];
  balances: StatementBalances[];
  findings: Finding[];
}

/**
 * `account`: the number of our account at the bank; null: the only one of the file. `now`: a day
 * after it, or more than a year before, is unreadable. Undefined: days are not checked here.
 */
export function readStatements(file: ReadFile, account: string | null, now?: Date): ReadStatements {
  const found: Finding[] = [];
  const ours = statementsOf(file.statements, account, found);
  const lines = ours.flatMap((statement) => statement.lines);
  const ofThisYear = lines.filter(({ row, booked_on }) => {
    const problem = now === undefined ? null : dayProblem(booked_on, now);
    if (problem !== null) found.push({ kind: 'unreadable', row, message: `the day is ${booked_on}; it ${problem}` });
    return problem === null;
  });
  const findings = [...file.findings.all, ...found, ...ours.flatMap((one) => one.findings.all)];
  const isEmpty = lines.length === 0 && ours.every(({ closing }) => closing === null);
  if (isEmpty && findings.every(({ kind }) => kind !== 'unreadable'))
    findings.push({
      kind: 'unreadable',
      row: 1,
      message: 'the file has no line and no closing balance of the account',
    });
  return {
    account: ours[0]?.account ?? null,
    lines: ofThisYear,
    balances: ours.flatMap(balancesOf),
    findings: findings.toSorted((a, b) => a.row - b.row),
  };
}

/** Banks write the number of an account with blanks or leading zeros, or without. */
const bare = (account: string) => account.replaceAll(/[\s-]/g, '').replace(/^0+/, '').toUpperCase();

function statementsOf(all: readonly ReadStatement[], account: string | null, found: Finding[]): ReadStatement[] {
  const accounts = [...new Set(all.flatMap((one) => (one.account === null ? [] : [one.account])))];
  const [only, another] = new Set(accounts.map(bare));
  const ours = account === null ? only : bare(account);
  const row = all[0]?.row ?? 1;
  if (account === null && another !== undefined) {
    found.push({
      kind: 'unreadable',
      row,
      message: `the file has the accounts ${accounts.join(', ')}; name the one of this bank in \`account\``,
    });
    return [];
  }
  const isOurs = (one: ReadStatement) => one.account === null || bare(one.account) === ours;
  if (accounts.length > 0 && !all.some(isOurs))
    found.push({
      kind: 'unreadable',
      row,
      message: `the file has the account ${accounts.join(', ')}; the account of this bank is ${account}`,
    });
  for (const one of all.filter((other) => !isOurs(other)))
    found.push({
      kind: 'note',
      row: one.row,
      message: `account ${one.account} is not ours; its ${one.lines.length} lines are not entered`,
    });
  return all.filter(isOurs);
}

function balancesOf({ first_day, opening, closing, lines }: ReadStatement): StatementBalances[] {
  if (closing === null) return [];
  const days = [first_day ?? closing.on, closing.on, ...lines.map(({ booked_on }) => booked_on)].toSorted();
  return [
    {
      first_day: days[0]!,
      last_day: days.at(-1)!,
      opening_balance: opening?.amount ?? null,
      closing_balance: closing.amount,
    },
  ];
}
