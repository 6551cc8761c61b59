// Migrations of webhook deliveries: the first table of deliveries becomes what is due, and the
// history by day.
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/schema/migrate.ts';
import { instant } from '../../src/std/clock.ts';
import { testDatabase } from '../support/runner/database.ts';
import { endAfterFile } from '../support/runner/end-after-file.ts';
import { strandedDeliveries } from '../support/webhooks/deliverer.ts';

const processor = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
const endpoint = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3e';

it('All deliveries are kept: pending and held ones are due in their lane, the others are history with their attempts', async () => {
  const test = await testDatabase('template0');
  const database = openDatabase(test.ownerUrl, 3, () => {});
  endAfterFile(async () => {
    await database.end();
    await test.drop();
  });
  const now = instant(1_772_000_000_000);
  await migrate(database, now, '0007_webhooks.sql');
  await database.query(`INSERT INTO processors (processor_id, name, created_at) VALUES ($1, 'Old', now())`, [
    processor,
  ]);
  for (const [index, state] of ['enabled', 'disabled'].entries())
    await database.query(
      `INSERT INTO webhook_endpoints (processor_id, uuid, tenant_id, url, url_normalised, secret_encrypted, state, created_at)
         VALUES ($1, overlay($2::text PLACING $3 FROM 36)::uuid, $1, $3, $3, '\\x00', $4::endpoint_state, now())`,
      [processor, endpoint, String(index), state],
    );
  await database.query(
    `INSERT INTO webhook_deliveries (processor_id, uuid, endpoint_uuid, event_position, event_name, state, attempt_count,
         due_at, created_at, finished_at)
       SELECT e.processor_id, gen_random_uuid(), e.uuid, n, 'BusinessCreated', s::delivery_state, 2, now() + n * interval '1 hour',
              now(), CASE WHEN s IN ('pending', 'held') THEN NULL ELSE now() END
       FROM webhook_endpoints e
       CROSS JOIN unnest(ARRAY['pending', 'held', 'delivered', 'dead', 'canceled']) WITH ORDINALITY AS of (s, n)`,
  );
  await database.query(
    `INSERT INTO webhook_attempts (processor_id, delivery_uuid, attempt, started_at, latency_ms, outcome)
       SELECT processor_id, uuid, 1, now(), 5, 'succeeded' FROM webhook_deliveries`,
  );
  await migrate(database, now);
  expect(await strandedDeliveries(database)).toEqual([]);
  const [row] = await database.query(
    `SELECT (SELECT count(*) FROM webhook_due) AS due, (SELECT count(*) FROM webhook_deliveries) AS finished,
              (SELECT count(*) FROM webhook_attempts) AS attempts,
              (SELECT count(*) FROM webhook_lanes WHERE blocked_until = 'infinity') AS closed,
              (SELECT count(*) FROM webhook_lanes) AS lanes`,
    [],
  );
  expect(row).toEqual({ due: 4, finished: 6, attempts: 10, closed: 1, lanes: 2 });
});
