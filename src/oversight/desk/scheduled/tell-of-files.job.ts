// Tells of the files that schedules wrote, and of schedules whose file cannot be written: who
// scheduled it by e-mail, the operator's systems by a webhook. At least once.
import { type NoticePorts, noticePorts, pauseAfter } from '../../../access/notices/notice-ports.ts';
import { postNotice } from '../../../access/notices/post-notice.ts';
import { type Mail, sendMail } from '../../../access/notices/send-mail.ts';
import { selectOperator } from '../../../access/operators/operators.sql.ts';
import { selectMailsOff } from '../../../access/operators/own-mails.sql.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Job, quietMs } from '../../../platform/database/repeat.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { type Begun, beginNotice, endNotice, type NoticeChannel, type Told } from './notices.sql.ts';
import { nextPeriod } from './periods.ts';
import { selectSchedule, selectScheduledFile } from './scheduled.sql.ts';

interface Telling {
  database: Database;
  log: Log;
  settings: Settings;
}

/** Of each kind and channel, in a run. */
const atMost = 20;
const toldForMs = 3 * 86_400_000;
/** Longer than an attempt takes. A worker that dies during one delays the next one so long. */
const attemptMs = 120_000;
const attemptsAtMost = 12;

/** Null: no channel is set. */
export function tellOfFilesJob({ database, log, settings }: Telling): Job | null {
  const ports = noticePorts(settings);
  if (ports === null) return null;
  const channels = (['mail', 'webhook'] as const).filter((channel) => ports[channel] !== null);

  /** One that cannot be told does not keep the others from being told. */
  async function tell(channel: NoticeChannel, told: Told, { uuid, attempts }: Begun, until: Date): Promise<void> {
    let due_at: Date | null = null;
    try {
      const news = await newsOf[told](database, uuid);
      if (news !== null) await (channel === 'mail' ? mail(database, ports!, news) : post(ports!, news));
    } catch (error) {
      if (attempts < attemptsAtMost) due_at = instant(realClock.now().getTime() + pauseAfter(attempts));
      log.warn({ err: error, channel, attempt: attempts }, 'operators were not told of a scheduled file');
    }
    await endNotice(database, told, channel, { uuid, until, due_at });
  }

  /** Returns whether more may be due. Each is begun just before it is told. */
  async function tellDue(channel: NoticeChannel, told: Told): Promise<boolean> {
    for (let count = 0; count < atMost; count++) {
      const now = realClock.now();
      const [since, until] = [instant(now.getTime() - toldForMs), instant(now.getTime() + attemptMs)];
      const begun = await beginNotice(database, told, channel, { since, now, until });
      if (begun === null) return false;
      await tell(channel, told, begun, until);
    }
    return true;
  }

  return {
    name: 'tell of scheduled files',
    everyMs: 1_000,
    quietMs,
    async run() {
      let full = 0;
      for (const channel of channels)
        for (const told of ['scheduled_files', 'file_schedules'] as const) if (await tellDue(channel, told)) full++;
      return full;
    },
  };
}

/** What is told. It has no rows of the file: who opens it signs in. */
interface News extends Pick<Mail, 'id' | 'subject'> {
  scheduled_by: string | null;
  sentences: string[];
  /** Of the webhook, to which the address of the page is added. */
  type: 'file.written' | 'file.failed';
  file: object;
}

const daysOf = (first: string, last: string): string => (first === last ? first : `${first} to ${last}`);

/** Null: it was deleted since. */
const newsOf: Record<Told, (database: Database, uuid: string) => Promise<News | null>> = {
  async scheduled_files(database, uuid) {
    const file = await selectScheduledFile(database, uuid);
    if (file === null) return null;
    const { scheduled_by, name, list, first_day, last_day, row_count, made_at } = file;
    const days = daysOf(first_day, last_day);
    return {
      id: `${uuid}.written`,
      scheduled_by,
      subject: `File written: ${name}, ${days}`,
      sentences: [
        `The scheduled file “${name}” of ${days} is written.`,
        `It has ${row_count.toLocaleString('en-US')} ${row_count === 1 ? 'row' : 'rows'}.`,
      ],
      type: 'file.written',
      file: { uuid, name, list, first_day, last_day, row_count, made_at: timestamp(made_at) },
    };
  },
  async file_schedules(database, uuid) {
    const schedule = await selectSchedule(database, uuid);
    if (schedule === null || schedule.failure === null) return null;
    const { scheduled_by, name, list, every, covered_until, hour, failure } = schedule;
    const { first_day, last_day } = nextPeriod(every, covered_until, hour);
    const days = daysOf(first_day, last_day);
    return {
      id: `${uuid}.${last_day}.failed`,
      scheduled_by,
      subject: `File not written: ${name}, ${days}`,
      sentences: [`The scheduled file “${name}” of ${days} is not written yet.`, failure],
      type: 'file.failed',
      file: { schedule_uuid: uuid, name, list, first_day, last_day, failure },
    };
  },
};

const page = ({ publicUrl }: NoticePorts): string => `${publicUrl.replace(/\/$/, '')}/console/scheduled`;

/**
 * A token has no e-mail. A person who may not see the files now, or turned this off, is not told.
 */
async function mail(database: Database, ports: NoticePorts, { scheduled_by, ...news }: News): Promise<void> {
  const person = scheduled_by === null ? null : await selectOperator(database, scheduled_by);
  if (person === null || person.disabled_at !== null || person.processor_id !== null) return;
  if ((await selectMailsOff(database, person.uuid)).includes('scheduled_files')) return;
  await sendMail(ports.mail!, {
    id: news.id,
    to: [person],
    subject: news.subject,
    text: [...news.sentences, `See it here: ${page(ports)}`].join('\n\n'),
  });
}

const post = (ports: NoticePorts, { id, type, file }: News): Promise<void> =>
  postNotice({ ...ports.webhook!, clock: realClock }, id, { type, file: { ...file, url: page(ports) } });
