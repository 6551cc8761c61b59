// POST /admin/v1/bank-statement/lines/{uuid}/match, /correct, /write-off: an operator explains a
// line that nothing expects (S2, S3, S4).

import { type Static, type TObject, Type } from 'typebox';
import { wasDone } from '../../access/tenants/audit-trail.sql.ts';
import { omitReason, recordAct } from '../../access/tenants/audit-trail.ts';
import { type NeedsApproval, operation } from '../../api/http/operation.ts';
import { OneOf, Reason, Text, Uuid, UuidOf } from '../../api/http/schema.ts';
import { stageNames } from '../../payments/lifecycle/stage-names.ts';
import { ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Log } from '../../platform/log/log.ts';
import { mayBeDone, type RefusalCode, refuse } from '../../platform/refusals.ts';
import type { BankingClock } from '../../platform/std/clock.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { offsetLines, withdrawLine, writeOffLine } from './close-line.ts';
import { decisionDetail } from './decision-detail.ts';
import { exampleLine, LineRecord, lineRecord } from './line-record.ts';
import { matchLine } from './match-line.ts';
import { isUndecided, meanings, type StatementLine } from './statement-line.ts';
import { lockLine, selectLine } from './statement-lines.sql.ts';

interface Deciding<Body extends TObject> {
  path: string;
  operationId: string;
  summary: string;
  description: string;
  /** Its name in the audit trail. */
  action: string;
  body: Body;
  example: Static<Body>;
  becomes: object;
  approval?: NeedsApproval;
  refusals?: readonly RefusalCode[];
  /**
   * The line is locked and undecided. `processor_id`: the tenant whose books change; absent: the
   * operator's books.
   */
  decide(
    phase: AtomicPhase,
    line: StatementLine,
    body: Static<Body>,
    now: Date,
  ): Promise<{ line: StatementLine; about?: { processor_id?: string } }>;
}

const deciding = <Body extends TObject>(one: Deciding<Body>) =>
  operation(
    {
      method: 'POST',
      path: `/admin/v1/bank-statement/lines/:uuid/${one.path}`,
      tag: 'Operator: banks',
      operationId: one.operationId,
      summary: one.summary,
      description: one.description,
      callers: ['admin'],
      role: 'operator',
      needsPassword: true,
      ...(one.approval === undefined ? {} : { approval: one.approval }),
      params: Type.Object({ uuid: Uuid }),
      body: one.body,
      example: one.example,
      answers: {
        200: { description: 'The line', data: LineRecord, example: { ...exampleLine, ...one.becomes } },
      },
      refusals: ['not_found', 'invalid_state', ...(one.refusals ?? [])],
    },
    {
      async atomic(call, phase) {
        const found = await lockLine(phase, call.params.uuid);
        if (await isDecidedSo(phase, found, one.action, call.body)) return ok(lineRecord(found!));
        const line = toDecide(found, 'uuid');
        const { line: decided, about } = await one.decide(phase, line, call.body, call.now);
        await recordAct(phase, call, {
          ...(about?.processor_id === undefined ? {} : { processor_id: about.processor_id }),
          action: one.action,
          subject: 'statement_line',
          subject_uuid: line.uuid,
          detail: decisionDetail(line, call.body),
        });
        return ok(lineRecord(decided));
      },
    },
  );

/** True: the line is answered as it is. */
async function isDecidedSo(
  phase: AtomicPhase,
  line: StatementLine | null,
  action: string,
  body: { reason?: unknown },
): Promise<boolean> {
  if (line === null || isUndecided(line)) return false;
  const { processor_id, uuid: subject_uuid } = line;
  return wasDone(phase, {
    processor_id: processor_id ?? nilUuid,
    action,
    subject_uuid,
    detail: decisionDetail(line, body),
  });
}

function toDecide(line: StatementLine | null, field: string): StatementLine {
  if (line === null) throw refuse('not_found', field);
  if (!isUndecided(line))
    throw refuse(
      'invalid_state',
      field,
      `the line is \`${line.state}\`; only an \`open\` line or one in \`suspense\` can be decided. ${mayBeDone} List the others with GET /admin/v1/bank-statement/lines`,
    );
  return line;
}

const matched = 'statement_line.matched';
const writtenOff = 'statement_line.written_off';

