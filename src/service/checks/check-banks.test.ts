// A bank in use cannot be removed from the banks file: the start reports what still uses it, and
// what to do.
import { beforeAll, describe, expect, it } from 'vitest';
import { moveToBank, twoBanksService } from '../../../test/support/banks/two-banks.ts';
import { advance, paymentsOf } from '../../../test/support/payments/payments.ts';
import type { TestService } from '../../../test/support/service/service.ts';
import type { ConfiguredBank } from '../../banks/connections/configuration/read-banks-file.ts';
import { refuseMissingBanks, refuseUnknownLanes } from './check-banks.ts';
import { StartRefused } from './refused.ts';

let service: TestService;
beforeAll(async () => {
  service = await twoBanksService();
});

const startWith = (...names: string[]) => refuseMissingBanks(service.context.database, names);

describe('A banks file', () => {
  it('may omit a bank that is not in use; names that tenants inherit do not count as banks', async () => {
    await service.processor();
    await expect(startWith()).resolves.toBeUndefined();
  });

  it('names each bank that a processor uses, or that has anything in progress', async () => {
    const { processor, started } = await paymentsOf(service);
    await moveToBank(service, processor.uuid, 'south');
    await expect(startWith('north')).rejects.toThrow(
      /^The bank south is in use but is not in the banks file: 1 processor\. /,
    );
    await started();
    await advance(service, { banking_days: 1 });
    await moveToBank(service, processor.uuid, 'north');
    await expect(startWith('north')).rejects.toThrow(/: 1 file in progress\. Add it to the file again/);
    await expect(startWith('south')).rejects.toThrow(StartRefused);
    await expect(startWith()).rejects.toThrow(/north.*: 1 processor\..*\n.*south.*: 1 file/);
    await advance(service, { banking_days: 5 });
    await expect(startWith('north')).resolves.toBeUndefined();
  });

  it('names only lanes that the service has', () => {
    const bank = (name: string, lane?: string) => ({ name, lane }) as ConfiguredBank;
    expect(() => refuseUnknownLanes([bank('north'), bank('south', 'cell-2')], ['home', 'cell-2'])).not.toThrow();
    expect(() => refuseUnknownLanes([bank('north'), bank('south', 'cell-2')], ['home'])).toThrow(
      /^The bank south is of the lane cell-2, which is not added\. The lanes are: home\. .*"achord db add-lane cell-2"/,
    );
  });
});
