// PUT /3p/api/v1/bank-account/switch/default/{user_uuid}: sets the default bank account of a user.

import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { operation } from '../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { refuse } from '../../platform/refusals.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { AggregatorType } from './account-words.ts';
import { BankAccountRecord, bankAccountRecord, exampleRecord } from './bank-account.ts';
import { lockHolder, selectBankAccount, updateDefault } from './bank-accounts.sql.ts';

const switchedMessage = 'Default bank account has been switched.';

export const setDefaultBankAccount = ({ vault }: { vault: Vault }) =>
  operation(
    {
      method: 'PUT',
      path: '/3p/api/v1/bank-account/switch/default/:user_uuid',
      tag: 'Bank accounts',
      operationId: 'setDefaultBankAccount',
      summary: "Switch a user's default bank account",
      description: 'Applies to new payments. Existing payments keep their bank account.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ user_uuid: UuidOf(userOfPath) }),
      body: Type.Object({
        account_uuid: UuidOf('The bank account that becomes the default.'),
        aggregator_type: AggregatorType,
      }),
      example: { account_uuid: exampleRecord.uuid, aggregator_type: 'manual' },
      answers: {
        200: {
          description: 'The default account',
          message: switchedMessage,
          data: BankAccountRecord,
          example: exampleRecord,
        },
      },
      refusals: ['not_found', 'bank_account_unusable'],
    },
    {
      async atomic(call, phase) {
        const { account_uuid, aggregator_type } = call.body;
        const holder = await lockHolder(phase, call.caller, call.params.user_uuid);
        if (holder === null) throw refuse('not_found', 'user_uuid');
        const row = await selectBankAccount(phase, holder, account_uuid, aggregator_type);
        if (row === null || row.disabled_at !== null) throw refuse('bank_account_unusable', 'account_uuid');

        if (!row.is_default) {
          await updateDefault(phase, holder, row.uuid);
          await recordAct(phase, call, {
            action: 'bank_account.made_default',
            subject: 'bank_account',
            subject_uuid: row.uuid,
            detail: { user_uuid: holder.uuid },
          });
        }
        return ok(bankAccountRecord(vault, { ...row, is_default: true }), switchedMessage);
      },
    },
  );
