// The record of a saved view: filters, columns and order of a list in the console, under a name.
import { type Static, Type } from 'typebox';
import { Nullable, Text, TimeOf, UuidOf } from '../../../api/http/schema.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import type { SavedView } from './views.sql.ts';

export const List = Text(1, 40, {
  pattern: '^[a-z]+(-[a-z]+)*$',
  allowed: 'the name of a list as in the address of the console, such as payments',
  description: 'The list, as in the address of the console: `payments`.',
});
export const Name = Text(1, 60, { description: 'What the view is called.' });
export const Query = Text(0, 2_000, {
  description:
    'The filters, the columns and the order, as in the address of the list behind its question mark: `state=held&sort=-amount`.',
});

export const ViewRecord = Type.Object(
  {
    uuid: UuidOf('The view.'),
    list: List,
    name: Name,
    query: Query,
    saved_by: Nullable(Type.String({ description: 'The operator who saved it. Null: a token did.' })),
    saved_at: TimeOf('When it was saved'),
  },
  { title: 'SavedView' },
);

export const exampleView: Static<typeof ViewRecord> = {
  uuid: '019a2f3c-9c02-7b33-8a01-2e3f40516274',
  list: 'payments',
  name: 'Large ones on hold',
  query: 'state=held&amount_from=100000&sort=-amount',
  saved_by: 'Maya Lindqvist',
  saved_at: '2026-03-02 14:05:09',
};

export const viewRecord = ({ saved_at, ...view }: SavedView): Static<typeof ViewRecord> => ({
  ...view,
  saved_at: timestamp(saved_at),
});
