// Several banks at once: the entries of each tenant go to its own bank, and a sent entry stays with
// its bank to the end.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAfter } from '../../../src/ach/calendar/banking-instants.ts';
import { describedBank } from '../../../src/banks/connections/configuration/open-bank.ts';
import { bankingDays } from '../../../src/banks/day/play-banking-day.ts';
import { simulatedBank } from '../../../src/banks/simulated/simulated-bank.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { answerToEntry, answerToFeePayout, itemsOf, receive, receiveFrom } from '../../support/banks/bank-answers.ts';
import { entriesAt, moveToBank, northBank, setReachable, twoBanksService } from '../../support/banks/two-banks.ts';
import { feeTenant } from '../../support/payments/fee-payouts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type PlayedPayment, playStarted } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await twoBanksService();
  await advance(service, { to: sundayAhead(service) });
});
afterAll(() => expectInvariants(service.context.database));

/** A tenant whose entries go to the given bank. `null` means the first bank. */
async function tenantOf(bank: string | null): Promise<Payments> {
  const payments = await paymentsOf(service);
  expect((await moveToBank(service, payments.processor.uuid, bank)).status).toBe(200);
  return payments;
}

async function started(payments: Payments, body: object = {}): Promise<PlayedPayment> {
  return playStarted(service, payments, (await payments.started({ amount: 10_000, ...body })).uuid);
}

const detailsOf = async ({ uuid, payments: { processor } }: PlayedPayment) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token: processor.token })).body.data;
const entriesOf = async (payment: PlayedPayment): Promise<{ stage: string; bank: string; trace_id: string }[]> =>
  (await detailsOf(payment)).entries;
const days = (banking_days: number) => advance(service, { banking_days });

describe('The bank of a tenant', () => {
  it('is set with the other settings of the tenant, and is in its record and in the audit trail', async () => {
    const { uuid } = await service.processor();
    expect((await service.send('GET', `/admin/v1/processors/${uuid}`)).body.data.bank).toBe(null);
    expect((await moveToBank(service, uuid, 'south')).body.data).toMatchObject({ bank: 'south' });
    expect((await moveToBank(service, uuid, 'nowhere')).body.errors).toEqual([
      { field: 'bank', code: 'configured', message: 'must be one of north, south, or null' },
    ]);
    await moveToBank(service, uuid, null);
    const trail = await service.send('GET', `/admin/v1/audit-trail?processor_uuid=${uuid}`);
    const changes = trail.body.data.acts.filter(({ action }: { action: string }) => action === 'processor.changed');
    expect(changes.map(({ detail }: { detail: unknown }) => detail)).toEqual([
      { before: { bank: 'south' }, after: { bank: null } },
      { before: { bank: null }, after: { bank: 'south' } },
    ]);
  });

  it('reports how many tenants it has, and until when its files were read', async () => {
    const before = (await service.send('GET', '/admin/v1/banks')).body.data.banks[1].processors;
    await tenantOf('south');
    const { banks } = (await service.send('GET', '/admin/v1/banks')).body.data;
    expect(banks).toMatchObject([
      { name: 'north', odfi: '09100001', same_day_limit_cents: 100_000_000 },
      {
        name: 'south',
        processors: before + 1,
        same_day_limit_cents: 50_000,
        windows: { next_day: { closes: '15:30' } },
      },
    ]);
  });

  it('gets its entries at its own cut-offs, under its own header, identification and trace numbers', async () => {
    const [one, other] = [await started(await tenantOf(null)), await started(await tenantOf('south'))];
    await days(1);
    // Both wait for cut-offs of the same day. The cut-off of the south bank comes first.
    const [early] = await entriesOf(other);
    const [late] = await entriesOf(one);
    expect([early!.bank, late!.bank]).toEqual(['south', 'north']);
    const files = (await service.send('GET', '/admin/v1/bank-files')).body.data.bank_files;
    const cutOffs = files.map(({ bank, cut_off_at }: Record<string, string>) => [bank, cut_off_at!.slice(11, 19)]);
    expect(cutOffs.toSorted()).toEqual([
      ['north', expect.stringMatching(/^2[12]:00:00$/)],
      ['south', expect.stringMatching(/^(19|20):30:00$/)],
    ]);
    for (const [bank, payment, identification] of [
      ['north', late, '1111111111'],
      ['south', early, '2222222222'],
    ] as const) {
      const entries = await entriesAt(service, bank);
      const own = entries.filter(({ trace_id }) => trace_id === payment!.trace_id);
      expect(own).toMatchObject([
        { amount: 10_000, direction: 'debit', batch: { company_identification: identification } },
      ]);
      for (const { header, batch, trace_id } of entries) {
        expect(header.immediate_destination_name).toBe(`${bank.toUpperCase()} BANK`);
        expect(trace_id.slice(0, 8)).toBe(batch.odfi);
      }
    }
  });
});

