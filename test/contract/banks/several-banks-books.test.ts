// The books of several banks: the statement of a bank shows its own entries, and nothing of another
// bank.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterExpectedLines, enterLinesAt, reconciliation, today } from '../../support/banks/bank-statements.ts';
import { entriesAt, moveToBank, setReachable, twoBanksService } from '../../support/banks/two-banks.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type PlayedPayment, playStarted } from '../../support/payments/played-payment.ts';
import { budget } from '../../support/runner/budget.ts';
import type { TestService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await twoBanksService();
  await advance(service, { to: sundayAhead(service) });
});
afterAll(() => expectInvariants(service.context.database));

const banks = ['north', 'south'] as const;
const days = (banking_days: number) => advance(service, { banking_days });

async function startedThrough(bank: string, amount: number): Promise<PlayedPayment> {
  const payments = await paymentsOf(service);
  await moveToBank(service, payments.processor.uuid, bank);
  return playStarted(service, payments, (await payments.started({ amount })).uuid);
}

/** Enters what each bank's statement would show. */
const enterAll = async () => {
  for (const bank of banks) await enterExpectedLines(service, bank);
};
const differences = async (bank: string) =>
  (await reconciliation(service, bank)).days.map(({ difference }: { difference: number }) => difference);
const linesOf = async (bank: string, state: string) =>
  (await service.send('GET', `/admin/v1/bank-statement/lines?bank=${bank}&state=${state}`)).body.data.lines;

describe('The statement of a bank', () => {
  it('must be named where there are several: the service never guesses about money', async () => {
    const refused = [{ field: 'bank', code: 'configured', message: 'must be one of north, south' }];
    expect((await enterLinesAt(service, undefined, {})).body.errors).toEqual(refused);
    for (const [path, sent] of [
      ['bank-statement/reconcile', {}],
      ['own-funds', { amount: 1, reason: 'Why.' }],
    ] as const) {
      const { body } = await service.send('POST', `/admin/v1/${path}`, { body: sent });
      expect(body.errors, path).toEqual(refused);
    }
    expect((await service.send('GET', '/admin/v1/bank-statement/reconciliation')).body.errors).toEqual(refused);
  });

  it('shows its own entries, and never another bank’s', async () => {
    await startedThrough('north', 7_777);
    await days(2);
    const booked_on = (await reconciliation(service, 'north')).days.at(-1).day;
    expect((await reconciliation(service, 'south')).days).toEqual([]);
    // The same cash, on the statement of the wrong bank.
    await enterLinesAt(service, 'south', { booked_on, direction: 'credit', amount: 7_777 });
    await days(2);
    await service.send('POST', '/admin/v1/bank-statement/reconcile', { body: { bank: 'south' } });
    expect(await linesOf('south', 'suspense')).toMatchObject([{ amount: 7_777 }]);
    expect((await reconciliation(service, 'north')).days[0].missing).toMatchObject([{ amount: 7_777 }]);
    const [line] = await linesOf('south', 'suspense');
    await service.send('POST', `/admin/v1/bank-statement/lines/${line.uuid}/correct`, {
      body: { reason: 'Not ours.' },
    });
    await enterAll();
    expect([...(await differences('north')), ...(await differences('south'))].every((one) => one === 0)).toBe(true);
  });

  it('shows own funds and paid debts at the bank where they arrived', async () => {
    const paid = await service.send('POST', '/admin/v1/own-funds', {
      body: { bank: 'south', amount: 50_000, reason: 'For the payouts of a tenant that came from north.' },
    });
    expect(paid.status).toBe(201);
    const missing = async (bank: string) =>
      (await reconciliation(service, bank)).days.flatMap((day: { missing: { amount: number }[] }) => day.missing);
    expect(await missing('north')).toEqual([]);
    expect(await missing('south')).toMatchObject([{ amount: 50_000, direction: 'credit', name: null }]);
    await enterAll();
    expect(await missing('south')).toEqual([]);
  });

  it('shows one side of a transfer between the operator’s accounts: the two lines add up to zero', async () => {
    const sides = [];
    for (const [bank, direction] of [
      ['north', 'debit'],
      ['south', 'credit'],
    ] as const) {
      const { body } = await enterLinesAt(service, bank, { direction, amount: 12_345, reference: 'to the new bank' });
      sides.push(body.data.lines[0].uuid);
    }
    const [out, corrected_by] = sides;
    const said = await service.send('POST', `/admin/v1/bank-statement/lines/${out}/correct`, {
      body: { corrected_by, reason: 'Moved to the account at south.' },
    });
    expect(said.status).toBe(200);
    for (const bank of banks) expect(await linesOf(bank, 'suspense')).toEqual([]);
    const { pooled } = (await reconciliation(service, 'north')) as { pooled: { balance: number } };
    expect(pooled.balance).toBeGreaterThan(0);
    expect((await differences('north')).at(-1)).toBe(0);
    expect((await differences('south')).at(-1)).toBe(0);
  });

  it('has no line that is the return of another bank’s entry', async () => {
    const payment = await startedThrough('north', 4_321);
    await days(2);
    const { body } = await enterLinesAt(service, 'south', {
      booked_on: today(service),
      amount: 4_321,
      reference: 'a return',
    });
    const { uuid } = body.data.lines[0];
    const match = { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture', code: 'R01', reason: 'Is it?' };
    const answer = await service.send('POST', `/admin/v1/bank-statement/lines/${uuid}/match`, { body: match });
    expect(answer.body.errors).toEqual([
      {
        field: 'stage',
        code: 'invalid_state',
        message:
          'the entry was sent to bank north, the line is of bank south; both must be the same. Name another entry',
      },
    ]);
    await service.send('POST', `/admin/v1/bank-statement/lines/${uuid}/correct`, { body: { reason: 'Taken off.' } });
  });
});

/** What may happen between two days, to a tenant by its number. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('pays' as const),
      tenant: fc.nat(2),
      cents: fc.integer({ min: 1, max: 90_000 }),
      speed: fc.constantFrom('standard', 'sameday'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('moves' as const),
      tenant: fc.nat(2),
      to: fc.constantFrom('north', 'south', null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('comes back' as const),
      which: fc.nat(20),
      code: fc.constantFrom('R01', 'R10'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('goes away' as const), bank: fc.constantFrom(...banks) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('passes' as const), days: fc.integer({ min: 1, max: 2 }) }) },
);

interface Tenant extends Payments {
  /** From when its entries go to which bank. Before that: to the first bank. */
  moves: { at: Date; bank: string }[];
}

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

