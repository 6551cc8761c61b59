// GET and POST /3p/api/v1/tokens, DELETE /3p/api/v1/tokens/{uuid}: an owner issues and revokes the
// tokens of the tenant.
import { type Static, Type } from 'typebox';
import { keysetList } from '../../api/http/keyset-list.ts';
import { NoData, operation } from '../../api/http/operation.ts';
import { isTimeAndUuid, timeAndUuid } from '../../api/http/page-cursor.ts';
import { described, Nullable, OneOf, Text, TimeOf, Timestamp, UuidOf, WholeNumber } from '../../api/http/schema.ts';
import { created, ok } from '../../platform/answer.ts';
import { afterCommit } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { instant, realClock } from '../../platform/std/clock.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import type { Callers } from '../tenants/find-caller.ts';
import { issueToken } from '../tenants/issue-token.ts';
import { revokeToken } from '../tenants/revoke-token.ts';
import { type Mode, newToken } from '../tenants/token.ts';
import { findTokenOwner } from '../tenants/token-owner.ts';
import { type OwnedToken, selectToken, selectTokens } from '../tenants/tokens.sql.ts';
import { lockAsOwner, ofOwners } from './people-of-tenant.ts';

const OwnToken = Type.Object(
  {
    uuid: UuidOf('The identifier of the token.'),
    kind: OneOf(['processor', 'vendor'], { description: 'Whether it is a token of the processor or of a vendor.' }),
    name: described(Nullable(Type.String()), 'What the token is for. Null: it was given no name.'),
    vendor_uuid: described(Nullable(Type.String({ format: 'uuid' })), 'The vendor of the token. Null: none.'),
    vendor_name: described(Nullable(Type.String()), 'The name of the vendor. Null: it is a token of the processor.'),
    created_at: TimeOf('When it was issued'),
    expires_at: described(Nullable(Timestamp), 'When it expires, in real time. Null: it does not expire.'),
    revoked_at: described(Nullable(Timestamp), 'When it was revoked. Null: it was not.'),
    last_used_at: described(Nullable(Timestamp), 'When it was last used, to the hour. Null: never.'),
    issued_by: described(
      Nullable(Type.String()),
      'The uuid of the person of the tenant who issued it. Null: the operator of the service.',
    ),
  },
  { title: 'OwnToken', description: 'A token of a tenant, without its text.' },
);

const example: Static<typeof OwnToken> = {
  uuid: '019a2f3c-9c02-7a10-8f00-1d2e3f405162',
  kind: 'processor',
  name: 'the shop',
  vendor_uuid: null,
  vendor_name: null,
  created_at: '2026-03-02 14:05:09',
  expires_at: null,
  revoked_at: null,
  last_used_at: '2026-03-09 08:00:00',
  issued_by: '019a2f50-1a00-7b11-8c22-4d5e6f708193',
};

const ownToken = (row: OwnedToken): Static<typeof OwnToken> => ({
  uuid: row.uuid,
  kind: row.vendor_id === null ? 'processor' : 'vendor',
  name: row.name,
  vendor_uuid: row.vendor_id,
  vendor_name: row.vendor_name,
  created_at: timestamp(row.created_at),
  expires_at: timestampOrNull(row.expires_at),
  revoked_at: timestampOrNull(row.revoked_at),
  last_used_at: timestampOrNull(row.last_used_at),
  issued_by: row.is_issued_in_tenant ? row.issued_by_operator : null,
});

export const listOwnTokens = ({ database }: { database: Database }) =>
  keysetList(
    {
      ...ofOwners,
      path: '/3p/api/v1/tokens',
      operationId: 'listOwnTokens',
      summary: 'List the tokens of a tenant',
      description: 'The tokens of the processor and its vendors, oldest first, also revoked ones; never their text.',
      filter: {},
      plural: 'tokens',
      record: OwnToken,
      examples: [example],
    },
    {
      read: ({ caller: { processor_id } }, after, limit) =>
        selectTokens(database, { processorId: processor_id, issuedBy: null }, after, limit),
      positionOf: ({ created_at, uuid }) => timeAndUuid(created_at, uuid),
      isPosition: isTimeAndUuid,
      record: ownToken,
    },
  );

export const createOwnToken = ({ mode }: { mode: Mode }) =>
  operation(
    {
      ...ofOwners,
      method: 'POST',
      path: '/3p/api/v1/tokens',
      operationId: 'createOwnToken',
      summary: 'Issue a token of the tenant',
      description:
        'The token is shown once; only its hash is stored. It works while the person who issued it is an owner of the tenant. Needs a password that was given in the last 15 minutes.',
      needsPassword: true,
      startsSomething: true,
      body: Type.Object({
        name: Text(1, 100, { description: 'What the token is for, such as the program that gets it.' }),
        vendor_uuid: Type.Optional(UuidOf('The vendor of the token. Absent: it is a token of the processor.')),
        expires_in_days: Type.Optional(
          WholeNumber(1, 3_650, 'In how many days it expires. Absent: it does not expire.'),
        ),
      }),
      example: { name: 'the shop' },
      answers: {
        201: {
          description: 'Issued',
          data: Type.Object({
            uuid: UuidOf('The identifier of the token.'),
            token: Type.String({ description: 'Its text. It is shown only here.' }),
          }),
          example: { uuid: example.uuid, token: 'achord_test_proc_…' },
        },
      },
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const { name, vendor_uuid, expires_in_days } = call.body;
        const { processor_id } = call.caller;
        await lockAsOwner(phase, call.caller);
        const named = vendor_uuid === undefined ? { processor_uuid: processor_id, name } : { vendor_uuid, name };
        const owner = await findTokenOwner(phase, named);
        if (owner?.processor_id !== processor_id) throw refuse('not_found', 'vendor_uuid');
        // Tokens expire in real time, also in the sandbox.
        const expiresAt =
          expires_in_days === undefined ? null : instant(realClock.now().getTime() + expires_in_days * 86_400_000);
        return created(await issueToken(phase, call, owner, expiresAt, newToken(owner.kind, mode)));
      },
    },
  );

export const revokeOwnToken = ({ callers }: { callers: Callers }) =>
  operation(
    {
      ...ofOwners,
      method: 'DELETE',
      path: '/3p/api/v1/tokens/:uuid',
      operationId: 'revokeOwnToken',
      summary: 'Revoke a token of the tenant',
      description:
        'Takes effect at once in the process that answers, and within one second in all others. Repeating it changes nothing.',
      params: Type.Object({ uuid: UuidOf('The uuid of the token.') }),
      answers: { 200: { description: 'Revoked', data: NoData, example: null } },
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        await lockAsOwner(phase, call.caller);
        const token = await selectToken(phase, call.params.uuid);
        if (token === null || token.processor_id !== call.caller.processor_id) throw refuse('not_found', 'uuid');
        await revokeToken(phase, call, token.uuid);
        afterCommit(phase, callers.forget);
        return ok(null);
      },
    },
  );
