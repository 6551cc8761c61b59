// GET /3p/api/v1/me: whose token this is.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { described, Nullable, OneOf, Uuid, UuidOf, withValues } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { selectProcessor, selectVendor } from './tenants.sql.ts';

const Tenant = Type.Object({
  uuid: UuidOf('The identifier of the tenant.'),
  name: Type.String({ description: 'The name of the tenant.' }),
});

export const getMe = ({ database, settings }: { database: Database; settings: Pick<Settings, 'ACHORD_MODE'> }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/me',
      tag: 'Tenant',
      operationId: 'getMe',
      role: 'developer',
      summary: 'Read whose token this is',
      description:
        'The processor of the token, and its vendor if it is the token of a vendor. `suspended`: the tenant may read and undo, and start nothing new.',
      callers: ['processor', 'vendor'],
      answers: {
        200: {
          description: 'The tenant of the token',
          data: Type.Object({
            kind: OneOf(['processor', 'vendor'], {
              description: 'Whether the token is of a processor or of a vendor.',
            }),
            token_uuid: described(Nullable(Uuid), 'The identifier of the token. Null: a person called with a session.'),
            processor: described(Tenant, 'The processor of the token.'),
            vendor: described(Nullable(Tenant), 'The vendor of the token. Null: the token is of the processor itself.'),
            suspended: Type.Boolean({
              description: 'Whether the tenant is suspended: it may read and undo, and start nothing new.',
            }),
            mode: OneOf(['live', 'sandbox'], {
              description: withValues('Whether the service moves money.', {
                live: 'Payments go to banks.',
                sandbox: 'Payments go to a simulated bank. No money moves.',
              }),
            }),
          }),
          example: {
            kind: 'processor',
            token_uuid: '019a2f3c-9c02-7a10-8f00-1d2e3f405162',
            processor: { uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d', name: 'Northwind Pay' },
            vendor: null,
            suspended: false,
            mode: 'sandbox',
          },
        },
      },
    },
    {
      async read({ caller: { kind, token_uuid, processor_id, vendor_id, suspended } }) {
        const processor = (await selectProcessor(database, processor_id))!;
        const vendor = vendor_id === null ? null : (await selectVendor(database, vendor_id))!;
        return ok({
          kind,
          token_uuid,
          processor: { uuid: processor_id, name: processor.name },
          vendor: vendor === null ? null : { uuid: vendor.vendor_id, name: vendor.name },
          suspended,
          mode: settings.ACHORD_MODE,
        });
      },
    },
  );
