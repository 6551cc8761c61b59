// GET /3p/api/v1/webhook: what this tenant has registered.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import type { Database } from '../../database/database.ts';
import { eventTypes } from '../../events/event-types.ts';
import { operation } from '../../http/operation.ts';
import { OneOf, Timestamp } from '../../http/schema.ts';
import { timestamp } from '../../std/timestamps.ts';
import { selectRegistrations } from './registrations.sql.ts';

const RegistrationRecord = Type.Object({
  event_name: OneOf([...eventTypes]),
  webhook_url: Type.String(),
  created_at: Timestamp,
});

const example = {
  webhooks: [
    {
      event_name: 'TransactionStarted',
      webhook_url: 'https://example.com/webhooks',
      created_at: '2026-03-02 14:05:09',
    },
  ],
};

export const listWebhooks = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/webhook',
      tag: 'Webhooks',
      summary: 'List registered webhooks',
      description: 'One entry an event and URL that the tenant of the token has registered.',
      callers: ['processor', 'vendor'],
      answers: {
        200: {
          description: 'The registrations',
          data: Type.Object({ webhooks: Type.Array(RegistrationRecord) }),
          example,
        },
      },
    },
    {
      async read({ caller }) {
        const rows = await selectRegistrations(database, caller);
        return ok({ webhooks: rows.map((row) => ({ ...row, created_at: timestamp(row.created_at) })) });
      },
    },
  );
