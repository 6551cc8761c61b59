// GET and PUT /admin/v1/users/{uuid}/originator: the originator of a merchant's entries.
import { Type } from 'typebox';
import { changeOriginator } from '../../access/originators/change-originator.ts';
import {
  changedOriginator,
  inheritsAll,
  type Originator,
  OriginatorChange,
  OriginatorRecord,
} from '../../access/originators/originator.ts';
import { type OriginatorKey, selectOriginator } from '../../access/originators/originators.sql.ts';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { changesBetween } from '../../access/tenants/changes-between.ts';
import { operation } from '../../api/http/operation.ts';
import { Uuid } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { findUser, takeUser } from './find-user.ts';
import type { User } from './user.ts';
import { selectProcessorOfUser } from './users.sql.ts';

const asked = {
  tag: 'Operator: users' as const,
  path: '/admin/v1/users/:uuid/originator',
  callers: ['admin'] as const,
  params: Type.Object({ uuid: Uuid }),
  refusals: ['not_found', 'not_a_business'] as const,
};
const example = { ...inheritsAll, company_identification: '9876543210', company_name: 'FJORD MARKET' };
const answers = (description: string) => ({ 200: { description, data: OriginatorRecord, example } });

export const getMerchantOriginator = ({ database }: { database: Database }) =>
  operation(
    {
      ...asked,
      method: 'GET',
      operationId: 'getMerchantOriginator',
      role: 'viewer',
      summary: 'Read the originator of a merchant',
      description: 'Has only the fields of the merchant itself; a null is inherited from its processor.',
      answers: answers('The merchant’s own fields'),
    },
    { read: async ({ params }) => ok(await selectOriginator(database, keyOf(await anyUser(database, params.uuid)))) },
  );

export const updateMerchantOriginator = operation(
  {
    ...asked,
    method: 'PUT',
    operationId: 'updateMerchantOriginator',
    role: 'administrator',
    approval: { act: 'bank_settings' },
    summary: 'Change the originator of a merchant',
    description:
      'An absent field does not change; null inherits from the processor. The change applies to every batch that is written from now on. The merchant of a payment is its payee if that is a merchant, or else its payer. The audit trail keeps the old values, but of `company_name` and `company_identification` only that they changed: an erasure removes those.',
    body: OriginatorChange,
    example: { company_identification: '9876543210', company_name: 'FJORD MARKET' },
    answers: answers('As changed'),
  },
  {
    async atomic(call, phase) {
      const user = await anyUser(phase, call.params.uuid);
      const key = keyOf(await takeUser(phase, { processor_id: user.processor_id, vendor_id: null }, user.uuid));
      const before = await selectOriginator(phase, key);
      const after = changedOriginator(before, call.body);
      const changes = changesBetween(before, after);
      if (changes !== null) {
        await changeOriginator(phase, key, { before, after }, call.now);
        await recordAct(phase, call, {
          processor_id: user.processor_id,
          action: 'originator.changed',
          subject: 'user',
          subject_uuid: user.uuid,
          detail: withoutNames(changes),
          effect: changes,
        });
      }
      return ok(after);
    },
  },
);

/**
 * A change as the audit trail keeps it: of the names of a merchant only that they changed, because
 * an erasure removes them.
 */
function withoutNames({ before, after }: { before: Partial<Originator>; after: Partial<Originator> }) {
  const rest = ({ company_name: _, company_identification: __, ...others }: Partial<Originator>) => others;
  const changed = (['company_name', 'company_identification'] as const).filter((name) => name in after);
  return { before: rest(before), after: rest(after), ...(changed.length === 0 ? {} : { changed }) };
}

/** A user of any tenant. */
async function anyUser(db: Queryable, uuid: string): Promise<User> {
  const processor_id = await selectProcessorOfUser(db, uuid);
  if (processor_id === null) throw refuse('not_found', 'uuid');
  return findUser(db, { processor_id, vendor_id: null }, uuid);
}

function keyOf({ kind, processor_id, uuid }: User): OriginatorKey {
  if (kind !== 'business') throw refuse('not_a_business', 'uuid', 'Only a business originates entries.');
  return { processor_id, owner_uuid: uuid };
}
