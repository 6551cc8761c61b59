// GET /3p/api/v1/me: whose token this is, and what it may do.
import { Type } from 'typebox';
import type { Caller } from '../../api/http/caller.ts';
import { refusalOfCaller } from '../../api/http/may-call.ts';
import { type Operation, operation } from '../../api/http/operation.ts';
import { described, Nullable, OneOf, Timestamp, UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import { selectProcessor, selectVendor } from './tenants.sql.ts';
import { selectToken } from './tokens.sql.ts';

const Tenant = Type.Object({
  uuid: UuidOf('The identifier of the tenant.'),
  name: Type.String({ description: 'The name of the tenant.' }),
});

const Token = Type.Object({
  uuid: UuidOf('The identifier of the token.'),
  name: described(Nullable(Type.String()), 'The name that it was given when it was issued. Null: none.'),
  created_at: described(Timestamp, 'When it was issued.'),
  expires_at: described(Nullable(Timestamp), 'When it expires, in real time. Null: it does not expire.'),
});

interface Answering {
  database: Database;
  /** Whether the service moves money. */
  livemode: boolean;
  /** Every operation of the service, also this one. */
  operations(): readonly Operation[];
}

export const getMe = ({ database, livemode, operations }: Answering) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/me',
      tag: 'Tenant',
      operationId: 'getMe',
      role: 'tenant_viewer',
      summary: 'Read whose token this is',
      description:
        'The processor of the token, and its vendor if it is the token of a vendor; whether the service moves money; and what the token may do now.',
      callers: ['processor', 'vendor'],
      answers: {
        200: {
          description: 'The tenant of the token',
          data: Type.Object({
            kind: OneOf(['processor', 'vendor'], {
              description: 'Whether the token is of a processor or of a vendor.',
            }),
            livemode: Type.Boolean({
              description: 'True: payments go to banks. False: a sandbox, payments go to a simulated bank.',
            }),
            token: described(Nullable(Token), 'The token, without its text. Null: a person called with a session.'),
            processor: described(Tenant, 'The processor of the token.'),
            vendor: described(Nullable(Tenant), 'The vendor of the token. Null: the token is of the processor itself.'),
            suspended: Type.Boolean({
              description: 'Whether the tenant is suspended: it may read and undo, and start nothing new.',
            }),
            operations: Type.Array(Type.String({ description: 'The `operationId` of an operation.' }), {
              description:
                'What the caller may do now: the operations of this description below `/3p` that it may call. While the tenant is suspended, those that start something are left out.',
            }),
          }),
          example: {
            kind: 'processor',
            livemode: false,
            token: {
              uuid: '019a2f3c-9c02-7a10-8f00-1d2e3f405162',
              name: 'the shop',
              created_at: '2026-03-02 14:05:09',
              expires_at: null,
            },
            processor: { uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d', name: 'Northwind Pay' },
            vendor: null,
            suspended: false,
            operations: ['createTransaction', 'listTransactions', 'getMe'],
          },
        },
      },
    },
    {
      async read({ caller }) {
        const { kind, token_uuid, processor_id, vendor_id, suspended } = caller;
        const processor = (await selectProcessor(database, processor_id))!;
        const vendor = vendor_id === null ? null : (await selectVendor(database, vendor_id))!;
        const token = token_uuid === null ? null : (await selectToken(database, token_uuid))!;
        return ok({
          kind,
          livemode,
          token: token && {
            uuid: token.uuid,
            name: token.name,
            created_at: timestamp(token.created_at),
            expires_at: timestampOrNull(token.expires_at),
          },
          processor: { uuid: processor_id, name: processor.name },
          vendor: vendor === null ? null : { uuid: vendor.vendor_id, name: vendor.name },
          suspended,
          operations: callableBy(caller, operations()),
        });
      },
    },
  );

const callableBy = (caller: Caller, operations: readonly Operation[]): string[] =>
  operations
    .filter(({ path }) => path.startsWith('/3p/'))
    .filter((one) => refusalOfCaller(one, caller) === null && !(caller.suspended && one.startsSomething === true))
    .map(({ operationId }) => operationId);
