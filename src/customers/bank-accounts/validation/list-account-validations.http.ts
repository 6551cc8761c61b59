// GET /admin/v1/processors/{uuid}/account-validations: what each source said about an account.
import { Type } from 'typebox';
import { findProcessor } from '../../../access/tenants/find-processor.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isOneUuid } from '../../../api/http/page-cursor.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/refusals.ts';
import { lastUuid } from '../../../platform/std/identifiers.ts';
import { instantFrom, timestamp } from '../../../platform/std/timestamps.ts';
import { selectProcessorOfUser } from '../../users/users.sql.ts';
import { masked } from '../account-number.ts';
import { Validity } from '../account-words.ts';
import { type AccountValidationRow, selectAccountValidations } from './account-validations.sql.ts';
import { opinions, validationSources } from './said.ts';

export const ValidationRecord = Type.Object(
  {
    uuid: Uuid,
    validated_at: Timestamp,
    vendor_uuid: Nullable(Uuid),
    user_uuid: Nullable(Uuid),
    bank_account_uuid: Nullable(Uuid),
    account_number: Type.String(),
    routing_number: Type.String(),
    valid_account: Validity,
    sources: Type.Array(
      Type.Object({ source: OneOf([...validationSources]), opinion: OneOf([...opinions]), at: Timestamp }),
    ),
    billed: Type.Boolean(),
  },
  { title: 'AccountValidation' },
);

export const validationRecord = (row: AccountValidationRow) => ({
  uuid: row.uuid,
  validated_at: timestamp(row.validated_at),
  vendor_uuid: row.vendor_id,
  user_uuid: row.user_uuid,
  bank_account_uuid: row.bank_account_uuid,
  account_number: masked(row.account_number_last4),
  routing_number: row.routing_number,
  valid_account: row.valid_account,
  sources: row.said.map(({ at, ...said }) => ({ ...said, at: timestamp(instantFrom(at)) })),
  billed: row.billed,
});

export const listAccountValidations = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/processors/:uuid/account-validations',
      tag: 'Operator: tenants',
      operationId: 'listAccountValidations',
      summary: 'List the validations of bank accounts',
      description:
        'Of one tenant, newest first: the verdict, and what each source said and when, in the order in which the sources were asked. `undecided`: the source knows nothing about the account. `no_answer`: the provider failed or was late. `bank_account_uuid` null: the account was not stored.',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: Uuid }),
      filter: { user_uuid: Type.Optional(Uuid), bank_account_uuid: Type.Optional(Uuid) },
      plural: 'account_validations',
      record: ValidationRecord,
      examples: [
        {
          uuid: '019a2f3d-1c21-7f00-9a01-b2c3d4e5f607',
          validated_at: '2026-03-02 14:05:09',
          vendor_uuid: null,
          user_uuid: '019a2f3c-2b1a-7c3d-8e4f-5a6b7c8d9e0f',
          bank_account_uuid: '019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a',
          account_number: '****5678',
          routing_number: '021000021',
          valid_account: 'valid',
          sources: [
            { source: 'settled_debits', opinion: 'undecided', at: '2026-03-02 14:05:08' },
            { source: 'provider', opinion: 'valid', at: '2026-03-02 14:05:09' },
          ],
          billed: true,
        },
      ],
      refusals: ['not_found'],
    },
    {
      async read({ params, query: { user_uuid = null, bank_account_uuid = null } }, after, limit) {
        await findProcessor(database, params.uuid);
        if (user_uuid !== null && (await selectProcessorOfUser(database, user_uuid)) !== params.uuid.toLowerCase())
          throw invalid('user_uuid', 'unknown', 'is the uuid of no user of this processor');
        const of = { processor_id: params.uuid, user_uuid, bank_account_uuid };
        return selectAccountValidations(database, of, after?.[0] ?? lastUuid, limit);
      },
      positionOf: ({ uuid }): readonly [uuid: string] => [uuid],
      isPosition: isOneUuid,
      record: validationRecord,
    },
  );
