// Dishonors (Lifecycle, return codes 8): a return that we reject, the file of the dishonor, and the
// answer of the bank.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { Entry } from '../../../src/ach/nacha/records.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { answerToEntry, itemsOf, receive } from '../../support/banks/bank-answers.ts';
import {
  enterExpectedLines,
  enterSuspenseLine,
  operatorBooks,
  reconciliation,
} from '../../support/banks/bank-statements.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type PlayedPayment, playPayment } from '../../support/payments/played-payment.ts';
import { type TestAnswer, type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
const log: Record<string, unknown>[] = [];
/** A test that looks at the one bank account of all tenants begins with a service of its own. */
const begin = async () => {
  service = await testService({
    context: () => ({ log: logTo({ write: (line) => void log.push(JSON.parse(line)) }, 'error') }),
  });
};
beforeAll(begin);
beforeEach(() => {
  log.length = 0;
});
afterEach(() => expectInvariants(service.context.database));

const note = 'It came late.';
const get = async (path: string) => (await service.send('GET', `/admin/v1/${path}`)).body.data;
const post = (path: string, body: object) =>
  service.send('POST', `/admin/v1/${path}`, { body: { reason: note, ...body } });
const dishonor = (item_uuid: string, more: object = {}) => post('dishonors', { item_uuid, code: 'R68', ...more });
const inSuspense = async (uuid: string) =>
  (await get('suspense')).items.filter((item: { uuid: string }) => item.uuid === uuid);
const latest = async () => (await get('dishonors')).dishonors[0];
const refusalsOf = ({ body }: TestAnswer) => body.errors.map(({ field }: { field: string }) => field);

/** A capture that was paid out, and is returned after its deadline. */
async function returnedLate(amount = 100): Promise<{ payment: PlayedPayment; item: string }> {
  const payment = await playPayment(service, { amount, transaction_fee: 3 });
  await payment.days(5);
  await payment.returnEntry('capture', 'R01');
  const [item] = await itemsOf(service, payment.uuid);
  expect(item).toMatchObject({ state: 'applied', late: true });
  return { payment, item: item!.uuid };
}

/**
 * A return in suspense, because no entry has its trace number, and its dishonor that is to be sent.
 */
async function dishonoredFromSuspense(amount: number): Promise<{ payment: PlayedPayment; uuid: string }> {
  const payment = await playPayment(service, { amount, transaction_fee: 3 });
  await payment.days(1);
  await receive(
    service,
    await answerToEntry(service, payment.uuid, { code: 'R01', changes: { trace_number: '091000019999998' } }),
  );
  const { uuid } = (await get('suspense')).items.find(({ amount: of }: { amount: number }) => of === amount);
  expect((await dishonor(uuid, { code: 'R61' })).status).toBe(201);
  return { payment, uuid };
}

async function newestFile(): Promise<{ file: Record<string, unknown>; entries: Entry[]; text: string }> {
  const [file] = (await get('bank-files?limit=100')).bank_files.filter(
    ({ kind }: { kind: string }) => kind === 'dishonors',
  );
  const { text } = await service.send('GET', `/admin/v1/bank-files/${file.uuid}/content`);
  const reading = readFile([Buffer.from(text, 'latin1')]);
  const entries: Entry[] = [];
  for await (const page of reading.pages)
    for (const read of page) if (read.record === 'entry') entries.push(read.value);
  expect(reading.summary()).toMatchObject({ verdict: 'accept', problems: [] });
  return { file, entries, text };
}

describe('A late return', () => {
  it('that is dishonored gets an entry in a file of its own to the bank that returned it, and moves no money', async () => {
    const { payment, item } = await returnedLate();
    const asked = await dishonor(item);
    expect(asked).toMatchObject({
      status: 201,
      body: {
        data: { state: 'to_send', code: 'R68', return_code: 'R01', amount: 100, transaction_uuid: payment.uuid },
      },
    });
    const before = await payment.history();
    await payment.days(1);
    expect(await latest()).toMatchObject({ state: 'sent', trace_id: expect.stringMatching(/^09100001\d{7}$/) });
    const { file, entries } = await newestFile();
    expect(file).toMatchObject({ kind: 'dishonors', state: 'confirmed', entries: 1, debits: 100, credits: 0 });
    const { trace_ids } = await payment.payments.read(payment.uuid);
    const original = await answerToEntry(service, payment.uuid, { code: 'R01' });
    expect(entries).toMatchObject([
      {
        transaction_code: 26,
        rdfi: original.entry.rdfi,
        account_number: original.entry.account_number,
        amount: 100,
        addenda: [
          {
            kind: 'dishonored_return_addenda',
            return_code: 'R68',
            original_trace: trace_ids.capture_trace_id,
            return_trace: expect.stringMatching(/^\d{15}$/),
            return_settlement_date: expect.any(Number),
            return_reason_code: 'R01',
          },
        ],
      },
    ]);
    expect((await payment.history()).filter((one) => !before.includes(one))).toEqual(['K2']);
    const acts = (
      await get(`audit-trail?subject_uuid=${asked.body.data.uuid}&processor_uuid=${payment.payments.processor.uuid}`)
    ).acts;
    expect(acts).toMatchObject([{ action: 'dishonor.requested' }]);
  });

  it('is won when the money is back: the capture is good again (C10), and the statement agrees', async () => {
    await begin();
    const { payment, item } = await returnedLate();
    await dishonor(item);
    await payment.days(5);
    const { uuid, contestable_until } = await latest();
    expect(contestable_until).toMatch(/^\d{4}-\d\d-\d\d$/);
    const won = await post(`dishonors/${uuid}/won`, {});
    expect(won.body.data).toMatchObject({ state: 'won' });
    const again = await post(`dishonors/${uuid}/won`, {});
    expect([again.status, again.text]).toEqual([200, won.text]);
    expect((await payment.history()).filter((one) => one === 'C10p')).toHaveLength(1);
    expect((await payment.payments.read(payment.uuid)).capture_status).toBe('CAPTURE_COMPLETE');
    await payment.days(5);
    await enterExpectedLines(service);
    const { days } = await reconciliation(service);
    expect(days.filter((one: { difference: number }) => one.difference !== 0)).toEqual([]);
    expect(refusalsOf(await post(`dishonors/${uuid}/lost`, {}))).toEqual(['uuid']);
  });

  it.each([['dishonor-won'], ['statement']])('is also won when %s shows it', async (by) => {
    await begin();
    const { payment, item } = await returnedLate();
    await dishonor(item);
    await payment.days(1);
    if (by === 'statement') {
      const line = await enterSuspenseLine(service, { direction: 'credit' });
      await post(`bank-statement/lines/${line}/match`, { as: 'dishonor_won', transaction_uuid: payment.uuid });
    } else await payment.act('dishonor-won');
    expect(await latest()).toMatchObject({ state: 'won' });
    expect(await operatorBooks(service)).toBe('');
  });

  it('is contested for the sandbox numbers, and lost when an operator says so: the return stays', async () => {
    const { payment, item } = await returnedLate(9_173);
    await dishonor(item);
    await payment.days(3);
    expect(await latest()).toMatchObject({ state: 'sent', contest_code: null });
    await payment.days(1);
    expect(await latest()).toMatchObject({ state: 'contested', contest_code: 'R73' });
    const contests = (await itemsOf(service, payment.uuid)).filter(({ kind }) => kind === 'contested_return');
    expect(contests).toMatchObject([{ code: 'R73', state: 'applied' }]);
    const before = await payment.history();
    const { uuid } = await latest();
    expect((await post(`dishonors/${uuid}/lost`, {})).body.data).toMatchObject({ state: 'lost' });
    expect(await payment.history()).toEqual(before);
    expect(refusalsOf(await post(`dishonors/${uuid}/won`, {}))).toEqual(['uuid']);
  });

  it('waits for another file with a new trace when the bank rejects its file', async () => {
    const { payment, item } = await returnedLate();
    await dishonor(item);
    await payment.days(1);
    const { trace_id } = await latest();
    const { file } = await newestFile();
    expect((await post(`bank-files/${file.uuid}/reject`, {})).status).toBe(200);
    expect(await latest()).toMatchObject({ state: 'to_send', trace_id: null, file_uuid: null });
    await payment.days(1);
    const again = await latest();
    expect(again.state).toBe('sent');
    expect(again.trace_id).not.toBe(trace_id);
  });

  it('is lost when its last day passes before it could be sent: the return stays, and the log names the dishonor', async () => {
    const { payment, item } = await returnedLate();
    await dishonor(item);
    await service.context.database.query(`UPDATE dishonors SET send_until = '2020-01-01'`, []);
    const { uuid } = await latest();
    await payment.days(1);
    const [lost] = (await get('dishonors?state=lost')).dishonors;
    expect(lost).toMatchObject({ uuid, file_uuid: null, sent_at: null });
    expect((await itemsOf(service, payment.uuid))[0]).toMatchObject({ uuid: item, state: 'applied' });
    expect(log).toMatchObject([{ bank: 'simulated', dishonors: [uuid] }]);
    await payment.days(1);
    expect(log).toHaveLength(1);
  });
});

describe('A return in suspense', () => {
  it('that repeats an entry’s return is dishonored as a duplicate; when won, the bank statement closes it (S3)', async () => {
    await begin();
    const payment = await playPayment(service, { amount: 100, transaction_fee: 3 });
    await payment.days(2);
    await payment.returnEntry('capture', 'R01');
    await receive(service, await answerToEntry(service, payment.uuid, { code: 'R02' }));
    await enterExpectedLines(service);
    const [, second] = await itemsOf(service, payment.uuid);
    expect(second).toMatchObject({
      state: 'suspense',
      reason: 'the entry was already returned, by a different return',
    });
    const taken = await enterSuspenseLine(service, { direction: 'debit', reference: 'second return' });
    expect((await dishonor(second!.uuid, { code: 'R67' })).status).toBe(201);
    expect((await get('suspense')).items).toEqual([]);
    await payment.days(1);
    const given = await enterSuspenseLine(service, { direction: 'credit', reference: 'second return, dishonored' });
    await post(`dishonors/${(await latest()).uuid}/won`, {});
    await post(`bank-statement/lines/${taken}/correct`, { corrected_by: given });
    expect(await operatorBooks(service)).toBe('');
    expect(await payment.history()).toEqual(['C1', 'C3', 'C4', 'C7']);
  });

  it('is in suspense again when its dishonor is lost', async () => {
    const { payment, uuid } = await dishonoredFromSuspense(9_175);
    await payment.days(4);
    expect(await latest()).toMatchObject({ state: 'contested', contest_code: 'R75', transaction_uuid: null });
    await post(`dishonors/${(await latest()).uuid}/lost`, {});
    expect(await inSuspense(uuid)).toMatchObject([
      { uuid, state: 'suspense', reason: 'it was dishonored with R61, and contested with R75' },
    ]);
  });

  it('is in suspense again when the last day to send its dishonor passes, and an operator decides on it', async () => {
    const { payment, uuid } = await dishonoredFromSuspense(100);
    await service.context.database.query(`UPDATE dishonors SET send_until = '2020-01-01'`, []);
    await payment.days(1);
    expect(await latest()).toMatchObject({ state: 'lost', sent_at: null });
    expect(await inSuspense(uuid)).toMatchObject([
      { uuid, state: 'suspense', reason: 'it was dishonored with R61, too late to be sent' },
    ]);
    expect((await post(`suspense/${uuid}/resolve`, { as: 'ignored' })).status).toBe(200);
    expect(await inSuspense(uuid)).toEqual([]);
  });
});

describe('A dishonor that is not allowed', () => {
  it('is refused: a wrong code, a second dishonor, a return without a way back, an unknown return', async () => {
    const { payment, item } = await returnedLate();
    for (const [more, field] of [
      [{ code: 'R61' }, 'code'],
      [{ code: 'R67' }, 'code'],
      [{ code: 'R70' }, 'code'],
      [{ code: 'R63' }, 'code'],
      [{ code: 'R69' }, 'information'],
      [{ code: 'R69', information: '09' }, 'information'],
    ] as const)
      expect(refusalsOf(await dishonor(item, more)), JSON.stringify(more)).toEqual([field]);
    expect((await dishonor(payment.uuid)).status).toBe(404);
    expect((await dishonor(item, { code: 'R69', information: '01 03' })).status).toBe(201);
    expect(refusalsOf(await dishonor(item))).toEqual(['item_uuid']);

    await payment.days(1);
    await payment.returnEntry('clawback', 'R01');
    const clawback = (await itemsOf(service, payment.uuid)).at(-1)!;
    expect(refusalsOf(await dishonor(clawback.uuid, { code: 'R69', information: '03' }))).toEqual(['item_uuid']);
  });

  it('is refused after five banking days, and as untimely for a return in time', async () => {
    const { payment, item } = await returnedLate();
    await payment.days(5);
    expect((await get('late-returns')).items[0]).toMatchObject({ uuid: item });
    const inTime = await playPayment(service, { amount: 100, transaction_fee: 3 });
    await inTime.days(1);
    await inTime.returnEntry('capture', 'R01');
    expect(refusalsOf(await dishonor((await itemsOf(service, inTime.uuid))[0]!.uuid))).toEqual(['code']);
    await payment.days(1);
    expect(refusalsOf(await dishonor(item))).toEqual(['item_uuid']);
  });
});

describe('A contested dishonor', () => {
  it('that we never sent goes to suspense, and a repeated one is ignored', async () => {
    const { payment, item } = await returnedLate();
    await dishonor(item);
    await payment.days(1);
    const sent = (await newestFile()).entries[0]!;
    const { header } = await answerToEntry(service, payment.uuid, { code: 'R01' });
    const contest = {
      uuid: crypto.randomUUID(),
      header,
      entry: sent,
      kind: 'contest' as const,
      code: 'R73',
      corrected_data: null,
    };
    const unknown = { ...contest, uuid: crypto.randomUUID(), entry: { ...sent, trace_number: '091000019999998' } };
    await receive(service, contest, unknown);
    await receive(service, contest);
    const items = (await itemsOf(service, payment.uuid)).filter(({ kind }) => kind === 'contested_return');
    expect(items.map(({ state }) => state).toSorted()).toEqual(['applied', 'duplicate', 'suspense']);
    expect(await latest()).toMatchObject({ state: 'contested', contest_code: 'R73' });
  });
});
