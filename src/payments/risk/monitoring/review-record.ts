// The API record of a review: a payment that rules of fraud monitoring found, and what was decided.
import { type Static, Type } from 'typebox';
import { described, Nullable, OneOf, TimeOf, Timestamp, Uuid, UuidOf, withValues } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { type ReviewState, reviewStates, type ShownReview } from './reviews.sql.ts';
import { findingNames, findingText } from './rules.ts';

export const stateMeaning = withValues('Where the review is.', {
  noted: 'The payment was not stopped: the rules only record it.',
  open: 'The payment is on hold and waits for an operator.',
  released: 'An operator released the payment.',
  stopped: 'An operator stopped the payment.',
  closed: 'The payment ended before a decision.',
} satisfies Record<ReviewState, string>);

const Numbers = (description: string) => Type.Record(Type.String(), Nullable(Type.Number()), { description });

const FindingRecord = Type.Object(
  {
    rule: OneOf([...findingNames], { description: 'The rule that found the payment.' }),
    action: OneOf(['review', 'note', 'off'], { description: 'What the rule does with a payment that it finds.' }),
    bank_account_uuid: UuidOf('The bank account that the stage debits or credits.'),
    text: Type.String({ description: 'The finding in one sentence, for operators.' }),
    counted: Numbers('What the rule counted, by name. Amounts are cents.'),
    allowed: Numbers('The parameters of the rule, as they were set then. Amounts are cents.'),
  },
  { title: 'FraudFinding', description: 'What one rule found about a payment.' },
);

export const FraudReviewRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the review.'),
    state: OneOf([...reviewStates], { description: stateMeaning }),
    stage: Type.String({ description: 'The stage before which the payment was found, such as `payout`.' }),
    transaction_uuid: UuidOf('The payment.'),
    processor_uuid: UuidOf('The tenant.'),
    amount: Type.Integer({ description: 'What the stage moves, in cents.' }),
    payer_uuid: UuidOf('The payer.'),
    payer_name: Type.String({ description: 'The name of the payer.' }),
    payee_uuid: UuidOf('The payee.'),
    payee_name: Type.String({ description: 'The name of the payee.' }),
    finding: Type.String({ description: 'What the rules found, in words: the sentences of `findings`.' }),
    findings: Type.Array(FindingRecord, { description: 'What the rules found.' }),
    hold_uuid: described(Nullable(Uuid), 'The hold on the payment. Null: the payment was not stopped.'),
    found_at: TimeOf('When it was found'),
    decided_at: described(Nullable(Timestamp), 'When it was decided or closed, in UTC. Null: it was not.'),
    decided_by: described(
      Nullable(Type.String()),
      'The operator who decided. Null: a token decided, the service closed it, or it is open.',
    ),
    reason: described(Nullable(Type.String()), 'The reason of the decision. Null: no operator gave one.'),
  },
  { title: 'FraudReview', description: 'A payment that fraud monitoring found before one of its stages.' },
);

export function fraudReviewRecord(review: ShownReview): Static<typeof FraudReviewRecord> {
  const { processor_id, findings, found_at, decided_at, decided_by_name, decided_by: _, ...shown } = review;
  const told = findings.map((one) => ({ ...one, text: findingText(one.rule, one.counted, one.allowed) }));
  return {
    ...shown,
    processor_uuid: processor_id,
    finding: told.map(({ text }) => text).join(' '),
    findings: told,
    found_at: timestamp(found_at),
    decided_at: timestampOrNull(decided_at),
    decided_by: decided_by_name,
  };
}

const exampleCounted = { payouts: 1, amount: 600_000, added_days: 2 };
const exampleAllowed = { amount: 500_000, days: 7 };

export const exampleReview: Static<typeof FraudReviewRecord> = {
  uuid: '019a2f44-2b00-7c11-9d22-5e6f70819299',
  state: 'open',
  stage: 'payout',
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  amount: 600_000,
  payer_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e',
  payer_name: 'Ada Moreau',
  payee_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
  payee_name: 'Fjord Market LLC',
  finding: findingText('new_payee_account', exampleCounted, exampleAllowed),
  findings: [
    {
      rule: 'new_payee_account',
      action: 'review',
      bank_account_uuid: '019a2f3e-2b00-7c11-9d22-5e6f70819203',
      text: findingText('new_payee_account', exampleCounted, exampleAllowed),
      counted: exampleCounted,
      allowed: exampleAllowed,
    },
  ],
  hold_uuid: '019a2f43-1a00-7b44-9c55-4d5e6f708192',
  found_at: '2026-03-05 20:45:00',
  decided_at: null,
  decided_by: null,
  reason: null,
};
