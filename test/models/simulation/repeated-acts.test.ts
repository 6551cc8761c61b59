// An operator's act whose process dies after its effect is stored: repeated under its key, it gets
// its normal answer and has one effect.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bytesOf } from './service/bank-view.ts';
import { asOperator } from './service/commands/as-operator.ts';
import { answerTo } from './service/commands/banks.ts';
import { advanceClockTo } from './service/commands/time.ts';
import { crashPoints } from './service/crash-points.ts';
import { worldOf } from './service/new-world.ts';
import { type Answer, type RunningService, runningService } from './service/running-service.ts';
import type { Request } from './service/send.ts';
import { startWebhookReceiver, type WebhookReceiver } from './service/webhook-receiver.ts';
import {
  expectStatus,
  laterTimestamp,
  nextKey,
  readRowsNow,
  sendRequest,
  serviceTime,
  type World,
  waitForDueWork,
} from './service/world.ts';

let hook: WebhookReceiver;
let service: RunningService;
let world: World;
const never = () => 0;

beforeAll(async () => {
  hook = await startWebhookReceiver();
  service = await runningService(inject('postgres'), { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' });
  world = await worldOf(service, hook, 1, never);
});
afterAll(async () => {
  await service.stop();
  await hook.close();
});

const days = (n: number) => advanceClockTo(world, laterTimestamp(world, n * 86_400_000));
const sandbox = (path: string, body: object): Request => ({
  method: 'POST',
  path: `/sandbox/v1/${path}`,
  token: service.adminToken,
  body,
  key: nextKey(world),
});

async function started(): Promise<string> {
  const { token, vendor } = world.tenants[0]!;
  const body = { payer_uuid: vendor.payer.uuid, payee_uuid: vendor.payee.uuid, amount: 5_000, transaction_fee: 300 };
  const path = '/3p/api/v1/transaction';
  return (await expectStatus(world, 201, { method: 'POST', path, token, body, key: nextKey(world) })).data.uuid;
}

const acts = async () =>
  (await service.watching.query<{ n: number }>(`SELECT count(*) AS n FROM audit_trail WHERE actor = 'admin'`, []))[0]!
    .n;

/**
 * The process dies after the n-th act from now is recorded, before the caller receives the answer.
 */
async function requestThatDies(request: Request, at = 'after an act is recorded'): Promise<Answer> {
  await waitForDueWork(world);
  const before = await acts();
  service.arm(crashPoints.find(({ name }) => name === at)!, 1);
  const answer = await sendRequest(world, request);
  service.arm(null, 0);
  expect([answer.status, answer.repeated]).toEqual([200, 1]);
  await waitForDueWork(world);
  // The second act is the clock's, which `settle` advances.
  expect((await acts()) - before).toBe(2);
  return answer;
}

/** Publishes a file, and lets a day pass in which it is read. */
async function publishFile(bytes: Buffer): Promise<void> {
  await world.bank.writeInboundFile(`bank-${++world.number}.ach`, bytes);
  await started();
  await days(1);
}

const newest = async (path: string) => (await expectStatus(world, 200, asOperator(world, 'GET', path))).data;
const someAnswer = async () => answerTo(never, [...(await world.bank.entries()).values()].at(-1)!, 'R01');

describe('An act repeated under its key after a crash', () => {
  it('rejects a file once', async () => {
    await started();
    await days(1);
    const [file] = (await newest('bank-files')).bank_files;
    const body = { reason: 'The totals do not add up.' };
    const { data } = await requestThatDies(asOperator(world, 'POST', `bank-files/${file.uuid}/reject`, body));
    expect(data).toMatchObject({ uuid: file.uuid, state: 'rejected', note: body.reason });
  });

  it('makes one return, or one correction', async () => {
    const payment = await started();
    await days(1);
    await requestThatDies(
      sandbox(`bank-accounts/${world.tenants[0]!.vendor.payer.bank_account_uuid}/change`, { code: 'C09' }),
    );
    await requestThatDies(sandbox(`transactions/${payment}/return`, { stage: 'capture', code: 'R01' }));
    const { items, payments } = await readRowsNow(world);
    expect(items.map(({ code, state }) => `${code} ${state}`)).toEqual(['C09 applied', 'R01 applied']);
    expect(payments.get(payment)!.payment.capture_status).toMatch(/FAILED|PENDING/);
  });

  it('resolves an item in suspense once', async () => {
    const answer = await someAnswer();
    await publishFile(await bytesOf([{ ...answer, entry: { ...answer.entry, amount: 1 } }], world.time));
    const [item] = (await newest('suspense')).items;
    const { data } = await requestThatDies(
      asOperator(world, 'POST', `suspense/${item.uuid}/resolve`, { as: 'ignored', reason: 'None of ours.' }),
    );
    expect(data).toMatchObject({ uuid: item.uuid, state: 'resolved', note: 'None of ours.' });
  });

  it('releases a quarantined file once', async () => {
    const bytes = await bytesOf([await someAnswer()], world.time);
    // Its control is missing.
    await publishFile(bytes.subarray(0, bytes.length - 94 * 5));
    const [file] = (await newest('inbound-files?open=true')).inbound_files;
    const body = { reason: 'The bank has said so.' };
    const { data } = await requestThatDies(asOperator(world, 'POST', `inbound-files/${file.uuid}/release`, body));
    expect(data).toMatchObject({ note: body.reason, released_at: expect.any(String), rejected_at: null });
  });

  it('returns a fee payout once', async () => {
    const { vendor } = world.tenants[0]!;
    const account = { bank_account_uuid: vendor.payee.bank_account_uuid, schedule: 'daily' };
    await expectStatus(world, 200, asOperator(world, 'PUT', `fee-accounts/${vendor.uuid}`, account));
    await started();
    await days(7);
    const { feePayouts } = await readRowsNow(world);
    await requestThatDies(sandbox(`fee-payouts/${feePayouts[0]!.uuid}/return`, { code: 'R23' }));
    expect((await readRowsNow(world)).feePayouts[0]).toMatchObject({ status: 'FEE_PAYOUT_ACH_FAILED' });
  });

  it('advances the clock to the requested time, and not further', async () => {
    await started();
    const before = (await serviceTime(world)).getTime();
    const twoDays = sandbox('clock/advance', { seconds: 2 * 86_400 });
    const { data } = await requestThatDies(twoDays, 'after the clock is advanced');
    const ahead = new Date(data.now).getTime() - before;
    expect(Math.floor(ahead / 3_600_000)).toBe(48);
  });
});
