// The Postman collection equals the description of the API, and its first payment runs.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { collectionPath, postmanCollection } from '../../../tools/pages/postman.ts';
import { firstPayment } from '../../../tools/pages/postman-first-payment.ts';
import { repository } from '../../support/runner/sources.ts';
import { testService } from '../../support/service/service.ts';

const service = await testService();
const path = join(repository, collectionPath);

it('The Postman collection has the operations of the description (`npm run pages` writes it)', async () => {
  const { body } = await service.send('GET', '/openapi.json', { token: null });
  expect(readFileSync(path, 'utf8')).toBe(postmanCollection(body));
});

it('The folder "First payment" runs from its first request to its last', async () => {
  const { token } = await service.processor();
  const report = join(await mkdtemp(join(inject('scratch'), 'postman-')), 'report.json');
  const newman = createRequire(import.meta.url).resolve('newman/bin/newman.js');
  const values = { base_url: service.address, token, admin_token: service.adminToken };
  await promisify(execFile)(process.execPath, [
    ...[newman, 'run', path, '--folder', 'First payment', '--reporters', 'json', '--reporter-json-export', report],
    ...Object.entries(values).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]),
  ]);
  const { run } = JSON.parse(await readFile(report, 'utf8'));
  expect(run.stats.assertions).toEqual({ total: firstPayment.length, pending: 0, failed: 0 });
  expect(run.failures).toEqual([]);
});
