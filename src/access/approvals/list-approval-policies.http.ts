// GET /admin/v1/approval-policies and PUT …/{act}: which acts need a second operator.
import { type Static, Type } from 'typebox';
import { operation, unlessTokenOfEnvironment } from '../../api/http/operation.ts';
import { OneOf, WholeNumber } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { realClock } from '../../platform/std/clock.ts';
import { recordAct } from '../tenants/audit-trail.ts';
import { changesBetween } from '../tenants/changes-between.ts';
import { upsertPolicy } from './approvals.sql.ts';
import { actNames, dangerousActs, type Policy, policiesIn } from './policies.ts';

const PolicyRecord = Type.Object(
  {
    act: OneOf([...actNames]),
    description: Type.String(),
    is_required: Type.Boolean(),
    above_amount: Type.Integer({ minimum: 0, description: 'Cents.' }),
  },
  { title: 'ApprovalPolicy' },
);

const policyRecord = (policy: Policy): Static<typeof PolicyRecord> => ({
  ...policy,
  description: dangerousActs[policy.act],
});

const example: Static<typeof PolicyRecord> = {
  act: 'write_off',
  description: dangerousActs.write_off,
  is_required: true,
  above_amount: 100_000,
};

interface Mode {
  isLive: boolean;
}

export const listApprovalPolicies = ({ database, isLive }: Mode & { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/approval-policies',
      tag: 'Operator: access',
      operationId: 'listApprovalPolicies',
      summary: 'List which acts need a second operator',
      description: 'In live mode every act of the list does by default, in the sandbox none.',
      callers: ['admin'],
      role: 'viewer',
      answers: {
        200: {
          description: 'The policies',
          data: Type.Object({ policies: Type.Array(PolicyRecord) }),
          example: { policies: [example] },
        },
      },
    },
    {
      read: async () => ok({ policies: (await policiesIn(database, isLive)).map(policyRecord) }),
    },
  );

export const setApprovalPolicy = ({ isLive }: Mode) =>
  operation(
    {
      method: 'PUT',
      path: '/admin/v1/approval-policies/:act',
      tag: 'Operator: access',
      operationId: 'setApprovalPolicy',
      summary: 'Set whether an act needs a second operator',
      description:
        '`above_amount` in cents, 0 by default: an act of at most this amount needs no second operator. An act without an amount always needs one. The token of the environment changes a policy alone, so that a service with one operator can be set up.',
      callers: ['admin'],
      role: 'administrator',
      approval: {
        act: 'policies',
        onlyIf: unlessTokenOfEnvironment,
      },
      params: Type.Object({ act: OneOf([...actNames]) }),
      body: Type.Object({
        is_required: Type.Boolean({ allowed: 'true or false' }),
        above_amount: Type.Optional(WholeNumber(0, 9_999_999_999, 'Cents; 0 by default.')),
      }),
      example: { is_required: true, above_amount: 100_000 },
      answers: { 200: { description: 'As changed', data: PolicyRecord, example } },
    },
    {
      async atomic(call, phase) {
        const { act } = call.params;
        const { is_required, above_amount = 0 } = call.body;
        const before = (await policiesIn(phase, isLive)).find((policy) => policy.act === act)!;
        const after = { act, is_required, above_amount };
        const changes = changesBetween(before, after);
        if (changes !== null) {
          await upsertPolicy(phase, after, realClock.now());
          await recordAct(phase, call, {
            action: 'approval_policy.set',
            subject: 'approval_policy',
            subject_uuid: null,
            detail: { act, ...changes, policy: after },
          });
        }
        return ok(policyRecord(after));
      },
    },
  );
