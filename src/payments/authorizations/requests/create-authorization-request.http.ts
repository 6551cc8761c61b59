// POST /3p/api/v2/users/{uuid}/authorization-requests: makes the one-time link to a page on which a
// payer authorizes debits.
import { type Static, Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described, Text, UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { linkFields, makeLink } from '../../../customers/pages/one-time-link.ts';
import { created } from '../../../platform/answer.ts';
import { invalid } from '../../../platform/refusals.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { Terms } from '../evidence.ts';
import { lockDebits, sentDebits } from '../record-authorization.ts';
import {
  authorizationPath,
  authorizationRequestRecord,
  exampleRequest,
  MadeAuthorizationRequest,
  sealTerms,
} from './authorization-request-record.ts';
import { insertAuthorizationRequest, type NewRequest, selectNamesInTerms } from './authorization-requests.sql.ts';
import { standardTerms, standardTermsVersion } from './standard-terms.ts';

const body = Type.Object({
  ...sentDebits,
  authorized_on: Type.Optional(
    described(Day, 'The first day on which a payment may start. Absent: the day on which the payer agrees.'),
  ),
  terms: Type.Optional(
    described(
      Terms,
      'Your text, paragraph by paragraph. Absent: our standard text, with the name of the payer, your name, the account, the amount, the days and `contact`.',
    ),
  ),
  terms_version: Type.Optional(
    described(Text(1, 100, { pattern: '\\S' }), 'Your name for this version of `terms`. Required with `terms`.'),
  ),
  contact: Type.Optional(
    described(
      Text(3, 200, { pattern: '\\S' }),
      'How the payer reaches you to revoke it: an e-mail address or a telephone number. Required without `terms`.',
    ),
  ),
  ...linkFields,
});
type Sent = Static<typeof body>;

export const createAuthorizationRequest = ({ vault, settings }: { vault: Vault; settings: Settings }) =>
  operation(
    {
      method: 'POST',
      path: '/3p/api/v2/users/:uuid/authorization-requests',
      tag: 'Users',
      operationId: 'createAuthorizationRequest',
      summary: 'Ask a payer to authorize debits on our page',
      description:
        'Returns a link: give it to the payer. The page shows the text and the account, and the payer agrees or declines, once. If the payer agrees, the authorization is recorded with its evidence. The link is shown only in this answer; a replay under the same Idempotency-Key has it too.',
      callers: ['processor', 'vendor'],
      startsSomething: true,
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      body,
      example: {
        bank_account: { uuid: exampleRequest.bank_account_uuid, aggregator_type: 'manual' },
        kind: 'standing',
        maximum_amount: 50000,
        contact: 'help@northwind.example',
        return_url: 'https://shop.example/orders',
      },
      answers: {
        201: {
          description: 'Made',
          data: MadeAuthorizationRequest,
          example: { ...exampleRequest, url: 'https://payments.platform.example/authorize/…' },
        },
      },
      refusals: ['not_found', 'bank_account_unusable', 'unknown_user'],
    },
    {
      async atomic(call, phase) {
        const { authorized_on = null } = call.body;
        const today = easternDay(call.now);
        if (authorized_on !== null && authorized_on < today)
          throw invalid('authorized_on', 'minimum', `must not be before today, ${today}`);
        const { url, link } = makeLink(settings, call, call.body, authorizationPath);
        const from = authorized_on ?? today;
        const { holder, account, debits } = await lockDebits(phase, call.caller, call.params.uuid, call.body, from);
        const { processor_id, uuid: user_uuid } = holder;
        const names = await selectNamesInTerms(phase, { processor_id, user_uuid, payee_uuid: debits.payee_uuid });
        const text = textOf(call.body, (contact) =>
          standardTerms({ ...debits, ...account, ...names, authorized_on, contact }),
        );
        const uuid = uuidv7(call.now);
        const request: NewRequest = {
          ...debits,
          ...link,
          processor_id,
          uuid,
          user_uuid,
          account_number_last4: account.account_number_last4,
          sec_code: names.payer_kind === 'business' ? 'CCD' : 'WEB',
          authorized_on,
          terms_sealed: sealTerms(vault, uuid, text.terms),
          terms_version: text.terms_version,
        };
        await insertAuthorizationRequest(phase, request);
        await recordAct(phase, call, {
          action: 'authorization_request.made',
          subject: 'user',
          subject_uuid: user_uuid,
          detail: { authorization_request_uuid: uuid, ...debits, authorized_on, terms_version: text.terms_version },
        });
        const open = { ...request, ended_as: null, ended_at: null, authorization_uuid: null };
        return created({ ...authorizationRequestRecord(vault, open, call.now), url });
      },
    },
  );

/** The text that was sent, or ours. Ours must say how to revoke, and what a debit is at most. */
function textOf(
  { terms, terms_version, contact, kind = 'standing', maximum_amount }: Sent,
  standard: (contact: string) => string[],
): { terms: string[]; terms_version: string } {
  if (terms !== undefined) {
    if (terms_version === undefined) throw invalid('terms_version', 'required', 'must be given with terms');
    return { terms, terms_version };
  }
  if (terms_version !== undefined) throw invalid('terms_version', 'forbidden', 'must only be given with terms');
  if (contact === undefined)
    throw invalid('contact', 'required', 'must be given without terms: the text says how to revoke');
  if (kind !== 'standing' && maximum_amount === undefined)
    throw invalid(
      'maximum_amount',
      'required',
      `must be given without terms: the text of a ${kind} authorization has it`,
    );
  return { terms: standard(contact), terms_version: standardTermsVersion };
}
