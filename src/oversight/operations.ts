// The operations of this wing.

import type { Operation } from '../api/http/operation.ts';
import type { BanksContext } from '../banks/operations.ts';
import type { EventsContext } from '../events/operations.ts';
import { jobMs } from '../platform/database/database.ts';
import { realClock } from '../platform/std/clock.ts';
import { listExceptions } from './desk/exceptions/list-exceptions.http.ts';
import { readTransactionOfAnyTenant } from './desk/in-full/payment/read-whole-payment.http.ts';
import { readUserOfAnyTenant } from './desk/in-full/user/read-whole-user.http.ts';
import { readLive } from './desk/live/read-live.http.ts';
import type { TopicWatch } from './desk/live/watch-topics.ts';
import { lookUp } from './desk/search/look-up.http.ts';
import { readSeries } from './desk/series/read-series.http.ts';
import { readToday } from './desk/today/read-today.http.ts';
import { listUsersOfAnyTenant } from './desk/users/list-users-of-any-tenant.http.ts';
import { checkEveryInvariant } from './invariants/check-invariants.http.ts';
import { eraseUserOfAnyTenant } from './personal-data/erasure/erase-user.http.ts';
import { readKeptIdentity } from './personal-data/erasure/read-kept-identity.http.ts';
import { exportUser } from './personal-data/export/export-user.http.ts';

export interface OversightContext extends BanksContext, EventsContext {
  topicWatch: TopicWatch;
}

export function oversightOperations(on: OversightContext): Operation[] {
  const reports = { ...on, database: on.database.withDeadline(jobMs) };
  return [
    readToday(on),
    lookUp(on),
    readLive({ topicWatch: on.topicWatch, clock: realClock }),
    readSeries(on),
    listExceptions(reports),
    readTransactionOfAnyTenant(on),
    listUsersOfAnyTenant(on),
    readUserOfAnyTenant(on),

    // Personal data
    exportUser(on),
    eraseUserOfAnyTenant({ vault: on.vault, identityDays: on.settings.ACHORD_IDENTITY_DAYS }),
    readKeptIdentity(on),

    checkEveryInvariant(on),
  ];
}
