// After a restore of the database: no bank gets a file, and none is read, until an operator has
// compared its files with ours. No name and no trace number is used a second time.
import { beforeEach, describe, expect, it } from 'vitest';
import { beginRestore } from '../../../src/banks/origination/restores/begin-restore.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { entriesAt, setReachable, twoBanksService } from '../../support/banks/two-banks.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import type { TestService } from '../../support/service/service.ts';
import { waitForWeekend } from '../../support/service/weekend-service.ts';

let service: TestService;
let payments: Payments;
/** The file that was written and not sent at the restored moment. */
let name: string;

const files = async () => (await service.send('GET', '/admin/v1/bank-files')).body.data.bank_files;
const waiting = async () => (await service.send('GET', '/admin/v1/restores')).body.data.waiting_banks;
const release = (body: object) =>
  service.send('POST', '/admin/v1/restores/release', { body: { bank: 'north', reason: 'Compared.', ...body } });

beforeEach(async () => {
  service = await twoBanksService();
  await waitForWeekend(service);
  payments = await paymentsOf(service);
  await payments.started();
  await setReachable(service, 'north', false);
  await advance(service, { banking_days: 1 });
  [{ name }] = await files();
  await payments.started({ amount: 20_000 });
  const { database, clock } = service.context;
  await atomically(database, (phase) =>
    beginRestore(phase, { reached_at: clock.now(), backup: 'backup-of-the-test', now: clock.now() }),
  );
  await setReachable(service, 'north', true);
});

describe('After a restore', () => {
  it('nothing is filed or sent, and closed files stay, until an operator releases the bank', async () => {
    await advance(service, { banking_days: 3 });
    expect(await files()).toMatchObject([{ name, state: 'written' }]);
    expect(await entriesAt(service, 'north')).toEqual([]);
    expect(await waiting()).toEqual(['north', 'south']);
    expect((await release({ bank: 'south', files_at_bank: [] })).status).toBe(200);
    expect(await waiting()).toEqual(['north']);
    await advance(service, { banking_days: 1 });
    expect(await entriesAt(service, 'north')).toEqual([]);
    await expectInvariants(service.context.database);
  });

  it('a file that the bank has is not sent again, and its payments continue', async () => {
    const answer = await release({ files_at_bank: [name] });
    expect(answer.body.data).toEqual({ bank: 'north', marked_delivered: [name] });
    const again = await release({ files_at_bank: [name] });
    expect([again.status, again.text]).toEqual([200, answer.text]);
    await advance(service, { banking_days: 2 });
    expect((await files()).find((file: { name: string }) => file.name === name)).toMatchObject({ state: 'confirmed' });
    const sent = await entriesAt(service, 'north');
    expect(sent.filter(({ file }) => file.endsWith(name))).toEqual([]);
    expect(sent.map(({ amount }) => amount)).toContain(20_000);
    await expectInvariants(service.context.database);
  });

  it('a file that the bank does not have is too late: its entries are sent in the next file, once', async () => {
    expect((await release({ files_at_bank: [] })).body.data.marked_delivered).toEqual([]);
    await advance(service, { banking_days: 2 });
    const sent = await entriesAt(service, 'north');
    expect(sent.filter(({ file }) => file.endsWith(name))).toEqual([]);
    expect(sent.filter(({ amount }) => amount === 10_000)).toHaveLength(1);
    await expectInvariants(service.context.database);
  });

  it('a file that only the bank has must be named as such; its name and its trace numbers are not used again', async () => {
    const first = Date.parse(`${name.slice(0, 10)}T00:00:00Z`);
    const lost = [1, 2, 3, 4, 5, 6].map(
      (days) => `${new Date(first + days * 86_400_000).toISOString().slice(0, 10)}-A.ach`,
    );
    const refused = await release({ files_at_bank: [name, ...lost] });
    expect(refused.body.errors).toMatchObject([
      { field: 'files_at_bank', message: expect.stringMatching(/is not in the database.*place holds/) },
    ]);
    expect(await waiting()).toContain('north');
    const both = await release({ files_at_bank: [name], files_only_at_bank: lost });
    expect(both.body.errors).toMatchObject([{ field: 'files_only_at_bank' }]);
    const known = await release({ files_at_bank: [name, ...lost], files_only_at_bank: [name] });
    expect(known.body.errors).toMatchObject([{ field: 'files_only_at_bank' }]);
    expect((await release({ files_at_bank: [name, ...lost], files_only_at_bank: lost })).status).toBe(200);

    await advance(service, { banking_days: 2 });
    const names = (await files()).map((file: { name: string }) => file.name);
    expect(names.filter((one: string) => one !== name)).toEqual([expect.stringMatching(/-B\.ach$/)]);
    const [entry] = (await entriesAt(service, 'north')).filter(({ amount }) => amount === 20_000);
    expect(Number(entry!.trace_id.slice(8))).toBeGreaterThan(5_000_000);
    expect((await release({ files_at_bank: [] })).body.errors).toMatchObject([
      { field: 'bank', message: expect.stringMatching(/does not wait/) },
    ]);
  });

  it('the audit trail has the restore and who released the bank', async () => {
    await release({ files_at_bank: [name] });
    const { body } = await service.send('GET', '/admin/v1/audit-trail?limit=5');
    const acts = JSON.stringify(body.data);
    expect(acts).toMatch(/bank\.released/);
    expect(acts).toMatch(/database\.restored/);
  });
});
