// An entry of a camt statement as a line: what the account was credited or debited with, not its
// details, whose sum may differ by charges.
import type { Day } from '../../../../ach/calendar/days.ts';
import { inDollars } from '../../../../platform/std/dollars.ts';
import { startOfUtcDay } from '../../../../platform/std/timestamps.ts';
import { centsOfDollars, mostOfLine } from '../amounts.ts';
import type { Balance, Findings, ReadLine } from '../read-file.ts';
import { referenceOf } from '../references.ts';

/** The texts of an element by their path below it, without prefixes: `Amt`, `BookgDt/Dt`. */
export type Texts = ReadonlyMap<string, string>;

/** Where an element is, for its findings. */
export interface Place {
  row: number;
  /** `Stmt 1, Ntry 3` */
  name: string;
}

export interface Entry {
  line: ReadLine;
  /** RvslInd: it takes an earlier entry back. */
  isReversal: boolean;
}

/** Null: it is no booked entry, or cannot be read, which the findings say. */
export function entryOf(texts: Texts, { row, name }: Place, findings: Findings): Entry | 'not booked' | null {
  const status = texts.get('Sts/Cd') ?? texts.get('Sts') ?? 'BOOK';
  if (status !== 'BOOK') return 'not booked';
  const wrong = (problem: string) => {
    findings.unreadable(row, `${name}, ${problem}`);
    return null;
  };
  const amount = amountOf(texts);
  if (typeof amount === 'string') return wrong(amount);
  if (amount > mostOfLine) return wrong(`Amt is ${inDollars(amount)}; a line has at most ${inDollars(mostOfLine)}`);
  const direction = directionOf(texts);
  if (direction === null) return wrong(directionWrong(texts));
  const booked = texts.get('BookgDt/Dt') ?? texts.get('BookgDt/DtTm');
  const booked_on = dayIn(booked) ?? dayIn(texts.get('ValDt/Dt') ?? texts.get('ValDt/DtTm'));
  if (booked_on === null) return wrong(`BookgDt is ${sent(booked)}; ${dayAllowed}`);
  if (amount === 0) {
    findings.add('note', row, `${name}: an entry without an amount is no line`);
    return null;
  }
  const isReversal = ['true', '1'].includes(texts.get('RvslInd') ?? '');
  return { line: { row, booked_on, direction, amount, reference: referenceIn(texts) }, isReversal };
}

/** What the bank calls the entry. The details name one payment only if they are of one. */
function referenceIn(texts: Texts): string {
  const one = texts.has('NtryDtls/TxDtls[2]') ? '' : 'NtryDtls/TxDtls/';
  const detail = (path: string) => (one === '' ? undefined : texts.get(`${one}${path}`));
  const endToEnd = detail('Refs/EndToEndId');
  const told = referenceOf([
    texts.get('AcctSvcrRef') ?? detail('Refs/AcctSvcrRef'),
    endToEnd === 'NOTPROVIDED' ? undefined : endToEnd,
    texts.get('NtryDtls/Btch/PmtInfId') ?? detail('Refs/PmtInfId'),
    texts.get('AddtlNtryInf') ?? detail('AddtlTxInf'),
    detail('RmtInf/Ustrd'),
  ]);
  return (
    told ||
    referenceOf([texts.get('NtryRef'), texts.get('BkTxCd/Prtry/Cd') ?? texts.get('BkTxCd/Domn/Fmly/SubFmlyCd')]) ||
    'camt'
  );
}

export function balanceOf(texts: Texts, { row, name }: Place, findings: Findings): Balance | null {
  const amount = amountOf(texts);
  const direction = directionOf(texts);
  const sentDay = texts.get('Dt/Dt') ?? texts.get('Dt/DtTm');
  const on = dayIn(sentDay);
  const problem =
    typeof amount === 'string'
      ? amount
      : direction === null
        ? directionWrong(texts)
        : `Dt is ${sent(sentDay)}; ${dayAllowed}`;
  if (typeof amount === 'string' || direction === null || on === null) {
    findings.unreadable(row, `${name}, ${problem}`);
    return null;
  }
  return { on, amount: direction === 'credit' ? amount : -amount };
}

/** Cents, or what is wrong. */
function amountOf(texts: Texts): number | string {
  const text = texts.get('Amt');
  const currency = texts.get('Amt@Ccy');
  const cents = text === undefined ? null : centsOfDollars(text);
  if (cents === null) return `Amt is ${sent(text)}; it must be dollars with at most two decimals, such as 1234.50`;
  return currency === undefined || currency === 'USD' ? cents : `Ccy is ${sent(currency)}; it must be USD`;
}

function directionOf(texts: Texts) {
  const indicator = texts.get('CdtDbtInd');
  return indicator === 'CRDT' ? 'credit' : indicator === 'DBIT' ? 'debit' : null;
}

const directionWrong = (texts: Texts) => `CdtDbtInd is ${sent(texts.get('CdtDbtInd'))}; it must be CRDT or DBIT`;

const dayAllowed = 'it must be a day written as YYYY-MM-DD';

/** The day as the bank writes it, in the zone of the bank, perhaps with a time. */
export function dayIn(text = ''): Day | null {
  const day = text.slice(0, 10);
  return startOfUtcDay(day) === null ? null : day;
}

const sent = (text: string | undefined) => (text === undefined ? 'missing' : JSON.stringify(text.slice(0, 40)));
