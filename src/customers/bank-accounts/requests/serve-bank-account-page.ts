// GET and POST /bank-account/{token}: the page on which a user adds a bank account.
import type { FastifyInstance } from 'fastify';
import { errorOfName, hasErrors } from '../../pages/page-parts.ts';
import { addPage, isJustAnswered, type PageOptions } from '../../pages/serve-page.ts';
import { accountNumberPattern } from '../account-number.ts';
import { accountTypes } from '../account-words.ts';
import type { Asking } from '../providers.ts';
import type { Storing } from '../store-bank-account.ts';
import type { AccountDetails } from '../submitted-account.ts';
import { answerRequest, openRequest, type RefusedAccount } from './answer-bank-account-request.ts';
import { emptyForm, formPage, noErrors, overPage, type TypedForm, thanksPage } from './bank-account-page.ts';
import { accountPagePath } from './bank-account-request-record.ts';

export function addBankAccountPage(app: FastifyInstance, options: PageOptions, accounts: Asking & Storing): void {
  const { database } = options;
  addPage(app, options, {
    path: accountPagePath,
    guess: 'bank account link',
    async show(token, now) {
      const opened = await openRequest(database, token, now);
      if (opened === null) return null;
      const { request, state } = opened;
      return state === 'open'
        ? { status: 200, html: formPage(request, emptyForm) }
        : { status: 410, html: overPage(request, state) };
    },
    async answer(token, { fields, now, request_id, address }) {
      const { form, account } = readForm(fields);
      const opened = hasErrors(form.errors)
        ? await openRequest(database, token, now)
        : await answerRequest(accounts, { now, request_id, address }, token, account);
      if (opened === null) return null;
      const { request, state, refused = null } = opened;
      if (state === 'open') {
        const errors = refused === null ? form.errors : { ...noErrors, ...inWords(refused, request.tenant_name) };
        return { status: 422, html: formPage(request, { ...form, errors }) };
      }
      if (state === 'added' && isJustAnswered(request, now)) return { status: 200, html: thanksPage(request) };
      return { status: 410, html: overPage(request, state) };
    },
  });
}

const checkRoutingNumber = 'Check the routing number: it is the nine digits at the bottom left of a check.';
const account = new RegExp(accountNumberPattern);

/** The account is complete where the form has no error. */
function readForm(sent: URLSearchParams): { form: TypedForm; account: AccountDetails } {
  const typed = (name: string) => (sent.get(name) ?? '').trim();
  // People type the number in groups; no routing number has a blank or a hyphen.
  const routing_number = typed('routing_number').replaceAll(/[\s-]/g, '');
  const account_number = typed('account_number');
  const account_type = accountTypes.find((one) => one === typed('account_type'));
  const account_name = typed('account_name').replaceAll(/\s+/g, ' ');
  const errors = {
    routing_number: /^\d{9}$/.test(routing_number) ? null : checkRoutingNumber,
    account_number: account.test(account_number)
      ? null
      : 'Type the account number as your bank shows it: at most 17 digits or letters.',
    account_number_again:
      typed('account_number_again') === account_number
        ? null
        : 'The two account numbers differ. Type the same number twice.',
    account_type: account_type === undefined ? 'Choose checking or savings.' : null,
    account_name: errorOfName(account_name, { missing: 'Type a name of the account.', atMost: 255 }),
  };
  return {
    form: { routing_number, account_type: account_type ?? '', account_name, errors },
    account: { routing_number, account_number, account_type: account_type ?? 'checking', account_name },
  };
}

/** Why an account was refused, for the person who typed it. */
function inWords({ refusal, verdict }: RefusedAccount, tenantName: string): Partial<TypedForm['errors']> {
  if (refusal.code === 'bank_account_disabled')
    return {
      account_number: `An earlier payment with this account failed. Use another account, or contact ${tenantName}.`,
    };
  if (verdict?.unlisted !== undefined) {
    const { new_routing_number } = verdict.unlisted;
    return {
      routing_number:
        new_routing_number === null
          ? 'No bank receives payments with this routing number. Check it, or ask your bank for it.'
          : `Your bank has a new routing number, ${new_routing_number}. Type the new one.`,
    };
  }
  if (verdict?.said.at(-1)?.source === 'check_digit') return { routing_number: checkRoutingNumber };
  return {
    account_number:
      'This account was not found at the bank. Check the routing number, the account number and its kind.',
  };
}
