// A service with two lanes that share one bank: `first` of home, and `first-2` of the lane second.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConfiguredBank, readBanksFile } from '../../../src/banks/connections/configuration/read-banks-file.ts';
import { type Payments, paymentsOf } from '../payments/payments.ts';
import { type TestDatabase, testDatabase } from '../runner/database.ts';
import { endAfterFile } from '../runner/end-after-file.ts';
import type { CuttingProxy } from '../service/cutting-proxy.ts';
import { type TestService, testService } from '../service/service.ts';
import { proxyTo, through } from '../service/two-lanes.ts';
import { validBank } from './valid-bank.ts';

const sharingBanks = (sftp: object) => [
  {
    ...validBank(),
    ...{ name: 'first', trace_numbers: '0000001-4999999' },
    sftp: { ...validBank().sftp, ...sftp },
  },
  {
    ...{ name: 'first-2', lane: 'second', shares_with: 'first' },
    ...{ trace_numbers: '5000000-9999999', file_id_modifiers: 'S-9' },
  },
];

/** As the banks file has them. `sftp`: their server. */
export async function readBanks(sftp: object = {}, password = 'hunter2'): Promise<ConfiguredBank[]> {
  const path = join(await mkdtemp(join(tmpdir(), 'achord-shared-')), 'banks.json');
  await writeFile(path, JSON.stringify({ banks: sharingBanks(sftp) }));
  return readBanksFile(path, { BANK_PASSWORD: password });
}

/** `proxy`: through which the service and the database of home reach the second one. */
export async function sharedBankService(
  options: Pick<NonNullable<Parameters<typeof testService>[0]>, 'context' | 'settings' | 'worker'> = {},
): Promise<{ service: TestService; proxy: CuttingProxy; databases: { home: TestDatabase; second: TestDatabase } }> {
  let proxy: CuttingProxy;
  let other: TestDatabase;
  async function second(): Promise<TestDatabase> {
    other = await testDatabase();
    proxy = await proxyTo(other);
    endAfterFile(proxy.stop);
    return { ...other, url: through(proxy, other.url) };
  }
  const service = await testService({ second, banks: await readBanks(), ...options });
  return { service, proxy: proxy!, databases: { home: service.database, second: other! } };
}

/** A tenant of home, and one of the lane `second`. */
export async function tenantsOfBoth(service: TestService): Promise<{ home: Payments; second: Payments }> {
  const found: Partial<Record<string, Payments>> = {};
  while (found.home === undefined || found.second === undefined) {
    const payments = await paymentsOf(service);
    found[service.context.lanes.of(payments.processor.uuid).name] ??= payments;
  }
  return { home: found.home, second: found.second };
}
