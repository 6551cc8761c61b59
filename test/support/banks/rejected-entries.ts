// A bank rejects an entry of ours alone, out of a file that it took.

/** The text of a file with one return of a debit, as a bank writes the rejection of this debit. */
export function asRejection(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('7'));
  const at = (line: string, from: number, by: string) =>
    line.slice(0, from - 1) + by + line.slice(from - 1 + by.length);
  return lines
    .map((line) => {
      if (line.startsWith('6')) return at(at(line, 2, '27'), 79, '0REJ060300000001');
      if (line.startsWith('8')) return at(line, 5, '000001');
      return line.startsWith('9000001') ? at(line, 14, '00000001') : line;
    })
    .join('\n');
}
