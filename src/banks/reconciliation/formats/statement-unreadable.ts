// The error of a bank statement reader: the line and what is wrong with it, for the sender of the
// file.

export class StatementUnreadable extends Error {
  /** Counted from 1. */
  readonly line: number;
  readonly problem: string;

  constructor(line: number, problem: string) {
    super(`Line ${line}: ${problem}`);
    this.name = 'StatementUnreadable';
    this.line = line;
    this.problem = problem;
  }
}
