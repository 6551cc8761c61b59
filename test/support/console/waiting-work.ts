// Work of every kind that waits for an operator, in every state that offers an act.
import { screenDue } from '../../../src/payments/risk/screening/users/screen-due.ts';
import { answerToEntry, readNow, receive, writeAnswers, writeInboundFile } from '../banks/bank-answers.ts';
import { enterLines } from '../banks/bank-statements.ts';
import { returnEntry } from '../banks/returns.ts';
import { payerOwes, payoutKept, refundCreditReturned, reversePayoutReturned } from '../payments/failed-payments.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../payments/payments.ts';
import { importEntries } from '../payments/sanctions-lists.ts';
import { together } from '../payments/stories.ts';
import { registerBusiness, registerPerson } from '../payments/users.ts';
import type { TestService } from '../service/service.ts';
import { raiseEvent, registerEndpoint } from '../webhooks/webhooks.ts';

export interface LeftWork {
  /** Its payments, fees, limits and people are on the screens of one tenant. */
  payments: Payments;
  /** An endpoint of it. */
  endpoint: string;
  /** A business that waits for its verification. */
  business: string;
}

/** `settings` of the service must allow webhooks to this machine. */
export async function leaveWork(service: TestService): Promise<LeftWork> {
  await advance(service, { to: sundayAhead(service) });
  const payments = await paymentsOf(service);
  await together<unknown>(
    service,
    () => payoutKept(service),
    () => reversePayoutReturned(service),
    () => refundCreditReturned(service),
    () => payerOwes(service),
    () => reversalsLeft(service),
    () => payments.started({ amount: 30_000, transaction_fee: 900 }),
  );
  await returnLate(service);
  await leaveReturns(service, payments);
  await leaveRisk(service, payments);
  // What the day of the reviews sends stays here, since the bank is not reached.
  await service.send('POST', '/sandbox/v1/bank/server', { body: { reachable: false } });
  await payments.started({ amount: 1_100 });
  await (await paymentsOf(service)).started({ amount: 1_500 });
  await advance(service, { banking_days: 1 });
  await leaveStatement(service);
  await leaveApprovals(service, payments);
  await leaveViews(service);
  // It waits for a cut-off, so it can be canceled.
  await payments.started({ amount: 1_200 });
  await leaveAuthorization(service, payments);
  return { payments, ...(await leaveTenants(service, payments)) };
}

