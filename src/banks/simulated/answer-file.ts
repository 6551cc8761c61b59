// Writes the file in which the simulated bank answers: returns and changes, as a receiving bank
// writes them.

import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { julianDay } from '../../ach/calendar/julian-days.ts';
import { checkDigitOf } from '../../ach/nacha/check-digit.ts';
import { parseCorrectedData } from '../../ach/nacha/codes/corrected-data.ts';
import { questionable, questionableCode } from '../../ach/nacha/codes/questionable.ts';
import { transactionCodeRow } from '../../ach/nacha/codes/transaction-codes.ts';
import type { Addenda, BatchHeader, DishonoredReturnAddenda, Entry, FileHeader } from '../../ach/nacha/records.ts';
import { rejectedPrefix } from '../../ach/nacha/rejected-entries.ts';
import { type BatchToWrite, writeFile } from '../../ach/nacha/writing/write-file.ts';

/** The entry to answer, as it is in our file. */
export interface AnsweredEntry {
  header: Omit<BatchHeader, 'batch_number'>;
  entry: Entry;
}

export interface FiledAnswer extends AnsweredEntry {
  /** The source of its trace number: the same answer has the same trace number in every file. */
  uuid: string;
  kind: 'return' | 'change' | 'contest' | 'reject';
  code: string;
  corrected_data: string | null;
}

/**
 * Returns have the codes 21 and 26 (checking) or 31 and 36 (savings): one less than the code of
 * their entry, or two less than the code of a prenote.
 */
const answeringCode = (code: number) => code - (transactionCodeRow(code)?.purpose === 'prenote' ? 2 : 1);

/** In a dishonor the code is already a return code. A rejected entry comes back as it was. */
const isCodeKept = (kind: FiledAnswer['kind']) => kind === 'contest' || kind === 'reject';

/** The bytes of one file. `at`: when it is published. */
export async function* answerFile(
  answers: readonly FiledAnswer[],
  {
    parties,
    at,
  }: {
    parties: Pick<
      FileHeader,
      'immediate_destination' | 'immediate_destination_name' | 'immediate_origin' | 'immediate_origin_name'
    >;
    at: Date;
  },
): AsyncGenerator<Buffer> {
  const day = easternDay(at);
  const parts: Buffer[] = [];
  const file = writeFile(
    {
      // Origin and destination are exchanged: the bank sends this file.
      immediate_destination: parties.immediate_destination,
      immediate_destination_name: parties.immediate_origin_name,
      immediate_origin: parties.immediate_destination,
      immediate_origin_name: parties.immediate_destination_name,
      file_creation_date: day,
      file_creation_time: null,
      file_id_modifier: 'A',
      reference_code: '',
    },
    answers.map((answer, index) => batchOf(answer, index + 1, day)),
  );
  for await (const part of file) parts.push(part);
  const bytes = Buffer.concat(parts);
  // Our writer writes only digits as a trace number.
  for (const { kind, uuid, entry } of answers)
    if (kind === 'reject') bytes.write(rejectedPrefix, bytes.indexOf(`0${entry.rdfi}${sequenceOf(uuid)}\n`) + 1);
  yield bytes;
}

/** Seven digits of the random part of the uuid. */
const sequenceOf = (uuid: string) => String(Number.parseInt(uuid.slice(-7), 16) % 10_000_000).padStart(7, '0');

/** One batch for each answer, because it comes from the bank of its receiver. */
function batchOf(
  { uuid, header, entry, kind, code, corrected_data }: FiledAnswer,
  number: number,
  day: string,
): BatchToWrite {
  return {
    header: {
      ...header,
      sec_code: kind === 'change' ? 'COR' : header.sec_code,
      settlement_date: Number(julianDay(day)),
      odfi: entry.rdfi,
      batch_number: number,
    },
    entries: [
      {
        ...entry,
        transaction_code: isCodeKept(kind) ? entry.transaction_code : answeringCode(entry.transaction_code),
        ...(kind === 'reject' ? {} : { rdfi: header.odfi, check_digit: checkDigitOf(header.odfi)! }),
        amount: kind === 'change' ? 0 : entry.amount,
        trace_number: entry.rdfi + sequenceOf(uuid),
        addenda: kind === 'reject' ? [] : [addendaOf({ entry, header, kind, code, corrected_data }, day)],
      },
    ],
  };
}

function addendaOf({ entry, header, kind, code, corrected_data }: Omit<FiledAnswer, 'uuid'>, day: string): Addenda {
  const original = { original_trace: entry.trace_number, original_rdfi: entry.rdfi };
  if (kind === 'change')
    return { kind: 'change_addenda', ...original, change_code: code, corrected_data: corrected_data! };
  if (kind === 'return')
    return {
      ...{ kind: 'return_addenda', ...original, return_code: code, date_of_death: null },
      addenda_information: code === questionableCode ? questionable : '',
    };
  const dishonor = entry.addenda[0] as DishonoredReturnAddenda;
  return {
    kind: 'contested_return_addenda',
    return_code: code,
    original_trace: dishonor.original_trace,
    date_original_entry_returned: null,
    original_rdfi: dishonor.original_rdfi,
    original_settlement_date: null,
    return_trace: dishonor.return_trace,
    return_settlement_date: dishonor.return_settlement_date,
    return_reason_code: dishonor.return_reason_code,
    dishonored_return_trace: entry.trace_number,
    dishonored_return_settlement_date: Number(julianDay(header.effective_entry_date ?? day)),
    dishonored_return_reason_code: dishonor.return_code,
  };
}

/** The correction when only a change code is given: valid, and predictable from the old value. */
export function correctionOf(code: string, { entry }: AnsweredEntry): string | null {
  const account = `${entry.account_number.slice(0, -4)}0777`.slice(-17);
  const routing = entry.rdfi + entry.check_digit;
  const other = String(entry.transaction_code >= 30 ? entry.transaction_code - 10 : entry.transaction_code + 10);
  const [name = ''] = [entry.name];
  const data: Record<string, string> = {
    C01: account,
    C02: routing,
    C03: routing.padEnd(12) + account,
    C04: name,
    C05: other,
    C06: account.padEnd(20) + other,
    C07: routing + account.padEnd(17) + other,
    C09: entry.identification || 'REFERENCE',
  };
  const corrected = data[code] ?? null;
  return corrected === null || parseCorrectedData(code, corrected) === null ? null : corrected;
}
