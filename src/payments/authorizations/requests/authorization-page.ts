// What a payer reads on the page of a request, before and after the answer.
import type { AuthorizationKind } from '../authorization.ts';
import type { OpenedRequest, PageState } from './answer-request.ts';
import { escaped, page } from './page-layout.ts';
import { accountInWords, amountInWords, consentTo, dayInWords, momentInWords } from './standard-terms.ts';

/** What the payer typed, and what is wrong with it. Null: nothing is. */
export interface TypedForm {
  name: string;
  agrees: boolean;
  nameError: string | null;
  checkError: string | null;
}

export const emptyForm: TypedForm = { name: '', agrees: false, nameError: null, checkError: null };

type Shown = OpenedRequest['request'];

export function formPage(request: Shown, terms: readonly string[], form: TypedForm): string {
  const tenant = escaped(request.tenant_name);
  const { nameError, checkError } = form;
  const isWrong = nameError !== null || checkError !== null;
  return page({
    title: `${isWrong ? 'Error: ' : ''}Authorize debits for ${request.tenant_name}`,
    body: `${isWrong ? errorList(form) : ''}<h1>Authorize debits for ${tenant}</h1>
<p>${tenant} asks to debit your bank account. Read the authorization. Then agree or decline.</p>
${factsOf(request)}
<h2>The authorization</h2>
${textOf(terms)}
<h2>Your answer</h2>
<form method="post" novalidate>
<div class="field">
<label for="name">Your full name</label>
<p class="hint" id="name-hint">Type it as your bank knows it.</p>
${errorOf('name', nameError)}<input type="text" id="name" name="name" autocomplete="name" maxlength="200" required value="${escaped(form.name)}"${wrong('name', nameError, 'name-hint')}>
</div>
<div class="field">
${errorOf('agrees', checkError)}<div class="check"><input type="checkbox" id="agrees" name="agrees" value="yes" required${form.agrees ? ' checked' : ''}${wrong('agrees', checkError)}>
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
export function endedPage(request: Shown, state: Exclude<PageState, 'open'>): string {
  const [title, sentence] = endings[state];
  return page({
    title,
    body: `<h1>${title}</h1>
<p>${sentence}</p>
<p>If you have a question, contact ${escaped(request.tenant_name)}.</p>
${backLink(request)}`,
  });
}

export const unknownPage = (): string =>
  plainPage('This link does not work', 'Check that you have the whole link, or ask for a new one.');

export const plainPage = (title: string, sentence: string): string =>
  page({ title, body: `<h1>${escaped(title)}</h1>\n<p>${escaped(sentence)}</p>` });

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
  return `<dl>\n${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('\n')}\n</dl>`;
}

const firstDebit = ({ authorized_on }: Shown) =>
  `On or after ${authorized_on === null ? 'the day on which you agree' : dayInWords(authorized_on)}`;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const textOf = (terms: readonly string[]): string =>
  `<div class="terms">\n${terms.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}\n</div>`;

const backLink = ({ return_url, tenant_name }: Shown): string =>
  return_url === null
    ? ''
    : `<p class="no-print"><a href="${escaped(return_url)}" rel="noreferrer">Back to ${escaped(tenant_name)}</a></p>`;

function errorList({ nameError, checkError }: TypedForm): string {
  const entry = (id: string, error: string | null) =>
    error === null ? '' : `<li><a href="#${id}">${escaped(error)}</a></li>`;
  return `<div class="errors" role="alert" aria-labelledby="errors" tabindex="-1" autofocus><h2 id="errors">Nothing was authorized yet</h2>
<ul>${entry('name', nameError)}${entry('agrees', checkError)}</ul></div>
`;
}

const errorOf = (id: string, error: string | null): string =>
  error === null ? '' : `<p class="error" id="${id}-error">${escaped(error)}</p>\n`;

function wrong(id: string, error: string | null, hint = ''): string {
  const described = [hint, ...(error === null ? [] : [`${id}-error`])].filter((one) => one !== '').join(' ');
  return `${described === '' ? '' : ` aria-describedby="${described}"`}${error === null ? '' : ' aria-invalid="true"'}`;
}
