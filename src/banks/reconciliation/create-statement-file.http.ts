// POST /admin/v1/bank-statement/files: enters a bank statement as the bank wrote it.
import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { operation } from '../../api/http/operation.ts';
import { described } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { type FieldError, Refusal } from '../../platform/refusals.ts';
import type { Bank } from '../connections/bank.ts';
import { statementBankNamed } from './account/statement-bank.ts';
import type { Finding, FindingKind } from './formats/read-file.ts';
import { EnteredRecord, enteredRecord, exampleLine } from './line-record.ts';
import { enterFile, FileBody, FileRecord, fileBodyLimit, mostLines, readFileOf } from './statement-file.ts';

/** Refuses findings of a kind. */
function refuseThose(findings: readonly Finding[], kind: FindingKind, next = ''): void {
  const errors: FieldError[] = findings
    .filter((one) => one.kind === kind)
    .map(({ row, message }) => ({ field: 'content', code: kind, message: `row ${row}: ${message}${next}` }));
  if (errors.length > 0) throw new Refusal('invalid_request', errors);
}

export const createStatementFile = ({ banks }: { banks: readonly Bank[] }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/bank-statement/files',
      tag: 'Operator: banks',
      operationId: 'createStatementFile',
      summary: 'Enter a file of the bank statement',
      description: `A whole file in CSV, BAI2, camt.053 or camt.052, with at most ${mostLines.toLocaleString('en-US')} lines of our account. If one row cannot be read, nothing is entered, and the errors name the rows. The balances of the file are compared with its lines, and with the statement before it: a difference is refused with both amounts, unless \`accept_differences\` is true. The same file again changes nothing; equal lines of the file are separate lines.`,
      callers: ['admin'],
      role: 'operator',
      reason: 'optional',
      bodyLimit: fileBodyLimit,
      body: Type.Object({
        ...FileBody,
        accept_differences: Type.Optional(
          described(
            Type.Boolean({ allowed: 'true or false' }),
            'Enter the file although balances differ. Absent: false.',
          ),
        ),
      }),
      example: {
        content: Buffer.from(
          'booked_on,direction,amount,reference\n2026-03-04,debit,10000,RETURN ITEM 0021\n',
        ).toString('base64'),
      },
      answers: {
        200: {
          description: 'The lines with their current states, in the order of the file',
          data: Type.Object({ ...FileRecord, lines: Type.Array(EnteredRecord) }),
          example: {
            format: 'csv',
            account: null,
            balances: [],
            findings: [],
            lines: [{ ...exampleLine, state: 'open', is_new: true }],
          },
        },
      },
    },
    {
      async atomic(call, phase) {
        const bank = statementBankNamed(call.body.bank, banks).name;
        const read = await readFileOf(phase, bank, call.body, call.now);
        refuseThose(read.findings, 'unreadable');
        const { lines, findings } = await enterFile(phase, bank, read, call.now);
        if (call.body.accept_differences !== true)
          refuseThose(findings, 'difference', '. Check the file, or send it with `accept_differences`');
        const { format, account, balances } = read;
        await recordAct(phase, call, {
          action: 'bank_statement.entered',
          subject: 'bank_statement',
          subject_uuid: null,
          detail: {
            bank,
            lines: lines.map(({ uuid }) => uuid),
            differences: findings.filter(({ kind }) => kind === 'difference').map(({ message }) => message),
          },
        });
        return ok({ format, account, balances, findings, lines: lines.map(enteredRecord) });
      },
    },
  );
