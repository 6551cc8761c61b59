// What providers send to us without a token, wired by hand.
import { linkingNotices } from '../bank-accounts/linking/receive-notices.ts';
import type { NoticeReceiver } from '../http/notices.ts';
import type { ServiceContext } from './service-context.ts';

/** None in the sandbox: its providers are simulated and send nothing. */
export function notices({ database, bankAccountProviders, sandbox, log }: ServiceContext): NoticeReceiver[] {
  if (sandbox !== null) return [];
  return [linkingNotices({ database, provider: bankAccountProviders.linking, log })];
}
