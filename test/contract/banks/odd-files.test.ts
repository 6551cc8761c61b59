// Files of banks that break rules (ACH, files 15): what is wrong with one entry waits alone,
// and what nothing is computed from is a note.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerToEntry, itemsOf, readNow, writeAnswers, writeInboundFile } from '../../support/banks/bank-answers.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { type PlayedPayment, playPayment } from '../../support/payments/played-payment.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await weekendService();
});
afterAll(() => expectInvariants(service.context.database));

const start = async () => {
  const payment = await playPayment(service, { amount: 100, transaction_fee: 3 });
  await payment.days(1);
  return payment;
};

const returnsOf = async (...payments: PlayedPayment[]) => {
  const answers = [];
  for (const { uuid } of payments) answers.push(await answerToEntry(service, uuid, { code: 'R01' }));
  return (await writeAnswers(service, answers)).toString('latin1');
};

/** Publishes the text, has it read, and answers the file as operators see it. */
async function published(text: string) {
  const name = await writeInboundFile(service, Buffer.from(text, 'latin1'));
  await readNow(service);
  const { body } = await service.send('GET', '/admin/v1/inbound-files?limit=100');
  return body.data.inbound_files.find((one: { name: string }) => one.name === name);
}

const states = async ({ uuid }: PlayedPayment) => (await itemsOf(service, uuid)).map(({ state }) => state);

/** Changes the columns from `from` of the first line that begins so. */
function changed(text: string, begins: string, from: number, by: string): string {
  const at = (text.startsWith(begins) ? 0 : text.indexOf(`\n${begins}`) + 1) + from - 1;
  return text.slice(0, at) + by + text.slice(at + by.length);
}

describe('An entry that cannot be used', () => {
  it.each([
    ['an unknown code', 4, 'R97', 'is not a return code that the rules define'],
    ['no original trace', 7, ' '.repeat(15), 'the original trace "" is blank'],
    ['a NUL in its original trace', 9, '\0', 'contains a character that is not printable'],
  ])('is in suspense with its reason, and the others are applied: %s', async (what, from, by, reason) => {
    const [bad, good] = [await start(), await start()];
    const file = await published(changed(await returnsOf(bad, good), '799', from, by));
    expect(file).toMatchObject({ verdict: 'accept', problem_count: 0, fault_count: 1, faults: [{ line: 4 }] });
    expect(await states(good)).toEqual(['applied']);
    expect(await good.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED' });
    // Of an entry with its trace number, the payment is known.
    const [item] = (await itemsOf(service, what === 'an unknown code' ? bad.uuid : null)).slice(-1);
    expect(item).toMatchObject({ kind: 'return', state: 'suspense', reason: expect.stringContaining(reason) });
    expect(await bad.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
  });

  it('is applied as the return of the entry that an operator names', async () => {
    const payment = await start();
    await published(changed(await returnsOf(payment), '799', 7, ' '.repeat(15)));
    const [item] = (await itemsOf(service, null)).slice(-1);
    const { status, body } = await service.send('POST', `/admin/v1/suspense/${item!.uuid}/resolve`, {
      body: { as: 'return_of', transaction_uuid: payment.uuid, stage: 'capture', reason: 'The bank says so.' },
    });
    expect({ status, state: body.data.state }).toEqual({ status: 200, state: 'applied' });
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED' });
  });
});

describe('What nothing is computed from', () => {
  it.each([
    ['no modifier of the file', '101', 34, ' '],
    ['an origin of zeros', '101', 14, '0'.repeat(10)],
    ['NULs before the header', '101', 1, ''],
    ['no company name', '5', 5, ' '.repeat(16)],
    ['another service class in the control', '8', 2, '200'],
    ['no trace number of its own', '6', 80, ' '.repeat(15)],
    ['a wrong check digit', '6', 12, 'X'],
    ['a count of blocks that counts lines', '9000001', 8, '000010'],
  ])('is a note, and the return is applied: %s', async (what, begins, from, by) => {
    const payment = await start();
    const text = changed(await returnsOf(payment), begins, from, by);
    const file = await published(what.startsWith('NUL') ? `\0\0${text}` : text);
    expect(file).toMatchObject({ verdict: 'accept', problem_count: 0, fault_count: 0, problems: [], faults: [] });
    expect(file.note_count).toBeGreaterThan(0);
    expect(file.notes.length).toBe(file.note_count);
    expect(await states(payment)).toEqual(['applied']);
  });
});

describe('A batch of an SEC code that we never send', () => {
  const asPos = (text: string) => changed(text, '5', 51, 'POS');

  it('is not ours, and the returns next to it are applied', async () => {
    const [ours, theirs] = [await start(), await start()];
    const other = await answerToEntry(service, theirs.uuid, { code: 'R01', changes: { account_number: 'OTHERS99' } });
    const text = asPos((await writeAnswers(service, [other])).toString('latin1')) + (await returnsOf(ours));
    expect(await published(text)).toMatchObject({
      verdict: 'accept',
      fault_count: 0,
      notes: [{ message: expect.stringContaining('the entries of this batch are not ours') }],
    });
    expect(await states(ours)).toEqual(['applied']);
    expect((await itemsOf(service, theirs.uuid)).at(-1)).toMatchObject({
      state: 'not_ours',
      reason: 'the batch has SEC code POS, which we never send',
    });
    expect(await theirs.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
  });

  it('whose return fits an entry of ours waits for an operator', async () => {
    const payment = await start();
    await published(asPos(await returnsOf(payment)));
    expect((await itemsOf(service, payment.uuid)).at(-1)).toMatchObject({
      state: 'suspense',
      reason: 'the batch has SEC code POS, which we never send, but an entry of ours fits',
    });
  });
});

describe('A report of the bank in words', () => {
  it('is not in quarantine: it stands on Today until an operator has read it', async () => {
    const waiting = async () => {
      const { body } = await service.send('GET', '/admin/v1/today');
      return body.data.waiting.find(({ kind }: { kind: string }) => kind === 'bank_report');
    };
    const file = await published('ACKNOWLEDGEMENT OF ACH FILES\n\nSTATUS: ACCEPTED\n');
    expect(file).toMatchObject({ verdict: 'report', problem_count: 0, entries: 0 });
    expect(file.notes[0].message).toContain('ACKNOWLEDGEMENT OF ACH FILES');
    expect(await waiting()).toMatchObject({ count: 1, path: '/admin/v1/inbound-files?open=true' });
    const { status } = await service.send('POST', `/admin/v1/inbound-files/${file.uuid}/release`, {
      body: { reason: 'Read.' },
    });
    expect(status).toBe(200);
    expect(await waiting()).toBeUndefined();
  });
});