describe('A tenant that is moved to another bank', () => {
  it('sends its unfiled entries to the new bank, while returns of sent entries come from the old bank', async () => {
    const payments = await tenantOf('north');
    const payment = await started(payments, { transaction_fee: 100 });
    await payment.days(3);
    await moveToBank(service, payments.processor.uuid, 'south');
    await payment.days(2);
    expect((await entriesOf(payment)).map(({ stage, bank }) => [stage, bank])).toEqual([
      ['capture', 'north'],
      ['payout', 'south'],
    ]);
    // The clawback that follows the return is in no file yet.
    await receiveFrom(service, 'north', await answerToEntry(service, payment.uuid, { code: 'R10' }));
    await payment.days(1);
    const entries = await entriesOf(payment);
    expect(entries.map(({ stage, bank }) => [stage, bank])).toEqual([
      ['capture', 'north'],
      ['payout', 'south'],
      ['clawback', 'south'],
    ]);
    await payment.days(6);
    expect(await payment.statuses()).toEqual({
      transaction: 'CLAWBACK',
      capture: 'CAPTURE_ACH_FAILED',
      payout: 'PAYOUT_COMPLETE',
      clawback: 'CLAWBACK_COMPLETE',
    });
    expect(await payment.left()).toBe('');
    const atBank = { north: await entriesAt(service, 'north'), south: await entriesAt(service, 'south') };
    for (const { bank, trace_id } of entries)
      for (const [name, all] of Object.entries(atBank))
        expect(all.filter((one) => one.trace_id === trace_id)).toHaveLength(name === bank ? 1 : 0);
  });

  it('between the choice of its entries and their filing sends them to the new bank, once', async () => {
    const payments = await tenantOf('north');
    const payment = await started(payments);
    const { database, clock, sandboxClock } = service.context;
    let moved = false;
    const meddling: Database = {
      ...database,
      async query<Row>(text: string, values?: readonly unknown[]) {
        const rows = await database.query<Row>(text, values);
        const isChosen = ({ processor_ids }: { processor_ids?: string[] }) =>
          processor_ids?.includes(payments.processor.uuid) === true;
        const chosen = rows.some((row) => isChosen(row as object));
        if (!moved && chosen) {
          moved = true;
          await moveToBank(service, payments.processor.uuid, 'south');
        }
        return rows;
      },
    };
    const directory = join(service.context.settings.ACHORD_DATA_DIR, 'banks');
    const bank = simulatedBank({ ...service.context, directory }, describedBank(northBank, 0));
    const playing = bankingDays({ ...service.context, database: meddling, banks: [bank] });
    await playing.playUntil(closeAfter(clock.now(), 1), (at) => sandboxClock!.advanceTo(database, at));
    expect(moved).toBe(true);
    expect(await entriesOf(payment)).toEqual([]);
    await days(1);
    expect(await entriesOf(payment)).toMatchObject([{ stage: 'capture', bank: 'south' }]);
  });

  it('has its unfiled refunds collected and paid at the new bank', async () => {
    const payments = await tenantOf('north');
    const payment = await started(payments);
    await payment.days(5);
    const refund = await payment.refund(4_000);
    await moveToBank(service, payments.processor.uuid, 'south');
    await payment.days(8);
    expect(await payment.refundStatus(refund)).toBe('REFUND_COMPLETE');
    const banks = new Map((await entriesOf(payment)).map(({ stage, bank }) => [stage, bank]));
    expect([banks.get('payout'), banks.get('refund_capture'), banks.get('refund_payout')]).toEqual([
      'north',
      'south',
      'south',
    ]);
  });

  it('has a return dishonored at the bank that sent it, and only that bank can contest it', async () => {
    const payments = await tenantOf('north');
    // The account ends in 9171: the simulated bank contests its dishonor with R71.
    const payment = await started(payments, { amount: 9_171 });
    await payment.days(2);
    await receiveFrom(service, 'north', await answerToEntry(service, payment.uuid, { code: 'R06' }));
    await moveToBank(service, payments.processor.uuid, 'south');
    const [item] = await itemsOf(service, payment.uuid);
    const asked = await service.send('POST', '/admin/v1/dishonors', {
      body: { item_uuid: item!.uuid, code: 'R70', reason: 'It was not requested.' },
    });
    expect(asked.body.data).toMatchObject({ bank: 'north', state: 'to_send' });
    await payment.days(1);
    const [sent] = (await service.send('GET', '/admin/v1/dishonors')).body.data.dishonors;
    expect(sent).toMatchObject({ state: 'sent', trace_id: expect.stringMatching(/^09100001/) });
    expect((await entriesAt(service, 'north')).some(({ trace_id }) => trace_id === sent.trace_id)).toBe(true);
    await payment.days(3);
    const [contested] = (await service.send('GET', '/admin/v1/dishonors')).body.data.dishonors;
    expect(contested).toMatchObject({ state: 'contested', contest_code: 'R71' });
  });
});

