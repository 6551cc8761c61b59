// The fields of the records of an ACH file (NACHA), by their places in a line of 94 characters.
import { words } from '../words/en.ts';

export interface LayoutField {
  name: string;
  text: string;
}

type Layout = readonly (readonly [name: keyof typeof words.record, length: number])[];

const fileHeader: Layout = [
  ['recordType', 1],
  ['priority', 2],
  ['receivingBank', 10],
  ['sender', 10],
  ['madeOn', 6],
  ['madeAt', 4],
  ['fileOfTheDay', 1],
  ['recordSize', 3],
  ['blockingFactor', 2],
  ['format', 1],
  ['nameOfTheReceivingBank', 23],
  ['nameOfTheSender', 23],
  ['reference', 8],
];

const batchHeader: Layout = [
  ['recordType', 1],
  ['serviceClass', 3],
  ['companyName', 16],
  ['discretionaryData', 20],
  ['companyIdentification', 10],
  ['entryClass', 3],
  ['descriptionThatTheReceiverSees', 10],
  ['descriptiveDate', 6],
  ['effectiveEntryDate', 6],
  ['settlementDayOfTheYear', 3],
  ['originatorStatus', 1],
  ['originatingBank', 8],
  ['batchNumber', 7],
];

const entry: Layout = [
  ['recordType', 1],
  ['transactionCode', 2],
  ['receivingBank', 8],
  ['checkDigit', 1],
  ['accountNumber', 17],
  ['amountInCents', 10],
  ['identification', 15],
  ['receiver', 22],
  ['discretionaryData', 2],
  ['anAddendaFollows', 1],
  ['traceNumber', 15],
];

/** CTX counts its addenda before the name. */
const ctxEntry: Layout = entry.flatMap(
  (field): Layout =>
    field[0] === 'receiver'
      ? [
          ['numberOfAddenda', 4],
          ['receiver', 16],
          ['reserved', 2],
        ]
      : [field],
);

const paymentAddenda: Layout = [
  ['recordType', 1],
  ['addendaType05', 2],
  ['information', 80],
  ['numberInTheEntry', 4],
  ['endOfTheTraceNumber', 7],
];

const returnAddenda: Layout = [
  ['recordType', 1],
  ['addendaType99', 2],
  ['returnCode', 3],
  ['originalTraceNumber', 15],
  ['dateOfDeath', 6],
  ['originalReceivingBank', 8],
  ['information', 44],
  ['traceNumberOfTheReturn', 15],
];

const changeAddenda: Layout = [
  ['recordType', 1],
  ['addendaType98', 2],
  ['changeCode', 3],
  ['originalTraceNumber', 15],
  ['reserved', 6],
  ['originalReceivingBank', 8],
  ['correctedData', 29],
  ['reserved', 15],
  ['traceNumberOfTheNotification', 15],
];

const batchControl: Layout = [
  ['recordType', 1],
  ['serviceClassOfControl', 3],
  ['entriesAndAddenda', 6],
  ['sumOfTheReceivingBanks', 10],
  ['debitsInCents', 12],
  ['creditsInCents', 12],
  ['companyIdentification', 10],
  ['authenticationCode', 19],
  ['reserved', 6],
  ['originatingBank', 8],
  ['batchNumber', 7],
];

const fileControl: Layout = [
  ['recordType', 1],
  ['batches', 6],
  ['blocksOfTenLines', 6],
  ['entriesAndAddenda', 8],
  ['sumOfTheReceivingBanks', 10],
  ['debitsInCents', 12],
  ['creditsInCents', 12],
  ['reserved', 39],
];

function layoutOf(line: string, secCode: string | null): Layout | null {
  switch (line[0]) {
    case '1':
      return fileHeader;
    case '5':
      return batchHeader;
    case '6':
      return secCode === 'CTX' ? ctxEntry : entry;
    case '7':
      return line.startsWith('799') ? returnAddenda : line.startsWith('798') ? changeAddenda : paymentAddenda;
    case '8':
      return batchControl;
    case '9':
      // Lines of nines fill the last block.
      return /^9+$/.test(line) ? null : fileControl;
    default:
      return null;
  }
}

/** The SEC code of the batch of a line. Null: the line is in no batch. */
export function secCodeAt(lines: readonly string[], index: number): string | null {
  for (let at = index; at >= 0; at--) if (lines[at]![0] === '5') return lines[at]!.slice(50, 53);
  return null;
}

/**
 * What each part of a line means; null: the line is no record, or only fills a block. `secCode`: of
 * its batch.
 */
export function fieldsOfLine(line: string, secCode: string | null): readonly LayoutField[] | null {
  const layout = layoutOf(line, secCode);
  if (layout === null) return null;
  let at = 0;
  return layout.map(([name, length]) => {
    const text = line.slice(at, at + length);
    at += length;
    return { name: words.record[name], text };
  });
}
