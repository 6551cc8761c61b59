// Tells operators of approvals, by e-mail and by a webhook: at least once, each time its state
// changes.

import type { Database } from '../../platform/database/database.ts';
import { type Job, quietMs } from '../../platform/database/repeat.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { instant, realClock } from '../../platform/std/clock.ts';
import { firstUuidOf } from '../../platform/std/identifiers.ts';
import { StatedError } from '../../platform/std/stated-error.ts';
import { mailOf, messageOf, noticeIdOf, rolesTold, toldOf, webhookBodyOf } from './notice.ts';
import { noticePorts, pauseAfter } from './notice-ports.ts';
import {
  beginAttempt,
  type Channel,
  endAttempt,
  selectNextNotice,
  selectRecipients,
  selectUntold,
  type Untold,
} from './notices.sql.ts';
import { postNotice } from './post-notice.ts';
import { type MailServer, sendMail } from './send-mail.ts';

export interface Telling {
  database: Database;
  log: Log;
  metrics: Metrics;
  settings: Settings;
}

/** How a channel tells an approval. False: there is no one to tell. */
type Send = (approval: Untold) => Promise<boolean>;

const atMost = 20;
const dayMs = 86_400_000;
/** Older ones are not told: the channel was set later, or was away for days. */
const toldForMs = 3 * dayMs;
/** A worker that dies during an attempt delays the next one so long. */
const attemptMs = 60_000;
const attemptsAtMost = 12;

/** Null: no channel is set. */
export function tellOperatorsJob({ database, log, metrics, settings }: Telling): Job | null {
  const channels = channelsIn(database, settings);
  if (channels.size === 0) return null;
  const counted = metrics.counts('achord_approval_notices_total');
  const sinceAt = (now: Date) => firstUuidOf(instant(now.getTime() - toldForMs));

  async function tell(channel: Channel, send: Send, approval: Untold): Promise<void> {
    const { uuid: approval_uuid, news } = approval;
    const key = { approval_uuid, news, channel };
    const now = realClock.now();
    const attempt = await beginAttempt(database, key, { now, until: instant(now.getTime() + attemptMs) });
    if (attempt === null) return;
    try {
      const result = (await send(approval)) ? 'sent' : 'no_recipient';
      const error = result === 'sent' ? null : 'no operator is to be told';
      await endAttempt(database, key, { sent_at: realClock.now(), next_attempt_at: null, error });
      counted(`${channel}_${result}`);
    } catch (error) {
      if (!(error instanceof StatedError)) throw error;
      const next_attempt_at = attempt >= attemptsAtMost ? null : instant(now.getTime() + pauseAfter(attempt));
      await endAttempt(database, key, { sent_at: null, next_attempt_at, error: error.message });
      counted(`${channel}_failed`);
      log.warn({ err: error, channel, attempt }, 'operators were not told of an approval');
    }
  }

  return {
    name: 'tell operators of approvals',
    everyMs: 1_000,
    quietMs,
    async run() {
      const now = realClock.now();
      let found = 0;
      for (const [channel, send] of channels) {
        const untold = await selectUntold(database, channel, { since: sinceAt(now), now, atMost });
        for (const approval of untold) await tell(channel, send, approval);
        found += untold.length === atMost ? 1 : 0;
      }
      return found;
    },
    async dueInMs() {
      const now = realClock.now();
      const at = await selectNextNotice(database, sinceAt(now), now);
      return at === null ? Number.POSITIVE_INFINITY : at.getTime() - now.getTime();
    },
  };
}

function channelsIn(database: Database, settings: Settings): ReadonlyMap<Channel, Send> {
  const channels = new Map<Channel, Send>();
  const ports = noticePorts(settings);
  if (ports === null) return channels;
  const { publicUrl, mail, webhook } = ports;
  if (mail !== null) channels.set('mail', mailing(database, mail, publicUrl));
  if (webhook !== null)
    channels.set('webhook', async (approval) => {
      await postNotice({ ...webhook, clock: realClock }, noticeIdOf(approval), webhookBodyOf(approval, publicUrl));
      return true;
    });
  return channels;
}

const mailing =
  (database: Database, server: MailServer, publicUrl: string): Send =>
  async (approval) => {
    const to = toldOf(approval, await selectRecipients(database, rolesTold(approval), mailOf(approval)));
    if (to.length === 0) return false;
    await sendMail(server, { id: noticeIdOf(approval), to, ...messageOf(approval, publicUrl) });
    return true;
  };
