// POST /3p/api/v2/users/{uuid}/bank-account-requests: makes the one-time link to a page on which a
// user adds a bank account.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { created } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { linkFields, makeLink } from '../../pages/one-time-link.ts';
import { billingMerchant, billingMerchantFields, namedBillingMerchant } from '../../users/billing-merchant.ts';
import { lockHolder } from '../bank-accounts.sql.ts';
import {
  accountPagePath,
  bankAccountRequestRecord,
  exampleRequest,
  MadeBankAccountRequest,
  triesAtMost,
} from './bank-account-request-record.ts';
import { insertBankAccountRequest } from './bank-account-requests.sql.ts';

export const createBankAccountRequest = ({ settings }: { settings: Settings }) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/users/:uuid/bank-account-requests',
      tag: 'Bank accounts',
      operationId: 'createBankAccountRequest',
      summary: 'Ask a user for a bank account on our page',
      description: `Returns a link: give it to the user. The user types the account on the page, once. It is validated and added as with \`validate_account_routing: true\`; each validation by a provider is billed, of at most ${triesAtMost} accounts. The link is shown only in this answer; a replay under the same Idempotency-Key has it too.`,
      callers: ['processor', 'vendor'],
      startsSomething: true,
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      body: Type.Object({ ...linkFields, ...billingMerchantFields }),
      example: { return_url: 'https://shop.example/account' },
      answers: {
        201: {
          description: 'Made',
          data: MadeBankAccountRequest,
          example: { ...exampleRequest, url: 'https://payments.platform.example/bank-account/…' },
        },
      },
      refusals: ['not_found', 'billing_merchant_invalid', 'billing_merchant_deleted'],
    },
    {
      async atomic(call, phase) {
        const { caller, now } = call;
        const { url, link } = makeLink(settings, call, call.body, accountPagePath);
        const holder = await lockHolder(phase, caller, call.params.uuid);
        if (holder === null) throw refuse('not_found', 'uuid');
        const request = {
          ...link,
          processor_id: holder.processor_id,
          uuid: uuidv7(now),
          vendor_id: caller.vendor_id,
          user_uuid: holder.uuid,
          billing_merchant_user_uuid: await billingMerchant(phase, caller, namedBillingMerchant(call.body)),
        };
        await insertBankAccountRequest(phase, request);
        await recordAct(phase, call, {
          action: 'bank_account_request.made',
          subject: 'user',
          subject_uuid: holder.uuid,
          detail: { bank_account_request_uuid: request.uuid },
        });
        const open = { ...request, try_count: 0, ended_as: null, ended_at: null, bank_account_uuid: null };
        return created({ ...bankAccountRequestRecord(open, now), url });
      },
    },
  );
