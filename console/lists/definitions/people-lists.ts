// Lists of people, merchants and what stops their payments.
import type { ListDefinition } from '../list-definition.ts';
import { choice, payment, tenant, text } from './parts-of-definitions.ts';

export const peopleLists = {
  people: {
    path: '/admin/v1/users',
    rows: 'users',
    id: 'uuid',
    columns: [
      { field: 'name', width: 200 },
      { field: 'kind', kind: 'words', width: 90 },
      { field: 'kyb_status', kind: 'status', width: 110 },
      { field: 'email', width: 200 },
      { field: 'client_reference_id', width: 110 },
      { field: 'processor_uuid', kind: 'tenant' },
      { field: 'created_at', kind: 'time' },
    ],
    filters: [
      choice('kyb_status', ['IN_REVIEW', 'APPROVED', 'REJECTED']),
      text('email'),
      text('client_reference_id'),
      tenant,
    ],
    opens: ({ uuid }) => `/people/${String(uuid)}`,
  },
  holds: {
    path: '/admin/v1/holds',
    rows: 'holds',
    id: 'uuid',
    columns: [
      { field: 'placed_at', kind: 'time' },
      { field: 'kind', kind: 'words', width: 100 },
      { field: 'amount', kind: 'money' },
      { field: 'payer_name', width: 125 },
      { field: 'payee_name', width: 140 },
      { field: 'reason', width: 225 },
      { field: 'stops_capture', kind: 'flag', width: 105 },
    ],
    filters: [choice('kind', ['tenant', 'operator', 'risk', 'compliance', 'account'])],
    payment,
  },
  blocks: {
    path: '/admin/v1/blocks',
    rows: 'blocks',
    id: 'uuid',
    columns: [
      { field: 'placed_at', kind: 'time' },
      { field: 'user_name', width: 180 },
      { field: 'kind', kind: 'status', width: 125 },
      { field: 'return_code', kind: 'code', width: 105 },
      { field: 'reason', width: 270 },
      { field: 'processor_uuid', kind: 'tenant' },
    ],
    filters: [choice('kind', ['stop_payment', 'unauthorized', 'fraud', 'compliance', 'sanctions']), tenant],
    payment,
  },
  'unlisted-accounts': {
    path: '/admin/v1/unlisted-accounts',
    rows: 'unlisted_accounts',
    id: 'bank_account_uuid',
    columns: [
      { field: 'found_at', kind: 'time' },
      { field: 'user_name' },
      { field: 'account_number', kind: 'code', width: 120 },
      { field: 'routing_number', kind: 'code', width: 135 },
      { field: 'new_routing_number', kind: 'code', width: 135 },
      { field: 'processor_uuid', kind: 'tenant' },
    ],
    filters: [tenant],
  },
  'linked-items': {
    path: '/admin/v1/linked-items',
    rows: 'linked_items',
    id: 'uuid',
    columns: [
      { field: 'linked_at', kind: 'time' },
      { field: 'provider', kind: 'words', width: 110 },
      { field: 'state', kind: 'status', width: 120 },
      { field: 'problem' },
      { field: 'problem_since', kind: 'time' },
      { field: 'removal_error', width: 180 },
      { field: 'processor_uuid', kind: 'tenant' },
    ],
    filters: [choice('state', ['in_use', 'problem', 'to_remove', 'removed']), tenant],
  },
} as const satisfies Record<string, ListDefinition>;
