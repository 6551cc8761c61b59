// Announces an event like an operation does: in its own atomic phase.

import { announce } from '../../../src/events/log/announce.ts';
import type { Announcement } from '../../../src/events/log/announcement.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { uuidv7 } from '../../../src/platform/std/identifiers.ts';

/** An announcement about a new subject. The given fields replace the defaults. */
export function announcement(of: Partial<Announcement> & Pick<Announcement, 'processor_id'>): Announcement {
  const occurred_at = of.occurred_at ?? realClock.now();
  const subject_uuid = of.subject_uuid ?? uuidv7(occurred_at);
  return {
    vendor_id: null,
    type: 'BusinessCreated',
    sequence: 1,
    state: { uuid: subject_uuid, business_name: 'Nordlys 🌌 \u2028 AS' },
    ...of,
    subject_uuid,
    occurred_at,
  };
}

export async function announceEvent(
  database: Database,
  of: Partial<Announcement> & Pick<Announcement, 'processor_id'>,
): Promise<Announcement> {
  const made = announcement(of);
  await atomically(database, (phase) => announce(phase, [made]));
  return made;
}
