// A listening connection that is cut off silently is noticed and replaced.
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/runner/database.ts';
import { type Database, openDatabase } from './database.ts';
import { listen } from './listen.ts';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase('template0');
  database = openDatabase(own.url, 2, () => {});
});
afterAll(async () => {
  await database.end();
  await own.drop();
});

/**
 * A proxy to the database whose connections can become silent: they stay open, but pass no data.
 */
async function wire(url: string) {
  const target = new URL(url);
  const open = new Set<net.Socket>();
  let connections = 0;
  const server = net.createServer((client) => {
    connections++;
    const upstream = net.connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => client.destroy() && upstream.destroy());
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.search = '';
  through.port = String((server.address() as net.AddressInfo).port);
  return {
    url: through.href,
    connections: () => connections,
    fallSilent() {
      for (const socket of open) socket.unpipe().pause();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Notifies repeatedly: a notification without a listener is lost. */
const untilHeard = (heard: readonly string[], payload: string) =>
  expect
    .poll(async () => {
      await database.query(`NOTIFY hints, '${payload}'`);
      return heard.includes(payload);
    })
    .toBe(true);

it('is replaced when it became silent, and receives again', async () => {
  const way = await wire(own.url);
  const heard: string[] = [];
  const timing = { askEveryMs: 200, answerMs: 1_000 };
  const ear = listen(
    { connectionString: way.url, application_name: 'ear' },
    ['hints'],
    (_channel, payload) => heard.push(payload),
    timing,
  );
  await untilHeard(heard, 'before');

  way.fallSilent();
  await expect.poll(way.connections).toBeGreaterThan(1);
  await untilHeard(heard, 'after');
  await ear.stop();
  await way.close();
});

it('stops immediately, also while the server does not answer', async () => {
  const mute = net.createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const connected = new Promise((resolve) => mute.once('connection', resolve));
  const port = (mute.address() as net.AddressInfo).port;
  const ear = listen({ host: '127.0.0.1', port, user: 'x', database: 'x' }, ['hints'], () => {});
  await connected;
  await ear.stop();
  await new Promise((resolve) => mute.close(resolve));
});
