// Splits the parts of a CSV file (RFC 4180) into rows and fields. A quoted field may have
// delimiters, doubled quotes and line breaks.

export interface CsvRow {
  /** The row of the file where it begins, from 1. */
  number: number;
  fields: string[];
  /** Its quotes are wrong, so its fields are not known. */
  isBroken: boolean;
}

/** `take` gets each row when it is complete. */
export function csvSplitter(delimiter: string, take: (row: CsvRow) => void) {
  let row: CsvRow = { number: 1, fields: [], isBroken: false };
  let field = '';
  /** plain: no quote yet. closed: after the quote that ends the field, or the first of two. */
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let number = 1;
  let afterReturn = false;

  const endField = () => {
    row.fields.push(field);
    field = '';
    state = 'start';
  };
  const endRow = () => {
    endField();
    take(row);
    row = { number: ++number, fields: [], isBroken: false };
  };
  const addQuoted = (character: string, isSecondOfPair: boolean) => {
    if (character === '"') state = 'closed';
    else field += character;
    if ((character === '\n' || character === '\r') && !isSecondOfPair) number++;
  };
  const addPlain = (character: string, isSecondOfPair: boolean) => {
    if (character === '\n' || character === '\r') {
      if (!isSecondOfPair) endRow();
    } else if (character === delimiter) {
      endField();
    } else if (character === '"') {
      if (state === 'closed') field += '"';
      if (state === 'plain') row.isBroken = true;
      else state = 'quoted';
    } else {
      if (state === 'closed') row.isBroken = true;
      state = 'plain';
      field += character;
    }
  };
  return {
    write(part: string): void {
      for (const character of part) {
        const isSecondOfPair = character === '\n' && afterReturn;
        afterReturn = character === '\r';
        if (state === 'quoted') addQuoted(character, isSecondOfPair);
        else addPlain(character, isSecondOfPair);
      }
    },
    end(): void {
      if (state === 'quoted') row.isBroken = true;
      if (row.fields.length > 0 || state !== 'start') endRow();
    },
  };
}

export const isBlank = ({ fields }: CsvRow) => fields.every((field) => field.trim() === '');
