// Writes the scheduled files that are due: each once, in one phase. A process that dies before has
// written nothing, and the next one writes the whole file.
import { createGzip } from 'node:zlib';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Job, quietMs } from '../../../platform/database/repeat.ts';
import { type Clock, realClock, secondsAfter } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { linesOf } from './file-rows.ts';
import { nextPeriod, type Period } from './periods.ts';
import { reportOf } from './reports.ts';
import {
  coverUntil,
  deleteFilesBefore,
  endLease,
  insertFileChunk,
  insertScheduledFile,
  leaseSchedule,
  type Schedule,
  selectSchedules,
  selectTenantNames,
} from './scheduled.sql.ts';

export interface Writing {
  database: Database;
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
export async function writeScheduledFiles({ database, clock }: Writing): Promise<number> {
  const now = clock.now();
  await deleteFilesBefore(database, secondsAfter(now, -86_400 * keptDays));
  let written = 0;
  for (const schedule of await selectSchedules(database)) {
    const period = nextPeriod(schedule.every, schedule.covered_until, schedule.hour);
    if (period.due_at > now) continue;
    const begun = realClock.now();
    if (!(await leaseSchedule(database, schedule.uuid, begun, secondsAfter(begun, leaseSeconds)))) continue;
    try {
      if (await writeFile(database, clock, schedule, period)) written++;
    } finally {
      await endLease(database, schedule.uuid);
    }
  }
  return written;
}

/** False: the schedule has ended, or another process was faster. */
async function writeFile(database: Database, clock: Clock, schedule: Schedule, period: Period): Promise<boolean> {
  // Later than the file before, whose phase has ended: files are listed by their times.
  const now = clock.now();
  const { list, name, query, scheduled_by } = schedule;
  const { first_day, last_day } = period;
  const source = { database, tenants: await selectTenantNames(database) };
  const { chunks, row_count } = await compressed(linesOf(reportOf(list)!, source, { query, first_day, last_day, now }));
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
  const gzip = createGzip();
  const pieces: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    gzip.on('data', (piece: Buffer) => pieces.push(piece));
    gzip.on('end', resolve);
    gzip.on('error', reject);
  });
  let row_count = 0;
  for await (const { text, count } of lines) {
    row_count += count;
    if (!gzip.write(text)) await new Promise((resolve) => gzip.once('drain', resolve));
  }
  gzip.end();
  await ended;
  const whole = Buffer.concat(pieces);
  const chunks = Array.from({ length: Math.ceil(whole.length / chunkBytes) }, (_, index) =>
    whole.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  return { chunks, row_count };
}
