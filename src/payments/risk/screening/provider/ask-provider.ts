// The screening provider is asked after the commit that makes a name new: a request is stored with
// the screening against the lists, and sent by a job (decision 63).
import type { AtomicPhase } from '../../../../platform/database/atomic-phase.ts';
import { atomically } from '../../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { uuidv7 } from '../../../../platform/std/identifiers.ts';
import { beginRound } from '../rounds/begin-round.ts';
import type { UserKey } from '../users/users-to-screen.sql.ts';
import {
  endRequests,
  endRequestsOf,
  insertRequests,
  markAwaiting,
  selectProviderSince,
  updateProviderSince,
} from './requests.sql.ts';

/**
 * At the start of the service: whether it has a provider. A new one is asked about all users; their
 * entries go on, because the lists have screened them. Without one, no user waits.
 */
export async function noteProvider(database: Database, isSet: boolean, now: Date): Promise<void> {
  if (((await selectProviderSince(database)) !== null) === isSet) return;
  await atomically(database, async (phase) => {
    await updateProviderSince(phase, isSet ? now : null);
    if (isSet) await beginRound(phase, now);
    else await endRequests(phase, now);
  });
}

/** Asks about users whose names are new. No entry of theirs goes out until the answer. */
export async function askAboutNewNames(phase: AtomicPhase, users: readonly UserKey[], now: Date): Promise<void> {
  const asked = requestsOf(users, now);
  await endRequestsOf(phase, asked, now);
  await insertRequests(phase, asked, now);
  await markAwaiting(phase, asked);
}

/** In a round over all users: asks about those that the provider was never asked about. */
export const askAboutOthers = (phase: AtomicPhase, users: readonly UserKey[], now: Date): Promise<void> =>
  insertRequests(phase, requestsOf(users, now), now);

const requestsOf = (users: readonly UserKey[], now: Date) =>
  users.map(({ processor_id, uuid }) => ({ processor_id, uuid, request_uuid: uuidv7(now) }));
