// Tells operators of what happened: people by e-mail, the operator's systems by a webhook. At least
// once.
import { type NoticePorts, noticePorts, pauseAfter } from '../../../access/notices/notice-ports.ts';
import { postNotice } from '../../../access/notices/post-notice.ts';
import { type Mail, sendMail } from '../../../access/notices/send-mail.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { instant, realClock } from '../../../platform/std/clock.ts';
import { type Begun, beginNotice, endNotice, type NoticeChannel, type Told } from './notices.sql.ts';

export interface Telling {
  database: Database;
  log: Log;
  settings: Settings;
}

/** What is told. It has no name of a user and no row of a file: who opens the page signs in. */
export interface News extends Pick<Mail, 'id' | 'subject'> {
  sentences: string[];
  /** Empty: no one wants the e-mail. */
  recipients(): Promise<Mail['to']>;
  /** Of the console, after its address. */
  page: string;
  /** Of the webhook. */
  content(url: string): object;
}

/** Null: there is nothing to tell any more. */
export type NewsOf = (database: Database, uuid: string) => Promise<News | null>;

/** Of each kind and channel, in a run. */
const atMost = 20;
const toldForMs = 3 * 86_400_000;
/** Longer than an attempt takes. A worker that dies during one delays the next one so long. */
const attemptMs = 120_000;
const attemptsAtMost = 12;

/** Tells what is due, and returns how much is left. Null: no channel is set. */
export function teller(
  { database, settings }: Omit<Telling, 'log'>,
  newsOf: Partial<Record<Told, NewsOf>>,
  /** Logs an attempt that failed. */
  failed: (fields: { err: unknown; channel: NoticeChannel; attempt: number }) => void,
): (() => Promise<number>) | null {
  const ports = noticePorts(settings);
  if (ports === null) return null;
  const channels = (['mail', 'webhook'] as const).filter((channel) => ports[channel] !== null);

  /** One that cannot be told does not keep the others from being told. */
  async function tell(
    channel: NoticeChannel,
    told: Told,
    { uuid, attempts }: Begun,
    read: NewsOf,
    until: Date,
  ): Promise<void> {
    let due_at: Date | null = null;
    try {
      const news = await read(database, uuid);
      if (news !== null) await (channel === 'mail' ? mail(ports!, news) : post(ports!, news));
    } catch (error) {
      if (attempts < attemptsAtMost) due_at = instant(realClock.now().getTime() + pauseAfter(attempts));
      failed({ err: error, channel, attempt: attempts });
    }
    await endNotice(database, told, channel, { uuid, until, due_at });
  }

  /** Returns whether more may be due. Each is begun just before it is told. */
  async function tellDue(channel: NoticeChannel, told: Told, read: NewsOf): Promise<boolean> {
    for (let count = 0; count < atMost; count++) {
      const now = realClock.now();
      const [since, until] = [instant(now.getTime() - toldForMs), instant(now.getTime() + attemptMs)];
      const begun = await beginNotice(database, told, channel, { since, now, until });
      if (begun === null) return false;
      await tell(channel, told, begun, read, until);
    }
    return true;
  }

  return async () => {
    let full = 0;
    for (const channel of channels)
      for (const [told, read] of Object.entries(newsOf)) if (await tellDue(channel, told as Told, read)) full++;
    return full;
  };
}

const addressOf = ({ publicUrl }: NoticePorts, { page }: News): string => `${publicUrl.replace(/\/$/, '')}${page}`;

async function mail(ports: NoticePorts, news: News): Promise<void> {
  const to = await news.recipients();
  if (to.length === 0) return;
  const text = [...news.sentences, `See it here: ${addressOf(ports, news)}`].join('\n\n');
  await sendMail(ports.mail!, { id: news.id, to, subject: news.subject, text });
}

const post = (ports: NoticePorts, news: News): Promise<void> =>
  postNotice({ ...ports.webhook!, clock: realClock }, news.id, news.content(addressOf(ports, news)));
