// The record of an approval in answers.
import { type Static, Type } from 'typebox';
import { roles } from '../../api/http/caller.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../../api/http/schema.ts';
import { realClock } from '../../platform/std/clock.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import { type ApprovalRow, type ApprovalState, approvalStates } from './approvals.sql.ts';
import { approvedActs } from './policies.ts';

const Person = Type.Object(
  {
    operator_uuid: Nullable(Uuid),
    token_uuid: Nullable(Uuid),
    name: Type.String(),
    email: Nullable(
      Type.String({ description: 'Of the operator, or of who issued the token. Null: the token of the environment.' }),
    ),
  },
  { title: 'WhoActed' },
);

export const ApprovalRecord = Type.Object(
  {
    uuid: Uuid,
    act: OneOf([...approvedActs]),
    state: OneOf([...approvalStates]),
    operation: Type.String(),
    params: Type.Object({}, { additionalProperties: true }),
    body: Type.Object({}, { additionalProperties: true }),
    amount: Nullable(Type.Integer({ description: 'Cents; null: none, or all that is owed.' })),
    above_amount: Type.Integer({
      description:
        'Cents. The policy when it was asked for: acts that move more need a second operator, and acts without an amount always do.',
    }),
    role: OneOf([...roles], {
      description: 'The role that the act needs: operators who have it, or one that includes it, may decide.',
    }),
    effects: Type.Array(
      Type.Object(
        {
          action: Type.String(),
          subject: Type.String(),
          subject_uuid: Nullable(Uuid),
          detail: Type.Object({}, { additionalProperties: true }),
        },
        { title: 'ApprovalEffect' },
      ),
      {
        description:
          'What the act would have done when it was asked for, as the audit trail would have it. `detail` often has `before` and `after`.',
      },
    ),
    reason: Type.String(),
    asked_by: Person,
    asked_at: Timestamp,
    expires_at: Timestamp,
    decided_by: Nullable(Person),
    decided_at: Nullable(Timestamp),
    decision_reason: Nullable(Type.String()),
  },
  { title: 'Approval' },
);

export const exampleApproval: Static<typeof ApprovalRecord> = {
  uuid: '019a2f52-3c10-7d22-8e33-6f7081920315',
  act: 'write_off',
  state: 'waiting',
  operation: 'writeOffPayeeDebt',
  params: { uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192' },
  body: { amount: 4000 },
  amount: 4000,
  above_amount: 2500,
  role: 'operator',
  effects: [
    {
      action: 'transaction.clawback_written_off',
      subject: 'transaction',
      subject_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192',
      detail: { amount: 4000 },
    },
  ],
  reason: 'The payee has closed its business.',
  asked_by: {
    operator_uuid: '019a2f50-1a00-7b11-8c22-4d5e6f708193',
    token_uuid: null,
    name: 'Maya Lindqvist',
    email: 'maya@platform.example',
  },
  asked_at: '2026-03-04 14:05:09',
  expires_at: '2026-03-05 14:05:09',
  decided_by: null,
  decided_at: null,
  decision_reason: null,
};

/** Approvals expire in real time, also in the sandbox. */
export const stateOf = ({ outcome, expires_at }: ApprovalRow): ApprovalState =>
  outcome ?? (expires_at <= realClock.now() ? 'expired' : 'waiting');

export const approvalRecord = (row: ApprovalRow): Static<typeof ApprovalRecord> => ({
  uuid: row.uuid,
  act: row.act as (typeof approvedActs)[number],
  state: stateOf(row),
  operation: row.operation_id,
  params: row.params,
  body: row.body,
  amount: row.amount,
  above_amount: row.above_amount,
  role: row.role,
  effects: [...row.effects],
  reason: row.reason,
  asked_by: {
    operator_uuid: row.asked_by_operator,
    token_uuid: row.asked_by_token,
    name: row.asker_name ?? 'token of the environment',
    email: row.asker_email,
  },
  asked_at: timestamp(row.asked_at),
  expires_at: timestamp(row.expires_at),
  decided_by:
    row.decided_by === null
      ? null
      : { operator_uuid: row.decided_by, token_uuid: null, name: row.decider_name ?? '', email: row.decider_email },
  decided_at: timestampOrNull(row.decided_at),
  decision_reason: row.decision_reason,
});
