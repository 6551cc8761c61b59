// Users put into the table by hand, for tests of what comes after registration.
import { uuidv7 } from '../../src/std/identifiers.ts';
import type { TestService } from './service.ts';

export interface InsertedUser {
  processor_id: string;
  vendor_id?: string | null;
  kind?: 'person' | 'business';
  kyb_status?: 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | null;
  deleted_at?: Date | null;
}

/** Answers the uuid. */
export async function insertedUser(
  service: TestService,
  { processor_id, vendor_id = null, kind = 'person', kyb_status = null, deleted_at = null }: InsertedUser,
): Promise<string> {
  const { database, clock } = service.foundation;
  const uuid = uuidv7(clock.now());
  await database.query(
    `INSERT INTO users (processor_id, uuid, vendor_id, kind, business_name, kyb_status, payout_type, created_at, updated_at, deleted_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'individual', $7, $7, $8)`,
    [
      processor_id,
      uuid,
      vendor_id,
      kind,
      kind === 'business' ? 'Fjord Market LLC' : null,
      kyb_status,
      clock.now(),
      deleted_at,
    ],
  );
  return uuid;
}
