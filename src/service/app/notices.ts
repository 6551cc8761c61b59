// What providers send to us without a token, wired by hand.

import type { NoticeReceiver } from '../../api/http/notices.ts';
import { linkingNotices } from '../../customers/bank-accounts/linking/receive-notices.ts';
import { verificationNotices } from '../../customers/users/verification/over-http/receive-notices.ts';
import type { ServiceContext } from './service-context.ts';

/** None in the sandbox: its providers are simulated and send nothing. */
export function notices(on: ServiceContext): NoticeReceiver[] {
  const { database, bankAccountProviders, businessVerification, sandbox, log } = on;
  if (sandbox !== null) return [];
  const list = [linkingNotices({ database, provider: bankAccountProviders.linking, log })];
  const { overHttp } = businessVerification;
  if (overHttp !== null) list.push(verificationNotices({ database, key: overHttp.address.key, log }));
  return list;
}
