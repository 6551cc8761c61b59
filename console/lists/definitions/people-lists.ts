// Lists of people, merchants and what stops their payments.
import { words } from '../../words/en.ts';
import type { ListDefinition } from '../list-definition.ts';
import { choice, payment, period, tenant, text } from './parts-of-definitions.ts';

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
    more: ({ kind, user_uuid }) =>
      kind === 'sanctions'
        ? {
            label: words.sanctions.hitsOfUser,
            list: 'sanctions-hits',
            filters: { user_uuid: String(user_uuid), state: '' },
          }
        : null,
  },
  'sanctions-hits': {
    path: '/admin/v1/sanctions-hits',
    rows: 'sanctions_hits',
    id: 'uuid',
    columns: [
      { field: 'raised_at', kind: 'time' },
      { field: 'screened_name', width: 180 },
      { field: 'listed_name', width: 210 },
      { field: 'score', kind: 'number', width: 80 },
      { field: 'state', kind: 'words', width: 100 },
      { field: 'report_due_on', kind: 'day', width: 120 },
      { field: 'processor_uuid', kind: 'tenant' },
    ],
    filters: [
      choice('state', ['open', 'to_report', 'confirmed', 'cleared']),
      { name: 'user_uuid', kind: 'person' },
      tenant,
    ],
    firstFilters: { state: 'open' },
    // The panel shows them side by side, before the fields.
    hidden: ['entry', 'screened_name', 'screened_name_kind', 'listed_name', 'dob', 'has_other_birth_date', 'score'],
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
  'micro-entries': {
    path: '/admin/v1/micro-entries',
    rows: 'micro_entry_checks',
    id: 'uuid',
    columns: [
      { field: 'requested_at', kind: 'time' },
      { field: 'user_name', width: 160 },
      { field: 'state', kind: 'status', width: 190 },
      { field: 'answers_left', width: 100 },
      { field: 'ach_return_code', kind: 'code', width: 100 },
      { field: 'expires_at', kind: 'time' },
      { field: 'processor_uuid', kind: 'tenant' },
    ],
    filters: [period('requested')],
  },
} as const satisfies Record<string, ListDefinition>;
