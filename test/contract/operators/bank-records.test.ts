// What an operator records by hand about a bank moves money, so a second operator approves it. It
// has its whole effect when it is approved.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  answerToEntry,
  itemsOf,
  readNow,
  receive,
  writeAnswers,
  writeInboundFile,
} from '../../support/banks/bank-answers.ts';
import { enterLines } from '../../support/banks/bank-statements.ts';
import { receiveUnreadable } from '../../support/banks/unreadable-file.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { playPayment } from '../../support/payments/played-payment.ts';
import type { TestAnswer, TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
let asker: Person;
let other: Person;
beforeAll(async () => {
  service = await weekendService();
  [asker, other] = [await person(service, 'operator'), await person(service, 'operator')];
  const body = { is_required: true, above_amount: 50, reason: 'The team has two.' };
  expect((await service.send('PUT', '/admin/v1/approval-policies/bank_records', { body })).status).toBe(200);
});
afterEach(() => expectInvariants(service.context.database));

const reason = 'The bank phoned.';
const ask = (path: string, body: object = {}) => asker.send('POST', `/admin/v1/${path}`, { body: { reason, ...body } });
const approve = (answer: TestAnswer) =>
  other.send('POST', `/admin/v1/approvals/${answer.body.data.approval.uuid}/approve`, { body: { reason } });
const asked = ({ status, body }: TestAnswer) => [status, body.data?.approval?.act, body.data?.approval?.amount];
const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const newest = async () => (await get('bank-files?limit=1')).bank_files[0];
const start = () => playPayment(service, { amount: 100, transaction_fee: 3 });

describe('An act that says what a bank did', () => {
  it('rejects a confirmed file, whose credits would be paid twice, with two operators', async () => {
    const payment = await start();
    await payment.days(4);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_ACH_PENDING' });
    const { uuid, debits, credits } = await newest();
    const answer = await ask(`bank-files/${uuid}/reject`);
    expect(asked(answer)).toEqual([202, 'bank_records', debits + credits]);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_ACH_PENDING' });
    const done = await approve(answer);
    expect(done.body.data).toMatchObject({
      approval: { state: 'approved' },
      result: { status: 200, data: { uuid, state: 'rejected' } },
    });
    // The entries are taken back before the answer.
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_PENDING_ACH' });
    expect((await approve(answer)).body.data.result).toEqual(done.body.data.result);
    await payment.days(2);
  });

  it('rejects a file that never left alone', async () => {
    const payment = await start();
    const server = (reachable: boolean) => service.send('POST', '/sandbox/v1/bank/server', { body: { reachable } });
    await server(false);
    await payment.days(1);
    const answer = await ask(`bank-files/${(await newest()).uuid}/reject`);
    expect([answer.status, answer.body.data.state]).toEqual([200, 'rejected']);
    await server(true);
    await payment.days(1);
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
  });

  it('ignores a return in suspense with two operators, and one of a small amount alone', async () => {
    const payment = await start();
    await payment.days(1);
    for (const [amount, status] of [
      [99, 202],
      [50, 200],
    ] as const) {
      await receive(service, await answerToEntry(service, payment.uuid, { code: 'R01', changes: { amount } }));
      const item = (await get('suspense?limit=100')).items.find((one: { amount: number }) => one.amount === amount);
      const answer = await ask(`suspense/${item.uuid}/resolve`, { as: 'ignored' });
      expect(answer.status).toBe(status);
      if (status === 202) expect((await approve(answer)).body.data.result.data.state).toBe('resolved');
    }
  });

  it('ignores a reject, and names its entry, with two operators', async () => {
    const payment = await start();
    await payment.days(1);
    await receive(service, await answerToEntry(service, payment.uuid, { code: 'REJ', changes: { amount: 77 } }));
    await payment.returnEntry('capture', 'REJ');
    const items = (await get('suspense?limit=100')).items.filter((one: { kind: string }) => one.kind === 'reject');
    const of = (amount: number) => items.find((one: { amount: number }) => one.amount === amount).uuid;
    const ignored = await ask(`suspense/${of(77)}/resolve`, { as: 'ignored' });
    expect(asked(ignored)).toEqual([202, 'bank_records', 77]);
    expect((await approve(ignored)).body.data.result.data.state).toBe('resolved');
    const body = { as: 'rejected_entry', transaction_uuid: payment.uuid, stage: 'capture' };
    const named = await ask(`suspense/${of(100)}/resolve`, body);
    expect(asked(named)).toEqual([202, 'bank_records', 100]);
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_PENDING' });
    expect((await approve(named)).body.data.result.data.state).toBe('applied');
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
    // What was done before needs no second operator.
    expect((await ask(`suspense/${of(100)}/resolve`, body)).status).toBe(200);
  });

  it('rejects a file that cannot be opened with two operators, whatever the limit', async () => {
    const payment = await start();
    await payment.days(1);
    const returned = await writeAnswers(service, [await answerToEntry(service, payment.uuid, { code: 'R01' })]);
    const uuid = await receiveUnreadable(service, returned);
    const answer = await ask(`inbound-files/${uuid}/reject`);
    expect(asked(answer)).toEqual([202, 'bank_records', null]);
    const done = await approve(answer);
    expect(done.body.data.result.data).toMatchObject({ uuid, rejected_at: expect.any(String) });
  });

  it('rejects a file from a bank with two operators', async () => {
    const payment = await start();
    await payment.days(1);
    const bytes = await writeAnswers(service, [await answerToEntry(service, payment.uuid, { code: 'R01' })]);
    // Its control is missing.
    await writeInboundFile(service, bytes.subarray(0, bytes.length - 94 * 5));
    await readNow(service);
    const [{ uuid }] = (await get('inbound-files?open=true')).inbound_files;
    const answer = await ask(`inbound-files/${uuid}/reject`);
    expect(asked(answer)).toEqual([202, 'bank_records', 100]);
    const done = await approve(answer);
    expect(done.body.data.result.data).toMatchObject({ uuid, rejected_at: expect.any(String) });
    expect(await itemsOf(service, payment.uuid)).toEqual([]);
  });

  it('records a won dishonor with two operators; an impossible act is refused before it is asked', async () => {
    const payment = await start();
    await payment.days(3);
    await payment.noon();
    await payment.returnEntry('capture', 'R10');
    const [item] = await itemsOf(service, payment.uuid);
    const answer = await ask(`transactions/${payment.uuid}/dishonor-won`);
    expect(asked(answer)).toEqual([202, 'bank_records', 100]);
    const dishonor = await ask('dishonors', { item_uuid: item!.uuid, code: 'R69', information: '01' });
    const byDishonor = await ask(`dishonors/${dishonor.body.data.uuid}/won`);
    expect(asked(byDishonor)).toEqual([202, 'bank_records', 100]);
    expect((await approve(answer)).status).toBe(200);
    expect(await payment.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE' });
    const unknown = await ask('dishonors/019a2f3d-2b10-7a20-8c30-4d5e6f708192/won');
    expect(unknown.status).toBe(404);
    expect((await ask(`bank-files/${(await newest()).uuid}/reject`)).body.errors[0].code).toBe('invalid_state');
    // What was done before needs no second operator.
    expect((await ask(`dishonors/${dishonor.body.data.uuid}/won`)).body.data).toMatchObject({ state: 'won' });
    expect((await ask(`bank-files/${(await newest()).uuid}/mark-delivered`)).body.data.state).toBe('confirmed');
  });

  it('books a fee of the bank with two operators; equal sums need one, and a retry none', async () => {
    const { uuid } = (await ask('own-funds', { amount: 1_000 })).body.data;
    const { movements } = await get('bank-statement/desk');
    const [movement] = movements.filter((one: { source_uuid: string }) => one.source_uuid === uuid);
    const { source_uuid, direction, moved_on } = movement;
    const credit = { direction: 'credit' as const, amount: 940, reference: 'NET OF FEE' };
    const [line, fee] = (await enterLines(service, credit, { amount: 60, reference: 'FEE' })).body.data.lines;
    const body = { lines: [line.uuid], movements: [{ source_uuid, direction, moved_on }], rest_as: 'bank_fee' };
    const answer = await ask('bank-statement/explain', body);
    expect(asked(answer)).toEqual([202, 'bank_records', 60]);
    expect((await approve(answer)).body.data.result.data.lines).toMatchObject([
      { state: 'matched', shown_amount: 1_000 },
    ]);
    expect((await ask('bank-statement/explain', body)).status).toBe(200);
    expect(asked(await ask(`bank-statement/lines/${fee.uuid}/match`, { as: 'bank_fee' }))).toEqual([
      202,
      'bank_records',
      60,
    ]);
    const wrong = await ask('bank-statement/explain', { ...body, lines: [fee.uuid] });
    expect(wrong.body.errors).toMatchObject([{ field: 'movements.0', code: 'invalid_state' }]);
    expect((await ask(`bank-statement/lines/${line.uuid}/undo`)).status).toBe(200);
    const part = { ...body, rest_as: 'part_of_file' };
    expect((await ask('bank-statement/explain', part)).body.data.lines).toMatchObject([{ state: 'expected' }]);
  });
});
