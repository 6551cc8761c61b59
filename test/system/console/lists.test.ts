// The lists of the console name fields and filters that their operations have, and every list that
// the page of today refers to has a screen.
import { beforeAll, describe, expect, it } from 'vitest';
import { centsOf } from '../../../console/format/cents.ts';
import { startOfEasternDay } from '../../../console/format/times.ts';
import { parametersOf } from '../../../console/lists/list-address.ts';
import { fieldWords, filterWords, type ListDefinition } from '../../../console/lists/list-definition.ts';
import { type ListName, lists, screenOf } from '../../../console/lists/lists.ts';
import { waitingWords, words } from '../../../console/words/en.ts';
import { easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { sharedService } from '../../support/service/service.ts';

// biome-ignore lint/suspicious/noExplicitAny: any schema of the description
type Schema = any;

let document: OpenApiDocument;
beforeAll(async () => {
  document = (await (await sharedService()).send('GET', '/openapi.json', { token: null })).body;
});

const resolved = (schema: Schema): Schema =>
  schema?.$ref === undefined ? schema : (document as Schema).components.schemas[schema.$ref.split('/').pop()];
function propertiesOf(sent: Schema): Record<string, Schema> {
  const schema = resolved(sent) ?? {};
  // An event is one of many types: each has the fields of the first, but for its data.
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? schema.anyOf ?? []).slice(0, 1)];
  return Object.assign({}, ...parts.map(propertiesOf), schema.properties);
}

describe.each(Object.entries<ListDefinition>(lists))('The list %s', (name, definition) => {
  const { path, rows, id, columns, filters } = definition;
  const fieldsOf = (): string[] => {
    const { data } = propertiesOf(
      (document.paths[path] as Schema).get.responses[200].content['application/json'].schema,
    );
    return Object.keys(propertiesOf(resolved(propertiesOf(data)[rows]).items));
  };

  it('has the columns and filters of its operation', () => {
    const { get } = document.paths[path] as Schema;
    expect(fieldsOf()).toEqual(expect.arrayContaining([id, ...columns.map(({ field }) => field)].flat()));
    const parameters = get.parameters.map((one: Schema) => resolvedParameter(one));
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(filters.flatMap(parametersOf)),
    );
    for (const { name, choices } of filters)
      if (choices !== undefined && !choices.includes('true')) {
        const { schema } = parameters.find((one: { name: string }) => one.name === name);
        expect([...choices].toSorted(), name).toEqual(resolved(schema).enum.toSorted());
      }
  });

  it('has words for its filters, and for each field of its rows', () => {
    expect(filters.filter((one) => filterWords(name, one.name) === undefined)).toEqual([]);
    expect(fieldsOf().filter((field) => fieldWords(name, field) === undefined)).toEqual([]);
    const own = Object.keys(words.lists[name as ListName].fields);
    expect(fieldsOf()).toEqual(expect.arrayContaining(own));
  });
});

it('A name that every object has is no name of a field', () => {
  for (const name of ['constructor', 'toString'])
    expect([fieldWords('payments', name), fieldWords(name, name), filterWords(name, name)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
});

it('Each general name of a field belongs to a field or filter', () => {
  const used = Object.values<ListDefinition>(lists).flatMap(({ path, rows, filters }) => {
    const { data } = propertiesOf(
      (document.paths[path] as Schema).get.responses[200].content['application/json'].schema,
    );
    return [...Object.keys(propertiesOf(resolved(propertiesOf(data)[rows]).items)), ...filters.map(({ name }) => name)];
  });
  // Tables that are no lists: the entries of a file, and the movements of the books.
  const others = ['account', 'balance', 'credit', 'debit', 'entry_amount', 'posted_at', 'refund_uuid'];
  expect(Object.keys(words.fields).filter((field) => ![...used, ...others].includes(field))).toEqual([]);
});

const resolvedParameter = (parameter: Schema): Schema =>
  parameter.$ref === undefined
    ? parameter
    : (document as Schema).components.parameters[parameter.$ref.split('/').pop()];

describe('The screen of a list', () => {
  it.each([
    'exceptions?kind=owed_by_payee',
    'bank-files?state=written',
    'bank-statement/lines?state=open',
    'users?kyb_status=IN_REVIEW',
  ])('is known by the address %s', (address) => {
    const screen = screenOf(`/admin/v1/${address}`)!;
    expect(Object.keys(lists)).toContain(screen.list);
    expect(Object.keys(screen.filters)).toHaveLength(1);
  });

  it('is null for another operation', () => expect(screenOf('/admin/v1/today')).toBeNull());
});

describe('What waits', () => {
  it('has words for each kind', () => {
    for (const [title, why] of Object.values(waitingWords))
      expect([title !== '', why.endsWith('.')]).toEqual([true, true]);
  });
});

describe('An amount that a person types', () => {
  it.each([
    ['125', '12500'],
    ['125.00', '12500'],
    ['$1,234.56', '123456'],
    ['0.05', '5'],
    ['90071992547409.93', '9007199254740993'],
    ['1.5', null],
    ['1,23', null],
    ['-1', null],
    ['', null],
    ['12.345', null],
  ])('%s is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents));
});

describe('A day that a person chooses', () => {
  it.each(['2026-03-08', '2026-03-09', '2026-07-01', '2026-11-01', '2026-11-02', '2026-12-31'])(
    '%s begins at midnight in Eastern time',
    (day) => expect(new Date(startOfEasternDay(day))).toEqual(easternTime(day, 0, 0)),
  );
});
