// GET /3p/api/v1/me: whose token this is.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { Nullable, OneOf, Uuid } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { selectProcessor, selectVendor } from './tenants.sql.ts';

const Tenant = Type.Object({ uuid: Uuid, name: Type.String() });

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
            kind: OneOf(['processor', 'vendor']),
            token_uuid: Nullable(Uuid),
            processor: Tenant,
            vendor: Nullable(Tenant),
            suspended: Type.Boolean(),
            mode: OneOf(['live', 'sandbox']),
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
