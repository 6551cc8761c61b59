// The migration to batches of events: what an older version announced and registered is kept.
import { expect, it } from 'vitest';
import { positioning } from '../../src/app/positioning.ts';
import { openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/schema/migrate.ts';
import { selectEventsAfter, uuidOf } from '../../src/events/events.sql.ts';
import { positionEvents } from '../../src/events/position-events.ts';
import { instant } from '../../src/std/clock.ts';
import { uuidv7 } from '../../src/std/identifiers.ts';
import { testDatabase } from '../support/runner/database.ts';
import { endAfterFile } from '../support/runner/end-after-file.ts';

const now = instant(1_772_000_000_000);
const [listening, silent, endpoint] = [uuidv7(now), uuidv7(now), uuidv7(now)];

it('Events and announcements of an older version stay in the log, and its registrations receive new starts', async () => {
  const test = await testDatabase('template0');
  const database = openDatabase(test.ownerUrl, 3, () => {});
  endAfterFile(async () => {
    await database.end();
    await test.drop();
  });
  await migrate(database, now, '0039_plain-names.sql');
  for (const processor of [listening, silent]) {
    await database.query(`INSERT INTO processors (processor_id, name, created_at) VALUES ($1, 'Old', now())`, [
      processor,
    ]);
    await database.query('INSERT INTO event_positions (processor_id, last_position) VALUES ($1, 1)', [processor]);
    await database.query(
      `INSERT INTO events (processor_id, position, uuid, type, subject_uuid, occurred_at, body)
       VALUES ($1, 1, gen_random_uuid(), 'BusinessCreated', gen_random_uuid(), now(), '{"n":1}')`,
      [processor],
    );
    await database.query(
      `INSERT INTO outbox (processor_id, uuid, type, subject_uuid, sequence, occurred_at, state)
       VALUES ($1, gen_random_uuid(), 'BusinessUpdated', gen_random_uuid(), 2, now(), '{}')`,
      [processor],
    );
  }
  await database.query(
    `INSERT INTO webhook_endpoints (processor_id, uuid, tenant_id, url, url_normalized, secret_encrypted, created_at)
     VALUES ($1, $2, $1, 'https://fjord.example', 'https://fjord.example', '\\x00', now())`,
    [listening, endpoint],
  );
  await database.query(
    `INSERT INTO webhook_registrations (processor_id, endpoint_uuid, event_name, tenant_id, created_at)
     VALUES ($1, $2, 'TransactionStarted', $1, now())`,
    [listening, endpoint],
  );
  await migrate(database, now);
  expect(
    await database.query('SELECT processor_id, delivers_starts FROM event_positions ORDER BY delivers_starts', []),
  ).toEqual([
    { processor_id: silent, delivers_starts: false },
    { processor_id: listening, delivers_starts: true },
  ]);
  expect(await positionEvents(database, positioning, [listening, silent])).toBe(2);
  for (const processor_id of [listening, silent]) {
    const events = await selectEventsAfter(database, { processor_id, vendor_id: null }, 0, 10, []);
    expect(events.map(({ body }) => JSON.parse(body!).n ?? JSON.parse(body!).type)).toEqual([1, 'BusinessUpdated']);
    expect(new Set(events.map(uuidOf)).size).toBe(2);
  }
});
