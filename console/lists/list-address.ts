// What the address of a list has: its filters, and how it is shown. The filters go to the API.
import { daysOf, instantsOf, periodOf, periodText } from '../format/periods.ts';
import type { Filter, ListDefinition } from './list-definition.ts';

export type Values = Readonly<Record<string, string>>;

/** `columns`: fields, separated by commas. `sort`: a field, with a minus sign for the greatest first. */
const shownNames = ['columns', 'sort', 'row'] as const;

export interface ListAddress {
  filters: Values;
  /** Null: the columns of the definition. */
  columns: readonly string[] | null;
  sort: { field: string; isDown: boolean } | null;
  /** The key of the row that is shown next to the list. */
  row: string | null;
}

export function readAddress(search: Values): ListAddress {
  const isFilter = ([name]: [string, string]) => !(shownNames as readonly string[]).includes(name);
  const { columns, sort, row } = search;
  return {
    filters: Object.fromEntries(Object.entries(search).filter(isFilter)),
    columns: columns === undefined || columns === '' ? null : columns.split(','),
    sort: sort === undefined || sort === '' ? null : { field: sort.replace(/^-/, ''), isDown: sort.startsWith('-') },
    row: row ?? null,
  };
}

export const sortText = ({ field, isDown }: NonNullable<ListAddress['sort']>): string => `${isDown ? '-' : ''}${field}`;

/** The parts of the address that a filter has. */
export const namesInAddress = ({ kind, name }: Filter): readonly string[] =>
  kind === 'money' ? [`${name}_from`, `${name}_to`] : [name];

/** The parameters of the operation that a filter has. */
export const parametersOf = (filter: Filter): readonly string[] =>
  filter.kind === 'period' ? [`${filter.name}_from`, `${filter.name}_before`] : namesInAddress(filter);

/** The filters as the API takes them. What cannot be read is sent as it is: the API names the field. */
export function askedOf({ filters }: ListDefinition, values: Values, today: string): Record<string, string> {
  const asked = Object.entries(values).flatMap(([name, value]): [string, string | undefined][] => {
    const kind = filters.find((one) => one.name === name)?.kind;
    if (kind === 'period') {
      const period = periodOf(value, today);
      if (period === null) return [[`${name}_from`, value]];
      const { from, before } = instantsOf(period);
      return [
        [`${name}_from`, from],
        [`${name}_before`, before],
      ];
    }
    const [, key, text] = (kind === 'entry' && /^([^=]+)=(.+)$/s.exec(value)) || [];
    return [key === undefined ? [name, value] : [`${name}[${key.trim()}]`, text!.trim()]];
  });
  return Object.fromEntries(asked.filter((one): one is [string, string] => one[1] !== undefined));
}

/** The filters of the address for parameters of the API: days for instants. */
export function filtersOf({ filters }: ListDefinition, asked: Values): Record<string, string> {
  const left = { ...asked };
  for (const { name, kind } of filters) {
    const [from, before] = [`${name}_from`, `${name}_before`];
    if (kind !== 'period' || (left[from] === undefined && left[before] === undefined)) continue;
    left[name] = periodText(daysOf(left[from], left[before]));
    delete left[from];
    delete left[before];
  }
  return left;
}
