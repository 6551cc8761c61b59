// GET /admin/v1/today: what waits for an operator, by kind, each with the list that has it.
import { beforeAll, describe, expect, it } from 'vitest';
import { addBankingDays } from '../../../src/ach/calendar/banking-days.ts';
import { cutOffFrom } from '../../../src/ach/calendar/banking-instants.ts';
import { addDays } from '../../../src/ach/calendar/days.ts';
import { timeOn } from '../../../src/ach/calendar/windows.ts';
import { answerToEntry, readNow, receive, writeAnswers, writeInboundFile } from '../../support/banks/bank-answers.ts';
import { enterLines } from '../../support/banks/bank-statements.ts';
import { clawbackFailed, paidOut, payoutKept } from '../../support/payments/failed-payments.ts';
import { advance } from '../../support/payments/payments.ts';
import { playPayment } from '../../support/payments/played-payment.ts';
import { registerBusiness } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

interface WaitingKind {
  kind: string;
  count: number;
  amount: number | null;
  oldest: string | null;
  deadline: string | null;
  deadline_at: string | null;
  path: string;
}

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const iso = (at: Date) => at.toISOString().replace('.000Z', 'Z');
const today = async () => (await service.send('GET', '/admin/v1/today')).body.data;
const waitingOf = async (kind: string): Promise<WaitingKind | undefined> =>
  (await today()).waiting.find((one: WaitingKind) => one.kind === kind);
const act = async (path: string, body: object = {}) =>
  expect((await service.send('POST', `/admin/v1/${path}`, { body })).status).toBeLessThan(300);

/** The rows of the list that a kind names, as far as they are of this kind. */
async function listed({ kind, path }: WaitingKind): Promise<object[]> {
  const { status, body } = await service.send('GET', path);
  expect(status, path).toBe(200);
  const rows = Object.values(body.data).find(Array.isArray) as Record<string, unknown>[];
  if (kind === 'processor_suspended') return rows.filter((one) => one.suspended_at !== null);
  if (kind.startsWith('hold_')) return rows.filter((one) => `hold_${one.kind}` === kind);
  return rows;
}

it('has nothing waiting and every bank on the first morning', async () => {
  const { waiting, banks, webhooks, sent, received, routing_directory } = await today();
  expect(waiting).toEqual([]);
  expect(banks).toMatchObject([{ bank: 'simulated', waits_after_restore: false }]);
  expect(webhooks).toEqual({
    due: 0,
    oldest_due_seconds: 0,
    endpoints: { healthy: 0, slow: 0, failing: 0, blocked: 0, disabled: 0 },
  });
  expect([sent.files, received.files]).toEqual([0, 0]);
  expect(routing_directory).toBe('none');
});

