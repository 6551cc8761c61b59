// What several lists have: filters, and the payment that a row is about.
import { words } from '../../words/en.ts';
import type { Filter, Row } from '../list-definition.ts';

export const choice = (name: string, choices: readonly string[]): Filter => ({ name, kind: 'choice', choices });

/** Of payments, in one word. */
export const state: Filter = {
  name: 'state',
  kind: 'choice',
  names: words.payment.stateNames,
  choices: [
    'started',
    'debited',
    'good',
    'paying',
    'paid',
    'returned',
    'clawed_back',
    'owed',
    'refunded',
    'canceled',
    'held',
  ],
};

export const text = (name: string): Filter => ({ name, kind: 'text' });

/** Days of the time that the list is in the order of. */
export const period = (name: string): Filter => ({ name, kind: 'period' });

export const tenant: Filter = { name: 'processor_uuid', kind: 'tenant' };

export const rare = (filter: Filter): Filter => ({ ...filter, isRare: true });

export const payment = ({ transaction_uuid }: Row): string | null =>
  typeof transaction_uuid === 'string' ? `/payments/${transaction_uuid}` : null;
