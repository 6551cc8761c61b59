// A client that disconnects during its request is no outage: no error in the log, no 503, and
// nothing is counted forever.

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logTo } from '../../../src/platform/log/log.ts';
import { personBody } from '../../support/payments/users.ts';
import { metricsOf } from '../../support/service/metrics.ts';
import { openRaw } from '../../support/service/raw-http.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const people = '/3p/api/v1/register/person';

describe('A client that disconnects', () => {
  const log: { level: number; msg: string; status?: number }[] = [];
  /** While the lock is held, tokens are looked up and the answer waits. */
  let gate: PromiseWithResolvers<void> | null = null;
  let lookedUp = 0;
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    service = await testService({
      context: ({ callers }) => ({
        log: logTo({ write: (line) => void log.push(JSON.parse(line)) }, 'info'),
        callers: {
          ...callers,
          async find(given) {
            const found = await callers.find(given);
            lookedUp++;
            await gate?.promise;
            return found;
          },
        },
      }),
    });
    token = (await service.processor()).token;
  });
  beforeEach(() => {
    log.length = 0;
  });

  const body = JSON.stringify(personBody);
  const head = () =>
    `POST ${people} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const shown = async () => {
    const metrics = await metricsOf(service);
    return {
      unread: metrics.achord_http_unread_bodies,
      inProgress: metrics.achord_http_requests_in_progress,
      outages: Object.keys(metrics).filter((name) => /requests_total.*status="5/.test(name)),
    };
  };
  const nothing = { unread: 0, inProgress: 0, outages: [] };
  const disconnectLine = () =>
    log.find(({ msg, status }) => status === 400 && msg === 'answered, but the client had closed the connection');

  it('during its upload writes no error line and counts no 503', async () => {
    const client = openRaw(service.address);
    client.write(`${head()}{`);
    await expect.poll(async () => (await shown()).unread).toBe(1);
    client.destroy();
    await expect.poll(shown).toEqual(nothing);
    await expect.poll(disconnectLine).toBeDefined();
    expect(log.filter(({ level }) => level > 30)).toEqual([]);
  });

  it.each([
    ['half', () => `${head()}{`],
    ['whole', () => head() + body],
  ])('while its token is looked up, with its body sent %s, is not waited for', async (_how, bytes) => {
    const users = async () => (await service.context.database.query('SELECT 1 FROM users')).length;
    const before = [lookedUp, await users()];
    gate = Promise.withResolvers();
    const client = openRaw(service.address);
    client.write(bytes());
    await expect.poll(() => lookedUp).toBe(before[0]! + 1);
    client.socket.resetAndDestroy();
    // The service has noticed it: it has answered others since.
    for (let time = 0; time < 5; time++) await shown();
    gate.resolve();
    gate = null;
    await expect.poll(disconnectLine).toBeDefined();
    expect(await shown()).toEqual(nothing);
    expect([lookedUp, await users()]).toEqual([before[0]! + 1, before[1]]);
    expect(log.filter(({ level }) => level > 30)).toEqual([]);
  });
});