export const matchStatementLine = (context: { log: Log; bankingClock: BankingClock }) =>
  deciding({
    path: 'match',
    operationId: 'matchStatementLine',
    summary: 'Match a line of the bank statement',
    description:
      'Says which event the cash of the line was. `return_of`: the return, with `code`, of the latest entry of `stage` of a payment; the file of the return never came. It has the effect of any return; if the file comes later, nothing happens twice. `dishonor_won`: the bank paid back a returned capture. `debt_paid`: a payer paid a debt. `own_funds`: money of the operator. `bank_fee`: a fee of the bank, or a fee that it gave back; it is booked on BFEE. `file_processed_twice`: the second sum of a file that the bank processed twice, or what the bank took back of it; `file_copy_uuid` names the copy, and the line is booked on DUP. Direction and amount must equal the event’s, and the bank must be the entry’s bank. A line that was matched so is answered as it is.',
    action: matched,
    // The lines are entered by hand, and these meanings pay a user, end a debt, or end in the books
    // of the operator.
    approval: {
      act: 'bank_records',
      async amountOf({ params, body }, phase) {
        const line = await selectLine(phase, (params as { uuid: string }).uuid);
        if (await isDecidedSo(phase, line, matched, body as object)) return 0;
        const { amount } = toDecide(line, 'uuid');
        return ['dishonor_won', 'debt_paid', 'own_funds', 'bank_fee', 'file_processed_twice'].includes(
          (body as { as: string }).as,
        )
          ? amount
          : 0;
      },
    },
    body: Type.Object({
      as: OneOf([...meanings]),
      transaction_uuid: Type.Optional(Uuid),
      stage: Type.Optional(OneOf([...stageNames])),
      refund_uuid: Type.Optional(Uuid),
      code: Type.Optional(Text(3, 3, { allowed: 'a return code such as R01' })),
      file_copy_uuid: Type.Optional(UuidOf('With `file_processed_twice`: the copy of the file.')),
      reason: Reason,
    }),
    example: {
      as: 'return_of',
      transaction_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192',
      stage: 'capture',
      code: 'R01',
      reason: 'The bank names the trace number of the entry; its file was lost.',
    },
    becomes: {
      state: 'matched',
      matched_as: 'return_of',
      processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
      transaction_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192',
      note: 'The bank names the trace number of the entry; its file was lost.',
      decided_at: '2026-03-05 15:02:11',
    },
    refusals: ['invalid_state', 'amount_exceeds_debt'],
    decide: (phase, line, body, now) =>
      matchLine(context, phase, line, { ...omitReason(body), note: body.reason }, now),
  });

export const markStatementLineCorrected = deciding({
  path: 'correct',
  operationId: 'markStatementLineCorrected',
  summary: 'Mark a line as corrected by the bank',
  description:
    '`corrected_by`: a second line, of the same amount in the other direction, that offsets this one. It may be a line of another bank, if money was moved between the accounts at the two banks. Without it: the bank has removed the line from its statement. A line that was corrected so is answered as it is.',
  action: 'statement_line.corrected',
  body: Type.Object({ corrected_by: Type.Optional(Uuid), reason: Reason }),
  example: { corrected_by: '019a2f41-2c30-7f40-8d50-6e7f8091a2b3', reason: 'Booked to us by mistake.' },
  becomes: {
    state: 'corrected',
    corrected_by: '019a2f41-2c30-7f40-8d50-6e7f8091a2b3',
    note: 'Booked to us by mistake.',
    decided_at: '2026-03-05 15:02:11',
  },
  async decide(phase, line, { corrected_by, reason: note }, now) {
    if (corrected_by === undefined) return { line: await withdrawLine(phase, line, { note }, now) };
    const by = toDecide(await lockLine(phase, corrected_by), 'corrected_by');
    return { line: await offsetLines(phase, line, by, { note }, now) };
  },
});

export const writeOffStatementLine = deciding({
  path: 'write-off',
  operationId: 'writeOffStatementLine',
  summary: 'Write off a line of the bank statement',
  description:
    'For cash that left and will not come back. A fee of the bank is a `match` as `bank_fee`. A credit is never written off: the money belongs to someone. A line that was written off is answered as it is.',
  action: writtenOff,
  approval: {
    act: 'write_off',
    async amountOf({ params }, phase) {
      const line = await selectLine(phase, (params as { uuid: string }).uuid);
      return (await isDecidedSo(phase, line, writtenOff, {})) ? 0 : null;
    },
  },
  body: Type.Object({ reason: Reason }),
  example: { reason: 'The bank cannot say what it was.' },
  becomes: {
    state: 'written_off',
    note: 'The bank cannot say what it was.',
    decided_at: '2026-03-05 15:02:11',
  },
  decide: async (phase, line, body, now) => ({ line: await writeOffLine(phase, line, { note: body.reason }, now) }),
});
