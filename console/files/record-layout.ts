// The fields of the records of an ACH file (NACHA), by their places in a line of 94 characters.

export interface LayoutField {
  name: string;
  text: string;
}

type Layout = readonly (readonly [name: string, length: number])[];

const fileHeader: Layout = [
  ['Record type', 1],
  ['Priority', 2],
  ['Receiving bank', 10],
  ['Sender', 10],
  ['Made on (YYMMDD)', 6],
  ['Made at (HHMM)', 4],
  ['File of the day', 1],
  ['Record size', 3],
  ['Blocking factor', 2],
  ['Format', 1],
  ['Name of the receiving bank', 23],
  ['Name of the sender', 23],
  ['Reference', 8],
];

const batchHeader: Layout = [
  ['Record type', 1],
  ['Service class: 200 mixed, 220 credits, 225 debits', 3],
  ['Company name', 16],
  ['Discretionary data', 20],
  ['Company identification', 10],
  ['Entry class (SEC)', 3],
  ['Description that the receiver sees', 10],
  ['Descriptive date', 6],
  ['Effective entry date (YYMMDD)', 6],
  ['Settlement day of the year', 3],
  ['Originator status', 1],
  ['Originating bank', 8],
  ['Batch number', 7],
];

const entry: Layout = [
  ['Record type', 1],
  ['Transaction code: 22 credit and 27 debit of checking, 32 and 37 of savings, 21 and 26 returns', 2],
  ['Receiving bank', 8],
  ['Check digit', 1],
  ['Account number', 17],
  ['Amount in cents', 10],
  ['Identification', 15],
  ['Receiver', 22],
  ['Discretionary data', 2],
  ['An addenda follows: 1', 1],
  ['Trace number', 15],
];

const paymentAddenda: Layout = [
  ['Record type', 1],
  ['Addenda type: 05 information', 2],
  ['Information', 80],
  ['Number in the entry', 4],
  ['End of the trace number', 7],
];

const returnAddenda: Layout = [
  ['Record type', 1],
  ['Addenda type: 99 return', 2],
  ['Return code', 3],
  ['Original trace number', 15],
  ['Date of death', 6],
  ['Original receiving bank', 8],
  ['Information', 44],
  ['Trace number of the return', 15],
];

const changeAddenda: Layout = [
  ['Record type', 1],
  ['Addenda type: 98 notification of change', 2],
  ['Change code', 3],
  ['Original trace number', 15],
  ['Reserved', 6],
  ['Original receiving bank', 8],
  ['Corrected data', 29],
  ['Reserved', 15],
  ['Trace number of the notification', 15],
];

const batchControl: Layout = [
  ['Record type', 1],
  ['Service class', 3],
  ['Entries and addenda', 6],
  ['Sum of the receiving banks', 10],
  ['Debits in cents', 12],
  ['Credits in cents', 12],
  ['Company identification', 10],
  ['Authentication code', 19],
  ['Reserved', 6],
  ['Originating bank', 8],
  ['Batch number', 7],
];

const fileControl: Layout = [
  ['Record type', 1],
  ['Batches', 6],
  ['Blocks of ten lines', 6],
  ['Entries and addenda', 8],
  ['Sum of the receiving banks', 10],
  ['Debits in cents', 12],
  ['Credits in cents', 12],
  ['Reserved', 39],
];

function layoutOf(line: string): Layout | null {
  switch (line[0]) {
    case '1':
      return fileHeader;
    case '5':
      return batchHeader;
    case '6':
      return entry;
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

/** What each part of a line means; null: the line is no record, or only fills a block. */
export function fieldsOfLine(line: string): readonly LayoutField[] | null {
  const layout = layoutOf(line);
  if (layout === null) return null;
  let at = 0;
  return layout.map(([name, length]) => {
    const text = line.slice(at, at + length);
    at += length;
    return { name, text };
  });
}
