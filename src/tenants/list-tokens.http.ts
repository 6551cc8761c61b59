// GET /admin/v1/tokens: lists the tokens, never their text.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { roles } from '../http/caller.ts';
import { operation } from '../http/operation.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../http/schema.ts';
import { timestamp, timestampOrNull } from '../std/timestamps.ts';
import { findProcessor } from './find-processor.ts';
import { selectTokens } from './tokens.sql.ts';

const TokenRecord = Type.Object(
  {
    uuid: Uuid,
    kind: OneOf(['processor', 'vendor', 'admin']),
    name: Nullable(Type.String()),
    role: Nullable(OneOf([...roles])),
    processor_uuid: Nullable(Uuid),
    vendor_uuid: Nullable(Uuid),
    created_at: Timestamp,
    expires_at: Nullable(Timestamp),
    revoked_at: Nullable(Timestamp),
    last_used_at: Nullable(Timestamp),
  },
  { title: 'Token' },
);

export const listTokens = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/tokens',
      tag: 'Operator: tenants',
      operationId: 'listTokens',
      summary: 'List the tokens',
      description:
        'Oldest first. `name` and `role` are those of admin tokens. `last_used_at` is updated at most once an hour. The list does not have the token of the environment.',
      callers: ['admin'],
      role: 'administrator',
      query: Type.Object({ processor_uuid: Type.Optional(Uuid) }),
      answers: {
        200: {
          description: 'All tokens, or those of a processor and its vendors',
          data: Type.Object({ tokens: Type.Array(TokenRecord) }),
          example: {
            tokens: [
              {
                uuid: '019a2f3c-9c02-7a10-8f00-1d2e3f405162',
                kind: 'processor',
                name: null,
                role: null,
                processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
                vendor_uuid: null,
                created_at: '2026-03-02 14:05:09',
                expires_at: null,
                revoked_at: null,
                last_used_at: '2026-03-09 08:00:00',
              },
            ],
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ query }) {
        if (query.processor_uuid !== undefined) await findProcessor(database, query.processor_uuid, 'processor_uuid');
        const rows = await selectTokens(database, query.processor_uuid ?? null);
        return ok({
          tokens: rows.map(({ processor_id, vendor_id, ...row }) => ({
            uuid: row.uuid,
            kind: row.kind,
            name: row.name,
            role: row.role,
            processor_uuid: processor_id,
            vendor_uuid: vendor_id,
            created_at: timestamp(row.created_at),
            expires_at: timestampOrNull(row.expires_at),
            revoked_at: timestampOrNull(row.revoked_at),
            last_used_at: timestampOrNull(row.last_used_at),
          })),
        });
      },
    },
  );
