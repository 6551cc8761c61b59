// Tells of the files that schedules wrote: the operator of the schedule by e-mail, the operator's
// systems by a webhook. At least once.
import { type NoticePorts, noticePorts, pauseAfter } from '../../../access/notices/notice-ports.ts';
import { postNotice } from '../../../access/notices/post-notice.ts';
import { sendMail } from '../../../access/notices/send-mail.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Job, quietMs } from '../../../platform/database/repeat.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { beginFileNotices, endFileNotice, type FileToTell, type NoticeChannel } from './scheduled.sql.ts';

interface Telling {
  database: Database;
  log: Log;
  settings: Settings;
}

const atMost = 20;
const toldForMs = 3 * 86_400_000;
const attemptMs = 60_000;
const attemptsAtMost = 12;

/** Null: no channel is set. */
export function tellOfFilesJob({ database, log, settings }: Telling): Job | null {
  const ports = noticePorts(settings);
  if (ports === null) return null;
  const channels = (['mail', 'webhook'] as const).filter((channel) => ports[channel] !== null);

  async function tell(channel: NoticeChannel, file: FileToTell & { attempts: number }): Promise<void> {
    try {
      await (channel === 'mail' ? mail(ports!, file) : post(ports!, file));
      await endFileNotice(database, channel, file.uuid, null);
    } catch (error) {
      if (!(error instanceof StatedError)) throw error;
      const next = instant(realClock.now().getTime() + pauseAfter(file.attempts));
      await endFileNotice(database, channel, file.uuid, file.attempts >= attemptsAtMost ? null : next);
      log.warn({ err: error, channel, attempt: file.attempts }, 'operators were not told of a scheduled file');
    }
  }

  return {
    name: 'tell of scheduled files',
    everyMs: 1_000,
    quietMs,
    async run() {
      let full = 0;
      for (const channel of channels) {
        const now = realClock.now();
        const [since, until] = [instant(now.getTime() - toldForMs), instant(now.getTime() + attemptMs)];
        const due = await beginFileNotices(database, channel, { since, now, until, atMost });
        for (const file of due) await tell(channel, file);
        if (due.length === atMost) full++;
      }
      return full;
    },
  };
}

const daysOf = ({ first_day, last_day }: FileToTell): string =>
  first_day === last_day ? first_day : `${first_day} to ${last_day}`;

const page = ({ publicUrl }: NoticePorts): string => `${publicUrl.replace(/\/$/, '')}/console/scheduled`;

const idOf = ({ uuid }: FileToTell): string => `${uuid}.written`;

/** It has no rows of the file: who opens it signs in. A schedule of a token has no one to tell. */
async function mail(ports: NoticePorts, file: FileToTell): Promise<void> {
  if (file.scheduler === null) return;
  const { name, row_count } = file;
  await sendMail(ports.mail!, {
    id: idOf(file),
    to: [file.scheduler],
    subject: `File written: ${name}, ${daysOf(file)}`,
    text: [
      `The scheduled file “${name}” of ${daysOf(file)} is written.`,
      `It has ${row_count.toLocaleString('en-US')} ${row_count === 1 ? 'row' : 'rows'}.`,
      `Download it here: ${page(ports)}`,
    ].join('\n\n'),
  });
}

const post = (ports: NoticePorts, file: FileToTell): Promise<void> =>
  postNotice({ ...ports.webhook!, clock: realClock }, idOf(file), {
    type: 'file.written',
    file: {
      uuid: file.uuid,
      name: file.name,
      list: file.list,
      first_day: file.first_day,
      last_day: file.last_day,
      row_count: file.row_count,
      made_at: timestamp(file.made_at),
      url: page(ports),
    },
  });
