// The database restarts under load: deliveries reach their former rate again, and none is lost.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { announce } from '../../../../src/events/log/announce.ts';
import { outboxFilled } from '../../../../src/events/log/outbox-filled.ts';
import { atomically } from '../../../../src/platform/database/atomic-phase.ts';
import { openDatabase } from '../../../../src/platform/database/database.ts';
import { runningEmbeddedPostgres } from '../../../../src/platform/database/embedded/embedded-postgres.ts';
import { relayHints } from '../../../../src/platform/database/hints.ts';
import { elapsedMs, reading, sleep } from '../../../../src/platform/std/clock.ts';
import { postgresPid, startService, usedDataDirectory } from '../../../support/service/command-line.ts';
import { announcement } from '../../../support/webhooks/announce-event.ts';
import { startReceiver } from '../../../support/webhooks/receiver.ts';

it('20: the database restarts: deliveries reach their rate again, and every event arrives', async () => {
  const hook = await startReceiver();
  const directory = realpathSync(await usedDataDirectory());
  const { child, facts } = await startService({
    ACHORD_DATA_DIR: directory,
    ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
    ACHORD_LOG_LEVEL: 'silent',
    NODE_EXTRA_CA_CERTS: fileURLToPath(new URL('../../../support/certificates/authority.crt', import.meta.url)),
  });
  const registered = await fetch(`${facts.address}/3p/api/v1/webhook`, {
    method: 'POST',
    headers: { authorization: `Bearer ${facts.processor_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ webhook_url: [hook.url], event_names: ['BusinessCreated'] }),
  });
  expect(registered.status).toBe(201);
  const database = openDatabase((await runningEmbeddedPostgres(directory))!.url, 2, () => {});
  // Like a process of the service, it tells the others when it has announced something.
  const told = { achord_outbox_filled: { signal: outboxFilled, everyMs: 50, isHeard: false } };
  const hints = relayHints(told, [{ database, name: 'announcer of the test' }]);
  const [registration] = await database.query<{ processor_id: string }>(
    'SELECT processor_id FROM webhook_registrations',
    [],
  );
  const { processor_id } = registration!;

  let raising = true;
  let refusedAt = Number.NaN;
  let acceptedAt = Number.NaN;
  const load = (async () => {
    while (raising) {
      const some = Array.from({ length: 5 }, () => announcement({ processor_id }));
      await atomically(database, (phase) => announce(phase, some)).then(
        () => {
          if (!Number.isNaN(refusedAt) && Number.isNaN(acceptedAt)) acceptedAt = reading();
        },
        () => {
          if (Number.isNaN(refusedAt)) refusedAt = reading();
        },
      );
      await sleep(20);
    }
  })();
  const deliveredInOneSecond = async () => {
    const before = hook.received.length;
    await sleep(1_000);
    return hook.received.length - before;
  };
  await hook.arrived(100);
  const before = Math.min(await deliveredInOneSecond(), await deliveredInOneSecond());
  expect(before).toBeGreaterThan(0);
  // A fast shutdown, like an administrator's. The service starts it again.
  process.kill(postgresPid(directory)!, 'SIGINT');
  await expect.poll(() => acceptedAt).not.toBeNaN();
  while ((await deliveredInOneSecond()) < before * 0.9);
  process.stdout.write(
    `${before} deliveries a second before; away for ${Math.round(elapsedMs(refusedAt) - elapsedMs(acceptedAt))} ms, ` +
      `the same rate ${Math.round(elapsedMs(acceptedAt))} ms later\n`,
  );
  raising = false;
  await load;

  const left = async () =>
    (
      await database.query<{ n: number }>(
        'SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM webhook_due) AS n',
        [],
      )
    )[0]!.n;
  await expect.poll(left).toBe(0);
  const events = await database.query<{ uuid: string }>(
    "SELECT uuid FROM events WHERE type = 'BusinessCreated' AND processor_id = $1",
    [processor_id],
  );
  const ids = hook.received.map(({ headers }) => headers['webhook-id']!);
  process.stdout.write(`${events.length} events, ${ids.length - new Set(ids).size} of them sent twice\n`);
  expect(new Set(ids)).toEqual(new Set(events.map(({ uuid }) => uuid)));
  await hints.stop();
  await database.end();
  child.process.kill('SIGTERM');
  await child.ended;
});
