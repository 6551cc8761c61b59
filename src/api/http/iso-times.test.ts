// Times become ISO 8601 where a schema has a time, and nowhere else.
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { isoTimes } from './iso-times.ts';
import { extended, Nullable, Timestamp, Uuid } from './schema.ts';

const at = '2026-03-02 14:05:09';
const iso = '2026-03-02T14:05:09Z';
const Record = Type.Object({ uuid: Uuid, at: Timestamp, gone: Nullable(Timestamp), text: Type.String() });

it.each([
  [Timestamp, at, iso],
  [Nullable(Timestamp), null, null],
  [Record, { uuid: 'u', at, gone: null, text: at }, { uuid: 'u', at: iso, gone: null, text: at }],
  [Record, { uuid: 'u', at, gone: at }, { uuid: 'u', at: iso, gone: iso }],
  [Type.Object({ list: Type.Array(Record) }), { list: [{ at }, { at }] }, { list: [{ at: iso }, { at: iso }] }],
  [extended(Record, { more: Nullable(Record) }), { at, more: { at } }, { at: iso, more: { at: iso } }],
  [Nullable(Type.Object({ at: { ...Timestamp, description: 'When.' } })), { at }, { at: iso }],
])('%#', (schema, value, converted) => {
  const before = structuredClone(value);
  expect(isoTimes(schema)!(value)).toEqual(converted);
  expect(value).toEqual(before);
});

it('does nothing where no field is a time', () => {
  expect(isoTimes(Type.Object({ uuid: Uuid, list: Type.Array(Type.String()) }))).toBeNull();
  expect(isoTimes(undefined)).toBeNull();
});
