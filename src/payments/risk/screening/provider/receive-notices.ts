// POST /providers/sanctions-screening/notices: what the screening provider reports.
import type { NoticeReceiver } from '../../../../api/http/notices.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { type SigningKey, signedMessageId } from '../../../../platform/providers/signature.ts';
import { actOnNotice } from './act-on-notice.ts';
import { readNotice } from './notice.ts';

// Fifty hits with all that a hit may have, each character as an escape of six bytes, are 1.2 MB.
const bodyAtMost = 1_500_000;

export function screeningNotices({
  database,
  key,
  log,
}: {
  database: Database;
  key: SigningKey;
  log: Log;
}): NoticeReceiver {
  return {
    path: '/providers/sanctions-screening/notices',
    bodyAtMost,
    async receive({ header, body, now, request_id }) {
      if (signedMessageId(key, { header, body, received_at: now }) === null) return false;
      const effect = await actOnNotice(database, readNotice(body), { now, request_id });
      // A request is committed before it is sent: the provider means another service.
      if (effect === 'unknown_request')
        log.warn({}, 'the screening provider reported about a request that this service does not have');
      return true;
    },
  };
}
