// POST /providers/business-verification/notices: what the verification provider decides.

import type { NoticeReceiver } from '../../../../api/http/notices.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { whereFound } from '../../../../platform/database/lanes/first-answer.ts';
import type { Lanes } from '../../../../platform/database/lanes/lanes.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { type SigningKey, signedMessageId } from '../../../../platform/providers/signature.ts';
import { actOnNotice } from './act-on-notice.ts';
import { readNotice } from './notice.ts';

export function verificationNotices(context: {
  database: Database;
  lanes: Lanes;
  key: SigningKey;
  log: Log;
}): NoticeReceiver {
  const { database, lanes, key, log } = context;
  return {
    path: '/providers/business-verification/notices',
    async receive({ header, body, now, request_id }) {
      if (signedMessageId(key, { header, body, received_at: now }) === null) return false;
      const notice = readNotice(body);
      const effect = await whereFound(lanes, async () => {
        const done = await actOnNotice(database, notice, { now, request_id });
        return done === 'unknown_submission' ? null : done;
      });
      // A submission is committed before it is sent: the provider means another service.
      if (effect === null)
        log.warn({}, 'the verification provider reported about a submission that this service does not have');
      return true;
    },
  };
}
