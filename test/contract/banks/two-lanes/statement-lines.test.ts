// Lines of the statement of a shared bank that are about payments of the other lane, as the
// operator at the telephone finds out and ends them, step by step, by what the errors say.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerToEntry, writeAnswers, writeInboundFile } from '../../../support/banks/bank-answers.ts';
import type { TestLine } from '../../../support/banks/bank-statements.ts';
import { enterExpectedLines, enterLines, reconciliation } from '../../../support/banks/bank-statements.ts';
import { sharedBankService, tenantsOfBoth } from '../../../support/banks/one-bank-of-two-lanes.ts';
import { expectInvariants } from '../../../support/payments/invariants.ts';
import { advance, sundayAhead } from '../../../support/payments/payments.ts';
import { type PlayedPayment, playStarted } from '../../../support/payments/played-payment.ts';
import type { TestService } from '../../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  ({ service } = await sharedBankService());
  await advance(service, { to: sundayAhead(service) });
});
afterAll(() => expectInvariants(service.context.database));

const days = (banking_days: number) => advance(service, { banking_days });

/** Of a tenant of its own. */
async function started(amount: number): Promise<PlayedPayment> {
  const { second } = await tenantsOfBoth(service);
  return playStarted(service, second, (await second.started({ amount })).uuid);
}

async function suspended(line: Partial<TestLine>): Promise<string> {
  await enterExpectedLines(service);
  const { body } = await enterLines(service, line);
  await days(3);
  await service.send('POST', '/admin/v1/bank-statement/reconcile', { body: { bank: 'first' } });
  const { uuid } = body.data.lines[0];
  expect(await stateOf(uuid)).toBe('suspense');
  return uuid;
}

const stateOf = async (uuid: string) =>
  (await service.send('GET', `/admin/v1/bank-statement/lines/${uuid}`)).body.data.state;

const match = (uuid: string, body: object) =>
  service.send('POST', `/admin/v1/bank-statement/lines/${uuid}/match`, { body });

/** The message of the first error: what the operator reads to the caller. */
const saidBy = ({ body }: { body: { errors: { message: string }[] } }) => body.errors[0]!.message;

/** On the desk: the line with the cash of its amount, which may be of another week. */
async function explained(line: string): Promise<void> {
  const { lines, movements } = (await service.send('GET', '/admin/v1/bank-statement/desk?bank=first')).body.data;
  const { amount, direction } = lines.find(({ uuid }: { uuid: string }) => uuid === line);
  const shown = movements.filter((one: TestLine) => one.amount === amount && one.direction === direction);
  const answer = await service.send('POST', '/admin/v1/bank-statement/explain', {
    body: {
      lines: [line],
      // The newest: the act, or the file that came late.
      movements: shown.slice(-1).map(({ source_uuid, moved_on }: Record<string, string>) => ({
        source_uuid,
        direction,
        moved_on,
      })),
    },
  });
  expect([answer.status, await stateOf(line)]).toEqual([200, 'expected']);
}

async function expectEven(): Promise<void> {
  await enterExpectedLines(service);
  for (const day of (await reconciliation(service)).days) expect(day).toMatchObject({ difference: 0, missing: [] });
  const open = await service.send('GET', '/admin/v1/bank-statement/lines?state=suspense');
  expect(open.body.data.lines).toEqual([]);
}

describe('A line about a payment of the other lane', () => {
  it('a payer paid a debt: it is recorded on the payment, and the line is explained by it', async () => {
    const payment = await started(10_000);
    await days(5);
    await payment.refund(4_000);
    await days(8);
    await payment.returnEntry('capture', 'R10');
    await days(6);
    expect(await payment.left()).toBe('RECV 4000');
    const line = await suspended({ direction: 'credit', amount: 4_000, reference: 'from the payer' });
    expect(saidBy(await match(line, { as: 'debt_paid', transaction_uuid: payment.uuid }))).toMatch(
      /payer-debt\/paid.*bank-statement\/explain/,
    );
    // The operator names the bank that the statement is of, which is the one of home.
    const paid = await service.send('POST', `/admin/v1/transactions/${payment.uuid}/payer-debt/paid`, {
      body: { amount: 4_000, bank: 'first' },
    });
    expect([paid.status, await payment.left()]).toEqual([200, '']);
    await explained(line);
    await expectEven();
  });

  it('the bank paid a returned capture back: it is won back on the payment', async () => {
    const payment = await started(10_100);
    await days(4);
    await payment.returnEntry('capture', 'R01');
    const line = await suspended({ direction: 'credit', amount: 10_100, reference: 'won back' });
    expect(saidBy(await match(line, { as: 'dishonor_won', transaction_uuid: payment.uuid }))).toMatch(
      /dishonor-won.*bank-statement\/explain/,
    );
    const won = await service.send('POST', `/admin/v1/transactions/${payment.uuid}/dishonor-won`);
    expect(won.status).toBe(200);
    await explained(line);
    await days(4);
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE' });
    await expectEven();
  });

  it('a return whose file did not come: the payment is held, and the line is ticked off when the file comes', async () => {
    const payment = await started(10_200);
    await days(2);
    const answer = await answerToEntry(service, payment.uuid, { code: 'R02' });
    await enterExpectedLines(service);
    const { body } = await enterLines(service, { direction: 'debit', amount: 10_200, reference: 'returned' });
    const { uuid: line } = body.data.lines[0];
    const said = saidBy(
      await match(line, { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture', code: 'R02' }),
    );
    expect(said).toMatch(/holds/);
    const held = await service.send('POST', `/admin/v1/transactions/${payment.uuid}/holds`, {
      body: { kind: 'operator' },
    });
    expect(held.status).toBe(201);
    await days(5);
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE' });
    await service.send('POST', '/admin/v1/bank-statement/reconcile', { body: { bank: 'first' } });
    expect(await stateOf(line)).toBe('suspense');
    await writeInboundFile(service, await writeAnswers(service, [answer], 'first'), undefined, 'first');
    await days(1);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED', payout: 'PAYOUT_CANCELED' });
    await explained(line);
    await expectEven();
  });

  it('the bank processed a file twice and takes it back: the two lines offset each other, and the copy is closed', async () => {
    await started(10_300);
    await days(3);
    const [file] = (await service.send('GET', '/admin/v1/bank-files?state=confirmed')).body.data.bank_files;
    expect(file).toMatchObject({ bank: 'first-2', debits: 10_300 });
    const line = await suspended({ direction: 'credit', amount: 10_300, reference: `${file.name} again` });
    const copy = await service.send('POST', `/admin/v1/bank-files/${file.uuid}/processed-twice`);
    const { uuid: file_copy_uuid } = copy.body.data;
    expect(saidBy(await match(line, { as: 'file_processed_twice', file_copy_uuid }))).toMatch(/\/correct/);
    const back = await suspended({ direction: 'debit', amount: 10_300, reference: 'taken back' });
    const corrected = await service.send('POST', `/admin/v1/bank-statement/lines/${line}/correct`, {
      body: { corrected_by: back },
    });
    expect([corrected.status, await stateOf(line), await stateOf(back)]).toEqual([200, 'corrected', 'corrected']);
    const closed = await service.send('POST', `/admin/v1/file-copies/${file_copy_uuid}/close`);
    expect(closed.body.data).toMatchObject({ state: 'closed', rest: 0 });
    await expectEven();
  });
});
