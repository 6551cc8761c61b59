// achord banks statement: enters a bank statement into the running service, and prints which lines
// were expected.
import { createReadStream } from 'node:fs';
import type { DataOf } from '../../clients/typescript/src/index.ts';
import { encodings } from '../../src/banks/reconciliation/formats/decode.ts';
import type { StatementFormat } from '../../src/banks/reconciliation/formats/format-names.ts';
import type { ReadFile } from '../../src/banks/reconciliation/formats/read-file.ts';
import { formatOf, statementReader } from '../../src/banks/reconciliation/formats/statement-formats.ts';
import { type ReadStatements, readStatements } from '../../src/banks/reconciliation/read-statements.ts';
import { countEqualLines } from '../../src/banks/reconciliation/statement-line.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { failureOf, type OperatorOptions, runningService } from './operator.ts';

interface StatementOptions extends OperatorOptions {
  format?: StatementFormat;
  bank?: string;
  account?: string;
  acceptDifferences?: true;
  json?: true;
}

type Settings = DataOf<'getStatementSettings'>;
type Line = DataOf<'createStatementLines'>['lines'][number];

// The maximum of one request.
const atOnce = 1_000;

/** The whole file may be entered again: an existing line changes nothing. */
export async function enterStatement(path: string, options: StatementOptions, terminal: Terminal): Promise<void> {
  const format = options.format ?? formatOf(await beginningOf(path));
  const { address, operator } = runningService(options, terminal);
  const bank = options.bank === undefined ? {} : { bank: options.bank };
  const entered: Line[] = [];
  try {
    const settings = await operator.operations.getStatementSettings(bank);
    const { lines, balances, findings } = await read(path, format, { ...settings, ...accountOf(options) });
    for (const { kind, row, message } of findings)
      if (kind !== 'unreadable') terminal.stderr.write(`${path}, row ${row}: ${message}.\n`);
    const differs = findings.some(({ kind }) => kind === 'difference');
    if (differs && !options.acceptDifferences)
      throw new CommandRefused(`Nothing was entered. Check the file, or enter it with --accept-differences.`);
    // Over the whole file: its lines may take several requests.
    const counted = countEqualLines(lines).map(({ row: _, ...line }) => line);
    for (let from = 0; from < counted.length; from += atOnce) {
      const ends = from + atOnce >= counted.length ? { balances } : {};
      const accepts = options.acceptDifferences ? { accept_differences: true } : {};
      const body = { ...bank, lines: counted.slice(from, from + atOnce), ...ends, ...accepts };
      entered.push(...(await operator.operations.createStatementLines(body)).lines);
    }
  } catch (error) {
    throw error instanceof CommandRefused ? error : failureOf(error, address);
  }
  terminal.stdout.write(options.json ? `${JSON.stringify({ lines: entered })}\n` : shown(entered));
}

const accountOf = ({ account }: StatementOptions) => (account === undefined ? {} : { account });

/** Enough to know its format. */
async function beginningOf(path: string): Promise<string> {
  try {
    for await (const part of createReadStream(path, { end: 99, encoding: 'utf8' })) return part;
    return '';
  } catch (error) {
    throw new CommandNotUnderstood(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

async function read(path: string, format: StatementFormat, { account, columns }: Settings): Promise<ReadStatements> {
  const found = readStatements(await readInParts(path, format, columns), account);
  const unreadable = found.findings.filter(({ kind }) => kind === 'unreadable');
  if (unreadable.length === 0) return found;
  const problems = unreadable.map(({ row, message }) => `${path}, row ${row}: ${message}.`);
  throw new CommandRefused([...problems, 'Nothing was entered.'].join('\n'));
}

/** A file of any size: its text is never held as a whole. */
async function readInParts(path: string, format: StatementFormat, columns: Settings['columns']): Promise<ReadFile> {
  for (const encoding of encodings) {
    const reader = statementReader(format, columns);
    const decoder = new TextDecoder(encoding, { fatal: true });
    try {
      for await (const part of createReadStream(path)) reader.write(decoder.decode(part, { stream: true }));
      reader.write(decoder.decode());
      return reader.end();
    } catch (error) {
      // The bytes are not of this encoding.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    }
  }
  throw new CommandRefused(`${path} is neither ${encodings.join(' nor ')}.`);
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
