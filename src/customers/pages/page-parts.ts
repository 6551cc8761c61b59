// What the pages behind one-time links have in common: errors of a form, facts, the way back.
import { escaped, page } from './page-layout.ts';

/** What is wrong with a field, by its id. Null: nothing is. */
export type FieldErrors = Readonly<Record<string, string | null>>;

export const hasErrors = (errors: FieldErrors): boolean => Object.values(errors).some((error) => error !== null);

/** What is wrong with a typed name; null: nothing. `missing`: what to say of an empty one. */
export function errorOfName(name: string, { missing, atMost }: { missing: string; atMost: number }): string | null {
  if (name === '') return missing;
  if (name.length > atMost) return `Type a name of at most ${atMost} characters.`;
  return /\p{C}/u.test(name) ? 'Type a name without control characters.' : null;
}

/** All errors of a form, with links to its fields. A screen reader begins here. */
export function errorSummary(heading: string, errors: FieldErrors, hint = ''): string {
  const entries = Object.entries(errors).map(([id, error]) =>
    error === null ? '' : `<li><a href="#${id}">${escaped(error)}</a></li>`,
  );
  return `<div class="errors" role="alert" aria-labelledby="errors" tabindex="-1" autofocus><h2 id="errors">${heading}</h2>
<ul>${entries.join('')}</ul>${hint}</div>
`;
}

/** Stands before the field. */
export const errorOf = (id: string, error: string | null): string =>
  error === null ? '' : `<p class="error" id="${id}-error">${escaped(error)}</p>\n`;

/** Attributes of a field: its hint and its error, by their ids. */
export function describedBy(id: string, error: string | null, hint = ''): string {
  const ids = [hint, ...(error === null ? [] : [`${id}-error`])].filter((one) => one !== '').join(' ');
  return `${ids === '' ? '' : ` aria-describedby="${ids}"`}${error === null ? '' : ' aria-invalid="true"'}`;
}

export const factList = (facts: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>\n${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('\n')}\n</dl>`;

interface OfTenant {
  tenant_name: string;
  return_url: string | null;
}

export const backLink = ({ return_url, tenant_name }: OfTenant): string =>
  return_url === null
    ? ''
    : `<p class="no-print"><a href="${escaped(return_url)}" rel="noreferrer">Back to ${escaped(tenant_name)}</a></p>`;

/** A link of which nothing more can come. */
export const endedPage = (request: OfTenant, [title, sentence]: readonly [title: string, sentence: string]): string =>
  page({
    title,
    body: `<h1>${title}</h1>
<p>${sentence}</p>
<p>If you have a question, contact ${escaped(request.tenant_name)}.</p>
${backLink(request)}`,
  });

export const plainPage = (title: string, sentence: string): string =>
  page({ title, body: `<h1>${escaped(title)}</h1>\n<p>${escaped(sentence)}</p>` });

export const unknownPage = (): string =>
  plainPage('This link does not work', 'Check that you have the whole link, or ask for a new one.');

/** `Checking account that ends in 6789`, for the list of facts. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `checking account that ends in 6789`. A short number shows no characters. */
export const accountInWords = ({
  account_type,
  account_number_last4,
}: {
  account_type: 'savings' | 'checking';
  account_number_last4: string;
}): string => `${account_type} account${account_number_last4 === '' ? '' : ` that ends in ${account_number_last4}`}`;

const easternMoment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** `March 13, 2026 at 11:12 AM Eastern time`. */
export const momentInWords = (at: Date): string => `${easternMoment.format(at)} Eastern time`;
