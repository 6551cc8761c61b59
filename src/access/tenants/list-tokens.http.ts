// GET /admin/v1/tokens and /admin/v1/tokens/{uuid}: the tokens, never their text.
import { type Static, Type } from 'typebox';
import { roles } from '../../api/http/caller.ts';
import { keysetList } from '../../api/http/keyset-list.ts';
import { isTimeAndUuid, timeAndUuid } from '../../api/http/page-cursor.ts';
import { readOperation } from '../../api/http/read-operation.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../../api/http/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import { refuseUnknownProcessor } from './named-in-filters.ts';
import { type OwnedToken, selectToken, selectTokens } from './tokens.sql.ts';

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
    issued_by: Nullable(
      Type.Object(
        { operator_uuid: Uuid, name: Type.String(), email: Type.String() },
        {
          title: 'TokenIssuer',
          description: 'Who issued it, also through another token. Null: the machine of the operator.',
        },
      ),
    ),
  },
  { title: 'Token' },
);

const example: Static<typeof TokenRecord> = {
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
  issued_by: {
    operator_uuid: '019a2f50-1a00-7b11-8c22-4d5e6f708193',
    name: 'Maya Lindqvist',
    email: 'maya@platform.example',
  },
};

const tokenRecord = (row: OwnedToken): Static<typeof TokenRecord> => ({
  uuid: row.uuid,
  kind: row.kind,
  name: row.name,
  role: row.role,
  processor_uuid: row.processor_id,
  vendor_uuid: row.vendor_id,
  created_at: timestamp(row.created_at),
  expires_at: timestampOrNull(row.expires_at),
  revoked_at: timestampOrNull(row.revoked_at),
  last_used_at: timestampOrNull(row.last_used_at),
  issued_by:
    row.issued_by_operator === null
      ? null
      : { operator_uuid: row.issued_by_operator, name: row.issuer_name!, email: row.issuer_email! },
});

export const listTokens = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/tokens',
      tag: 'Operator: tenants',
      operationId: 'listTokens',
      summary: 'List the tokens',
      description:
        'All tokens, or the tokens of a processor and its vendors, oldest first. `issued_by`: tokens that this operator issued. Only admin tokens have a `role`. `last_used_at` is updated at most once an hour. The list does not have the token of the environment.',
      callers: ['admin'],
      role: 'administrator',
      filter: { processor_uuid: Type.Optional(Uuid), issued_by: Type.Optional(Uuid) },
      plural: 'tokens',
      record: TokenRecord,
      examples: [example],
    },
    {
      async read({ query: { processor_uuid, issued_by } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        return selectTokens(
          database,
          { processorId: processor_uuid ?? null, issuedBy: issued_by ?? null },
          after,
          limit,
        );
      },
      positionOf: ({ created_at, uuid }) => timeAndUuid(created_at, uuid),
      isPosition: isTimeAndUuid,
      record: tokenRecord,
    },
  );

export const getToken = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/tokens/:uuid',
      tag: 'Operator: tenants',
      operationId: 'getToken',
      summary: 'Read a token, never its text',
      callers: ['admin'],
      role: 'administrator',
      record: TokenRecord,
      example,
    },
    async (uuid) => {
      const found = await selectToken(database, uuid);
      return found && tokenRecord(found);
    },
  );
