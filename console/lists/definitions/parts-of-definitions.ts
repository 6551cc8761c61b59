// What several lists have: filters, and the payment that a row is about.
import type { Filter, Row } from '../list-definition.ts';

export const choice = (name: string, label: string, choices: readonly string[]): Filter => ({
  name,
  label,
  kind: 'choice',
  choices,
});

export const text = (name: string, label: string): Filter => ({ name, label, kind: 'text' });

export const tenant: Filter = { name: 'processor_uuid', label: 'Tenant', kind: 'tenant' };

export const payment = ({ transaction_uuid }: Row): string | null =>
  typeof transaction_uuid === 'string' ? `/payments/${transaction_uuid}` : null;
