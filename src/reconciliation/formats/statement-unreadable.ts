// What a reader of statements throws: which line, and what is wrong with it, for whoever sent the
// file.

export class StatementUnreadable extends Error {
  constructor(line: number, problem: string) {
    super(`Line ${line}: ${problem}`);
    this.name = 'StatementUnreadable';
  }
}
