// achord banks statement: enters a bank statement into the running service, and prints which lines
// were expected.
import { readFile } from 'node:fs/promises';
import type { DataOf } from '../../clients/typescript/src/index.ts';
import { type StatementFormat, statementFormats } from '../../src/banks/reconciliation/formats/statement-formats.ts';
import { StatementUnreadable } from '../../src/banks/reconciliation/formats/statement-unreadable.ts';
import { type CountedLine, countEqualLines } from '../../src/banks/reconciliation/statement-line.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { failureOf, type OperatorOptions, runningService } from './operator.ts';

interface StatementOptions extends OperatorOptions {
  format: StatementFormat;
  bank?: string;
  json?: true;
}

type Line = DataOf<'createStatementLines'>['lines'][number];

// The maximum of one request.
const atOnce = 1_000;

/** The whole file may be entered again: an existing line changes nothing. */
export async function enterStatement(path: string, options: StatementOptions, terminal: Terminal): Promise<void> {
  const lines = await linesOf(path, options.format);
  const { address, operator } = runningService(options, terminal);
  const bank = options.bank === undefined ? {} : { bank: options.bank };
  const entered: Line[] = [];
  try {
    for (let from = 0; from < lines.length; from += atOnce) {
      const some = lines.slice(from, from + atOnce);
      entered.push(...(await operator.operations.createStatementLines({ ...bank, lines: some })).lines);
    }
  } catch (error) {
    throw failureOf(error, address);
  }
  terminal.stdout.write(options.json ? `${JSON.stringify({ lines: entered })}\n` : shown(entered));
}

async function linesOf(path: string, format: StatementFormat): Promise<CountedLine[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandNotUnderstood(`${path} cannot be read: ${error.code}.`);
  });
  try {
    // Over the whole file: its lines may take several requests.
    return countEqualLines(statementFormats[format](text));
  } catch (error) {
    if (error instanceof StatementUnreadable)
      throw new CommandRefused(`${path}, ${error.message}. Nothing was entered.`);
    throw error;
  }
}

/** Names the unexpected lines: an operator has to decide about them. */
function shown(lines: readonly Line[]): string {
  const waiting = lines.filter(({ state }) => state === 'open' || state === 'suspense');
  const rows = waiting.map(
    ({ booked_on, direction, amount, reference, state }) =>
      `${booked_on}  ${direction.padEnd(6)}  ${String(amount).padStart(12)}  ${state.padEnd(8)}  ${reference}\n`,
  );
  return `${lines.length} lines, ${lines.length - waiting.length} explained${rows.length > 0 ? ', these are not:' : '.'}\n${rows.join('')}`;
}
