// A bank that is used cannot be taken out of the banks file: the start says what still goes through
// it, and what to do.
import { beforeAll, describe, expect, it } from 'vitest';
import { putThrough, twoBanksService } from '../../../test/support/banks/two-banks.ts';
import { advance, paymentsOf } from '../../../test/support/payments/payments.ts';
import type { TestService } from '../../../test/support/service/service.ts';
import { refuseMissingBanks } from './check-banks.ts';
import { StartRefused } from './refused.ts';

let service: TestService;
beforeAll(async () => {
  service = await twoBanksService();
});

const startWith = (...names: string[]) => refuseMissingBanks(service.context.database, names);

describe('A banks file', () => {
  it('may leave out a bank as long as nobody uses it, and names that tenants inherit are none', async () => {
    await service.processor();
    await expect(startWith()).resolves.toBeUndefined();
  });

  it('names each bank that a processor uses, or through which anything is under way', async () => {
    const { processor, started } = await paymentsOf(service);
    await putThrough(service, processor.uuid, 'south');
    await expect(startWith('north')).rejects.toThrow(
      /^The bank south is used and is no longer configured: 1 processor\. /,
    );
    await started();
    await advance(service, { banking_days: 1 });
    await putThrough(service, processor.uuid, 'north');
    await expect(startWith('north')).rejects.toThrow(/: 1 file under way\. Put it back into the banks file/);
    await expect(startWith('south')).rejects.toThrow(StartRefused);
    await expect(startWith()).rejects.toThrow(/north.*: 1 processor\..*\n.*south.*: 1 file/);
    await advance(service, { banking_days: 5 });
    await expect(startWith('north')).resolves.toBeUndefined();
  });
});
