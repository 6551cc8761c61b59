// Payments that start while their users change: each payment follows the rules before or after the
// change, never a mix.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awaitStarts } from '../../../src/customers/users/starts-in-progress.sql.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import type { Queryable } from '../../../src/platform/database/database.ts';
import { sleep } from '../../../src/platform/std/clock.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { insertBankAccount, insertUser } from '../../support/payments/payer-and-payee.ts';
import { type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { budget } from '../../support/runner/budget.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
});
afterAll(() => expectInvariants(service.context.database));

const payee = async () => {
  const uuid = await insertUser(service, payments.processor.uuid);
  await insertBankAccount(service, payments.processor.uuid, uuid);
  return uuid;
};

const countOf = async (db: Queryable, uuid: string) =>
  (
    await db.query('SELECT 1 FROM transactions WHERE payee_uuid = $1 AND processor_id = $2', [
      uuid,
      payments.processor.uuid,
    ])
  ).length;

/**
 * Changes a user like every operation: locks its row first and raises its version. A change that
 * depends on the payments of the user also waits for starts in progress. Returns how many payments
 * it saw.
 */
const change = (uuid: string, set: string, { looksAtPayments = false } = {}) =>
  atomically(service.context.database, async (phase) => {
    await phase.query('SELECT 1 FROM users WHERE processor_id = $1 AND uuid = $2 FOR UPDATE', [
      payments.processor.uuid,
      uuid,
    ]);
    if (looksAtPayments) await awaitStarts(phase, [payments.processor.uuid]);
    const seen = await countOf(phase, uuid);
    await sleep(20);
    await phase.query(`UPDATE users SET ${set}, version = version + 1 WHERE processor_id = $1 AND uuid = $2`, [
      payments.processor.uuid,
      uuid,
    ]);
    return seen;
  });

describe('While payments to a user are being started', () => {
  it('its deletion sees every payment that starts', async () => {
    let startedInAll = 0;
    let refusedInAll = 0;
    // The rounds prove something only if both orders have happened.
    const rounds = budget({ usual: 2, campaign: 60 });
    for (let round = 0; round < rounds || startedInAll === 0 || refusedInAll === 0; round++) {
      const payee_uuid = await payee();
      const starting = Promise.all(
        Array.from({ length: 60 }, async (_, n) => {
          await sleep(n * 2);
          return payments.start({ payee_uuid }, n % 2 === 0 ? randomUUID() : undefined);
        }),
      );
      await sleep(20 + round * 12);
      const seen = await change(payee_uuid, 'deleted_at = now()', { looksAtPayments: true });
      const answers = await starting;
      expect(await countOf(service.context.database, payee_uuid)).toBe(seen);
      const started = answers.filter(({ status }) => status === 201);
      expect(started).toHaveLength(seen);
      for (const { status, body } of answers)
        if (status !== 201) expect([status, body.errors[0].code]).toEqual([422, 'unknown_user']);
      startedInAll += seen;
      refusedInAll += 60 - seen;
    }
  });

  it('its changes fail no payment, and each payment follows the old or the new data', async () => {
    const payee_uuid = await payee();
    let changing = true;
    const changes = (async () => {
      for (let n = 0; changing; n++) {
        await change(payee_uuid, `company_name = 'NAME ${n}', transaction_fee_fixed = ${n}`);
        await sleep(30);
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: 120 }, async (_, n) => {
        await sleep(n * 3);
        return payments.start({ payee_uuid }, randomUUID());
      }),
    );
    changing = false;
    await changes;
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      // Never a mix of both.
      if (body.data.company_name !== 'FJORD MARKET')
        expect(body.data.company_name).toBe(`NAME ${body.data.transaction_fee}`);
    }
    expect(new Set(answers.map(({ body }) => body.data.transaction_fee)).size).toBeGreaterThan(1);
  });

  it('losing its verification ends its rights as a merchant', async () => {
    const payee_uuid = await payee();
    let isChanged = false;
    let started = 0;
    const starting = Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        await sleep(n * 2);
        const wasChanged = isChanged;
        const { status, body } = await payments.start({ payee_uuid });
        if (status === 201) started++;
        if (status !== 201 || wasChanged) expect([status, body.errors[0].code]).toEqual([422, 'no_merchant']);
      }),
    );
    await sleep(50);
    const seen = await change(payee_uuid, `kyb_status = 'REJECTED'`);
    isChanged = true;
    await starting;
    // A start that began before the change may commit after it.
    expect(started).toBeGreaterThanOrEqual(seen);
    expect(await countOf(service.context.database, payee_uuid)).toBe(started);
  });
});
