// Tells operators that sanctions hits and fraud reviews wait for a decision.
import { selectRecipients } from '../../../access/notices/notices.sql.ts';
import { allows, roles } from '../../../api/http/caller.ts';
import { selectOpenReviews } from '../../../payments/risk/monitoring/reviews.sql.ts';
import { selectOpenHits } from '../../../payments/risk/screening/hits/hits.sql.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RowsOfAll } from '../../../platform/database/lanes/lanes.ts';
import { type Job, quietMs } from '../../../platform/database/repeat.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import {
  insertRiskNotice,
  type RiskNotice,
  type RiskWork,
  selectLatestNotice,
  selectRiskNotice,
} from './risk-notices.sql.ts';
import { type News, type Telling, teller } from './tell.ts';

/** More that is found within the hour is told together. */
const atMostEveryMs = 3_600_000;
/** What waits longer is told again. */
const againAfterMs = 86_400_000;

const works: Record<RiskWork, { select: typeof selectOpenHits; one: string; many: string; why: string; page: string }> =
  {
    sanctions_hits: {
      select: selectOpenHits,
      one: 'sanctions hit waits',
      many: 'sanctions hits wait',
      why: 'These users are blocked until someone compares the names and decides.',
      page: '/console/sanctions-hits?state=open',
    },
    fraud_reviews: {
      select: selectOpenReviews,
      one: 'fraud review waits',
      many: 'fraud reviews wait',
      why: 'These payments are on hold. Decide before the next cut-off.',
      page: '/console/fraud-reviews?state=open',
    },
  };

/** Null: no channel is set. */
export function tellOfRiskJob(context: Telling & { lanes: RowsOfAll }): Job | null {
  const tellDue = teller(context, { risk_notices: newsOf }, (fields) =>
    context.log.warn(fields, 'operators were not told of hits or reviews that wait'),
  );
  if (tellDue === null) return null;
  return {
    name: 'tell of hits and reviews',
    everyMs: 1_000,
    quietMs,
    async run() {
      for (const work of Object.keys(works) as RiskWork[]) await noteWaiting(context, work);
      return tellDue();
    },
  };
}

async function noteWaiting(
  { database, lanes }: { database: Database; lanes: RowsOfAll },
  work: RiskWork,
): Promise<void> {
  const waiting = await works[work].select(lanes.every.database);
  if (waiting === null) return;
  const latest = await selectLatestNotice(database, work);
  const made_at = realClock.now();
  const age = latest === null ? Number.POSITIVE_INFINITY : made_at.getTime() - latest.made_at.getTime();
  const isNew = latest === null || waiting.newest_at > latest.newest_at;
  if (age < (isNew ? atMostEveryMs : againAfterMs)) return;
  const { count: waiting_count, oldest_at, newest_at } = waiting;
  const number = (latest?.number ?? 0) + 1;
  await insertRiskNotice(database, {
    uuid: uuidv7(made_at),
    work,
    number,
    waiting_count,
    oldest_at,
    newest_at,
    made_at,
  });
}

async function newsOf(database: Database, uuid: string): Promise<News | null> {
  const notice = await selectRiskNotice(database, uuid);
  if (notice === null) return null;
  const { work, waiting_count: count, oldest_at } = notice;
  const { one, many, why, page } = works[work];
  return {
    id: `${uuid}.waiting`,
    recipients: () =>
      selectRecipients(
        database,
        roles.filter((role) => allows(role, 'risk')),
        'risk_decisions',
      ),
    subject: `${count.toLocaleString('en-US')} ${count === 1 ? one : many} for a decision`,
    sentences: [why, `The oldest was found at ${timestamp(oldest_at)} UTC.`],
    page,
    content: (url) => ({ type: `${work}.waiting`, waiting: waitingOf(notice, url) }),
  };
}

const waitingOf = ({ waiting_count, oldest_at, newest_at }: RiskNotice, url: string) => ({
  count: waiting_count,
  oldest_at: timestamp(oldest_at),
  newest_at: timestamp(newest_at),
  url,
});
