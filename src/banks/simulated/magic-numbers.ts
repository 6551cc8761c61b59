// Which entries the simulated bank answers, and how: chosen by the last digits of the account
// number, or of a credit's amount.
import { changeCodeRow } from '../../ach/nacha/codes/change-codes.ts';
import { returnCodeRow } from '../../ach/nacha/codes/return-codes.ts';

export interface Answer {
  kind: 'return' | 'change' | 'contest' | 'reject';
  code: string;
  /** At the opening of this day after the settlement of the entry. */
  after: { banking_days: number } | { calendar_days: number };
}

/**
 * The rules of answerTo in words, for docs/build/sandbox.md. Account numbers that end in 5000 to
 * 5999 never get an answer.
 */
export const magicNumbers = [
  {
    entries: 'debits of an account whose number ends in `00NN`',
    answer:
      'returned with RNN one banking day after they settled; unauthorized debits (`0010` is R10) two banking days after',
  },
  {
    entries: 'debits of an account whose number ends in `60NN`',
    answer: 'returned with RNN forty days after they settled, long after the payout: `6010` is R10',
  },
  {
    entries: 'debits and prenotes (`PRENOTE`) of an account whose number ends in `98NN`',
    answer: 'settle; one banking day later the notification of change CNN comes: `9801` is C01',
  },
  {
    entries: 'reversals (`REVERSAL`) of an entry of an account whose number ends in `70NN`',
    answer: 'returned with RNN one banking day after they settled: `7017` is R17. The entry itself gets no answer',
  },
  {
    entries: 'micro-entries (`ACCTVERIFY`) and prenotes (`PRENOTE`) to an account whose number ends in `71NN`',
    answer: 'returned with RNN one banking day after they settled: `7103` is R03',
  },
  {
    entries: 'credits whose amount in cents ends in `91NN`',
    answer: 'returned with RNN one banking day after they settled: 9103 is R03',
  },
  {
    entries: 'dishonors of returns whose amount in cents ends in `9171` to `9177`',
    answer:
      'contested with R71 to R77 two banking days after they settled (R77 only for R62). Every other dishonor is accepted: the bank gives the money back',
  },
] as const;

/** How the receiver's bank answers a dishonor; null: it gives the money back. */
export function answerToDishonor({ amount, code }: { amount: number; code: string }): Answer | null {
  const [, number] = /^91(7[1-7])$/.exec(String(amount % 10_000)) ?? [];
  if (number === undefined || (number === '77' && code !== 'R62')) return null;
  return { kind: 'contest', code: `R${number}`, after: { banking_days: 2 } };
}

/** The ending of an account number that answers entries of a description, before `NN`. */
const endings: Readonly<Record<string, string>> = { REVERSAL: '70', ACCTVERIFY: '71', PRENOTE: '71' };

/** How the receiver's bank answers a reversal or the check of an account; null: it accepts it. */
function answerToNumber(ending: string, { direction, account_number }: AnsweredBy): Answer | null {
  const [, number] = new RegExp(`${ending}(\\d\\d)$`).exec(account_number) ?? [];
  return number === undefined ? null : returnWith(`R${number}`, direction, { banking_days: 1 });
}

interface AnsweredBy {
  direction: 'debit' | 'credit';
  account_number: string;
  /** Cents. */
  amount: number;
  /** The company entry description of its batch. */
  description: string;
}

/** Null: the entry gets no answer. */
export function answerTo(entry: AnsweredBy): Answer | null {
  const ending = endings[entry.description];
  if (ending !== undefined)
    return answerToNumber(ending, entry) ?? (entry.description === 'PRENOTE' ? changeOf(entry.account_number) : null);
  const { direction } = entry;
  if (direction === 'credit') {
    const [, number] = /^91(\d\d)$/.exec(String(entry.amount % 10_000)) ?? [];
    return number === undefined ? null : returnWith(`R${number}`, direction, { banking_days: 1 });
  }
  const [, kind, number] = /(00|60)(\d\d)$/.exec(entry.account_number) ?? [];
  if (number === undefined) return changeOf(entry.account_number);
  if (kind === '60') return returnWith(`R${number}`, direction, { calendar_days: 40 });
  const unauthorized = returnCodeRow(`R${number}`)?.group === 'unauthorized';
  return returnWith(`R${number}`, direction, { banking_days: unauthorized ? 2 : 1 });
}

function changeOf(accountNumber: string): Answer | null {
  const [, number] = /98(\d\d)$/.exec(accountNumber) ?? [];
  const code = `C${number}`;
  return changeCodeRow(code)?.sent_by === 'rdfi' ? { kind: 'change', code, after: { banking_days: 1 } } : null;
}

/** Only codes that a receiving bank sends for such an entry. */
function returnWith(code: string, direction: 'debit' | 'credit', after: Answer['after']): Answer | null {
  const row = returnCodeRow(code);
  if (row === undefined || !row.sent_by.includes('rdfi') || (row.of !== 'both' && row.of !== `${direction}s`))
    return null;
  return row.group === 'dishonor' || row.group === 'contest' ? null : { kind: 'return', code, after };
}
