// The rules of fraud monitoring: what each looks at before money moves, its parameters, and the
// values that we recommend (decision 58).
import type { StageName } from '../../lifecycle/stage-names.ts';

/** Parameters of rules. `amount` is cents. */
export interface Parameters {
  hours: number | null;
  days: number | null;
  payments: number | null;
  payers: number | null;
  amount: number | null;
  /** How far below `amount` a payment is near it. */
  percent: number | null;
}

export type ParameterName = keyof Parameters;

export const noParameters: Parameters = {
  hours: null,
  days: null,
  payments: null,
  payers: null,
  amount: null,
  percent: null,
};
export const parameterNames = Object.keys(noParameters) as ParameterName[];

export type FraudAction = 'review' | 'note' | 'off';

/** The stages before which rules look at payments. */
export type JudgedStage = Extract<StageName, 'capture' | 'payout'>;

/** Numbers by name, as a rule counted them. Amounts are cents. */
export type Counted = Readonly<Record<string, number>>;

interface Rule {
  stage: JudgedStage;
  meaning: string;
  needs: readonly ParameterName[];
  /** At least one of them is needed. */
  oneOf?: readonly ParameterName[];
  recommended: Partial<Parameters> & { action: FraudAction };
  /** The finding in one sentence. */
  found(counted: Counted, allowed: Partial<Parameters>): string;
}

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const many = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`;

export const fraudRules = {
  payer_velocity: {
    stage: 'capture',
    meaning: 'One payer started more than `payments` payments, or payments of more than `amount` cents, in `hours`.',
    needs: ['hours'],
    oneOf: ['payments', 'amount'],
    recommended: { action: 'review', hours: 24, payments: 10, amount: 1_000_000 },
    found: ({ payments = 0, amount = 0 }, { hours, ...most }) =>
      `The payer started ${many(payments, 'payment')} of ${dollars(amount)} within ${many(hours!, 'hour')}. The rule allows ${[
        ...(most.payments == null ? [] : [many(most.payments, 'payment')]),
        ...(most.amount == null ? [] : [dollars(most.amount)]),
      ].join(' and ')}.`,
  },
  below_limit: {
    stage: 'capture',
    meaning:
      'One payer started more than `payments` payments in `hours`, each of at most `amount` cents and at most `percent` percent less: they may be split to stay below a limit.',
    needs: ['hours', 'payments', 'amount', 'percent'],
    recommended: { action: 'note', hours: 72, payments: 3, amount: 250_000, percent: 10 },
    found: ({ payments = 0, amount = 0 }, { hours, payments: most, amount: limit, percent }) =>
      `The payer started ${many(payments, 'payment')} of ${dollars(amount)} within ${many(hours!, 'hour')}, each at most ${percent} percent below ${dollars(limit!)}. The rule allows ${many(most!, 'payment')}.`,
  },
  first_debit: {
    stage: 'capture',
    meaning: 'A debit of more than `amount` cents, and no earlier debit of the bank account is good.',
    needs: ['amount'],
    recommended: { action: 'review', amount: 250_000 },
    found: ({ amount = 0 }, { amount: most }) =>
      `The debit of ${dollars(amount)} is the first one of this bank account. The rule allows ${dollars(most!)}.`,
  },
  many_payers: {
    stage: 'payout',
    meaning:
      'A payee that was added fewer than `days` ago got payments of more than `payers` payers in `hours`: money may be collected for others.',
    needs: ['payers', 'hours', 'days'],
    recommended: { action: 'note', payers: 20, hours: 24, days: 14 },
    found: ({ payers = 0, added_days = 0 }, { payers: most, hours }) =>
      `${many(payers, 'payer')} started payments to the payee within ${many(hours!, 'hour')}, and the payee was added ${many(added_days, 'day')} ago. The rule allows ${many(most!, 'payer')}.`,
  },
  new_payee_account: {
    stage: 'payout',
    meaning: 'Payouts of more than `amount` cents go to a bank account that was added fewer than `days` ago.',
    needs: ['amount', 'days'],
    recommended: { action: 'review', amount: 500_000, days: 7 },
    found: ({ payouts = 0, amount = 0, added_days = 0 }, { amount: most, days }) =>
      `${many(payouts, 'payout')} of ${dollars(amount)} would go to a bank account that was added ${many(added_days, 'day')} ago. For ${many(days!, 'day')} the rule allows ${dollars(most!)}.`,
  },
  changed_payee_account: {
    stage: 'payout',
    meaning:
      'Payouts of more than `amount` cents go to another bank account than earlier payouts of the payee, and this account was first paid fewer than `days` ago.',
    needs: ['amount', 'days'],
    recommended: { action: 'review', amount: 250_000, days: 7 },
    found: ({ payouts = 0, amount = 0 }, { amount: most, days }) =>
      `${many(payouts, 'payout')} of ${dollars(amount)} would go to another bank account than the payee's earlier payouts. In the first ${many(days!, 'day')} of a changed account the rule allows ${dollars(most!)}.`,
  },
} as const satisfies Record<string, Rule>;

/** What a row of a rule says, without its owner and its time. */
export const settingOf = ({
  action,
  hours,
  days,
  payments,
  payers,
  amount,
  percent,
}: Parameters & { action: FraudAction }) => ({
  action,
  hours,
  days,
  payments,
  payers,
  amount,
  percent,
});

export type FraudRuleName = keyof typeof fraudRules;

export const fraudRuleNames = Object.keys(fraudRules) as [FraudRuleName, ...FraudRuleName[]];

/** What a finding is named by: a rule, or the return that a bank marked. */
export type FindingName = FraudRuleName | 'questionable_return';

export const findingNames = [...fraudRuleNames, 'questionable_return'] as const satisfies readonly FindingName[];

export const questionableReturn =
  'The bank returned the entry with R17 and the word QUESTIONABLE: it suspects that the entry was initiated under questionable circumstances.';

export const ruleOf = (name: FraudRuleName): Rule => fraudRules[name];

export const rulesOfStage = (stage: JudgedStage): FraudRuleName[] =>
  fraudRuleNames.filter((name) => fraudRules[name].stage === stage);

/** The sentence of a finding. */
export const findingText = (name: FindingName, counted: Counted, allowed: Partial<Parameters>): string =>
  name === 'questionable_return' ? questionableReturn : ruleOf(name).found(counted, allowed);
