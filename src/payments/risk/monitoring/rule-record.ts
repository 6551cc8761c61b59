// The API record of a rule of fraud monitoring, and the words of its fields.
import { type Static, Type } from 'typebox';
import {
  Cents,
  described,
  Nullable,
  OneOf,
  TimeOf,
  Uuid,
  UuidOf,
  WholeNumber,
  withValues,
} from '../../../api/http/schema.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import type { SetRule } from './rules.sql.ts';
import { type FraudAction, type FraudRuleName, fraudRuleNames, fraudRules } from './rules.ts';

export const ruleMeaning = withValues(
  'What the rule looks for.',
  Object.fromEntries(fraudRuleNames.map((name) => [name, fraudRules[name].meaning])) as Record<FraudRuleName, string>,
);

export const actionMeaning = withValues('What happens with a payment that the rule finds.', {
  review: 'The payment is put on hold (kind `risk`) until an operator releases or stops it.',
  note: 'The finding is recorded, and the payment goes on.',
  off: 'The rule does not look at the payments of this owner.',
} satisfies Record<FraudAction, string>);

export const parameterFields = {
  hours: Nullable(WholeNumber(1, 744, 'The length of the span in hours. Null: the rule has none.')),
  days: Nullable(WholeNumber(1, 365, 'The age in days. Null: the rule has none.')),
  payments: Nullable(WholeNumber(1, 1_000_000, 'The most payments that are allowed. Null: not limited.')),
  payers: Nullable(WholeNumber(1, 1_000_000, 'The most payers that are allowed. Null: not limited.')),
  amount: described(Nullable(Cents), 'The highest amount that is allowed, in cents. Null: not limited.'),
  percent: Nullable(WholeNumber(1, 50, 'How far below the amount a payment is near it. Null: the rule has none.')),
};

export const FraudRuleRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the rule as it is set.'),
    rule: OneOf([...fraudRuleNames], { description: ruleMeaning }),
    owner: OneOf(['all', 'processor', 'merchant'], {
      description: 'Whose payments it looks at. The rule of the narrowest owner decides.',
    }),
    processor_uuid: described(Nullable(Uuid), 'The tenant. Null: all tenants.'),
    merchant_uuid: described(Nullable(Uuid), 'The merchant. Null: every merchant of the owner.'),
    action: OneOf(['review', 'note', 'off'], { description: actionMeaning }),
    ...parameterFields,
    stage: OneOf(['capture', 'payout'], { description: 'The stage before which it looks at a payment.' }),
    set_at: TimeOf('When it was set last'),
  },
  { title: 'FraudRule', description: 'A rule of fraud monitoring, as it is set for an owner.' },
);

export function fraudRuleRecord(set: SetRule): Static<typeof FraudRuleRecord> {
  const { processor_id, merchant_uuid, set_at, rule, ...shown } = set;
  return {
    ...shown,
    rule,
    owner: merchant_uuid !== null ? 'merchant' : processor_id !== null ? 'processor' : 'all',
    processor_uuid: processor_id,
    merchant_uuid,
    stage: fraudRules[rule].stage,
    set_at: timestamp(set_at),
  };
}

export const exampleRule: Static<typeof FraudRuleRecord> = {
  uuid: '019a2f3d-7a20-7c02-b7d3-1a2b3c4d5e70',
  rule: 'new_payee_account',
  owner: 'all',
  processor_uuid: null,
  merchant_uuid: null,
  action: 'review',
  hours: null,
  days: 7,
  payments: null,
  payers: null,
  amount: 500_000,
  percent: null,
  stage: 'payout',
  set_at: '2026-03-02 14:00:00',
};
