// The lists of a developer: what one tenant sees of its payments, webhooks and requests.
import { words } from '../../words/en.ts';
import type { ListDefinition } from '../list-definition.ts';
import { period, state } from './parts-of-definitions.ts';

export const tenantLists = {
  'own-payments': {
    path: '/3p/api/v2/transactions/search',
    rows: 'transactions',
    id: 'uuid',
    columns: [
      { field: 'created_at', kind: 'time' },
      { field: 'amount', kind: 'money' },
      { field: 'state', kind: 'state' },
      { field: 'company_name', width: 170 },
      { field: 'client_reference_id', width: 150 },
      { field: 'failure_reason', width: 300 },
    ],
    filters: [
      state,
      { name: 'client_reference_id', kind: 'text' },
      { name: 'trace_id', kind: 'text' },
      { name: 'ach_return_code', kind: 'text' },
      { name: 'amount', kind: 'money' },
      period('created'),
    ],
    opens: ({ uuid }) => `/own-payments/${String(uuid)}`,
  },
  'own-webhooks': {
    path: '/3p/api/v1/webhook-endpoints',
    paging: 'none',
    rows: 'endpoints',
    id: 'uuid',
    columns: [
      { field: 'url', width: 300 },
      { field: 'state', kind: 'status', width: 110 },
      { field: 'health', kind: 'status', width: 110 },
      { field: 'failing_since', kind: 'time' },
      { field: 'disabled_reason', width: 200 },
    ],
    filters: [],
    more: ({ uuid }) => ({ label: words.list.deliveries, list: 'own-deliveries', filters: { uuid: String(uuid) } }),
  },
  'own-deliveries': {
    path: '/3p/api/v1/webhook-endpoints/{uuid}/deliveries',
    paging: 'numbers',
    rows: 'deliveries',
    id: 'uuid',
    hidden: ['attempts'],
    columns: [
      { field: 'created_at', kind: 'time' },
      { field: 'event_name' },
      { field: 'state', kind: 'status' },
      { field: 'attempt_count', kind: 'number' },
      { field: 'next_attempt_at', kind: 'time' },
      { field: 'finished_at', kind: 'time' },
    ],
    filters: [{ name: 'state', kind: 'choice', choices: ['pending', 'held', 'delivered', 'dead', 'canceled'] }],
  },
  'own-events': {
    path: '/3p/api/v1/events',
    rows: 'events',
    id: 'uuid',
    columns: [
      { field: 'timestamp', kind: 'time' },
      { field: 'type', width: 240 },
      { field: 'uuid', kind: 'uuid', width: 320 },
    ],
    filters: [],
  },
  'own-requests': {
    path: '/3p/api/v1/requests',
    rows: 'requests',
    id: 'request_id',
    columns: [
      { field: 'answered_at', kind: 'time' },
      { field: 'method', kind: 'code', width: 85 },
      { field: 'path', width: 380 },
      { field: 'status', kind: 'status', width: 85 },
      { field: 'error_codes', width: 240 },
      { field: 'duration_ms', kind: 'number', width: 80 },
    ],
    filters: [
      { name: 'failed', kind: 'choice', choices: ['true', 'false'] },
      { name: 'method', kind: 'choice', choices: ['GET', 'POST', 'PUT', 'DELETE'] },
      { name: 'path', kind: 'text' },
      { name: 'request_id', kind: 'text' },
    ],
  },
} as const satisfies Record<string, ListDefinition>;
