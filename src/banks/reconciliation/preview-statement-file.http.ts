// POST /admin/v1/bank-statement/files/preview: what entering a file of a bank statement would do;
// enters nothing.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { Day, described, Nullable, OneOf } from '../../api/http/schema.ts';
import { lineStates } from '../../payments/lifecycle/states/statement-line.stage.ts';
import { ok } from '../../platform/answer.ts';
import { type AtomicPhase, undoable } from '../../platform/database/atomic-phase.ts';
import type { Bank } from '../connections/bank.ts';
import { statementBankNamed } from './account/statement-bank.ts';
import { namesIn, ownHeader } from './formats/csv/columns.ts';
import { type CsvSuggestion, suggestColumns } from './formats/csv/suggest-columns.ts';
import {
  enterFile,
  FileBody,
  type FileRead,
  FileRecord,
  fileBodyLimit,
  mostLines,
  readFileOf,
} from './statement-file.ts';
import { CsvColumnsBody, exampleSettings } from './statement-settings.ts';

const PreviewedLine = Type.Object(
  {
    row: Type.Integer({ description: 'The row of the file where the line begins, from 1.' }),
    booked_on: described(Day, 'The day on which the bank booked it.'),
    direction: OneOf(['debit', 'credit'], { description: '`debit`: it left the account. `credit`: it came in.' }),
    amount: Type.Integer({ description: 'Cents.' }),
    reference: Type.String({ description: 'What the bank wrote about it.' }),
    occurrence: Type.Integer({ description: 'The first, second, … of the equal lines of its statement.' }),
    state: OneOf([...lineStates], { description: 'The state that the line would have, or has.' }),
    is_new: Type.Boolean({ description: 'False: the line was entered before.' }),
  },
  { title: 'PreviewedStatementLine', description: 'A line as it would be entered.' },
);

const Suggestion = Type.Object(
  {
    header: Type.Array(Type.String(), { description: 'The names of the columns in the file.' }),
    columns: described(
      CsvColumnsBody,
      'The columns that the file was read by. If they are not in it: a first guess from these names, to be checked.',
    ),
  },
  { title: 'CsvSuggestion', description: 'How the CSV may be read.' },
);

export const previewStatementFile = ({ banks }: { banks: readonly Bank[] }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/bank-statement/files/preview',
      tag: 'Operator: banks',
      operationId: 'previewStatementFile',
      summary: 'Preview a file of the bank statement',
      description: `Takes what \`POST /admin/v1/bank-statement/files\` takes, and enters nothing. It answers the lines as they would be, with what the books expect of them, and what is wrong with the file. At most ${mostLines.toLocaleString('en-US')} lines.`,
      callers: ['admin'],
      role: 'operator',
      reason: 'optional',
      bodyLimit: fileBodyLimit,
      body: Type.Object(FileBody),
      example: {
        content: Buffer.from(
          'Posting Date,Description,Amount,Balance\n03/04/2026,RETURN ITEM 0021,-100.00,900.00\n',
        ).toString('base64'),
        columns: exampleSettings.columns!,
      },
      answers: {
        200: {
          description: 'What would be entered',
          data: Type.Object({
            ...FileRecord,
            lines: Type.Array(PreviewedLine, { description: 'The lines of our account that can be read.' }),
            csv: described(
              Nullable(Suggestion),
              'How the bank’s own CSV may be read. Null: the file has our own form, another format, or no header.',
            ),
          }),
          example: {
            format: 'csv',
            account: null,
            balances: [
              { first_day: '2026-03-04', last_day: '2026-03-04', opening_balance: 100000, closing_balance: 90000 },
            ],
            findings: [],
            lines: [
              {
                row: 2,
                booked_on: '2026-03-04',
                direction: 'debit',
                amount: 10000,
                reference: 'RETURN ITEM 0021',
                occurrence: 1,
                state: 'open',
                is_new: true,
              },
            ],
            csv: {
              header: ['Posting Date', 'Description', 'Amount', 'Balance'],
              columns: exampleSettings.columns!,
            },
          },
        },
      },
    },
    {
      async atomic(call, phase) {
        const bank = statementBankNamed(call.body.bank, banks).name;
        const read = await readFileOf(phase, bank, call.body, call.now);
        const csv = suggestionFor(read);
        const { format, account, balances } = read;
        return ok({ format, account, balances, csv, ...(await entered(phase, bank, read, call.now)) });
      },
    },
  );

/**
 * With the columns that the file was read by, where they are all in it. Null: it is not the bank's
 * own CSV.
 */
function suggestionFor({ format, text, columns }: FileRead): CsvSuggestion | null {
  if (format !== 'csv' || text.startsWith(ownHeader)) return null;
  const suggestion = suggestColumns(text);
  if (suggestion === null || columns === null) return suggestion;
  return namesIn(columns).every((name) => suggestion.header.includes(name)) ? { ...suggestion, columns } : suggestion;
}

class OnlyPreviewed extends Error {}

/** Enters the file, and undoes it. */
async function entered(phase: AtomicPhase, bank: string, read: FileRead, now: Date) {
  let would: Awaited<ReturnType<typeof enterFile>> | undefined;
  await undoable(
    phase,
    async () => {
      would = await enterFile(phase, bank, read, now);
      throw new OnlyPreviewed();
    },
    (error) => error instanceof OnlyPreviewed,
  );
  const { lines, findings } = would!;
  return {
    findings,
    lines: lines.map(({ booked_on, direction, amount, reference, occurrence, state, is_new }, index) => ({
      row: read.lines[index]!.row,
      booked_on,
      direction,
      amount,
      reference,
      occurrence,
      state,
      is_new,
    })),
  };
}
