// What a user reads on the page of a request, before and after the account is added.
import { escaped, page } from '../../pages/page-layout.ts';
import {
  accountInWords,
  backLink,
  describedBy,
  endedPage,
  errorOf,
  errorSummary,
  factList,
  hasErrors,
  momentInWords,
  sentence,
} from '../../pages/page-parts.ts';
import type { OpenedRequest, PageState } from './answer-bank-account-request.ts';

/** The fields, by their ids. */
export type FormField = 'routing_number' | 'account_number' | 'account_number_again' | 'account_type' | 'account_name';

/** What the user typed, and what is wrong with it. Null: nothing is. */
export interface TypedForm {
  /** Shown again after an error. The account number is not: no page has it. */
  routing_number: string;
  account_type: string;
  account_name: string;
  errors: Record<FormField, string | null>;
}

export const noErrors: TypedForm['errors'] = {
  routing_number: null,
  account_number: null,
  account_number_again: null,
  account_type: null,
  account_name: null,
};

export const emptyForm: TypedForm = { routing_number: '', account_type: '', account_name: '', errors: noErrors };

type Shown = OpenedRequest['request'];

// A browser must not offer the account number of another person.
const unremembered = 'autocomplete="off" autocapitalize="off" spellcheck="false"';

export function formPage(request: Shown, { errors, ...typed }: TypedForm): string {
  const tenant = escaped(request.tenant_name);
  const isWrong = hasErrors(errors);
  const again = '<p>Type the account number again. For your safety, the page does not keep it.</p>';
  const field = (id: FormField, label: string, hint: string, attributes: string) => `<div class="field">
<label for="${id}">${label}</label>
<p class="hint" id="${id}-hint">${hint}</p>
${errorOf(id, errors[id])}<input type="text" id="${id}" name="${id}" required ${attributes}${describedBy(id, errors[id], `${id}-hint`)}>
</div>`;
  const kind = (value: string, id: string, label: string) =>
    `<div class="check"><input type="radio" id="${id}" name="account_type" value="${value}" required${typed.account_type === value ? ' checked' : ''}>
<label for="${id}">${label}</label></div>`;
  return page({
    title: `${isWrong ? 'Error: ' : ''}Add a bank account for ${request.tenant_name}`,
    body: `${isWrong ? errorSummary('No account was added yet', errors, again) : ''}<h1>Add a bank account for ${tenant}</h1>
<p>${tenant} asks for your bank account. This page does not authorize any debit.</p>
${factList([
  ['Who asks', request.tenant_name],
  ['For whom', request.user_name],
])}
<form method="post" novalidate>
${field('routing_number', 'Routing number', 'Nine digits, at the bottom left of a check. Your bank shows it online too.', `inputmode="numeric" maxlength="20" ${unremembered} value="${escaped(typed.routing_number)}"`)}
${field('account_number', 'Account number', 'As your bank shows it. It is not the number of a card.', `maxlength="40" ${unremembered}`)}
${field('account_number_again', 'Account number again', 'The same number, so that a slip shows.', `maxlength="40" ${unremembered}`)}
<fieldset class="field"${errors.account_type === null ? '' : ' aria-describedby="account_type-error"'}>
<legend>Kind of account</legend>
${errorOf('account_type', errors.account_type)}${kind('checking', 'account_type', 'Checking')}
${kind('savings', 'savings', 'Savings')}
</fieldset>
${field('account_name', 'Name of the account', 'For example your name, or “Everyday checking”.', `maxlength="255" autocomplete="off" value="${escaped(typed.account_name)}"`)}
<div class="acts">
<button>Add the account</button>
</div>
</form>
<p class="hint">You can add it until ${escaped(momentInWords(request.expires_at))}.</p>`,
  });
}

/** After the account was added: which one, for the records of the user. */
export function thanksPage(request: Shown): string {
  const { tenant_name, user_name, ended_at, account_type, account_number_last4 } = request;
  return page({
    title: `Bank account added for ${tenant_name}`,
    body: `<h1>Thank you. ${escaped(tenant_name)} has your bank account.</h1>
${factList([
  ['For whom', user_name],
  ...(account_type === null || account_number_last4 === null
    ? []
    : [['Account', sentence(accountInWords({ account_type, account_number_last4 }))] as const]),
  ['Added on', ended_at === null ? '' : momentInWords(ended_at)],
])}
${backLink(request)}`,
  });
}

const endings: Record<Exclude<PageState, 'open'>, readonly [title: string, sentence: string]> = {
  added: ['This link was used', 'A bank account was added with it. You do not have to do anything.'],
  failed: ['This link no longer works', 'Too many accounts could not be added with it. Ask for a new link.'],
  expired: ['This link has expired', 'Ask for a new link if you still want to add a bank account.'],
  withdrawn: ['This link was withdrawn', 'You do not have to do anything.'],
  unavailable: ['No account can be added here', 'Something changed after the link was made. No account was added.'],
};

/** A link of which nothing more can come. */
export const overPage = (request: Shown, state: Exclude<PageState, 'open'>): string =>
  endedPage(request, endings[state]);
