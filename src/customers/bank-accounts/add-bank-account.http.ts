// POST /3p/api/v1/bank-account/{user_uuid}: adds a bank account to a registered user (Interface,
// add bank account).
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { UuidOf } from '../../api/http/schema.ts';
import { type Answer, created, ok, refused } from '../../platform/answer.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { billingMerchantFields, namedBillingMerchant } from '../users/billing-merchant.ts';
import { type Added, addBankAccount as add } from './add-bank-account.ts';
import { AddedBankAccountRecord, BankAccountRecord, bankAccountRecord, exampleRecord } from './bank-account.ts';
import type { Asking } from './providers.ts';
import type { Storing } from './store-bank-account.ts';
import { accountSource, submittedAccount, validateAccountRouting } from './submitted-account.ts';
import { sandboxOutcomesText } from './validation/sandbox-validation.ts';

// Interface, add bank account: the two messages, word for word.
const addedMessage = 'Bank account has been added.';
const matchMessage = 'We found a matching bank account associated with your account.';

export const addBankAccount = (context: Asking & Storing) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v1/bank-account/:user_uuid',
      tag: 'Bank accounts',
      operationId: 'addBankAccount',
      summary: 'Add a bank account',
      description: [
        'Exactly one of `custom` and `aggregator`. The first account of a user becomes its default.',
        'With `validate_account_routing: true` the account is validated first: `valid`; or 406, and no account',
        'is stored; or `not_validated` if the provider gave no verdict. A matching account of the user is',
        'answered with 200. Without `validate_account_routing` a match calls no provider and bills nothing; with it, the',
        'match is validated and billed like any other account, and `invalid` answers 406. An account that a return disabled',
        'does not match: it is added again only if its validation answers `valid`; otherwise the answer is 422.',
        `\n\n${sandboxOutcomesText}`,
      ].join(' '),
      callers: ['processor', 'vendor'],
      startsSomething: true,
      params: Type.Object({ user_uuid: UuidOf('The user that gets the account.') }),
      body: Type.Object({ ...accountSource, ...validateAccountRouting, ...billingMerchantFields }),
      example: {
        custom: {
          account_number: exampleRecord.account_number,
          routing_number: exampleRecord.routing_number,
          account_name: exampleRecord.account_name,
          account_type: exampleRecord.account_type,
        },
        validate_account_routing: true,
      },
      answers: {
        201: {
          description: 'Added',
          message: addedMessage,
          data: AddedBankAccountRecord,
          example: { ...exampleRecord, valid_account: 'valid' },
        },
        200: {
          description: 'A matching account is already associated with the user',
          message: matchMessage,
          data: BankAccountRecord,
          example: exampleRecord,
        },
      },
      refusals: [
        'user_unavailable',
        'billing_merchant_invalid',
        'billing_merchant_deleted',
        'account_or_routing_number_invalid',
        'bank_account_disabled',
        'bank_link_failed',
        'linking_unavailable',
      ],
    },
    {
      async atomic(call, phase) {
        const { body, params } = call;
        const toAdd = {
          user_uuid: params.user_uuid,
          submitted: submittedAccount(body, body.validate_account_routing),
          billing_merchant_user_uuid: namedBillingMerchant(body),
        };
        return add(context, phase, call, toAdd, async (_phase, added) => answerOf(context.vault, added));
      },
    },
  );

function answerOf(vault: Vault, added: Added): Answer {
  switch (added.outcome) {
    case 'refused':
      return refused(added.refusal);
    case 'matched':
      return ok(bankAccountRecord(vault, added.account), matchMessage);
    case 'added': {
      const { account } = added;
      return created({ ...bankAccountRecord(vault, account), valid_account: account.valid_account }, addedMessage);
    }
  }
}
