// A file of a bank statement in a request: how it is read, and how the answer tells what is in it.
import { type Static, Type } from 'typebox';
import { bulkLimits } from '../../api/http/body/body-limits.ts';
import { Day, described, Nullable, OneOf, withValues } from '../../api/http/schema.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { invalid } from '../../platform/refusals.ts';
import { type Entered, enterLines } from './enter-lines.ts';
import { type CsvColumns, mappingWrong } from './formats/csv/columns.ts';
import { textOf } from './formats/decode.ts';
import { type StatementFormat, statementFormats } from './formats/format-names.ts';
import type { Finding } from './formats/read-file.ts';
import { formatOf, readStatementFile } from './formats/statement-formats.ts';
import { type ReadStatements, readStatements } from './read-statements.ts';
import { selectStatementSettings } from './statement-settings.sql.ts';
import { AccountAtBank, CsvColumnsBody } from './statement-settings.ts';

export const mostLines = 1_000;

/** The base64 text of most of a body. */
export const fileBodyLimit = bulkLimits.bytes;

export const FileBody = {
  bank: Type.Optional(Type.String({ description: 'The name of the bank. Required if there are several banks.' })),
  format: Type.Optional(
    OneOf([...statementFormats], {
      description: withValues('The format. Absent: it is recognized by the first characters.', {
        csv: 'The bank’s own CSV, or ours.',
        bai2: 'BAI2.',
        camt: 'camt.053 or camt.052, XML of ISO 20022.',
      }),
    }),
  ),
  account: Type.Optional(
    described(
      AccountAtBank,
      'The number of our account, if the file has several. Absent: as the settings of the bank say.',
    ),
  ),
  columns: Type.Optional(
    described(CsvColumnsBody, 'How the bank writes its own CSV. Absent: as the settings of the bank say.'),
  ),
  content: Type.String({
    minLength: 1,
    maxLength: fileBodyLimit,
    description: 'The bytes of the file in base64. The text is UTF-8 or Windows-1252.',
  }),
};

const Body = Type.Object(FileBody);

export const FindingRecord = Type.Object(
  {
    kind: OneOf(['unreadable', 'difference', 'note'], {
      description: withValues('What follows from it.', {
        unreadable: 'Nothing of the file can be entered.',
        difference: 'Two amounts differ. The file is entered only with `accept_differences`.',
        note: 'It is only told.',
      }),
    }),
    row: Type.Integer({ description: 'The row of the file, from 1.' }),
    message: Type.String({ description: 'What was found, and what is allowed.' }),
  },
  { title: 'StatementFinding', description: 'What was found in a file of a bank statement.' },
);

export const BalancesRecord = Type.Object(
  {
    first_day: described(Day, 'The first day of the statement.'),
    last_day: described(Day, 'The last day of the statement.'),
    opening_balance: Nullable(
      Type.Integer({ description: 'Cents, negative if overdrawn. Null: the statement has none.' }),
    ),
    closing_balance: Type.Integer({ description: 'Cents, negative if overdrawn.' }),
  },
  { title: 'StatementBalances', description: 'The balances of one statement of the file.' },
);

/** What both answers tell of the file. */
export const FileRecord = {
  format: OneOf([...statementFormats], { description: 'The format that was read.' }),
  account: described(Nullable(Type.String()), 'The number of the account in the file. Null: the format has none.'),
  balances: Type.Array(BalancesRecord, { description: 'Of each statement of our account with a closing balance.' }),
  findings: Type.Array(FindingRecord, { description: 'At most 100 of each statement, in the order of the rows.' }),
};

export interface FileRead extends ReadStatements {
  format: StatementFormat;
  text: string;
  /** By which a CSV was read, unless it has our own form. */
  columns: CsvColumns | null;
}

/** Reads the file as the settings of the bank and the request say. */
export async function readFileOf(db: Queryable, bank: string, body: Static<typeof Body>, now: Date): Promise<FileRead> {
  const bytes = Buffer.from(body.content, 'base64');
  if (bytes.toString('base64').replace(/=+$/, '') !== body.content.replace(/=+$/, ''))
    throw invalid('content', 'base64', 'must be base64, without line breaks');
  const wrong = body.columns === undefined ? null : mappingWrong(body.columns);
  if (wrong !== null) throw invalid(`columns.${wrong.field}`, 'columns', wrong.message);
  const settings = await selectStatementSettings(db, bank);
  const text = textOf(bytes);
  const format = body.format ?? formatOf(text);
  const columns = body.columns ?? settings.columns;
  const file = readStatementFile(format, text, columns);
  const read = readStatements(file, body.account ?? settings.account, now);
  if (read.lines.length > mostLines)
    throw invalid(
      'content',
      'lines',
      `the file has ${read.lines.length} lines; one request takes ${mostLines}. Use achord banks statement`,
    );
  return { ...read, format, text, columns };
}

/** Enters what was read. The findings also say what differs from the statements before. */
export async function enterFile(
  phase: Queryable,
  bank: string,
  { lines, balances, findings }: FileRead,
  now: Date,
): Promise<Entered & { findings: Finding[] }> {
  const entered = await enterLines(phase, { bank, lines, balances }, now);
  const differences = entered.differences.map((message) => ({ kind: 'difference', row: 1, message }) as const);
  return { ...entered, findings: [...differences, ...findings] };
}
