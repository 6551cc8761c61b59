// DELETE /3p/api/v2/bank-accounts/{aggregator_type}/{account_uuid}: removes a bank account.

import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { NoData, operation } from '../../api/http/operation.ts';
import { UuidOf } from '../../api/http/schema.ts';
import { announce } from '../../events/log/announce.ts';
import { ok } from '../../platform/answer.ts';
import { refuse } from '../../platform/refusals.ts';
import { hasPaymentsToCome } from '../users/payments-to-come.sql.ts';
import { AggregatorType } from './account-words.ts';
import { maskedBankAccountRecord } from './bank-account.ts';
import { isRemoved, lockHolderOf, selectBankAccount, settleDefault, updateRemoved } from './bank-accounts.sql.ts';
import { releaseItem } from './linking/follow-link.ts';

const removedMessage = 'Bank account has been removed.';

export const removeBankAccount = operation(
  {
    method: 'DELETE',
    path: '/3p/api/v2/bank-accounts/:aggregator_type/:account_uuid',
    tag: 'Bank accounts',
    operationId: 'removeBankAccount',
    summary: 'Remove a bank account',
    description:
      'Refused while the account has unfinished payments. If it was the default, the oldest usable account becomes the default. ' +
      'When the last bank account of an item at the linking provider is removed, the item is removed there too. ' +
      'It may be sent again if its answer was lost: removing a removed account changes nothing.',
    callers: ['processor', 'vendor'],
    params: Type.Object({ aggregator_type: AggregatorType, account_uuid: UuidOf('The uuid of the bank account.') }),
    answers: { 200: { description: 'Removed', message: removedMessage, data: NoData, example: null } },
    refusals: ['not_found', 'payments_in_progress'],
  },
  {
    async atomic(call, phase) {
      const { account_uuid, aggregator_type } = call.params;
      const holder = await lockHolderOf(phase, call.caller, account_uuid);
      const row = holder && (await selectBankAccount(phase, holder, account_uuid, aggregator_type));
      // DELETE honors no key: a request whose answer was lost is sent again and finds its effect.
      if (row === null && (await isRemoved(phase, call.caller, account_uuid, aggregator_type)))
        return ok(null, removedMessage);
      if (holder === null || row === null) throw refuse('not_found', 'account_uuid');
      if (await hasPaymentsToCome(phase, holder.processor_id, { bank_account_uuid: row.uuid }))
        throw refuse('payments_in_progress', 'account_uuid');

      const sequence = await updateRemoved(phase, row, call.now);
      await settleDefault(phase, holder);
      if (aggregator_type === 'bank_link') await releaseItem(phase, row, call.now);
      await announce(phase, [
        {
          processor_id: holder.processor_id,
          vendor_id: holder.vendor_id,
          type: 'BankAccountRemoved',
          subject_uuid: row.uuid,
          sequence,
          occurred_at: call.now,
          state: { ...maskedBankAccountRecord(row), is_default: false, user_uuid: holder.uuid },
        },
      ]);
      await recordAct(phase, call, {
        action: 'bank_account.removed',
        subject: 'bank_account',
        subject_uuid: row.uuid,
        detail: { user_uuid: holder.uuid, aggregator_type, account_number_last4: row.account_number_last4 },
      });
      return ok(null, removedMessage);
    },
  },
);
