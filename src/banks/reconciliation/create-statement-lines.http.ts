// POST /admin/v1/bank-statement/lines: enters lines of a bank statement.
import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { bankNamed } from '../../access/tenants/bank-named.ts';
import { type Call, operation } from '../../api/http/operation.ts';
import { ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Bank } from '../connections/bank.ts';
import { type Entering, enterLines } from './enter-lines.ts';
import { EnteredLine, exampleLine, LineRecord, lineRecord } from './line-record.ts';

/** Enters lines and records who did. */
export async function enterAndRecord(phase: AtomicPhase, call: Call, entering: Entering) {
  const entered = await enterLines(phase, entering, call.now);
  await recordAct(phase, call, {
    action: 'bank_statement.entered',
    subject: 'bank_statement',
    subject_uuid: null,
    detail: { bank: entering.bank, lines: entered.map(({ uuid }) => uuid) },
  });
  return ok({ lines: entered.map(lineRecord) });
}

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
      }),
      example: {
        lines: [{ booked_on: '2026-03-04', direction: 'debit', amount: 10000, reference: 'RETURN ITEM 0021' }],
      },
      answers: {
        200: {
          description: 'The lines with their current states, in the order given',
          data: Type.Object({ lines: Type.Array(LineRecord) }),
          example: { lines: [{ ...exampleLine, state: 'open' }] },
        },
      },
    },
    {
      async atomic(call, phase) {
        const bank = bankNamed(call.body.bank, banks).name;
        return enterAndRecord(phase, call, { bank, lines: call.body.lines });
      },
    },
  );