describe('Whatever tenants and banks do', () => {
  it('each entry is in one file of its tenant’s bank of that time, and each bank’s books equal its statement', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 16 }), async (steps) => {
        const tenants: Tenant[] = [];
        for (let n = 0; n < 3; n++) tenants.push({ ...(await paymentsOf(service)), moves: [] });
        const made: PlayedPayment[] = [];
        for (const one of steps) await take(one, tenants, made);
        for (const bank of banks) await setReachable(service, bank, true);
        await days(7);
        await expectEachOnce(tenants);
        await enterAll();
        for (const bank of banks) expect((await differences(bank)).filter((one: number) => one !== 0)).toEqual([]);
        await expectInvariants(service.context.database);
      }),
      { numRuns: budget({ usual: 1, campaign: 30 }) },
    );
  });

  async function take(one: Step, tenants: readonly Tenant[], made: PlayedPayment[]): Promise<void> {
    if (one.does === 'pays') {
      const payments = tenants[one.tenant]!;
      const answer = await payments.start({ amount: one.cents, speed: one.speed });
      // A payer with an unauthorized return pays nothing until a new authorization.
      if (answer.body.errors?.[0]?.code === 'user_blocked') return;
      expect(answer.status, answer.text).toBe(201);
      made.push(playStarted(service, payments, answer.body.data.uuid));
    } else if (one.does === 'moves') {
      const { processor, moves } = tenants[one.tenant]!;
      moves.push({ at: service.context.clock.now(), bank: one.to ?? 'north' });
      await moveToBank(service, processor.uuid, one.to);
    } else if (one.does === 'goes away') await setReachable(service, one.bank, false);
    else if (one.does === 'passes') await days(one.days);
    // Without an entry to return, nothing happens.
    else if (made.length > 0)
      await service.send('POST', `/sandbox/v1/transactions/${made[one.which % made.length]!.uuid}/return`, {
        body: { stage: 'capture', code: one.code },
      });
  }

  async function expectEachOnce(tenants: readonly Tenant[]): Promise<void> {
    const legs = await service.context.database.query<{
      processor_id: string;
      trace_id: string;
      bank: string;
      amount: number;
      created_at: Date;
    }>(
      `SELECT l.processor_id, e.trace_id, f.bank, sum(l.amount)::bigint AS amount, min(l.created_at) AS created_at
       FROM legs l JOIN entries e ON e.uuid = l.entry_uuid JOIN bank_files f ON f.uuid = l.file_uuid
       WHERE l.processor_id = ANY ($1) AND NOT l.rejected GROUP BY 1, 2, 3`,
      [tenants.map(({ processor }) => processor.uuid)],
    );
    const places = new Map<string, string[]>();
    for (const bank of banks)
      for (const { trace_id, amount } of await entriesAt(service, bank))
        places.set(trace_id, [...(places.get(trace_id) ?? []), `${amount} at ${bank}`]);
    for (const { processor_id, trace_id, bank, amount, created_at } of legs) {
      const { moves } = tenants.find(({ processor }) => processor.uuid === processor_id)!;
      expect(bank).toBe(moves.findLast(({ at }) => at <= created_at)?.bank ?? 'north');
      expect(places.get(trace_id)).toEqual([`${amount} at ${bank}`]);
    }
  }
});
