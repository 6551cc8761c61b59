// Kills workers at random under load and compares the expected events with the received ones
// (Webhooks, faults 16 and 17).
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { announce } from '../../../../src/events/log/announce.ts';
import { atomically } from '../../../../src/platform/database/atomic-phase.ts';
import { sleep } from '../../../../src/platform/std/clock.ts';
import { startService } from '../../../support/service/command-line.ts';
import type { TestService } from '../../../support/service/service.ts';
import { announcement } from '../../../support/webhooks/announce-event.ts';
import type { Receiver } from '../../../support/webhooks/receiver.ts';
import { registerEndpoint } from '../../../support/webhooks/webhooks.ts';

export interface Killed {
  kills: number;
  /** (event, URL), from the log and the registrations. */
  expected: Set<string>;
  received: Set<string>;
  /** Repeated deliveries, each under the id of an earlier one. */
  repeated: number;
}

/**
 * Raises events without a pause while `workers` processes deliver them. Kills one at a time at a
 * random moment and starts it again. Then lets the rest be delivered.
 */
export async function killWorkers(
  service: TestService,
  hooks: readonly Receiver[],
  { kills, workers, pauseMs }: { kills: number; workers: number; pauseMs: number },
): Promise<Killed> {
  const { database } = service.context;
  const { uuid: processor_id, token } = await service.processor();
  for (const hook of hooks) await registerEndpoint(service, token, hook.url);

  const start = async () => {
    const environment = {
      DATABASE_URL: service.database.url,
      ACHORD_ADMIN_TOKEN: service.adminToken,
      ACHORD_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('hex'),
      ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8',
      ACHORD_LOG_LEVEL: 'error',
      NODE_EXTRA_CA_CERTS: fileURLToPath(new URL('../../../support/certificates/authority.crt', import.meta.url)),
    };
    return (await startService(environment, 'worker')).child;
  };
  const alive = await Promise.all(Array.from({ length: workers }, start));

  let raising = true;
  const load = (async () => {
    while (raising) {
      const some = Array.from({ length: 5 }, () => announcement({ processor_id, subject_uuid: randomUUID() }));
      await atomically(database, (phase) => announce(phase, some));
      await sleep(20);
    }
  })();
  for (let killed = 0; killed < kills; killed++) {
    await sleep(Math.random() * 2 * pauseMs);
    const which = killed % workers;
    alive[which]!.process.kill('SIGKILL');
    await alive[which]!.ended;
    alive[which] = await start();
  }
  raising = false;
  await load;

  for (;;) {
    const [left] = await database.query<{ events: number }>(
      `SELECT (SELECT count(*) FROM outbox WHERE processor_id = $1) +
              (SELECT count(*) FROM webhook_due WHERE processor_id = $1) AS events`,
      [processor_id],
    );
    if (left!.events === 0) break;
    await sleep(200);
  }
  for (const { process: child, ended } of alive) {
    child.kill('SIGTERM');
    await ended;
  }

  const events = await database.query<{ uuid: string }>('SELECT uuid FROM events WHERE processor_id = $1', [
    processor_id,
  ]);
  const all = hooks.flatMap((hook) => hook.received.map(({ headers }) => `${headers['webhook-id']} ${hook.url}`));
  const received = new Set(all);
  return {
    kills,
    expected: new Set(hooks.flatMap(({ url }) => events.map(({ uuid }) => `${uuid} ${url}`))),
    received,
    repeated: all.length - received.size,
  };
}
