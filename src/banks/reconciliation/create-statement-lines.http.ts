// POST /admin/v1/bank-statement/lines: enters lines of a bank statement.
import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { operation } from '../../api/http/operation.ts';
import { described } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { Refusal } from '../../platform/refusals.ts';
import type { Bank } from '../connections/bank.ts';
import { statementBankNamed } from './account/statement-bank.ts';
import { enterLines } from './enter-lines.ts';
import { EnteredLine, EnteredRecord, enteredRecord, exampleLine } from './line-record.ts';
import { BalancesRecord } from './statement-file.ts';

export const createStatementLines = ({ banks }: { banks: readonly Bank[] }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/bank-statement/lines',
      tag: 'Operator: banks',
      operationId: 'createStatementLines',
      summary: 'Enter lines of the bank statement',
      description:
        '1 to 1,000 lines. The same line again (bank, day, direction, amount and reference) changes nothing. Equal lines of one request are separate lines: the statement has each of them. Each line is compared with the books at once, and ticked off if they expect it. Otherwise it stays open until the files of the next banking day are read, and is then in suspense. `bank` is required if there are several banks.',
      callers: ['admin'],
      role: 'operator',
      reason: 'optional',
      body: Type.Object({
        bank: Type.Optional(Type.String()),
        lines: Type.Array(EnteredLine, { minItems: 1, maxItems: 1_000 }),
        balances: Type.Optional(
          Type.Array(BalancesRecord, {
            maxItems: 400,
            description:
              'The balances of the statements that end with these lines. They are compared with the lines of their days and with the statement before.',
          }),
        ),
        accept_differences: Type.Optional(
          described(
            Type.Boolean({ allowed: 'true or false' }),
            'Enter the lines although balances differ. Absent: false.',
          ),
        ),
      }),
      example: {
        lines: [{ booked_on: '2026-03-04', direction: 'debit', amount: 10000, reference: 'RETURN ITEM 0021' }],
      },
      answers: {
        200: {
          description: 'The lines with their current states, in the order given',
          data: Type.Object({ lines: Type.Array(EnteredRecord) }),
          example: { lines: [{ ...exampleLine, state: 'open', is_new: true }] },
        },
      },
    },
    {
      async atomic(call, phase) {
        const bank = statementBankNamed(call.body.bank, banks).name;
        const { lines, balances = [], accept_differences } = call.body;
        const { lines: entered, differences } = await enterLines(phase, { bank, lines, balances }, call.now);
        if (differences.length > 0 && accept_differences !== true)
          throw new Refusal(
            'invalid_request',
            differences.map((message) => ({ field: 'balances', code: 'difference', message })),
          );
        await recordAct(phase, call, {
          action: 'bank_statement.entered',
          subject: 'bank_statement',
          subject_uuid: null,
          detail: { bank, lines: entered.map(({ uuid }) => uuid), differences },
        });
        return ok({ lines: entered.map(enteredRecord) });
      },
    },
  );
