// DELETE /3p/api/v2/users/{uuid}: a soft delete. Payments and the record stay; no new request can
// use the user.
import { Type } from 'typebox';
import { NoData, operation } from '../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { refuse } from '../../platform/refusals.ts';
import { hasPaymentsToCome } from './payments-to-come.sql.ts';
import { storeChange } from './store-user.ts';
import { lockUser, selectUser } from './users.sql.ts';

export const deleteUser = operation(
  {
    method: 'DELETE',
    path: '/3p/api/v2/users/:uuid',
    tag: 'Users',
    operationId: 'deleteUser',
    summary: 'Delete a user',
    description:
      'Afterwards the user does not exist for the API, except as a billing merchant (406, Billing Merchant ' +
      'Deleted) and in a list with `include_deleted`. Its bank accounts stay on record. Nothing debits them: a ' +
      'clawback from the user fails at once. Amounts that are owed to the user are still paid to them. ' +
      'It may be sent again if its answer was lost: deleting a deleted user changes nothing.',
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: UuidOf(userOfPath) }),
    answers: { 200: { description: 'Deleted', data: NoData, example: null } },
    refusals: ['not_found', 'payments_in_progress'],
  },
  {
    async atomic(call, phase) {
      const { caller, params } = call;
      await lockUser(phase, caller, params.uuid);
      const user = await selectUser(phase, caller, params.uuid);
      if (user === null) throw refuse('not_found', 'uuid');
      // DELETE honors no key: a request whose answer was lost is sent again and finds its effect.
      if (user.deleted_at !== null) return ok(null);
      if (await hasPaymentsToCome(phase, user.processor_id, { user_uuid: user.uuid }))
        throw refuse('payments_in_progress', 'uuid');
      await storeChange(phase, call, user, { ...user, deleted_at: call.now }, 'user.deleted');
      return ok(null);
    },
  },
);
