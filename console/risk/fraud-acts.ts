// Acts on fraud monitoring: the rules, and who is blocked when a payment is stopped.
import type { ActWithRole } from '../parts/act-buttons.tsx';
import type { Act } from '../parts/act-dialog.tsx';
import type { ActField } from '../parts/act-fields.tsx';
import { inWords, words } from '../words/en.ts';

/** The party whose doing the stage is comes first. */
export const blockField = (stage: string): ActField => ({
  name: 'block',
  label: words.fraud.block,
  kind: 'choice',
  values: stage === 'capture' ? ['payer', 'payee', 'none'] : ['payee', 'payer', 'none'],
  names: words.fraud.blocked,
});

const parametersOf: Readonly<Record<string, readonly (keyof typeof words.fraud.parameters)[]>> = {
  payer_velocity: ['payments', 'amount', 'hours'],
  below_limit: ['payments', 'amount', 'percent', 'hours'],
  first_debit: ['amount'],
  many_payers: ['payers', 'hours', 'days'],
  new_payee_account: ['amount', 'days'],
  changed_payee_account: ['amount', 'days'],
};

const firstOf = (name: string, value: unknown): string =>
  value === null || value === undefined ? '' : name === 'amount' ? (Number(value) / 100).toFixed(2) : String(value);

/** The rule of a row of the list, for the same owner. */
export function changeRule(row: Readonly<Record<string, unknown>>): Act {
  const { rule, action, processor_uuid, merchant_uuid } = row;
  return {
    title: words.fraud.change(inWords(String(rule))),
    method: 'PUT',
    path: `/admin/v1/fraud-rules/${String(rule)}`,
    body: { processor_uuid, merchant_uuid },
    fields: [
      {
        name: 'action',
        label: words.fraud.action,
        kind: 'choice',
        values: ['review', 'note', 'off'],
        names: words.fraud.actions,
        first: String(action),
      },
      ...(parametersOf[String(rule)] ?? []).map(
        (name): ActField => ({
          name,
          label: words.fraud.parameters[name],
          kind: name === 'amount' ? 'money' : 'number',
          empty: 'null',
          first: firstOf(name, row[name]),
        }),
      ),
    ],
    moves: [words.fraud.applies],
  };
}

export const setRecommended = (processor_uuid: string | null): ActWithRole => ({
  role: 'risk',
  act: {
    title: processor_uuid === null ? words.fraud.recommendedForAll : words.fraud.recommended,
    method: 'POST',
    path: '/admin/v1/fraud-rules/recommended',
    body: { processor_uuid },
    moves: [words.fraud.recommendedMoves],
  },
});

export const recordReview: ActWithRole = {
  role: 'risk',
  act: {
    title: words.fraud.recordReview,
    method: 'POST',
    path: '/admin/v1/fraud-monitoring/process-reviews',
    fields: [
      { name: 'reviewed_on', label: words.fraud.reviewedOn, kind: 'day' },
      { name: 'note', label: words.fraud.note, kind: 'text' },
    ],
    moves: [words.fraud.recordReviewMoves],
  },
};
