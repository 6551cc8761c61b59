// The forms of the shop: what was entered, and what is wrong with it.
import type { RequestError } from '@achord/client';
import type { Request } from 'express';
import type { EnteredAccount, EnteredBuyer } from '../buyers/know-buyer.ts';
import { type Html, html } from './html.ts';

/** What was entered, by the name of its field. */
export type Entered = Readonly<Record<string, string>>;

/** What is wrong, by the name of its field; `form`: with the form as a whole. */
export type Faults = Readonly<Record<string, string>>;

export function entered(request: Request): Entered {
  const fields = Object.entries((request.body ?? {}) as Record<string, unknown>);
  // A name that comes twice would be a list.
  return Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']));
}

interface Field {
  label: string;
  hint?: string;
  autocomplete?: string;
  digits?: true;
}

export const buyerFields: Readonly<Record<keyof EnteredBuyer, Field>> = {
  first_name: { label: 'First name', autocomplete: 'given-name' },
  last_name: { label: 'Last name', autocomplete: 'family-name' },
  line_1: { label: 'Street', autocomplete: 'address-line1' },
  city: { label: 'City', autocomplete: 'address-level2' },
  state: { label: 'State', hint: 'Two letters, such as ME.', autocomplete: 'address-level1' },
  zip: { label: 'ZIP code', autocomplete: 'postal-code' },
};

export const accountFields: Readonly<Record<Exclude<keyof EnteredAccount, 'account_type'>, Field>> = {
  account_name: { label: 'Name on the account' },
  routing_number: { label: 'Routing number', hint: '9 digits.', digits: true },
  account_number: { label: 'Account number', digits: true },
};

/** What was entered in the fields of a group. */
export const group = <Name extends string>(fields: Readonly<Record<Name, Field>>, from: Entered) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, from[name] ?? ''])) as Record<Name, string>;

/** The fields of a group that are empty. */
export const missing = (fields: Readonly<Record<string, Field>>, from: Entered): Faults =>
  Object.fromEntries(
    Object.entries(group(fields, from))
      .filter(([, text]) => text === '')
      .map(([name]) => [name, `Please fill this in.`]),
  );

/** A refusal of Achord, at the fields of our form: they have the names of the API. */
export function faultsOf(error: RequestError): Faults {
  const placed = error.fields.flatMap(({ field, message }) => {
    const name = field.split('.').at(-1)!;
    return name in buyerFields || name in accountFields ? [[name, `Please check this: ${message}.`]] : [];
  });
  return placed.length > 0 ? Object.fromEntries(placed) : { form: error.message };
}

export function inputs(fields: Readonly<Record<string, Field>>, from: Entered, faults: Faults): Html[] {
  return Object.entries(fields).map(([name, { label, hint = '', autocomplete = 'off', digits }]) => {
    const fault = faults[name];
    return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${from[name] ?? ''}" autocomplete="${autocomplete}" maxlength="100"
 inputmode="${digits === true ? 'numeric' : 'text'}" aria-describedby="${name}-hint" aria-invalid="${String(fault !== undefined)}">
<span id="${name}-hint" class="${fault === undefined ? 'hint' : 'fault'}">${fault ?? hint}</span></p>`;
  });
}

/** Above a form that was refused. */
export const summaryOf = (faults: Faults): Html | null =>
  Object.keys(faults).length === 0
    ? null
    : html`<p role="alert" class="fault">${faults.form ?? 'Some fields need your attention.'}</p>`;
