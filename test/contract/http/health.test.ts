// GET /health/live, /health/ready and /metrics: for supervisors, without the envelope and without a
// token.
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { openMetrics } from '../../../src/platform/metrics.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { metricsIn } from '../../support/service/metrics.ts';
import { openRaw, sendRaw } from '../../support/service/raw-http.ts';
import { testService } from '../../support/service/service.ts';

describe('Health', () => {
  it('live and ready are small JSON', async () => {
    const service = await testService();
    for (const [path, status] of [
      ['/health/live', 'live'],
      ['/health/ready', 'ready'],
    ] as const) {
      const answer = await service.send('GET', path, { token: null });
      expect([answer.status, answer.body]).toEqual([200, { status }]);
    }
  });

  it('is live and not ready when the database has other migrations, or is gone', async () => {
    const service = await testService();
    const owner = openDatabase(service.database.ownerUrl, 1, () => {});
    await owner.query(`INSERT INTO migrations (name, digest, applied_at) VALUES ('9999_newer.sql', '', now())`);
    await owner.end();
    const other = await service.send('GET', '/health/ready', { token: null });
    expect([other.status, other.body]).toEqual([
      503,
      { status: 'not ready', reasons: ['the database has other migrations than this version'] },
    ]);
    await service.database.drop();
    const gone = await service.send('GET', '/health/ready', { token: null });
    expect([gone.status, gone.body]).toEqual([
      503,
      { status: 'not ready', reasons: ['the database cannot be reached'] },
    ]);
    expect((await service.send('GET', '/health/live', { token: null })).status).toBe(200);
    const answer = await service.send('GET', '/admin/v1/processors');
    expect([answer.status, answer.body.errors[0].code]).toEqual([503, 'database_unavailable']);
    expect(answer.headers.get('retry-after')).toBe('1');
  });
});

describe('Metrics', () => {
  it('count requests by route, method and status, and show durations, delay, memory, connections and build', async () => {
    const service = await testService();
    const { token } = await service.processor();
    await service.send('GET', '/3p/api/v2/transactions/01890000-0000-7000-8000-000000000000', { token });
    const { text, headers } = await service.send('GET', '/metrics', { token: null });
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toContain(
      'achord_http_requests_total{route="/3p/api/v2/transactions/:uuid",method="GET",status="404"} 1',
    );
    for (const name of [
      'achord_http_request_duration_seconds_bucket{le="0.005",route="/admin/v1/tokens",method="POST"}',
      'achord_http_requests_in_progress 0',
      'achord_database_connections{state="idle"}',
      'achord_build_info{version="',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect(text).toContain(name);
  });

  it('include the gauges of other parts, and leave out one that cannot be read', async () => {
    const service = await testService();
    const metrics = openMetrics(service.context.database, 'test');
    metrics.gauge('achord_outbox_events', () => 42);
    metrics.gauge('achord_ledger_deltas', () => Promise.reject(new Error('S3CRET')));
    const { text } = await metrics.render();
    expect(text).toContain('achord_outbox_events 42');
    expect(text).not.toMatch(/^achord_ledger_deltas /m);
    expect(text).not.toContain('S3CRET');
  });

  it('show what waits: events without a position, deliveries, files at the bank', async () => {
    const service = await testService();
    const { uuid, token } = await service.processor();
    const pair = await registerPayerAndPayee(service, uuid);
    const gauges = async () => {
      const { text } = await service.send('GET', '/metrics', { token: null });
      return Object.fromEntries(
        [...text.matchAll(/^(achord_\w+) ([\d.]+)$/gm)].map(([, name, value]) => [name, Number(value)]),
      );
    };
    await service.send('GET', '/3p/api/v1/events', { token });
    const before = await gauges();
    expect(before).toMatchObject({
      achord_outbox_events: 0,
      achord_webhook_deliveries_pending: 0,
      achord_webhook_oldest_due_seconds: 0,
      achord_bank_files_open: 0,
      achord_bank_files_uncertain: 0,
      achord_bank_files_unreadable: 0,
    });
    const webhook = { webhook_url: ['https://93.184.215.14/hook'], event_names: ['TransactionStarted'] };
    await service.send('POST', '/3p/api/v1/webhook', { token, body: webhook });
    const started = await service.send('POST', '/3p/api/v1/transaction', { token, body: { ...pair, amount: 100 } });
    expect(await gauges()).toMatchObject({
      achord_event_batches_due: 1,
      achord_outbox_events: 0,
      achord_webhook_deliveries_pending: 0,
    });
    await service.send('DELETE', `/3p/api/v2/transactions/${started.body.data.uuid}`, { token });
    expect(await gauges()).toMatchObject({ achord_outbox_events: 1, achord_webhook_deliveries_pending: 0 });
    await service.send('GET', '/3p/api/v1/events', { token });
    expect(await gauges()).toMatchObject({
      achord_event_batches_due: 0,
      achord_outbox_events: 0,
      achord_webhook_deliveries_pending: 1,
    });
  });

  it('name no tenant, user, token, path or id of a request', async () => {
    const service = await testService();
    const { uuid, token } = await service.processor('Tenant Name Ltd');
    const user = await registerPerson(service, token);
    const pair = await registerPayerAndPayee(service, uuid);
    await service.send('POST', '/3p/api/v1/transaction', { token, body: { ...pair, amount: 100 } });
    await service.send('GET', `/3p/api/v2/users/${user.uuid}?email=a@example.com`, { token });
    await service.send('GET', '/somewhere/else/segment-of-a-path', { token });
    const { text } = await service.send('GET', '/metrics', { token: null });
    for (const secret of [uuid, token, user.uuid, pair.payer_uuid, 'Tenant Name', 'example.com', 'segment-of-a-path'])
      expect(text).not.toContain(secret);
  });
});

describe('ACHORD_OPERATIONS_PORT', () => {
  it('has health and metrics on a separate listener, which answers while the API listener is full', async () => {
    const service = await testService({ settings: { ACHORD_OPERATIONS_PORT: '0', ACHORD_CONNECTIONS_LIMIT: '4' } });
    const at = (path: string) => service.send('GET', path, { token: null, address: service.operationsAddress! });
    // The API has no metrics then, and still reports its health to a load balancer.
    const gone = await service.send('GET', '/metrics', { token: null });
    expect([gone.status, gone.body.errors[0].code]).toEqual([404, 'route_not_found']);
    expect((await service.send('GET', '/health/ready', { token: null })).status).toBe(200);

    // One address may have three of the four connections. A stream keeps its own.
    const busy = [1, 2, 3].map(() => openRaw(service.address));
    for (const client of busy) {
      client.write(`GET /admin/v1/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.adminToken}\r\n\r\n`);
      await client.received(/^HTTP\/1\.1 200 /);
    }
    const turnedAway = await sendRaw(service.address, 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(turnedAway.status).toBe(429);
    for (const [path, status] of [
      ['/health/live', 'live'],
      ['/health/ready', 'ready'],
    ] as const) {
      const answer = await at(path);
      expect([answer.status, answer.body]).toEqual([200, { status }]);
    }
    expect(metricsIn((await at('/metrics')).text).achord_http_connections).toBe(3);
    for (const client of busy) client.destroy();

    const operation = await at('/3p/api/v2/transactions');
    expect([operation.status, operation.body.errors[0].code]).toEqual([404, 'route_not_found']);
    const posted = await service.send('POST', '/metrics', { token: null, address: service.operationsAddress! });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});
