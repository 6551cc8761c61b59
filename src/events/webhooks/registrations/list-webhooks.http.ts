// GET /3p/api/v1/webhook: lists the registrations of this tenant.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { described, TimeOf, Timestamp } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { EventName } from '../../log/event-schema.ts';
import { selectRegistrations } from './registrations.sql.ts';

const RegistrationRecord = Type.Object(
  {
    event_name: described(EventName, 'The event that the URL receives.'),
    webhook_url: Type.String({ description: 'The URL that receives the event.' }),
    created_at: TimeOf('When the event was registered for the URL'),
    updated_at: described(Timestamp, 'The same as `created_at`: a registration does not change.'),
  },
  { title: 'WebhookRegistration', description: 'An event and a URL that receives it.' },
);

const example = [
  {
    event_name: 'TransactionStarted',
    webhook_url: 'https://example.com/webhooks',
    created_at: '2026-03-02 14:05:09',
    updated_at: '2026-03-02 14:05:09',
  },
];

export const listWebhooks = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/webhook',
      tag: 'Webhooks',
      operationId: 'listWebhooks',
      role: 'tenant_viewer',
      summary: 'List registered webhooks',
      description:
        'Lists all registrations of the tenant, one entry for each event and URL. A registration ' +
        'never changes, so `updated_at` is `created_at`.',
      callers: ['processor', 'vendor'],
      answers: {
        200: {
          description: 'The registrations',
          data: Type.Array(RegistrationRecord),
          example,
        },
      },
    },
    {
      async read({ caller }) {
        const rows = await selectRegistrations(database, caller);
        return ok(
          rows.map(({ created_at, ...row }) => {
            const at = timestamp(created_at);
            return { ...row, created_at: at, updated_at: at };
          }),
        );
      },
    },
  );
