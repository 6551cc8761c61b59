// Breaks an invariant: a dishonor is lost, and its return from suspense stays as it was.
import type { Queryable } from '../../../src/platform/database/database.ts';

/** `received`: CTEs that end in `read`, a received file of returns. */
export const loseSilently = (db: Queryable, received: string) =>
  db.query(
    `WITH ${received}, item AS (
       INSERT INTO bank_items (content_uuid, number, uuid, kind, code, direction, amount, item_trace, details_sealed,
         received_at, state, resolution)
       SELECT content_uuid, 1, gen_random_uuid(), 'return', 'R01', 'debit', 1, '', '', now(), 'resolved', 'dishonored'
       FROM read RETURNING uuid)
     INSERT INTO dishonors (uuid, item_uuid, bank, code, information, state, send_until, note, asked_at, decided_at)
     SELECT gen_random_uuid(), uuid, 'simulated', 'R61', '', 'lost', '2026-03-04', '', now(), now() FROM item`,
    [],
  );
