// What an operator may change about limits and about what happens past a return rate.
import type { DataOf } from '../api/request.ts';
import type { ActWithRole } from '../parts/act-buttons.tsx';
import type { ActField } from '../parts/act-fields.tsx';
import { words } from '../words/en.ts';

export type Limits = DataOf<'/admin/v1/limits'>['limits'][number];

const firstOf = (cents: number | null | undefined) => (cents == null ? '' : (cents / 100).toFixed(2));

/** Empty is no limit. */
const limitFields = (now: Limits | undefined): readonly ActField[] =>
  (
    [
      ['amount_per_payment', words.risk.perPayment],
      ['amount_per_day', words.risk.perDay],
      ['amount_in_flight', words.risk.inFlight],
    ] as const
  ).map(([name, label]) => ({
    name,
    label,
    kind: 'money',
    empty: 'null',
    first: firstOf(now?.[name]),
    hint: words.risk.emptyIsNone,
  }));

const paths = { processor: 'processors', vendor: 'vendors', merchant: 'users' } as const;

export const limitsAct = (owner: Limits['owner'], uuid: string, now?: Limits): ActWithRole => ({
  role: 'risk',
  act: {
    title: words.risk.changeLimits,
    method: 'PUT',
    path: `/admin/v1/${paths[owner]}/${uuid}/limits`,
    fields: limitFields(now),
    moves: [words.risk.limitsApply],
  },
});

export const tenantLimitsAct = (uuid: string, limits: readonly Limits[] | undefined): ActWithRole =>
  limitsAct(
    'processor',
    uuid,
    limits?.find(({ owner }) => owner === 'processor'),
  );

export const policyAct = (uuid: string): ActWithRole => ({
  role: 'risk',
  act: {
    title: words.risk.changePolicy,
    method: 'PUT',
    path: `/admin/v1/processors/${uuid}/return-rate-policy`,
    fields: [
      { name: 'hold_debits_past_rate', label: words.risk.holdPast, kind: 'flag' },
      { name: 'return_rate_minimum_debits', label: words.risk.minimumDebits, kind: 'number', empty: 'left out' },
    ],
    moves: [words.risk.policyApplies],
  },
});
