// The screens of what the search finds.
import type { Schemas } from '../api/request.ts';

export type Hit = Schemas['SearchHit'];

export interface Place {
  to: string;
  search?: Record<string, string>;
}

const places: Partial<Record<Hit['type'], (hit: Hit) => Place>> = {
  transaction: ({ uuid }) => ({ to: `/payments/${uuid}` }),
  user: ({ uuid }) => ({ to: `/people/${uuid}` }),
  processor: ({ uuid }) => ({ to: `/tenants/${uuid}` }),
  vendor: ({ processor_uuid }) => ({ to: `/tenants/${processor_uuid}` }),
  bank_file: ({ uuid }) => ({ to: `/files/${uuid}` }),
  inbound_file: ({ uuid }) => ({ to: `/inbound-files/${uuid}` }),
  request: ({ uuid }) => ({ to: '/requests', search: { request_id: uuid } }),
  webhook_endpoint: ({ uuid }) => ({ to: '/deliveries', search: { uuid } }),
  refund: () => ({ to: '/refunds' }),
  batch: () => ({ to: '/batches' }),
  hold: () => ({ to: '/holds' }),
  block: () => ({ to: '/blocks' }),
  token: () => ({ to: '/tokens' }),
  bank_item: () => ({ to: '/suspense' }),
  dishonor: () => ({ to: '/dishonors' }),
  reversal: () => ({ to: '/reversals' }),
  account_check: ({ label }) => ({ to: label === 'prenote' ? '/prenotes' : '/micro-entries' }),
  return_request: () => ({ to: '/return-requests' }),
  statement_line: () => ({ to: '/bank-statement' }),
};

/** Null: it has no screen. */
export const placeOf = (hit: Hit): Place | null => places[hit.type]?.(hit) ?? null;
