// GET /admin/v1/approvals, GET …/{uuid}, POST …/{uuid}/approve and /refuse: what waits for a second
// operator.
import { Type } from 'typebox';
import { keysetList } from '../../api/http/keyset-list.ts';
import { operation } from '../../api/http/operation.ts';
import { isOneUuid, uuidStartOf } from '../../api/http/page-cursor.ts';
import { OneOf, Uuid, UuidOf } from '../../api/http/schema.ts';
import { type Answer, ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RefusalCode, refuse } from '../../platform/refusals.ts';
import { realClock } from '../../platform/std/clock.ts';
import { lastUuid } from '../../platform/std/identifiers.ts';
import { ApprovalRecord, approvalRecord, exampleApproval } from './approval-record.ts';
import { approvalStates, selectApproval, selectApprovals } from './approvals.sql.ts';
import type { StoredResult } from './approved-answer.ts';
import { type Deciding, refuseApproval as decideAgainst, approve as decideFor, keepAnswer } from './decide-approval.ts';

const asked = { tag: 'Operator: access' as const, callers: ['admin'] as const, role: 'viewer' as const };

export const listApprovals = ({ database }: { database: Database }) =>
  keysetList(
    {
      ...asked,
      path: '/admin/v1/approvals',
      operationId: 'listApprovals',
      summary: 'List approvals',
      description:
        'Newest first. `state=waiting`: those that wait for a second operator; with `asked_by=others`, those that the caller may decide.',
      filter: {
        state: Type.Optional(OneOf([...approvalStates])),
        asked_by: Type.Optional(
          OneOf(['me', 'others'], { description: 'The person or the token of this request, or any other.' }),
        ),
        subject_uuid: Type.Optional(UuidOf('What the act names: a payment, a user, a tenant, a file.')),
      },
      plural: 'approvals',
      record: ApprovalRecord,
      examples: [exampleApproval],
    },
    {
      read: (
        { query: { state = null, asked_by, subject_uuid }, caller: { operator_uuid, token_uuid } },
        after,
        limit,
      ) =>
        selectApprovals(
          database,
          {
            state,
            asker: asked_by === undefined ? null : { operator_uuid, token_uuid, is: asked_by === 'me' },
            subject_uuid: subject_uuid?.toLowerCase() ?? null,
          },
          { before: after?.[0] ?? lastUuid, limit, now: realClock.now() },
        ),
      positionOf: ({ uuid }) => [uuid] as const,
      period: { name: 'asked', startOf: uuidStartOf },
      isPosition: isOneUuid,
      record: approvalRecord,
    },
  );

export const getApproval = ({ database }: { database: Database }) =>
  operation(
    {
      ...asked,
      method: 'GET',
      path: '/admin/v1/approvals/:uuid',
      operationId: 'getApproval',
      summary: 'Read an approval',
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'The approval', data: ApprovalRecord, example: exampleApproval } },
      refusals: ['not_found'],
    },
    {
      async read({ params }) {
        const approval = await selectApproval(database, params.uuid);
        if (approval === null) throw refuse('not_found', 'uuid');
        return ok(approvalRecord(approval));
      },
    },
  );

const Result = Type.Object(
  { status: Type.Integer(), message: Type.String(), data: Type.Unknown() },
  { title: 'ApprovedResult' },
);

const decided = {
  ...exampleApproval,
  decided_by: {
    operator_uuid: '019a2f50-1a00-7b11-8c22-4d5e6f708194',
    token_uuid: null,
    name: 'Noor Haddad',
    email: 'noor@platform.example',
  },
  decided_at: '2026-03-04 15:00:11',
  decision_reason: 'Seen in the register of companies.',
};

const ofApproving = ['not_found', 'invalid_state', 'own_approval', 'person_required'] as const;

/** An act may be refused when it runs. */
const refusalsOfActs = (operations: Deciding['operations']): RefusalCode[] =>
  [...operations.values()].flatMap(({ approval, refusals = [] }) => (approval === undefined ? [] : refusals));

export const approve = (deciding: Deciding) =>
  operation(
    {
      ...asked,
      method: 'POST',
      path: '/admin/v1/approvals/:uuid/approve',
      operationId: 'approve',
      summary: 'Approve an act, which then runs',
      description:
        'Only a person who has signed in, who has the role that the act needs, and who did not ask for it. `result` is what the operation answered: it runs once, with its reason, as an act of the person who asked. If it is refused now, the approval still waits. Only the person who approved it gets `result` again.',
      needsPassword: true,
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: {
          description: 'Done',
          data: Type.Object({ approval: ApprovalRecord, result: Result }),
          example: {
            approval: { ...decided, state: 'approved' as const },
            result: { status: 200, message: '', data: null },
          },
        },
      },
      refusals: [...new Set([...ofApproving, ...refusalsOfActs(deciding.operations)])],
    },
    {
      async atomic(call, phase) {
        const uuid = call.params.uuid.toLowerCase();
        const answered = async (later: AtomicPhase, { status, message, data }: Answer | StoredResult) =>
          ok({ approval: approvalRecord((await selectApproval(later, uuid))!), result: { status, message, data } });
        const step = await decideFor(phase, deciding, call, uuid);
        if (!('call' in step)) return answered(phase, step);
        return {
          resumeFrom: { approval: uuid },
          async call() {
            const finish = await step.call();
            return async (later) => {
              const answer = await finish(later);
              if ('call' in answer) throw new Error('an approved act has more than one call to the outside');
              return answered(later, await keepAnswer(later, deciding.vault, uuid, answer));
            };
          },
        };
      },
    },
  );

export const refuseApproval = (deciding: Deciding) =>
  operation(
    {
      ...asked,
      method: 'POST',
      path: '/admin/v1/approvals/:uuid/refuse',
      operationId: 'refuseApproval',
      summary: 'Refuse an act, or take it back',
      description:
        'Only a person who has signed in and has the role that the act needs; also who asked for it. A refused act is answered as it is.',
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: {
          description: 'Refused',
          data: Type.Object({ approval: ApprovalRecord }),
          example: { approval: { ...decided, state: 'refused' as const } },
        },
      },
      refusals: ['not_found', 'invalid_state', 'person_required'],
    },
    {
      async atomic(call, phase) {
        const { uuid } = await decideAgainst(phase, deciding, call, call.params.uuid.toLowerCase());
        return ok({ approval: approvalRecord((await selectApproval(phase, uuid))!) });
      },
    },
  );
