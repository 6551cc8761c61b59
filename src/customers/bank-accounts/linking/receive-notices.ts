// POST /providers/linking/notices: what the linking provider reports of its own accord.

import type { NoticeReceiver } from '../../../api/http/notices.ts';
import type { Database } from '../../../platform/database/database.ts';
import { whereFound } from '../../../platform/database/lanes/first-answer.ts';
import type { Lanes } from '../../../platform/database/lanes/lanes.ts';
import type { Log } from '../../../platform/log/log.ts';
import { Refusal, refuse } from '../../../platform/refusals.ts';
import { withinDeadline } from '../../../platform/std/deadline.ts';
import { actOnNotice } from './act-on-notice.ts';
import type { LinkingProvider, ReadNotice } from './linking-provider.ts';

// A provider waits ten seconds for our answer.
const deadlineMs = 5_000;

export function linkingNotices(context: {
  database: Database;
  lanes: Lanes;
  provider: LinkingProvider;
  log: Log;
}): NoticeReceiver {
  const { database, lanes, provider, log } = context;
  return {
    path: '/providers/linking/notices',
    async receive({ header, body, address, now, request_id }) {
      let read: ReadNotice;
      try {
        read = await withinDeadline(deadlineMs, (signal) =>
          provider.readNotice({ header, body, address, received_at: now }, signal),
        );
      } catch (error) {
        log.warn({ err: error }, 'a notice of the linking provider could not be verified; the provider sends it again');
        throw error instanceof Refusal ? error : refuse('linking_unavailable');
      }
      if (read === 'unverified') return false;
      if (read === 'ignored') return true;
      // Tenants of several lanes may have the item.
      await whereFound(lanes, async () => {
        await actOnNotice(database, provider.name, read, { now, request_id });
        return null;
      });
      return true;
    },
  };
}
