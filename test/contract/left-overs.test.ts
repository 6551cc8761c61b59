// What a payout left over for a payee (P7): whose next payout takes it along, and what it pays first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditBack, type FallenPayment, rest } from '../support/fallen-payments.ts';
import { expectInvariants } from '../support/invariants.ts';
import { advance, sundayAhead } from '../support/payments.ts';
import { type TestService, testService } from '../support/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
afterAll(() => expectInvariants(service.foundation.database));

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.foundation.database.query<Row>(text, values);
const act = async (path: string, body: object = {}) => {
  const { status, text } = await service.send('POST', `/admin/v1/${path}`, { body });
  expect(status, text).toBe(200);
};

/** A payment of 100.00, paid out; 40.00 of it are owed to its payee again. */
async function leftOver(): Promise<FallenPayment> {
  const payment = await creditBack(service);
  await act(`refunds/${payment.refund}/give-back`);
  return payment;
}

describe('The next payout', () => {
  it('takes along what is left over of its own tenant’s payments, and names its own source', async () => {
    const tenants = [await leftOver(), await leftOver()];
    const next = [];
    for (const { payments } of tenants) next.push((await payments.started()).uuid);
    await rest(service);
    const moves = (transition: string, uuids: readonly string[]) =>
      query<{ processor_id: string; source_uuid: string; moved_at: Date }>(
        `SELECT processor_id, source_uuid, moved_at FROM transitions
         WHERE transition = $1 AND transaction_uuid = ANY ($2::uuid[]) ORDER BY processor_id`,
        [transition, uuids],
      );
    const reserved = await moves('P1', next);
    expect(reserved).toHaveLength(2);
    // Both in one portion.
    expect(new Set(reserved.map(({ moved_at }) => moved_at.getTime())).size).toBe(1);
    const joined = await moves(
      'P7',
      tenants.map(({ uuid }) => uuid),
    );
    expect(joined).toEqual(reserved);
  });
});
