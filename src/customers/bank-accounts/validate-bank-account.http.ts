// POST /3p/api/v2/bank-accounts/validate: validates an account and stores nothing of it.

import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { operation } from '../../api/http/operation.ts';
import { described, Nullable } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { billingMerchant, billingMerchantFields, namedBillingMerchant } from '../users/billing-merchant.ts';
import { lastFour } from './account-number.ts';
import { Validity } from './account-words.ts';
import { exampleRecord } from './bank-account.ts';
import type { Asking } from './providers.ts';
import { accountDetails } from './submitted-account.ts';
import { recordValidation } from './validation/record-validation.ts';
import { sandboxOutcomesText } from './validation/sandbox-validation.ts';
import type { Verdict } from './validation/validate-account.ts';

export const validateBankAccount = ({ database, validation }: Asking) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/bank-accounts/validate',
      tag: 'Bank accounts',
      operationId: 'validateBankAccount',
      summary: 'Validate an account and routing number',
      description: [
        'Only `account_number` and `routing_number` are required. Answers 200 with `valid`, `invalid` or `not_validated`: here `invalid` is a result, not a refusal.',
        `Billed like the validation of a new account.\n\n${sandboxOutcomesText}`,
      ].join(' '),
      callers: ['processor', 'vendor'],
      startsSomething: true,
      body: Type.Object({
        account_number: accountDetails.account_number,
        routing_number: accountDetails.routing_number,
        account_name: Type.Optional(accountDetails.account_name),
        account_type: Type.Optional(accountDetails.account_type),
        ...billingMerchantFields,
      }),
      example: {
        account_number: exampleRecord.account_number,
        routing_number: exampleRecord.routing_number,
        account_name: exampleRecord.account_name,
        account_type: exampleRecord.account_type,
      },
      answers: {
        200: {
          description: 'The verdict',
          data: Type.Object({
            valid_account: Validity,
            new_routing_number: described(
              Nullable(Type.String()),
              'The routing number that replaced the given one; validate again with it. Null: none replaced it.',
            ),
          }),
          example: { valid_account: 'valid', new_routing_number: null },
        },
      },
      refusals: ['billing_merchant_invalid', 'billing_merchant_deleted'],
    },
    {
      async atomic(call, phase) {
        const { account_number, routing_number, account_name, account_type } = call.body;
        const account = {
          account_number,
          routing_number,
          ...(account_name === undefined ? {} : { account_name }),
          ...(account_type === undefined ? {} : { account_type }),
        };
        const merchant = await billingMerchant(phase, call.caller, namedBillingMerchant(call.body));

        const answer = async (inPhase: AtomicPhase, verdict: Verdict) => {
          const { valid_account, unlisted } = verdict;
          const nothingStored = { user_uuid: null, bank_account_uuid: null };
          await recordValidation(inPhase, call, { account, verdict, ...nothingStored, billingMerchant: merchant });
          await recordAct(inPhase, call, {
            action: 'bank_account.validated',
            subject: 'bank_account',
            subject_uuid: null,
            detail: { valid_account, account_number_last4: lastFour(account_number) },
          });
          return ok({ valid_account, new_routing_number: unlisted?.new_routing_number ?? null });
        };
        const candidate = { processor_id: call.caller.processor_id, account, linked: false, known: null };
        const decided = await validation.withoutProvider(phase, candidate);
        if (decided !== null) return answer(phase, decided);
        return {
          async call() {
            const verdict = await validation.validate(database, candidate);
            return (later) => answer(later, verdict);
          },
        };
      },
    },
  );
