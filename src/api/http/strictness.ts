// `Achord-Strict: 1`: unknown fields and query parameters are refused instead of ignored.
import type { IncomingMessage } from 'node:http';
import { invalid } from '../../platform/refusals.ts';

type Headed = Pick<IncomingMessage, 'headers'>;

export const asksForStrictness = ({ headers }: Headed): boolean => headers['achord-strict'] === '1';

/** Refuses a value that is neither 0 nor 1. */
export function checkStrictness({ headers }: Headed): void {
  const value = headers['achord-strict'];
  if (value !== undefined && value !== '0' && value !== '1')
    throw invalid('Achord-Strict', 'enum', 'must be one of: 0, 1');
}
