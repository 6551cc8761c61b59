// POST /providers/sanctions-screening/notices: what the screening provider reports.
import type { NoticeReceiver } from '../../../../api/http/notices.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { whereFound } from '../../../../platform/database/lanes/first-answer.ts';
import type { Lanes } from '../../../../platform/database/lanes/lanes.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { type SigningKey, signedMessageId } from '../../../../platform/providers/signature.ts';
import { actOnNotice } from './act-on-notice.ts';
import { readNotice } from './notice.ts';

// Fifty hits with all that a hit may have, each character as an escape of six bytes, are 1.2 MB.
const bodyAtMost = 1_500_000;

export function screeningNotices({
  database,
  lanes,
  key,
  log,
}: {
  database: Database;
  lanes: Lanes;
  key: SigningKey;
  log: Log;
}): NoticeReceiver {
  return {
    path: '/providers/sanctions-screening/notices',
    bodyAtMost,
    async receive({ header, body, now, request_id }) {
      if (signedMessageId(key, { header, body, received_at: now }) === null) return false;
      const notice = readNotice(body);
      const effect = await whereFound(lanes, async () => {
        const done = await actOnNotice(database, notice, { now, request_id });
        return done === 'unknown_request' ? null : done;
      });
      // A request is committed before it is sent: the provider means another service.
      if (effect === null)
        log.warn({}, 'the screening provider reported about a request that this service does not have');
      return true;
    },
  };
}
