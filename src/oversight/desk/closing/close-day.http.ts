// GET /admin/v1/closing-checklist and POST /admin/v1/closed-days/{day}: what must hold before a day
// is closed, and two signatures that close it.
import { Type } from 'typebox';
import { selectApprovals } from '../../../access/approvals/approvals.sql.ts';
import { selectOperator } from '../../../access/operators/operators.sql.ts';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import type { Day as CalendarDay } from '../../../ach/calendar/days.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described } from '../../../api/http/schema.ts';
import { lockClosing } from '../../../payments/ledger/closed-until.sql.ts';
import { created, ok } from '../../../platform/answer.ts';
import { fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { overEveryLane } from '../../../platform/database/lanes/over-every-lane.ts';
import { refuse } from '../../../platform/refusals.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { lastUuid } from '../../../platform/std/identifiers.ts';
import { findOwner, OwnerUuid } from '../today/find-owner.ts';
import { type Checklist, type ReadingChecklist, readChecklist } from './checklist.ts';
import {
  ChecklistRecord,
  ClosedDayRecord,
  checklistRecord,
  closedDayRecord,
  exampleChecklist,
  exampleClosedDay,
} from './closed-day-record.ts';
import { insertClosedDay, selectClosedDay } from './closed-days.sql.ts';

const operationId = 'closeDay';

export const getClosingChecklist = ({ database, ...reading }: ReadingChecklist & { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/closing-checklist',
      tag: 'Operator',
      operationId: 'getClosingChecklist',
      summary: 'Read what must hold before a day is closed',
      description:
        'The next day to close with its books: each check holds, or says what is missing. Days close in order. The first closing may be of any banking day that has ended; it includes all postings before it. `POST /admin/v1/closed-days/{day}` signs.',
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object({ day: Type.Optional(described(Day, 'The day. Absent: the next one to close.')) }),
      answers: { 200: { description: 'The checklist', data: ChecklistRecord, example: exampleChecklist } },
    },
    {
      async read({ query: { day }, now }) {
        return ok(
          await fromSnapshot(database, async (snapshot) => {
            const checklist = await readChecklist(snapshot, reading, { day, now, missingCash: null });
            return checklistRecord(checklist, await selectSigned(snapshot, checklist.day));
          }),
        );
      },
    },
  );

/** The approval that has the first signature and waits for the second; null: none. */
async function selectSigned(db: Queryable, day: CalendarDay): Promise<string | null> {
  const waiting = await selectApprovals(
    db,
    { state: 'waiting', asker: null, subject_uuid: day },
    { before: lastUuid, limit: 100, now: realClock.now() },
  );
  return waiting.find(({ operation_id }) => operation_id === operationId)?.uuid ?? null;
}

export const closeDay = (reading: ReadingChecklist) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/closed-days/:day',
      tag: 'Operator',
      operationId,
      summary: 'Close a day',
      description:
        'Signs the books of a banking day. Two operators sign: the answer is 202, and the approval of another operator closes the day (`POST /admin/v1/approvals/{uuid}/approve`). Both times every check of `GET /admin/v1/closing-checklist` must hold. From then on nothing is posted with a time before the end of the day: what comes later gets the day on which it comes. A closed day cannot be opened again.',
      callers: ['admin'],
      role: 'operator',
      approval: { act: 'close_day' },
      params: Type.Object({ day: described(Day, 'The day, as the checklist has it.') }),
      body: Type.Object({
        missing_cash_operator_uuid: Type.Optional(
          described(
            OwnerUuid,
            'Who takes care of cash of the books that the bank statement does not show. Needed only if there is such cash.',
          ),
        ),
      }),
      example: {},
      answers: { 201: { description: 'Closed', data: ClosedDayRecord, example: exampleClosedDay } },
      refusals: ['invalid_state', 'person_required'],
    },
    {
      async atomic(call, phase) {
        const { caller, params, body, now } = call;
        if (caller.operator_uuid === null)
          throw refuse('person_required', '', 'Two operators who have signed in sign a day. A token cannot sign.');
        await lockClosing(phase, 'close');
        if ((await selectClosedDay(phase, params.day)) !== null)
          throw refuse(
            'invalid_state',
            'day',
            `${params.day} is closed: GET /admin/v1/closed-days/${params.day} has it`,
          );
        const { missing_cash_operator_uuid = null } = body;
        const missingCash = await findOwner(phase, 'missing_cash_operator_uuid', missing_cash_operator_uuid);
        const checklist = await overEveryLane(phase, () =>
          readChecklist(phase, reading, { day: params.day, now, missingCash }),
        );
        const { seal, invariants_checked_at, ...books } = expectReady(checklist);
        await recordAct(phase, call, {
          action: 'day.closed',
          subject: 'closed_day',
          subject_uuid: null,
          detail: detailOf(checklist, seal),
        });
        const first = await selectOperator(phase, caller.operator_uuid);
        const second = call.approved_by === undefined ? first! : await selectOperator(phase, call.approved_by);
        const closed = {
          ...books,
          seal,
          invariants_checked_at,
          reason: call.reason!,
          first_signed_by: first!.uuid,
          first_signer: first!.name,
          first_signed_at: call.asked_at ?? realClock.now(),
          second_signed_by: second!.uuid,
          second_signer: second!.name,
          second_signed_at: realClock.now(),
        };
        // Without a second operator the act is only tried: it shows what will be signed.
        if (call.approved_by !== undefined && !(await insertClosedDay(phase, closed)))
          throw refuse('invalid_state', 'day', 'another day was closed in the meantime; read the checklist again');
        return created(closedDayRecord(closed));
      },
    },
  );

/** @throws invalid_state with what is missing. */
function expectReady({ checks, seal, invariants_checked_at, ...books }: Checklist) {
  const missing = checks.filter(({ holds }) => !holds).map(({ found }) => found);
  if (missing.length > 0 || seal === null || invariants_checked_at === null)
    throw refuse('invalid_state', 'day', missing.join(' '));
  return { ...books, seal, invariants_checked_at };
}

/** For the audit trail and the second operator: what is signed, in short. */
const detailOf = (
  { day, first_day, posting_count, accounts, files, statements, carried }: Checklist,
  seal: Buffer,
) => ({
  day,
  first_day,
  posting_count,
  seal: seal.toString('hex'),
  balances: Object.fromEntries(accounts.map(({ account, closing }) => [account, closing])),
  files: files.length,
  statements: Object.fromEntries(statements.map(({ bank, state }) => [bank, state])),
  carried: Object.fromEntries(
    carried.map(({ kind, count, amount, operator_name }) => [kind, { count, amount, operator_name }]),
  ),
});