describe('What waits', () => {
  it('is counted by kind, with its sum in cents and since when, and is gone after the act', async () => {
    const kept = await payoutKept(service);
    const owing = await clawbackFailed(service);
    const held = await paidOut(service);
    await act(`transactions/${held.uuid}/holds`, { kind: 'operator', reason: 'The police asked.' });
    await act(`processors/${kept.payments.processor.uuid}/suspend`);
    await registerBusiness(service, held.payments.processor.token, { business: { tin: '000000002' } });

    expect(await waitingOf('owed_to_payee')).toMatchObject({ count: 1, amount: 9_700, deadline: null });
    expect(await waitingOf('owed_by_payee')).toMatchObject({ count: 1, amount: 9_700 });
    expect(await waitingOf('hold_operator')).toMatchObject({ count: 1, amount: null });
    expect(await waitingOf('processor_suspended')).toMatchObject({ count: 1, amount: null });
    expect(await waitingOf('business_in_review')).toMatchObject({ count: 1, oldest: expect.any(String) });

    await act(`transactions/${owing.uuid}/write-off`, { amount: 700 });
    expect(await waitingOf('owed_by_payee')).toMatchObject({ count: 1, amount: 9_000 });
    await act(`transactions/${owing.uuid}/write-off`);
    expect(await waitingOf('owed_by_payee')).toBeUndefined();
  });

  it('has the last day on which a late return can be dishonored, and then is no longer there', async () => {
    const payment = await playPayment(service, { amount: 10_000 });
    await payment.days(5);
    await payment.returnEntry('capture', 'R01');
    const [item] = (await service.send('GET', '/admin/v1/late-returns')).body.data.items;
    const asked = { is_dishonored: false, may_be_dishonored: true };
    expect(item).toMatchObject({ transaction_uuid: payment.uuid, late: true, ...asked });
    expect(await waitingOf('late_return')).toMatchObject({
      count: 1,
      deadline: item.dishonor_until,
      deadline_at: iso(timeOn(item.dishonor_until, '17:00')),
    });
    await act('dishonors', { item_uuid: item.uuid, code: 'R68', reason: 'It came late.' });
    expect(await waitingOf('late_return')).toBeUndefined();
    const [dishonored] = (await service.send('GET', '/admin/v1/late-returns')).body.data.items;
    expect(dishonored).toMatchObject({ uuid: item.uuid, is_dishonored: true, may_be_dishonored: false });

    const other = await playPayment(service, { amount: 10_000 });
    await other.days(5);
    await other.returnEntry('capture', 'R01');
    expect(await waitingOf('late_return')).toMatchObject({ count: 1 });
    await advance(service, { banking_days: 6 });
    expect(await waitingOf('late_return')).toBeUndefined();
    const [missed] = (await service.send('GET', '/admin/v1/late-returns')).body.data.items;
    expect(missed).toMatchObject({ is_dishonored: false, may_be_dishonored: false });
  });

  it('includes answers of banks and lines of statements without their entry', async () => {
    const payment = await playPayment(service, { amount: 1_234 });
    await payment.days(1);
    await receive(
      service,
      await answerToEntry(service, payment.uuid, { code: 'R01', changes: { trace_number: '091000019999998' } }),
    );
    expect(await waitingOf('suspense')).toMatchObject({ count: 1, amount: 1_234 });
    await enterLines(service, { direction: 'credit', amount: 77, reference: 'Z' });
    expect(await waitingOf('statement_line_undecided')).toMatchObject({ count: 1, amount: 77 });
  });

  it('includes a file that its bank does not have, until the time by which it must', async () => {
    const reachable = (is: boolean) => service.send('POST', '/sandbox/v1/bank/server', { body: { reachable: is } });
    await reachable(false);
    await playPayment(service, { amount: 5_555 });
    const cutOff = cutOffFrom(service.context.bankingClock.bankingNow(), 'standard');
    const settlesOn = addBankingDays(cutOff.day, 1);
    await advance(service, { to: cutOff.at.toISOString() });
    expect(await waitingOf('file_written')).toMatchObject({
      amount: 5_555,
      // The network takes files for the next banking day until that day begins.
      deadline: addDays(settlesOn, -1),
      deadline_at: iso(timeOn(settlesOn, '00:00')),
    });
    await reachable(true);
  });

  it('includes a file in quarantine, with the money in it', async () => {
    const payment = await playPayment(service, { amount: 2_468 });
    await payment.days(1);
    const answer = await answerToEntry(service, payment.uuid, { code: 'R01' });
    const bytes = (await writeAnswers(service, [answer])).toString('latin1');
    const at = bytes.lastIndexOf('\n9000001') + 1;
    const damaged = `${bytes.slice(0, at + 13)}00000009${bytes.slice(at + 21)}`;
    await writeInboundFile(service, Buffer.from(damaged, 'latin1'));
    await readNow(service);
    expect(await waitingOf('file_quarantined')).toMatchObject({ count: 1, amount: 2_468, deadline_at: null });
    const [file] = (await service.send('GET', '/admin/v1/inbound-files?open=true')).body.data.inbound_files;
    await act(`inbound-files/${file.uuid}/reject`, { reason: 'The bank sends it again.' });
    expect(await waitingOf('file_quarantined')).toBeUndefined();
  });

  it('is what the list of each kind has', async () => {
    const { waiting } = (await today()) as { waiting: WaitingKind[] };
    expect(waiting.length).toBeGreaterThan(5);
    for (const one of waiting) expect(await listed(one), one.path).toHaveLength(one.count);
  });
});

it('has what was sent and received since midnight Eastern', async () => {
  await advance(service, { banking_days: 6 });
  await playPayment(service, { amount: 4_321 });
  await advance(service, { banking_days: 1 });

  const { sent } = await today();
  expect(sent.debits).toBeGreaterThanOrEqual(4_321);
});
