// POST /admin/v1/bank-statement/files: enters a bank statement as the bank wrote it.
import { Type } from 'typebox';
import { bankNamed } from '../../access/tenants/bank-named.ts';
import { operation } from '../../api/http/operation.ts';
import { OneOf } from '../../api/http/schema.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Bank } from '../connections/bank.ts';
import { enterAndRecord } from './create-statement-lines.http.ts';
import { type StatementFormat, statementFormats } from './formats/statement-formats.ts';
import { StatementUnreadable } from './formats/statement-unreadable.ts';
import { exampleLine, LineRecord } from './line-record.ts';
import type { EnteredLine } from './statement-line.ts';

const mostLines = 1_000;
const formats = Object.keys(statementFormats) as [StatementFormat];

/** The lines of a file with their rows, or a refusal that names the first wrong row. */
function readRows(format: StatementFormat, rows: readonly string[]) {
  const filled = rows.flatMap((row, index) => (row.trim() === '' ? [] : [index]));
  let lines: EnteredLine[];
  try {
    lines = statementFormats[format](rows.join('\n'));
  } catch (error) {
    if (error instanceof StatementUnreadable) throw invalid(`rows.${error.line - 1}`, 'format', error.problem);
    throw error;
  }
  // The header is the first of them. A quoted field that goes on in the next row would have a line
  // break, which no text of a request may have.
  if (lines.length !== filled.length - 1) throw invalid('rows', 'format', 'must have one line of the statement each');
  if (lines.length === 0) throw invalid('rows', 'minimum', 'must have a line besides the header');
  return { lines, fieldOf: (line: number) => `rows.${filled[line + 1]}` };
}

export const createStatementFile = ({ banks }: { banks: readonly Bank[] }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/bank-statement/files',
      tag: 'Operator: banks',
      operationId: 'createStatementFile',
      summary: 'Enter a file of the bank statement',
      description: `A whole file, as its rows without line ends: a header and at most ${mostLines.toLocaleString('en-US')} lines. \`csv\` has the header \`booked_on,direction,amount,reference\`; amounts are in cents. If one row is wrong, nothing is entered, and the error names it. The same file again changes nothing; equal lines of the file are separate lines. \`bank\` is required if there are several banks.`,
      callers: ['admin'],
      role: 'operator',
      reason: 'optional',
      body: Type.Object({
        bank: Type.Optional(Type.String()),
        format: Type.Optional(OneOf(formats)),
        rows: Type.Array(Type.String({ maxLength: 500 }), { minItems: 2, maxItems: mostLines + 1 }),
      }),
      example: { rows: ['booked_on,direction,amount,reference', '2026-03-04,debit,10000,RETURN ITEM 0021'] },
      answers: {
        200: {
          description: 'The lines with their current states, in the order of the file',
          data: Type.Object({ lines: Type.Array(LineRecord) }),
          example: { lines: [{ ...exampleLine, state: 'open' }] },
        },
      },
    },
    {
      async atomic(call, phase) {
        const bank = bankNamed(call.body.bank, banks).name;
        return enterAndRecord(phase, call, { bank, ...readRows(call.body.format ?? 'csv', call.body.rows) });
      },
    },
  );
