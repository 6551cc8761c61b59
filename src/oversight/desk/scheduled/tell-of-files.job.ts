// Tells of the files that schedules wrote, and of schedules whose file cannot be written: who
// scheduled it by e-mail, the operator's systems by a webhook.
import type { Mail } from '../../../access/notices/send-mail.ts';
import { selectOperator } from '../../../access/operators/operators.sql.ts';
import { selectMailsOff } from '../../../access/operators/own-mails.sql.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Job, quietMs } from '../../../platform/database/repeat.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { type News, type Telling, teller } from '../notices/tell.ts';
import { nextPeriod } from './periods.ts';
import { selectSchedule, selectScheduledFile } from './scheduled.sql.ts';

/** Null: no channel is set. */
export function tellOfFilesJob(context: Telling): Job | null {
  const run = teller(context, { scheduled_files: fileWritten, file_schedules: fileFailed }, (fields) =>
    context.log.warn(fields, 'operators were not told of a scheduled file'),
  );
  return run && { name: 'tell of scheduled files', everyMs: 1_000, quietMs, run };
}

const daysOf = (first: string, last: string): string => (first === last ? first : `${first} to ${last}`);

const page = '/console/scheduled';

/** Null: it was deleted since. */
async function fileWritten(database: Database, uuid: string): Promise<News | null> {
  const file = await selectScheduledFile(database, uuid);
  if (file === null) return null;
  const { scheduled_by, name, list, first_day, last_day, row_count, made_at } = file;
  const days = daysOf(first_day, last_day);
  return {
    id: `${uuid}.written`,
    recipients: () => whoScheduled(database, scheduled_by),
    subject: `File written: ${name}, ${days}`,
    sentences: [
      `The scheduled file “${name}” of ${days} is written.`,
      `It has ${row_count.toLocaleString('en-US')} ${row_count === 1 ? 'row' : 'rows'}.`,
    ],
    page,
    content: (url) => ({
      type: 'file.written',
      file: { uuid, name, list, first_day, last_day, row_count, made_at: timestamp(made_at), url },
    }),
  };
}

async function fileFailed(database: Database, uuid: string): Promise<News | null> {
  const schedule = await selectSchedule(database, uuid);
  if (schedule === null || schedule.failure === null) return null;
  const { scheduled_by, name, list, every, covered_until, hour, failure } = schedule;
  const { first_day, last_day } = nextPeriod(every, covered_until, hour);
  const days = daysOf(first_day, last_day);
  return {
    id: `${uuid}.${last_day}.failed`,
    recipients: () => whoScheduled(database, scheduled_by),
    subject: `File not written: ${name}, ${days}`,
    sentences: [`The scheduled file “${name}” of ${days} is not written yet.`, failure],
    page,
    content: (url) => ({
      type: 'file.failed',
      file: { schedule_uuid: uuid, name, list, first_day, last_day, failure, url },
    }),
  };
}

/**
 * A token has no e-mail. A person who may not see the files now, or turned this off, is not told.
 */
async function whoScheduled(database: Database, scheduled_by: string | null): Promise<Mail['to']> {
  const person = scheduled_by === null ? null : await selectOperator(database, scheduled_by);
  if (person === null || person.disabled_at !== null || person.processor_id !== null) return [];
  return (await selectMailsOff(database, person.uuid)).includes('scheduled_files') ? [] : [person];
}
