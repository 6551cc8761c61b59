// Stores a user, new or changed, with its event and its line in the audit trail: one phase, all or
// nothing.

import type { AtomicPhase } from '../database/atomic-phase.ts';
import { announce } from '../events/announce.ts';
import type { EventTypeOf } from '../events/event-types.ts';
import { type Acting, recordAct } from '../tenants/audit-trail.ts';
import type { User } from './user.ts';
import { userRecord } from './user-record.ts';
import { deleteOwners, insertOwners, insertUser, updateUser } from './users.sql.ts';

/**
 * Inserts a user. What is registered together with it (a bank account) follows in the same phase.
 */
export async function insertNewUser(phase: AtomicPhase, acting: Acting, user: User): Promise<void> {
  const event_count = user.kind === 'business' ? 1 : 0;
  await insertUser(phase, { ...user, event_count });
  if (user.business_owners.length > 0) await insertOwners(phase, user, user.business_owners);
  if (event_count > 0) await announceBusiness(phase, 'BusinessCreated', user, event_count, acting.now);
  await recordAct(phase, acting, {
    processor_id: user.processor_id,
    action: 'user.registered',
    subject: 'user',
    subject_uuid: user.uuid,
    detail: { kind: user.kind, kyb_status: user.kyb_status },
  });
}

/**
 * Stores what differs between a user and what it shall be; its row must be locked. Answers the user
 * as stored: the same one, without event and audit line, when nothing differs.
 */
export async function storeChange(
  phase: AtomicPhase,
  acting: Acting,
  before: User,
  after: User,
  action: 'user.changed' | 'user.verified' | 'user.deleted' | 'user.kyb_decided',
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
  const { event_count } = await updateUser(phase, stored);
  if (stored.kind === 'business') await announceBusiness(phase, 'BusinessUpdated', stored, event_count, acting.now);
  await recordAct(phase, acting, {
    processor_id: stored.processor_id,
    action,
    subject: 'user',
    subject_uuid: stored.uuid,
    // Names of columns only: the values are personal data.
    detail: { changed, kyb_status: stored.kyb_status },
  });
  return { ...stored, event_count };
}

function announceBusiness(
  phase: AtomicPhase,
  type: EventTypeOf<'business'>,
  business: User,
  sequence: number,
  occurred_at: Date,
): Promise<void> {
  // Its owners' personal data stays out of what is kept and sent for years; whoever may see it
  // reads the user.
  const { business_owners: _, ...state } = userRecord(business);
  const { processor_id, vendor_id, uuid } = business;
  return announce(phase, [{ processor_id, vendor_id, type, subject_uuid: uuid, sequence, occurred_at, state }]);
}
