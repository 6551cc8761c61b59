// CTX: an entry of a business with several addenda, its return, its change and its reversal.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { configuredBank } from '../../support/banks/two-banks.ts';
import { columns, writtenBatches } from '../../support/banks/written-batches.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { registerBusiness } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

/** Its files have room for two entries of 100 addenda. */
const narrow = configuredBank({
  name: 'narrow',
  odfi: '09100001',
  immediate_destination_name: 'NARROW BANK',
  file_size_limit_bytes: 30_000,
});

let service: TestService;
beforeAll(async () => {
  service = await testService({ context: () => ({ configuredBanks: [narrow] }) });
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

// Columns 81 to 160 of the text are its second record: it begins with a blank, and ends with one.
const first = 'BPR*D*100*C*ACH*CTX*01*091000019*DA*1000000001~TRN*1*0000012345*1123456780~RMR*IV';
const second = ' remitted for the invoices that are listed below, in the order of their numbers ';
const addenda = `${first}${second}RMR*IV*INV-1001**60~RMR*IV*INV-1002**40~SE*5*0001~`;

interface Sides {
  payments: Payments;
  payer: string;
  account: string;
}

/** Two businesses. */
async function companies(): Promise<Sides> {
  const payments = await paymentsOf(service);
  const { token } = payments.processor;
  const { uuid: payer } = await registerBusiness(service, token, {
    business: { name: 'Moss Supplies Incorporated', tin: '123456789' },
    bank_account: {
      custom: {
        account_number: '70005001',
        routing_number: '021000021',
        account_name: 'Ops',
        account_type: 'checking',
      },
    },
  });
  const account = (await service.send('GET', `/3p/api/v1/bank-account/${payer}`, { token })).body.data.uuid;
  return { payments, payer, account };
}

const start = ({ payments, payer }: Sides, body: object = {}) =>
  payments.started({ payer_uuid: payer, sec_code: 'CTX', addenda, description: 'INVOICES', ...body });

const detailsOf = async ({ payments }: Sides, uuid: string) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token: payments.processor.token })).body.data;

/** The lines of an entry in its file: the header of its batch, the entry and its addenda. */
async function linesOf(trace: string): Promise<{ header: string; entry: string; addenda: string[] }> {
  const [entry] = await service.context.database.query<{ file_uuid: string }>(
    'SELECT file_uuid FROM entries WHERE trace_id = $1',
    [trace],
  );
  const { text } = await service.send('GET', `/admin/v1/bank-files/${entry!.file_uuid}/content`);
  const lines: string[] = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('6') && line.endsWith(trace));
  const rest = lines.slice(at + 1);
  return {
    header: lines.slice(0, at).findLast((line) => line.startsWith('5'))!,
    entry: lines[at]!,
    addenda: rest.slice(
      0,
      rest.findIndex((line) => !line.startsWith('7')),
    ),
  };
}

