// What a payer reads on the page of a request, before and after the answer.
import { escaped, page } from '../../../customers/pages/page-layout.ts';
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
} from '../../../customers/pages/page-parts.ts';
import type { AuthorizationKind } from '../authorization.ts';
import type { OpenedRequest, PageState } from './answer-request.ts';
import { amountInWords, consentTo, dayInWords } from './standard-terms.ts';

/** What the payer typed, and what is wrong with it. Null: nothing is. */
export interface TypedForm {
  name: string;
  agrees: boolean;
  errors: { name: string | null; agrees: string | null };
}

export const emptyForm: TypedForm = { name: '', agrees: false, errors: { name: null, agrees: null } };

type Shown = OpenedRequest['request'];

export function formPage(request: Shown, terms: readonly string[], form: TypedForm): string {
  const tenant = escaped(request.tenant_name);
  const { errors } = form;
  const isWrong = hasErrors(errors);
  return page({
    title: `${isWrong ? 'Error: ' : ''}Authorize debits for ${request.tenant_name}`,
    body: `${isWrong ? errorSummary('Nothing was authorized yet', errors) : ''}<h1>Authorize debits for ${tenant}</h1>
<p>${tenant} asks to debit your bank account. Read the authorization. Then agree or decline.</p>
${factsOf(request)}
<h2>The authorization</h2>
${textOf(terms)}
<h2>Your answer</h2>
<form method="post" novalidate>
<div class="field">
<label for="name">Your full name</label>
<p class="hint" id="name-hint">Type it as your bank knows it.</p>
${errorOf('name', errors.name)}<input type="text" id="name" name="name" autocomplete="name" maxlength="200" required value="${escaped(form.name)}"${describedBy('name', errors.name, 'name-hint')}>
</div>
<div class="field">
${errorOf('agrees', errors.agrees)}<div class="check"><input type="checkbox" id="agrees" name="agrees" value="yes" required${form.agrees ? ' checked' : ''}${describedBy('agrees', errors.agrees)}>
<label for="agrees">${escaped(consentTo(request.tenant_name))}</label></div>
</div>
<div class="acts">
<button name="answer" value="agree">Authorize</button>
<button name="answer" value="decline" class="second">Decline</button>
</div>
</form>
<p class="hint">You can answer until ${escaped(momentInWords(request.expires_at))}.</p>`,
  });
}

/** After the payer has agreed: what it agreed to, for its records. */
export function thanksPage(request: Shown, terms: readonly string[]): string {
  return page({
    title: `Authorization given to ${request.tenant_name}`,
    body: `<h1>Thank you. You authorized ${escaped(request.tenant_name)}.</h1>
<p>Print or save this page for your records.</p>
${factsOf(request)}
<h2>The authorization</h2>
${textOf(terms)}
<dl>
<dt>Authorized on</dt><dd>${escaped(request.ended_at === null ? '' : momentInWords(request.ended_at))}</dd>
<dt>Reference</dt><dd>${escaped(request.authorization_uuid ?? '')}</dd>
</dl>
${backLink(request)}`,
  });
}

const endings: Record<Exclude<PageState, 'open'>, readonly [title: string, sentence: string]> = {
  agreed: ['This link was used', 'You have already given this authorization. You do not have to do anything.'],
  declined: ['You declined', 'Your account is not debited with this authorization.'],
  expired: ['This link has expired', 'Ask for a new link if you still want to authorize the debits.'],
  withdrawn: ['This link was withdrawn', 'You do not have to do anything.'],
  unavailable: [
    'This can no longer be authorized',
    'Something changed after the link was made. Nothing was authorized.',
  ],
};

/** A link of which nothing more can come. */
export const overPage = (request: Shown, state: Exclude<PageState, 'open'>): string =>
  endedPage(request, endings[state]);

/** For clawbacks the terms of a payment do not fit. */
const howOften: Record<AuthorizationKind, string> = {
  single: 'One debit',
  recurring: 'At regular intervals',
  standing: 'Each time that you start a payment',
};

function factsOf(request: Shown): string {
  const takesBack = request.debits === 'clawbacks';
  const amount = takesBack ? 'what was paid out to you and is taken back' : amountInWords(request);
  const facts: [string, string][] = [
    ['Who debits', request.tenant_name],
    ...(request.payee_name ? [['Who is paid', request.payee_name] as [string, string]] : []),
    ['Account', sentence(accountInWords(request))],
    ['Amount of a debit', sentence(amount)],
    ['How often', takesBack ? 'Each time that the debit of a payer comes back' : howOften[request.kind]],
    ['First debit', firstDebit(request)],
    ...(request.ends_on === null ? [] : [['Last day', dayInWords(request.ends_on)] as [string, string]]),
  ];
  return factList(facts);
}

const firstDebit = ({ authorized_on }: Shown) =>
  `On or after ${authorized_on === null ? 'the day on which you agree' : dayInWords(authorized_on)}`;

const textOf = (terms: readonly string[]): string =>
  `<div class="terms">\n${terms.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}\n</div>`;