describe('An item from a bank', () => {
  it('matches only entries of that bank; an item from another bank is in suspense, and the right one is applied later', async () => {
    const payment = await started(await tenantOf('north'));
    await payment.days(2);
    const answer = await answerToEntry(service, payment.uuid, { code: 'R01' });
    await receiveFrom(service, 'south', answer);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    const suspense = (await service.send('GET', '/admin/v1/suspense')).body.data.items;
    expect(suspense).toMatchObject([
      {
        bank: 'south',
        state: 'suspense',
        reason: 'the entry with this trace number went out through north',
        transaction_uuid: null,
      },
    ]);
    await receiveFrom(service, 'north', answer);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED' });
    expect(await itemsOf(service, payment.uuid)).toMatchObject([{ code: 'R01', state: 'applied' }]);
    await resolveAs(suspense[0].uuid, { as: 'ignored' });
  });

  it('of another bank is applied when an operator names the entry', async () => {
    const payment = await started(await tenantOf('north'));
    await payment.days(2);
    await receiveFrom(service, 'south', await answerToEntry(service, payment.uuid, { code: 'R01' }));
    const [item] = (await service.send('GET', '/admin/v1/suspense')).body.data.items;
    await resolveAs(item.uuid, { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture' });
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED' });
  });

  const resolveAs = async (uuid: string, said: object) => {
    const body = { ...said, reason: 'South has taken over the accounts of north.' };
    expect((await service.send('POST', `/admin/v1/suspense/${uuid}/resolve`, { body })).status).toBe(200);
  };
});

describe('A bank whose server is unreachable', () => {
  it('holds back its own payments, and no others', async () => {
    const [held, free] = [await started(await tenantOf('north')), await started(await tenantOf('south'))];
    await days(2);
    await setReachable(service, 'north', false);
    const waiting = await started(held.payments);
    await days(3);
    // Sent entries settle: without files from the bank nothing becomes good.
    expect(await held.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING', capture: 'CAPTURE_ACH_PENDING' });
    expect(await free.statuses()).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_COMPLETE',
    });
    expect(await waiting.statuses()).toMatchObject({ transaction: 'CAPTURE_PENDING' });
    const { banks } = (await service.send('GET', '/admin/v1/banks')).body.data;
    expect(banks[0].inbound_read_at < banks[1].inbound_read_at).toBe(true);
    const { text } = await service.send('GET', '/metrics');
    const behind = [...text.matchAll(/^achord_bank_inbound_behind_seconds\{bank="(\w+)"\} (\d+)$/gm)];
    expect(behind.map(([, bank, seconds]) => [bank, Number(seconds) > 0])).toEqual([
      ['north', true],
      ['south', false],
    ]);
    await setReachable(service, 'north', true);
    await days(6);
    for (const one of [held, waiting])
      expect(await one.statuses()).toEqual({
        transaction: 'IN_PAYOUT',
        capture: 'CAPTURE_COMPLETE',
        payout: 'PAYOUT_COMPLETE',
      });
  });

  it('or that refuses one file delays its own payments only', async () => {
    const fail = (body: object) => service.send('POST', '/sandbox/v1/bank/fail-next-upload', { body });
    expect((await fail({})).body.errors).toMatchObject([{ field: 'bank', code: 'configured' }]);
    await fail({ bank: 'south' });
    const [one, other] = [await started(await tenantOf('north')), await started(await tenantOf('south'))];
    await days(1);
    expect(await one.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    // It is sent at the next banking instant of its bank: the settlement of that day.
    expect(await other.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
  });
});

describe('The same-day limit', () => {
  it('is the bank’s: an entry above it leaves with the next day’s file, and is expected then', async () => {
    const open = async (bank: string | null, amount: number) => {
      const payments = await tenantOf(bank);
      const { uuid } = await payments.started({ amount, speed: 'sameday' });
      return playStarted(service, payments, uuid);
    };
    const cases = [await open('north', 60_000), await open('south', 50_000), await open('south', 60_000)];
    const expected = await Promise.all(cases.map(async (one) => (await detailsOf(one)).capture_settles_on));
    expect(expected[0]).toBe(expected[1]);
    expect(expected[2] > expected[1]).toBe(true);
    await days(1);
    for (const [index, one] of cases.entries()) {
      const details = await detailsOf(one);
      expect(details.entries).toMatchObject([{ stage: 'capture', settles_on: expected[index] }]);
      expect(details.capture_settles_on).toBe(expected[index]);
    }
    const billed = await service.context.database.query<{ kind: string }>(
      `SELECT kind FROM billed_subjects WHERE subject_uuid = ANY ($1) AND kind::text LIKE '%ach' ORDER BY array_position($1, subject_uuid)`,
      [cases.map(({ uuid }) => uuid)],
    );
    expect(billed.map(({ kind }) => kind)).toEqual(['same_day_ach', 'same_day_ach', 'standard_ach']);
  });

  it('also applies to the sum of a merchant’s day: it becomes several entries', async () => {
    const payments = await paymentsOf(service, { payout_type: 'batch' });
    await moveToBank(service, payments.processor.uuid, 'south');
    const uuids: string[] = [];
    for (let n = 0; n < 2; n++) uuids.push((await payments.started({ amount: 30_000, speed: 'sameday' })).uuid);
    await days(2);
    await playStarted(service, payments, uuids[0]!).noon();
    await setReachable(service, 'south', false);
    await advance(service, { seconds: 8 * 3_600 });
    const [file] = (await service.send('GET', '/admin/v1/bank-files?state=written')).body.data.bank_files;
    expect(file).toMatchObject({ bank: 'south' });
    await service.send('POST', `/admin/v1/bank-files/${file.uuid}/reject`, { body: { reason: 'It never left.' } });
    await setReachable(service, 'south', true);
    // The next cut-off is a same-day cut-off.
    await days(1);
    const traces = await Promise.all(uuids.map(async (uuid) => (await payments.read(uuid)).trace_ids.payout_trace_id));
    expect(new Set(traces).size).toBe(2);
    for (const uuid of uuids) expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_COMPLETE');
  });
});

describe('Fee payouts', () => {
  it('are sent through the bank of their processor, and returned from there', async () => {
    const tenant = await feeTenant(service, 'daily');
    await tenant.earn();
    const [payout] = await tenant.payouts();
    expect(payout).toMatchObject({ amount: 300, trace_id: expect.stringMatching(/^09100001/) });
    expect((await entriesAt(service, 'north')).some(({ trace_id }) => trace_id === payout.trace_id)).toBe(true);
    await moveToBank(service, tenant.processor.uuid, 'south');
    await receiveFrom(service, 'south', await answerToFeePayout(service, payout.uuid, { code: 'R03' }));
    const items = (await service.send('GET', '/admin/v1/suspense')).body.data.items;
    expect(items.at(-1)).toMatchObject({ bank: 'south', amount: 300 });
    await receiveFrom(service, 'north', await answerToFeePayout(service, payout.uuid, { code: 'R03' }));
    expect(await tenant.payouts()).toMatchObject([{ uuid: payout.uuid, status: 'FEE_PAYOUT_ACH_FAILED' }]);
  });
});

describe('A notification of change', () => {
  it('is accepted only from a bank that has an entry of the account', async () => {
    const payment = await started(await tenantOf('south'));
    await payment.days(2);
    await receive(service, await answerToEntry(service, payment.uuid, { code: 'C05', corrected: '37' }));
    const items = (await service.send('GET', '/admin/v1/suspense')).body.data.items;
    expect(items.at(-1)).toMatchObject({ kind: 'change', bank: 'north' });
  });
});