describe('A CTX debit', () => {
  story('has the whole text in records of 80 characters, and counts them before the name', async () => {
    const sides = await companies();
    const { uuid, addenda: shown } = await start(sides);
    expect(shown).toBe(addenda);
    await advance(service, { banking_days: 1 });
    const { entries, sec_code } = await detailsOf(sides, uuid);
    expect([sec_code, entries[0].sec_code]).toEqual(['CTX', 'CTX']);
    const lines = await linesOf(entries[0].trace_id);
    expect(columns(lines.header, 51, 63)).toBe('CTXINVOICES  ');
    expect(columns(lines.entry, 55, 79)).toBe('0003MOSS SUPPLIES IN    1');
    expect(lines.addenda.map((line) => columns(line, 4, 83)).join('')).toBe(addenda.toUpperCase().padEnd(240));
    const sequence = entries[0].trace_id.slice(8);
    expect(lines.addenda.map((line) => columns(line, 84, 94))).toEqual(
      ['0001', '0002', '0003'].map((number) => `${number}${sequence}`),
    );
  });

  story('of the longest text goes into a file that has room for it', async () => {
    const sides = await companies();
    const uuids: string[] = [];
    for (let n = 0; n < 4; n++) uuids.push((await start(sides, { addenda: `${n}${'x'.repeat(7_999)}` })).uuid);
    await advance(service, { banking_days: 3 });
    const files = new Map<string, number>();
    for (const uuid of uuids) {
      // The first file has no room for two of them: they are taken out, and go with the next file.
      const entry = (await detailsOf(sides, uuid)).entries.at(-1);
      expect((await linesOf(entry.trace_id)).addenda).toHaveLength(100);
      files.set(entry.file_name, 1 + (files.get(entry.file_name) ?? 0));
    }
    expect([...files.values()]).toEqual([2, 2]);
    const { bank_files } = (await service.send('GET', '/admin/v1/bank-files?limit=100')).body.data;
    for (const { uuid } of bank_files)
      expect((await service.send('GET', `/admin/v1/bank-files/${uuid}/content`)).text.length).toBeLessThan(30_000);
  });

  story('pays out as CCD, whose one record has a note only if it fits', async () => {
    const sides = await companies();
    const long = await start(sides);
    const short = await start(sides, { addenda: 'INVOICE 1001' });
    const none = await start(sides, { addenda: undefined });
    await advance(service, { banking_days: 6 });
    const payoutOf = async (uuid: string) =>
      (await detailsOf(sides, uuid)).entries.find(({ stage }: { stage: string }) => stage === 'payout');
    expect(await payoutOf(long.uuid)).toMatchObject({ sec_code: 'CCD' });
    const noted = async (uuid: string) =>
      (await linesOf((await payoutOf(uuid)).trace_id)).addenda.map((line) => columns(line, 4, 83).trim());
    expect(await noted(long.uuid)).toEqual([]);
    expect(await noted(short.uuid)).toEqual(['INVOICE 1001']);
    const { trace_ids } = await sides.payments.read(none.uuid);
    const { entry, addenda: empty } = await linesOf(trace_ids.capture_trace_id);
    expect([columns(entry, 55, 58), columns(entry, 79, 79), empty]).toEqual(['0000', '0', []]);
  });

  story('is returned in a CTX batch, and the file of the bank is read without a problem', async () => {
    const sides = await companies();
    const { uuid } = await start(sides);
    await advance(service, { banking_days: 1 });
    await returnEntry(service, uuid, { stage: 'capture', code: 'R29' });
    expect(await sides.payments.read(uuid)).toMatchObject({
      capture_status: 'CAPTURE_ACH_FAILED',
      ach_return_code: 'R29',
    });
    const [file] = (await service.send('GET', '/admin/v1/inbound-files?limit=1')).body.data.inbound_files;
    expect(file).toMatchObject({ verdict: 'accept' });
    const { text } = await service.send('GET', `/admin/v1/inbound-files/${file.uuid}/content`);
    expect(text).toContain('CTXINVOICES');
    expect(text).toContain('0001MOSS SUPPLIES IN');
  });

  story('is answered with a change of its account, which is applied', async () => {
    const sides = await companies();
    await start(sides);
    await advance(service, { banking_days: 1 });
    const changed = await service.send('POST', `/sandbox/v1/bank-accounts/${sides.account}/change`, {
      body: { code: 'C01' },
    });
    expect([changed.status, changed.body.errors]).toEqual([200, []]);
    const { token } = sides.payments.processor;
    const path = `/3p/api/v1/bank-account/${sides.payer}`;
    expect((await service.send('GET', path, { token })).body.data.account_number).toBe('70000777');
  });

  story('is reversed with its own code, without its addenda', async () => {
    const sides = await companies();
    const { uuid } = await start(sides);
    await advance(service, { banking_days: 2 });
    const { trace_ids } = await sides.payments.read(uuid);
    const asked = await service.send('POST', `/admin/v1/transactions/${uuid}/reversals`, {
      body: { trace_id: trace_ids.capture_trace_id, entry_error: 'duplicate', reason: 'Sent twice.' },
    });
    expect([asked.status, asked.body.errors]).toEqual([201, []]);
    await advance(service, { banking_days: 1 });
    const batches = await writtenBatches(service);
    const reversal = batches.find(({ header }) => columns(header, 54, 63).trim() === 'REVERSAL')!;
    expect(columns(reversal.header, 51, 53)).toBe('CTX');
    expect(columns(reversal.entries[0]!, 55, 79)).toBe('0000MOSS SUPPLIES IN    0');
  });
});

describe('The days of a business debit', () => {
  it('end two banking days after settlement, for CCD and CTX alike', async () => {
    const { payments, payer } = await companies();
    const { token } = payments.processor;
    const until = async (body: object) =>
      (
        await service.send('POST', '/3p/api/v2/transactions/preview', {
          token,
          body: { ...payments.pair, amount: 100, ...body },
        })
      ).body.data.returnable_until;
    const ccd = await until({ payer_uuid: payer });
    expect(await until({ payer_uuid: payer, sec_code: 'CTX' })).toBe(ccd);
    expect(await until({ sec_code: 'TEL' })).toBe(await until({}));
    expect((await until({})) > ccd).toBe(true);
  });

  story('are two for a code of consumers, so such a return is late; sixty for R05', async () => {
    const lateWith = async (code: string, body: (person: string) => object = () => ({})) => {
      const sides = await companies();
      const { uuid } = await start(sides, body(sides.payments.pair.payer_uuid));
      await advance(service, { banking_days: 4 });
      await returnEntry(service, uuid, { stage: 'capture', code });
      const [item] = await service.context.database.query<{ late: boolean }>(
        `SELECT b.late FROM bank_items b JOIN legs l ON l.entry_uuid = b.entry_uuid WHERE l.transaction_uuid = $1`,
        [uuid],
      );
      return item!.late;
    };
    const ofPerson = (payer_uuid: string) => ({ payer_uuid, sec_code: 'TEL', addenda: undefined });
    expect(await lateWith('R10')).toBe(true);
    expect(await lateWith('R29')).toBe(true);
    expect(await lateWith('R05')).toBe(false);
    expect(await lateWith('R10', ofPerson)).toBe(false);
  });
});
