// The record of a decision about a business, for operators.
import { type Static, Type } from 'typebox';
import { Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import type { KybDecision } from './kyb-decisions.sql.ts';

const text = Type.String();

export const DecisionRecord = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    decided_at: Timestamp,
    source: OneOf(['provider', 'operator']),
    outcome: OneOf(['approved', 'rejected', 'undecided', 'no_answer', 'resubmission_requested']),
    reason: Nullable(text),
    documents: Type.Array(text),
    token_uuid: Nullable(Uuid),
    request_id: Nullable(text),
  },
  { title: 'VerificationDecision' },
);

export function decisionRecord({ decided_at, ...decision }: KybDecision): Static<typeof DecisionRecord> {
  return { ...decision, decided_at: timestamp(decided_at) };
}
