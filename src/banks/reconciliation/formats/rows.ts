// Splits the parts of a file into its rows. A row ends with LF, CRLF or CR.

/** `take` gets each row with its number, from 1. */
export function rowSplitter(take: (row: string, number: number) => void) {
  let rest = '';
  let number = 0;
  return {
    write(part: string): void {
      const rows = (rest + part).split(/\r\n|\n|\r(?=[^\n])/);
      // A CR at the end of a part may be the first half of a CRLF.
      rest = rows.pop()!;
      for (const row of rows) take(row, ++number);
    },
    end(): void {
      const last = rest.replace(/\r$/, '');
      if (last !== '') take(last, ++number);
    },
  };
}
