// The console of a service with two databases, and what it says when one of them is away.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { shardOf } from '../../../src/platform/database/tenant-key.ts';
import { consolePage, startBrowser } from '../../support/console/browser.ts';
import { person } from '../../support/operators/person.ts';
import { testDatabase } from '../../support/runner/database.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import type { CuttingProxy } from '../../support/service/cutting-proxy.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { proxyTo, through } from '../../support/service/two-lanes.ts';

let proxy: CuttingProxy;
let service: TestService;
let browser: Browser;
beforeAll(async () => {
  const second = async () => {
    const database = await testDatabase();
    proxy = await proxyTo(database);
    endAfterFile(proxy.stop);
    return { ...database, url: through(proxy, database.url) };
  };
  [service, browser] = await Promise.all([testService({ second }), startBrowser()]);
});

/** Of the second database: odd shards are there. */
async function tenantOfSecond(name: string): Promise<string> {
  for (;;) {
    const { body } = await service.send('POST', '/admin/v1/processors', { body: { name } });
    if (shardOf(body.data.uuid) % 2 === 1) return body.data.uuid;
  }
}

it('The books list the databases, a tenant names its own, and a notice says which is away', async () => {
  const uuid = await tenantOfSecond('Harbor Goods');
  const { cookie } = await person(service, 'operator');
  const { page, open, wrong } = await consolePage(browser, service, { cookie });
  await open('/books');
  await page.getByRole('row', { name: /second\s+works\s+32/ }).waitFor();

  await open(`/tenants/${uuid}`);
  await page.getByText('second', { exact: true }).waitFor();

  await proxy.stop();
  await open('/today');
  const notice = page.getByText('No answer from the database second.');
  await notice.waitFor();
  await proxy.start();
  const isTold = async () => {
    await open('/today');
    return notice.count();
  };
  await expect.poll(isTold, { timeout: longWaitMs }).toBe(0);
  // The tenant that was shown last is not known then.
  expect(wrong.filter((line) => !line.includes('422'))).toEqual([]);
});
