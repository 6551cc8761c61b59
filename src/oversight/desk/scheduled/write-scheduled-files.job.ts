// Writes the scheduled files that are due: each once, in one phase. A process that dies before has
// written nothing, and the next one writes the whole file.
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { pauseAfter } from '../../../access/notices/notice-ports.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { fromAllLanes, type RowsOfAll } from '../../../platform/database/lanes/lanes.ts';
import { type Job, quietMs } from '../../../platform/database/repeat.ts';
import type { Log } from '../../../platform/log/log.ts';
import { uuidOnly } from '../../../platform/log/loggable.ts';
import { Refusal } from '../../../platform/refusals.ts';
import { type Clock, instant, realClock, secondsAfter } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import { linesOf } from './file-rows.ts';
import { nextPeriod, type Period } from './periods.ts';
import { reportOf } from './reports.ts';
import {
  coverUntil,
  deleteFilesBefore,
  endLease,
  insertFileChunk,
  insertScheduledFile,
  type Lease,
  leaseSchedule,
  recordFailure,
  type Schedule,
  selectSchedules,
  selectTenantNames,
  toldFailure,
} from './scheduled.sql.ts';

export interface Writing {
  database: Database;
  lanes: RowsOfAll;
  log: Log;
  /** The clock of the records, which a file selects by their times. */
  clock: Clock;
}

/** Longer than a million records take. A process that dies delays its file so long. */
const leaseSeconds = 1_800;
export const keptDays = 90;
const chunkBytes = 1_048_576;

export const writeScheduledFilesJob = (writing: Writing): Job => ({
  name: 'write the scheduled files',
  everyMs: 5_000,
  quietMs,
  run: () => writeScheduledFiles(writing),
});

/** Returns how many files it wrote: one of each schedule that is due. */
export async function writeScheduledFiles(writing: Writing): Promise<number> {
  const { database, clock } = writing;
  const now = clock.now();
  await deleteFilesBefore(database, secondsAfter(now, -86_400 * keptDays));
  let written = 0;
  for (const schedule of await selectSchedules(database)) {
    const period = nextPeriod(schedule.every, schedule.covered_until, schedule.hour);
    const begun = realClock.now();
    if (period.due_at > now || (schedule.retry_at !== null && schedule.retry_at > begun)) continue;
    const lease = await leaseSchedule(database, schedule, begun, secondsAfter(begun, leaseSeconds));
    if (lease !== null && (await tryToWrite(writing, lease, schedule, period))) written++;
  }
  return written;
}

/** A failure is recorded and does not keep the other schedules from their files. */
async function tryToWrite(
  { database, lanes, clock, log }: Writing,
  lease: Lease,
  schedule: Schedule,
  period: Period,
): Promise<boolean> {
  let isWritten: boolean;
  try {
    isWritten = await writeFile({ database, lanes, clock }, schedule, period);
  } catch (error) {
    const attempt = schedule.failed_attempts + 1;
    const now = realClock.now();
    // This throws too if the database is away: then all of them wait.
    await recordFailure(database, lease, {
      failure: reasonOf(error),
      retry_at: instant(now.getTime() + pauseAfter(attempt)),
      told_at: attempt === toldFailure ? now : null,
    });
    log.error({ err: error, schedule_uuid: uuidOnly(schedule.uuid), attempt }, 'a scheduled file was not written');
    return false;
  }
  // Not in the `try`: the file is written, so an error here is no failure to write it.
  await endLease(database, lease);
  return isWritten;
}

/** An error of the service may have values of customers, which only the log leaves out. */
const reasonOf = (error: unknown): string =>
  error instanceof Refusal && error.code === 'invalid_request'
    ? `The list does not take the filters: ${error.errors.map(({ field, message }) => `${field} ${message}`).join('; ')}. End the schedule, save the view again and schedule it.`
    : 'The service had an error, which is in its log. It tries again.';

/** False: the schedule has ended, or another process was faster. */
async function writeFile(
  { database, lanes, clock }: Omit<Writing, 'log'>,
  schedule: Schedule,
  period: Period,
): Promise<boolean> {
  // Later than the file before, whose phase has ended: files are listed by their times.
  const now = clock.now();
  const { list, name, query, scheduled_by } = schedule;
  const { first_day, last_day } = period;
  const whole = await fromAllLanes(lanes, async (every) => {
    const source = { database: every, tenants: await selectTenantNames(every) };
    return compressed(linesOf(reportOf(list)!, source, { query, first_day, last_day, now }));
  });
  if (whole === null) throw new StatedError('the rows of a lane that does not answer would be missing in the file');
  const { chunks, row_count } = whole;
  const uuid = uuidv7(now);
  return atomically(database, async (phase) => {
    if (!(await coverUntil(phase, schedule, last_day))) return false;
    const file = { uuid, schedule_uuid: schedule.uuid, list, name, first_day, last_day, row_count, made_at: now };
    await insertScheduledFile(phase, { ...file, scheduled_by }, realClock.now());
    for (const [number, content] of chunks.entries()) await insertFileChunk(phase, uuid, number, content);
    return true;
  });
}

/** Compressed while it is read: a file of a million records is about 20 MB then. */
async function compressed(lines: AsyncIterable<{ text: string; count: number }>) {
  let row_count = 0;
  async function* texts() {
    for await (const { text, count } of lines) {
      row_count += count;
      yield text;
    }
  }
  const pieces: Buffer[] = [];
  for await (const piece of Readable.from(texts()).compose(createGzip())) pieces.push(piece);
  const whole = Buffer.concat(pieces);
  const chunks = Array.from({ length: Math.ceil(whole.length / chunkBytes) }, (_, index) =>
    whole.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  return { chunks, row_count };
}
