// Stores a new or changed user with its event and its audit line, in one phase.

import { type Acting, type ActingAlone, recordAct } from '../../access/tenants/audit-trail.ts';
import { announce } from '../../events/log/announce.ts';
import type { EventTypeOf } from '../../events/log/event-types.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { type DescribedRecord, replaceEntries } from '../../platform/database/metadata-entries.sql.ts';
import type { User } from './user.ts';
import { userRecord } from './user-record.ts';
import { deleteOwners, insertOwners, insertUser, updateUser } from './users.sql.ts';

/** Inserts a user. A bank account of the same registration follows in the same phase. */
export async function insertNewUser(phase: AtomicPhase, acting: Acting, user: User): Promise<void> {
  const event_count = user.kind === 'business' ? 1 : 0;
  await insertUser(phase, { ...user, event_count });
  if (user.business_owners.length > 0) await insertOwners(phase, user, user.business_owners);
  await replaceEntries(phase, described(user), null, user.metadata);
  if (event_count > 0) await announceBusiness(phase, 'BusinessCreated', user, event_count, acting.now);
  await recordAct(phase, acting, {
    processor_id: user.processor_id,
    action: 'user.registered',
    subject: 'user',
    subject_uuid: user.uuid,
    detail: { kind: user.kind, kyb_status: user.kyb_status },
  });
}

/** The names that are screened for sanctions: a change of one is screened again. */
const screenedColumns: ReadonlySet<keyof User> = new Set([
  'first_name',
  'last_name',
  'business_name',
  'trading_name',
  'name_in_file',
  'business_owners',
]);

/**
 * Stores the differences between two states of a user, whose row must be locked. Returns the stored
 * user, or `before` itself: without differences it writes no event and no audit line. `details`:
 * more for the audit line.
 */
export async function storeChange(
  phase: AtomicPhase,
  acting: Acting | ActingAlone,
  before: User,
  after: User,
  action: 'user.changed' | 'user.verified' | 'user.deleted' | 'user.kyb_decided',
  details: Record<string, unknown> = {},
): Promise<User> {
  const changed = (Object.keys(after) as (keyof User)[]).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
  if (changed.length === 0) return before;
  const stored: User = { ...after, updated_at: acting.now };
  if (changed.includes('business_owners')) {
    await deleteOwners(phase, stored);
    if (stored.business_owners.length > 0) await insertOwners(phase, stored, stored.business_owners);
  }
  await replaceEntries(phase, described(stored), before.metadata, stored.metadata);
  const renamed = changed.some((column) => screenedColumns.has(column));
  const { event_count } = await updateUser(phase, stored, { renamed });
  if (stored.kind === 'business') await announceBusiness(phase, 'BusinessUpdated', stored, event_count, acting.now);
  await recordAct(phase, acting, {
    processor_id: stored.processor_id,
    action,
    subject: 'user',
    subject_uuid: stored.uuid,
    // Only the names of columns: the values are personal data.
    detail: { changed, kyb_status: stored.kyb_status, ...details },
  });
  return { ...stored, event_count };
}

const described = ({ processor_id, uuid }: User): DescribedRecord => ({
  processor_id,
  subject: 'user',
  subject_uuid: uuid,
});

function announceBusiness(
  phase: AtomicPhase,
  type: EventTypeOf<'business'>,
  business: User,
  sequence: number,
  occurred_at: Date,
): Promise<void> {
  // Events are stored and sent for years, so they have no personal data of owners. A permitted
  // caller reads the user.
  const { business_owners: _, ...state } = userRecord(business);
  const { processor_id, vendor_id, uuid } = business;
  return announce(phase, [{ processor_id, vendor_id, type, subject_uuid: uuid, sequence, occurred_at, state }]);
}
