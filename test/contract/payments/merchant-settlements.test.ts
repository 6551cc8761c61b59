// The settlements of merchants: every change of their balances by day, and its sum in the books.
import { beforeAll, describe, expect, it } from 'vitest';
import { utcDay } from '../../../src/platform/std/timestamps.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { clawbackFailed, type FailedPayment, payerOwes, refunded } from '../../support/payments/failed-payments.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
let viewer: Person;
let failed: Record<'clawbackFailed' | 'refunded' | 'payerOwes', FailedPayment>;
beforeAll(async () => {
  service = await weekendService();
  viewer = await person(service, 'viewer');
  failed = {
    clawbackFailed: await clawbackFailed(service),
    refunded: await refunded(service),
    payerOwes: await payerOwes(service),
  };
});

const send = (query: string) => viewer.send('GET', `/admin/v1/ledger/merchant-settlements?${query}`);
const today = () => utcDay(service.context.clock.now());
const allDays = ({ payments }: FailedPayment) =>
  `processor_uuid=${payments.processor.uuid}&start_date=2020-01-01&end_date=${today()}`;
const cents = (dollars: string) => Math.round(Number(dollars) * 100);

const parts = ['captured', 'fees', 'returns', 'clawbacks', 'refunds', 'payouts', 'written_off'] as const;

async function rowsOf(of: FailedPayment) {
  const { status, text } = await send(allDays(of));
  expect(status).toBe(200);
  const [head, ...lines] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((line) => Object.fromEntries(head!.map((name, n) => [name, line[n]!])));
}

async function totalsOf(of: FailedPayment) {
  const rows = await rowsOf(of);
  const names = ['payments', ...parts, 'change', 'refunds_collected'];
  return Object.fromEntries(
    names.map((name) => [
      name,
      rows.reduce((sum, row) => sum + (name === 'payments' ? Number(row[name]) : cents(row[name]!)), 0),
    ]),
  );
}

describe('The settlements of merchants', () => {
  it('have what was captured, kept as fee, paid out, taken back and clawed back', async () => {
    const nothing = { written_off: 0, refunds: 0, refunds_collected: 0 };
    const captured = { payments: 1, captured: 10_000, fees: -300, payouts: -9_700 };
    expect(await totalsOf(failed.clawbackFailed)).toEqual({
      ...nothing,
      ...captured,
      returns: -9_700,
      clawbacks: 0,
      change: -9_700,
    });
    expect(await totalsOf(failed.refunded)).toEqual({
      ...nothing,
      ...captured,
      returns: 0,
      clawbacks: 0,
      change: 0,
      refunds_collected: 4_000,
    });
  });

  it('add up in each record, and to the books of the tenant', async () => {
    for (const of of Object.values(failed)) {
      const rows = await rowsOf(of);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(parts.reduce((sum, part) => sum + cents(row[part]!), 0)).toBe(cents(row.change!));
      const query = `processor_uuid=${of.payments.processor.uuid}`;
      const { accounts } = (await viewer.send('GET', `/admin/v1/ledger/trial-balance?${query}`)).body.data;
      const held = accounts
        .filter(({ account }: { account: string }) => ['PAYEE', 'PRES', 'CLAW'].includes(account))
        .reduce((sum: number, { closing }: { closing: number }) => sum + closing, 0);
      expect((await totalsOf(of)).change).toBe(0 - held);
      expect(new Set(rows.map(({ merchant_uuid }) => merchant_uuid))).toEqual(new Set([of.payments.pair.payee_uuid]));
    }
  });

  it('are of one tenant and of a period', async () => {
    const { status, body } = await send(`start_date=2020-01-01`);
    expect([status, body.errors[0].field]).toEqual([422, 'processor_uuid']);
    const unknown = await send('processor_uuid=019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d');
    expect([unknown.status, unknown.body.errors[0].field]).toEqual([422, 'processor_uuid']);
    const uuid = failed.refunded.payments.processor.uuid;
    const { text } = await send(`processor_uuid=${uuid}&start_date=2020-01-01&end_date=2020-01-31`);
    expect(text.trimEnd().split('\r\n')).toHaveLength(1);
  });
});