/** What an operator asks for. It must be accepted. */
async function ask(service: TestService, method: string, path: string, body: object = {}) {
  const answer = await service.send(method, `/admin/v1/${path}`, { body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body.data;
}

async function reverseCapture(service: TestService, { read }: Payments, uuid: string): Promise<void> {
  const { trace_ids } = await read(uuid);
  const body = { trace_id: trace_ids.capture_trace_id, entry_error: 'duplicate' };
  await ask(service, 'POST', `transactions/${uuid}/reversals`, body);
}

/** The debit comes back while its reversal is on its way: that leaves a claim. */
async function reversalsLeft(service: TestService): Promise<void> {
  const payments = await paymentsOf(service);
  const { uuid } = await payments.started({ amount: 100 });
  await advance(service, { banking_days: 1 });
  await reverseCapture(service, payments, uuid);
  await advance(service, { banking_days: 1 });
  await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
  await advance(service, { banking_days: 1 });
}

/** What a bank sent that matches nothing, a file that is not whole, and what a bank is asked. */
async function leaveReturns(service: TestService, payments: Payments): Promise<void> {
  const sent: string[] = [];
  for (const amount of [2_100, 2_200, 2_300]) sent.push((await payments.started({ amount })).uuid);
  await advance(service, { banking_days: 1 });
  const [first, second, third] = sent as [string, string, string];
  const unknown = { trace_number: '091000019999999' };
  await receive(
    service,
    await answerToEntry(service, first, { code: 'R01', changes: unknown }),
    await answerToEntry(service, first, { code: 'C01', corrected: '5501005199', changes: unknown }),
    await answerToEntry(service, second, { code: 'REJ' }),
  );
  const whole = (await writeAnswers(service, [await answerToEntry(service, third, { code: 'R01' })])).toString(
    'latin1',
  );
  const at = whole.lastIndexOf('\n9000001') + 1;
  const damaged = `${whole.slice(0, at + 13)}00000009${whole.slice(at + 21)}`;
  await writeInboundFile(service, Buffer.from(damaged, 'latin1'));
  await readNow(service);
  await reverseCapture(service, payments, second);
  const { trace_ids } = await payments.read(first);
  await ask(service, 'POST', `transactions/${first}/proof-requests`, { requested_on: '2027-03-01' });
  const request = { trace_id: trace_ids.capture_trace_id, entry_error: 'duplicate', asked_how: 'By phone.' };
  await ask(service, 'POST', `transactions/${first}/return-requests`, request);
  const { bank_files } = (await service.send('GET', '/admin/v1/bank-files?limit=2')).body.data;
  await ask(service, 'POST', `bank-files/${bank_files[1].uuid}/processed-twice`);
}

/** Two captures come back long after their deadline. One of these returns is dishonored. */
async function returnLate(service: TestService): Promise<void> {
  const { started } = await paymentsOf(service);
  const late = [await started({ amount: 600 }), await started({ amount: 700 })];
  await advance(service, { banking_days: 5 });
  for (const { uuid } of late) await returnEntry(service, uuid, { stage: 'capture', code: 'R01' });
  const { items } = (await service.send('GET', '/admin/v1/late-returns')).body.data;
  const { uuid } = items.find((one: { amount: number }) => one.amount === 600);
  await ask(service, 'POST', 'dishonors', { item_uuid: uuid, code: 'R68' });
}

/** A fraud review, holds, blocks, limits, and names on a sanctions list. All names are invented. */
async function leaveRisk(service: TestService, { processor, pair, started }: Payments): Promise<void> {
  await ask(service, 'POST', 'fraud-rules/recommended', { processor_uuid: processor.uuid });
  const rule = { processor_uuid: processor.uuid, merchant_uuid: null, action: 'review', amount: null };
  await ask(service, 'PUT', 'fraud-rules/payer_velocity', { ...rule, payments: 1, hours: 24 });
  const limits = { amount_per_payment: 500_000, amount_per_day: null, amount_in_flight: null };
  await ask(service, 'PUT', `users/${pair.payee_uuid}/limits`, limits);
  const { uuid } = await started({ amount: 4_400 });
  await ask(service, 'POST', `transactions/${uuid}/holds`, { kind: 'operator' });
  const blocked = await registerPerson(service, processor.token);
  await ask(service, 'POST', `users/${blocked.uuid}/blocks`, { kind: 'fraud' });
  await importEntries(service, [
    { number: 77, name: 'TRISKEL, Orleb Brask', type: 'individual', aliases: [['aka', 'MARISK, Orleb']] },
  ]);
  for (let n = 0; n < 2; n++)
    await registerPerson(service, processor.token, { first_name: 'Orleb', last_name: 'Triskel' });
  await screenDue(service.context);
  const { sanctions_hits } = (await service.send('GET', '/admin/v1/sanctions-hits')).body.data;
  await ask(service, 'POST', `sanctions-hits/${sanctions_hits[0].uuid}/confirm`);
}

async function leaveStatement(service: TestService): Promise<void> {
  await ask(service, 'POST', 'own-funds', { amount: 5_000 });
  await enterLines(
    service,
    { direction: 'debit', amount: 1_250, reference: 'SERVICE CHARGE' },
    { direction: 'credit', amount: 7_000, reference: 'NOT OURS' },
    { direction: 'debit', amount: 900, reference: 'A FEE' },
  );
  const { lines } = (await service.send('GET', '/admin/v1/bank-statement/lines')).body.data;
  const fee = lines.find(({ amount }: { amount: number }) => amount === 900);
  await ask(service, 'POST', `bank-statement/lines/${fee.uuid}/match`, { as: 'bank_fee' });
}

/** One that each role of those who decide may decide. */
async function leaveApprovals(service: TestService, { processor, pair }: Payments): Promise<void> {
  const policy = (act: string, is_required: boolean) =>
    ask(service, 'PUT', `approval-policies/${act}`, { is_required, above_amount: 0 });
  for (const act of ['own_funds', 'limits', 'tokens']) await policy(act, true);
  await ask(service, 'POST', 'own-funds', { amount: 100 });
  const none = { amount_per_payment: null, amount_per_day: null, amount_in_flight: null };
  await ask(service, 'PUT', `users/${pair.payee_uuid}/limits`, none);
  await ask(service, 'POST', 'tokens', { processor_uuid: processor.uuid });
  for (const act of ['own_funds', 'limits', 'tokens']) await policy(act, false);
}

async function leaveAuthorization(service: TestService, { processor: { token }, pair }: Payments): Promise<void> {
  const account = (await service.send('GET', `/3p/api/v1/bank-account/${pair.payer_uuid}`, { token })).body.data;
  const path = `/3p/api/v2/users/${pair.payer_uuid}/authorizations`;
  const body = { bank_account: { uuid: account.uuid, aggregator_type: 'manual' } };
  const answer = await service.send('POST', path, { token, body });
  if (answer.status !== 201) throw new Error(answer.text);
}

/** A view, and a schedule of its file. */
async function leaveViews(service: TestService): Promise<void> {
  const view = await ask(service, 'POST', 'saved-views', {
    list: 'payments',
    name: 'Large',
    query: 'amount_from=100000',
  });
  await ask(service, 'POST', 'file-schedules', { view_uuid: view.uuid, every: 'banking_day', hour: 7 });
}

async function leaveTenants(service: TestService, { processor, pair }: Payments): Promise<Omit<LeftWork, 'payments'>> {
  const { uuid: suspended } = await service.processor('Suspended Pay');
  await ask(service, 'POST', `processors/${suspended}/suspend`);
  await ask(service, 'POST', `processors/${processor.uuid}/vendors`, { name: 'Vendor' });
  const { bank_accounts } = (await service.send('GET', `/admin/v1/users/${pair.payee_uuid}`)).body.data;
  const fees = { bank_account_uuid: bank_accounts[0].uuid, schedule: 'on_demand' };
  await ask(service, 'PUT', `fee-accounts/${processor.uuid}`, fees);
  const { uuid: business } = await registerBusiness(service, processor.token, { business: { tin: '000000002' } });
  const { uuid: endpoint } = await registerEndpoint(service, processor.token, 'https://127.0.0.1:8443/hook');
  await raiseEvent(service, processor.uuid, { type: 'BusinessCreated' });
  return { business, endpoint };
}
