// What several lists have: filters, and the payment that a row is about.
import type { Filter, Row } from '../list-definition.ts';

export const choice = (name: string, choices: readonly string[]): Filter => ({ name, kind: 'choice', choices });

export const text = (name: string): Filter => ({ name, kind: 'text' });

export const tenant: Filter = { name: 'processor_uuid', kind: 'tenant' };

export const rare = (filter: Filter): Filter => ({ ...filter, isRare: true });

export const payment = ({ transaction_uuid }: Row): string | null =>
  typeof transaction_uuid === 'string' ? `/payments/${transaction_uuid}` : null;
