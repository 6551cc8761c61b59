// The busy month of `achord demo`: what waits after it, and books that add up.
import { expect, it } from 'vitest';
import { playBusyMonth } from '../../../cli/demo/busy-month.ts';
import { Achord } from '../../../clients/typescript/src/index.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { budget } from '../../support/runner/budget.ts';
import { testService } from '../../support/service/service.ts';

it('A busy month leaves every kind of work for an operator, and books that add up', async () => {
  const service = await testService();
  const said: string[] = [];
  const { address, adminToken } = service;
  const operator = new Achord({ baseUrl: address, token: adminToken });
  // A campaign plays the whole month.
  const bankingDays = budget({ usual: 12, campaign: 21 });
  const { payments } = await playBusyMonth({ address, operator, said: (text) => said.push(text), bankingDays });
  expect(payments).toBeGreaterThan(bankingDays * 10);
  expect(said.at(-1)).toBe(`Banking day ${bankingDays} of ${bankingDays}.`);
  const { waiting } = (await service.send('GET', '/admin/v1/today')).body.data;
  expect(waiting.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining([
      'approval',
      'block',
      'business_in_review',
      'file_quarantined',
      'hold_operator',
      'hold_risk',
      'late_return',
      'statement_line_undecided',
      'suspense_change',
    ]),
  );
  for (const [path, plural] of [
    ['dishonors', 'dishonors'],
    ['webhook-endpoints', 'endpoints'],
  ] as const)
    expect((await service.send('GET', `/admin/v1/${path}`)).body.data[plural], path).not.toEqual([]);
  const statuses = new Set<string>();
  for (let after = ''; ; ) {
    const { transactions, next } = (await service.send('GET', `/admin/v1/transactions?limit=100${after}`)).body.data;
    for (const { transaction_status } of transactions) statuses.add(transaction_status);
    if (next === null) break;
    after = `&after=${next}`;
  }
  expect([...statuses]).toEqual(
    expect.arrayContaining([
      'CAPTURE_PENDING',
      'IN_PAYOUT',
      'CAPTURE_ACH_FAILED',
      'CLAWBACK',
      'REVERSE_PAYOUT',
      'CANCELED',
    ]),
  );
  await expectInvariants(service.context.database);
});
