// The records of a schedule of files, and of a file that it wrote.
import { type Static, Type } from 'typebox';
import { Nullable, OneOf, TimeOf, UuidOf, WholeNumber } from '../../../api/http/schema.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { List, Name, Query } from '../views/view-record.ts';
import { frequencies, nextPeriod } from './periods.ts';
import type { NamedSchedule, ScheduledFile } from './scheduled.sql.ts';

const dayOf = (description: string) => Type.String({ format: 'day', description });

export const Every = OneOf([...frequencies], {
  description:
    'How often a file is written. `banking_day`: the days since the banking day before. `week`: Monday to Sunday. `month`: a calendar month.',
});
export const Hour = WholeNumber(0, 23, 'The Eastern hour, on the first banking day after the period.');

export const ScheduleRecord = Type.Object(
  {
    uuid: UuidOf('The schedule.'),
    list: List,
    name: Name,
    query: Query,
    every: Every,
    hour: Hour,
    next_first_day: dayOf('The first day of the next file.'),
    next_last_day: dayOf('The last day of the next file.'),
    next_at: TimeOf('When the next file is written'),
    failure: Nullable(
      Type.String({ description: 'Why the next file is not written yet, though it is due. Null: no attempt failed.' }),
    ),
    scheduled_by: Nullable(Type.String({ description: 'The operator who scheduled it. Null: a token did.' })),
    scheduled_at: TimeOf('When it was scheduled'),
  },
  { title: 'FileSchedule' },
);

export const exampleSchedule: Static<typeof ScheduleRecord> = {
  uuid: '019a2f3c-9c02-7b33-8a01-2e3f40516275',
  list: 'payments',
  name: 'Large ones',
  query: 'amount_from=100000',
  every: 'banking_day',
  hour: 7,
  next_first_day: '2026-03-02',
  next_last_day: '2026-03-02',
  next_at: '2026-03-03 12:00:00',
  failure: null,
  scheduled_by: 'Maya Lindqvist',
  scheduled_at: '2026-03-02 14:05:09',
};

export function scheduleRecord({
  covered_until,
  scheduler_name,
  scheduled_at,
  ...schedule
}: NamedSchedule): Static<typeof ScheduleRecord> {
  const { uuid, list, name, query, every, hour, failure } = schedule;
  const { first_day, last_day, due_at } = nextPeriod(every, covered_until, hour);
  return {
    uuid,
    list,
    name,
    query,
    every,
    hour,
    next_first_day: first_day,
    next_last_day: last_day,
    next_at: timestamp(due_at),
    failure,
    scheduled_by: scheduler_name,
    scheduled_at: timestamp(scheduled_at),
  };
}

export const FileRecord = Type.Object(
  {
    uuid: UuidOf('The file.'),
    schedule_uuid: UuidOf('The schedule that wrote it.'),
    list: List,
    name: Name,
    first_day: dayOf('The first Eastern day that it covers.'),
    last_day: dayOf('The last Eastern day that it covers.'),
    row_count: Type.Integer({ description: 'How many records it has.' }),
    made_at: TimeOf('When it was written'),
  },
  { title: 'ScheduledFile' },
);

export const exampleFile: Static<typeof FileRecord> = {
  uuid: '019a33b1-2d00-7c11-9a22-3f4051627384',
  schedule_uuid: exampleSchedule.uuid,
  list: 'payments',
  name: 'Large ones',
  first_day: '2026-03-02',
  last_day: '2026-03-02',
  row_count: 1_204,
  made_at: '2026-03-03 12:00:04',
};

export const fileRecord = ({ made_at, scheduled_by: _, ...file }: ScheduledFile): Static<typeof FileRecord> => ({
  ...file,
  made_at: timestamp(made_at),
});
