// What an act would change, as the service tried it: field by field, and the amounts in short.
import { dollars } from '../format/money.ts';
import { words } from '../words/en.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Effect {
  action: string;
  subject_uuid: string | null;
  detail: Values;
}

/** The amounts, as `$132.85` or `$5,000.00 to $9,000.00`. Empty: no amount moves or changes. */
export const amountsIn = (effects: readonly Effect[]): string =>
  effects
    .flatMap(({ detail }) => changesIn(detail))
    .filter(([field, before, after]) => isAmount(field, after ?? before))
    .map(([field, before, after]) =>
      before === undefined ? shown(field, after) : words.approval.fromTo(shown(field, before), shown(field, after)),
    )
    .join(', ');

const isAmount = (field: string, value: unknown): value is number =>
  typeof value === 'number' && /amount|^balances\./.test(field);

/** A detail without `before` and `after` is what the act makes. */
export function changesIn(detail: Values): [field: string, before: unknown, after: unknown][] {
  const { before, after, ...made } = detail;
  const [from, to] = [flat(before), flat(after)];
  const changed = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]))
    .map((field): [string, unknown, unknown] => [field, from[field], to[field]]);
  return [
    ...changed,
    ...Object.entries(flat(made)).map(([field, value]): [string, unknown, unknown] => [field, undefined, value]),
  ];
}

/** The fields of objects inside, as `object.field`. */
const flat = (value: unknown): Values =>
  value === null || typeof value !== 'object'
    ? {}
    : Object.fromEntries(
        Object.entries(value).flatMap(([name, inner]) =>
          inner !== null && typeof inner === 'object' && !Array.isArray(inner)
            ? Object.entries(flat(inner)).map(([field, deep]) => [`${name}.${field}`, deep])
            : [[name, inner]],
        ),
      );

export function shown(field: string, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (isAmount(field, value)) return dollars(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
