// POST /admin/v1/bank-statement/explain: an operator names the cash of the books that lines of the
// bank statement show.
import { type Static, Type } from 'typebox';
import { wasDone } from '../../access/tenants/audit-trail.sql.ts';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { operation } from '../../api/http/operation.ts';
import { Day, described, OneOf, Reason, Text, Uuid, UuidOf, withValues } from '../../api/http/schema.ts';
import { stageNames } from '../../payments/lifecycle/stage-names.ts';
import { ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Log } from '../../platform/log/log.ts';
import type { BankingClock } from '../../platform/std/clock.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { decisionDetail } from './decision-detail.ts';
import { type Explanation, explainLines, mostDaysApart, readExplanation } from './explain-lines.ts';
import { exampleLine, LineRecord, lineRecord } from './line-record.ts';
import { restMeanings } from './plan-explanation.ts';
import type { StatementLine } from './statement-line.ts';
import { selectLine, selectLinesNamed } from './statement-lines.sql.ts';
import { lockTicks } from './statement-ticks.sql.ts';

const action = 'statement_line.explained';

export const Movement = Type.Object(
  {
    source_uuid: UuidOf('The file to the bank, the file from the bank, or the act that moved the cash.'),
    direction: OneOf(['debit', 'credit'], { description: '`debit`: cash left the account. `credit`: cash came in.' }),
    moved_on: described(Day, 'The Eastern day on which the books moved it.'),
  },
  { title: 'CashMovementName', description: 'What identifies cash that the books moved.' },
);

const Body = Type.Object({
  lines: Type.Array(Uuid, { minItems: 1, maxItems: 50, description: 'Lines of one bank, open or in suspense.' }),
  movements: Type.Array(Movement, {
    minItems: 1,
    maxItems: 200,
    description: 'Cash that no line shows yet, as `GET /admin/v1/bank-statement/desk` has it.',
  }),
  rest_as: Type.Optional(
    OneOf([...restMeanings], {
      description: withValues('What is left when the sums differ. Absent: they must be equal.', {
        part_of_file: 'The lines show a part of one movement. The rest of it still waits for a line.',
        bank_fee: 'The rest of the line is a fee of the bank, or a fee that it gave back.',
        own_funds: 'The rest of the line is money of the operator that came in.',
        return_of: 'The rest of the line is the return of an entry, as in `match`.',
      }),
    }),
  ),
  transaction_uuid: Type.Optional(UuidOf('With `return_of`: the payment.')),
  stage: Type.Optional(OneOf([...stageNames], { description: 'With `return_of`: the stage of the entry.' })),
  refund_uuid: Type.Optional(UuidOf('With `return_of`: the refund, if the entry is of one.')),
  code: Type.Optional(
    described(Text(3, 3, { allowed: 'a return code such as R01' }), 'With `return_of`: the code of the return.'),
  ),
  reason: Reason,
});

const explanationOf = ({ reason, ...body }: Static<typeof Body>): Explanation => ({ ...body, note: reason });

export const explainStatementLines = (context: { log: Log; bankingClock: BankingClock }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/bank-statement/explain',
      tag: 'Operator: banks',
      operationId: 'explainStatementLines',
      summary: 'Explain lines by cash of the books',
      description: `Ticks cash of the books off by lines of the bank statement: one line for several movements, or several lines of one direction for cash of that direction. The sums must be equal to the cent; \`rest_as\` says what is left. Cash may be of at most ${mostDaysApart} days. Two operators cannot tick off the same cash. \`undo\` takes it back, until the day is closed. Lines that were explained so are answered as they are.`,
      callers: ['admin'],
      role: 'operator',
      needsPassword: true,
      // As for `match`: these end in the books of the operator.
      approval: {
        act: 'bank_records',
        async amountOf(call, phase) {
          const body = call.body as Static<typeof Body>;
          const isOwn = body.rest_as === 'bank_fee' || body.rest_as === 'own_funds';
          if (!isOwn || (await linesExplainedSo(phase, body)) !== null) return 0;
          return Math.abs((await readExplanation(phase, explanationOf(body))).rest);
        },
      },
      body: Body,
      example: {
        lines: [exampleLine.uuid],
        movements: [
          { source_uuid: '019a2f44-5f60-7c70-9a80-91a2b3c4d5e6', direction: 'debit', moved_on: '2026-03-04' },
        ],
        reason: 'The bank names both files in its reference.',
      },
      answers: {
        200: {
          description: 'The lines',
          data: Type.Object({ lines: Type.Array(LineRecord, { description: 'As they are now.' }) }),
          example: {
            lines: [
              {
                ...exampleLine,
                state: 'expected',
                shown_amount: -10000,
                note: 'The bank names both files in its reference.',
                decided_at: '2026-03-05 15:02:11',
              },
            ],
          },
        },
      },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const done = await linesExplainedSo(phase, call.body);
        if (done !== null) return ok({ lines: done.map(lineRecord) });
        const explanation = explanationOf(call.body);
        const explained = await readExplanation(phase, explanation);
        const { lines, about } = await explainLines(context, phase, explained, explanation, call.now);
        for (const line of lines)
          await recordAct(phase, call, {
            ...(about.processor_id === undefined ? {} : { processor_id: about.processor_id }),
            action,
            subject: 'statement_line',
            subject_uuid: line.uuid,
            detail: detailOf(line, call.body),
          });
        return ok({ lines: lines.map(lineRecord) });
      },
    },
  );

/** With counts: the trail finds every act that has at least these lines and movements. */
const detailOf = (line: StatementLine, body: Static<typeof Body>) =>
  decisionDetail(line, {
    ...body,
    rest_as: body.rest_as ?? null,
    line_count: body.lines.length,
    movement_count: body.movements.length,
  });

/**
 * Null: they must be explained. A first answer may have been lost, or an equal call may be under
 * way: the bank is locked first.
 */
async function linesExplainedSo(phase: AtomicPhase, body: Static<typeof Body>): Promise<StatementLine[] | null> {
  const first = await selectLine(phase, body.lines[0]!);
  if (first !== null) await lockTicks(phase, first.bank);
  const found = await selectLinesNamed(phase, body.lines);
  const lines = body.lines.flatMap((uuid) => found.find((one) => one.uuid === uuid.toLowerCase()) ?? []);
  const isDone = (line: StatementLine) => line.state === 'expected' || line.state === 'matched';
  if (lines.length < body.lines.length || !lines.every(isDone)) return null;
  for (const line of lines) {
    const { processor_id, uuid: subject_uuid } = line;
    const act = { processor_id: processor_id ?? nilUuid, action, subject_uuid, detail: detailOf(line, body) };
    if (!(await wasDone(phase, act))) return null;
  }
  return lines;
}
