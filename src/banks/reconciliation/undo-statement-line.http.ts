// POST /admin/v1/bank-statement/lines/{uuid}/undo: takes back what explained a line.
import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { operation } from '../../api/http/operation.ts';
import { Reason, UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { exampleLine, LineRecord, lineRecord } from './line-record.ts';
import { undoLine } from './undo-line.ts';

export const undoStatementLine = operation(
  {
    method: 'POST',
    path: '/admin/v1/bank-statement/lines/:uuid/undo',
    tag: 'Operator: banks',
    operationId: 'undoStatementLine',
    summary: 'Undo what explained a line',
    description:
      'The line is open again, the cash that it showed waits for a line again, and what was posted for it is reversed. A second line that offset it is open again, too. From then on only an operator explains the line. Not possible when the day of the line, or of its cash, is closed, or when the decision moved a payment. A line that was undone is answered as it is.',
    callers: ['admin'],
    role: 'operator',
    needsPassword: true,
    params: Type.Object({ uuid: UuidOf('The uuid of the line.') }),
    body: Type.Object({ reason: Reason }),
    example: { reason: 'It was the fee of another month.' },
    answers: {
      200: { description: 'The line', data: LineRecord, example: { ...exampleLine, state: 'open' } },
    },
    refusals: ['not_found', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const { lines, before } = await undoLine(phase, call.params.uuid, call.now);
      const line = lines.find(({ uuid }) => uuid === call.params.uuid.toLowerCase())!;
      for (const { uuid, state, matched_as, shown_amount } of before)
        await recordAct(phase, call, {
          action: 'statement_line.undone',
          subject: 'statement_line',
          subject_uuid: uuid,
          detail: { state, matched_as, shown_amount },
        });
      return ok(lineRecord(line));
    },
  },
);
