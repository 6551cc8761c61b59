// Fan-out finds the tenants of all shards that have something to announce, in turn.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { instant } from '../../platform/std/clock.ts';
import { nilUuid, uuidv7 } from '../../platform/std/identifiers.ts';
import { insertOutbox, selectAnnouncing } from './outbox.sql.ts';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await testDatabase();
  database = openDatabase(test.url, 1, () => {});
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const announcement = (processor_id: string) => ({
  processor_id,
  uuid: randomUUID(),
  vendor_id: null,
  type: 'BusinessCreated' as const,
  subject_uuid: randomUUID(),
  sequence: 1,
  occurred_at: instant(0),
  state: {},
});

const insertBatchDue = (processorId: string) =>
  database.query('INSERT INTO event_batches_due (shard, processor_id, position) VALUES ($1, $2, 1)', [
    ...tenantKey(processorId),
  ]);

describe('The tenants that have something to announce', () => {
  const tenant = fc.record({
    processor_id: fc.oneof(
      fc.uuid(),
      // Tenants of one day share their first digits, and the shard is in the last two.
      fc.nat(999).map((ms) => uuidv7(instant(Date.UTC(2026, 0, 1) + ms))),
    ),
    announcements: fc.integer({ min: 0, max: 2 }),
    batch: fc.boolean(),
  });

  it('are found once each in a turn, in pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(tenant, { maxLength: 12, selector: ({ processor_id }) => processor_id }),
        fc.integer({ min: 1, max: 5 }),
        async (tenants, atMost) => {
          await database.query('DELETE FROM outbox');
          await database.query('DELETE FROM event_batches_due');
          for (const { processor_id, announcements, batch } of tenants) {
            await insertOutbox(
              database,
              Array.from({ length: announcements }, () => announcement(processor_id)),
            );
            if (batch) await insertBatchDue(processor_id);
          }
          const found: string[] = [];
          for (;;) {
            const page = await selectAnnouncing(database, found.at(-1) ?? nilUuid, atMost);
            found.push(...page);
            if (page.length < atMost) break;
          }
          const announcing = tenants.filter(({ announcements, batch }) => announcements > 0 || batch);
          expect(found.toSorted()).toEqual(announcing.map(({ processor_id }) => processor_id).toSorted());
        },
      ),
      { numRuns: 60 },
    );
  });
});
