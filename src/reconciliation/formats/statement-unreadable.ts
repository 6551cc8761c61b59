// The error of a bank statement reader: the line and what is wrong with it, for the sender of the
// file.

export class StatementUnreadable extends Error {
  constructor(line: number, problem: string) {
    super(`Line ${line}: ${problem}`);
    this.name = 'StatementUnreadable';
  }
}
