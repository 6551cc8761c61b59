// Banks that want files of their own form: a month of payments with returns and changes is played
// against the simulated bank, which reads these files.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../src/ach/calendar/days.ts';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { ReadItem } from '../../../src/ach/nacha/reading/read-records.ts';
import type { Entry } from '../../../src/ach/nacha/records.ts';
import type { ConfiguredBank } from '../../../src/banks/connections/configuration/read-banks-file.ts';
import { plainProfile } from '../../../src/banks/connections/profile/file-profile.ts';
import { answerToEntry, itemsOf, receiveFrom } from '../../support/banks/bank-answers.ts';
import { configuredBank, entriesAt, moveToBank } from '../../support/banks/two-banks.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type PlayedPayment, playStarted } from '../../support/payments/played-payment.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const profile = (changes: Partial<ConfiguredBank['file']>): ConfiguredBank['file'] => ({
  ...plainProfile,
  destination_is_routing_number: true,
  file_entries: 99_999_999,
  ...changes,
});

const offsetTo = (per: 'batch' | 'file', account_number: string): Partial<ConfiguredBank['file']> => ({
  offset: { per, routing_number: '011000015', account_number, account_type: 'checking', name: 'EXAMPLE PAYMENTS' },
});

/** CRLF, no lines of nines, small balanced batches and small files. */
const small = configuredBank({
  name: 'small',
  odfi: '09100001',
  immediate_destination_name: 'SMALL BANK',
  // The simulated bank returns debits of such an account, unless they are offset entries.
  file: profile({
    line_end: 'crlf',
    padding: 'none',
    batch_entries: 3,
    file_entries: 6,
    ...offsetTo('batch', '70000003'),
  }),
});

/** Lines without ends, files that are balanced as a whole, a low limit for the same day. */
const totals = configuredBank({
  name: 'totals',
  odfi: '07100001',
  immediate_destination: '071000013',
  immediate_destination_name: 'TOTALS BANK',
  company_identification: '3333333333',
  same_day_limit_cents: 15_000,
  file: profile({ line_end: 'none', ...offsetTo('file', '70000004') }),
});

/** Names and numbers of its own, a line before the header; it works late and on Saturdays. */
const named = configuredBank({
  name: 'named',
  odfi: '12100035',
  immediate_destination: '1210003501',
  immediate_destination_name: 'NAMED BANK',
  immediate_origin: '0000000000',
  company_identification: ' 123456789',
  windows: { same_day: [], next_day: { closes: '22:30' }, closed_day: { closes: '16:00' } },
  file: profile({
    first_line: '$$ADD ID=EXAMPLE BID=NAMED',
    name: 'ACH{yy}{ddd}.{hhmm}.{number}',
    reference_code: 'REF 0001',
    creation_time: 'written',
  }),
});

/** One file for each company. */
const companies = configuredBank({
  name: 'companies',
  odfi: '02100002',
  immediate_destination: '021000021',
  immediate_destination_name: 'COMPANIES BANK',
  company_identification: '4444444444',
  file: profile({ one_file_for: 'company', name: 'C{yyyy}{mm}{dd}{modifier}' }),
});

/** One file for each batch of at most two entries. */
const batches = configuredBank({
  name: 'batches',
  odfi: '05300004',
  immediate_destination: '053000043',
  immediate_destination_name: 'BATCHES BANK',
  company_identification: '5555555555',
  file: profile({ one_file_for: 'batch', batch_entries: 2, ...offsetTo('batch', '70000003') }),
});

/** Its own, so that it has only the files of one story. */
const online = configuredBank({
  name: 'online',
  odfi: '06100007',
  immediate_destination: '061000078',
  immediate_destination_name: 'ONLINE BANK',
  company_identification: '6666666666',
  file: profile(offsetTo('batch', '70000004')),
});

let service: TestService;
beforeAll(async () => {
  service = await testService({
    context: () => ({ configuredBanks: [small, named, totals, companies, batches, online] }),
  });
  await advance(service, { to: sundayAhead(service) });
});

const it_ = storiesOf(() => service);

async function tenantOf(bank: string): Promise<Payments> {
  const payments = await paymentsOf(service);
  expect((await moveToBank(service, payments.processor.uuid, bank)).status).toBe(200);
  return payments;
}

async function started(payments: Payments, body: object = {}): Promise<PlayedPayment> {
  return playStarted(service, payments, (await payments.started({ amount: 10_000, ...body })).uuid);
}

interface FileRecord {
  bank: string;
  name: string;
  entries: number;
  debits: number;
  credits: number;
  offset_entries: number;
  offset_debits: number;
  offset_credits: number;
  cut_off_at: string;
  effective_entry_date: string;
}

const filesOf = async (bank: string): Promise<FileRecord[]> =>
  (await service.send('GET', '/admin/v1/bank-files?limit=100')).body.data.bank_files.filter(
    (file: FileRecord) => file.bank === bank,
  );

/** The text of a file as the bank has it. */
const textOf = (bank: string, name: string) =>
  readFileSync(join(service.context.settings.ACHORD_DATA_DIR, 'banks', bank, 'to-bank', 'archive', name), 'latin1');

const codesOfOffset = { credit: 22, debit: 27 };

/** The records of a file, as the bank reads them. */
async function recordsOf(bank: string, name: string): Promise<ReadItem[]> {
  const reading = readFile([Buffer.from(textOf(bank, name), 'latin1')]);
  const items: ReadItem[] = [];
  for await (const page of reading.pages) items.push(...page);
  expect(reading.summary()).toMatchObject({ verdict: 'accept', problems: [], faults: [] });
  return items;
}

type ValueOf<Name extends ReadItem['record']> = Extract<ReadItem, { record: Name }>['value'];

const valuesOf = <Name extends ReadItem['record']>(items: readonly ReadItem[], record: Name) =>
  items.filter((item) => item.record === record).map(({ value }) => value as ValueOf<Name>);

const isOffset = ({ identification }: Entry) => identification === 'OFFSET';

/** Expects the file to be balanced, and its offset entries and its record to say so. */
async function expectBalanced(bank: string, file: FileRecord, mostOfOffset = 9_999_999_999): Promise<void> {
  const items = await recordsOf(bank, file.name);
  const [control] = valuesOf(items, 'file_control');
  const entries = valuesOf(items, 'entry');
  expect(control!.total_debits).toBe(control!.total_credits);
  expect(control).toMatchObject({
    entry_addenda_count: file.entries + file.offset_entries,
    total_debits: file.debits + file.offset_debits,
    total_credits: file.credits + file.offset_credits,
  });
  expect([file.offset_debits, file.offset_credits]).toEqual([file.credits, file.debits]);
  const offsets = entries.filter(isOffset);
  const amounts = (direction: keyof typeof codesOfOffset) =>
    offsets
      .filter(({ transaction_code }) => transaction_code === codesOfOffset[direction])
      .reduce((sum, { amount }) => sum + amount, 0);
  expect([amounts('debit'), amounts('credit')]).toEqual([file.credits, file.debits]);
  expect(offsets).toHaveLength(file.offset_entries);
  for (const { amount } of offsets) expect(amount).toBeLessThanOrEqual(mostOfOffset);
}

/** Paid and returned late, so that a clawback follows; returned in time; changed by its bank. */
async function playMonth(bank: string, body: object = {}): Promise<void> {
  const payments = await tenantOf(bank);
  const start = () => started(payments, body);
  const [paid, returned, changed] = [await start(), await start(), await start()];
  await paid.days(1);
  await receiveFrom(service, bank, await answerToEntry(service, returned.uuid, { code: 'R01' }));
  await receiveFrom(service, bank, await answerToEntry(service, changed.uuid, { code: 'C05', corrected: '37' }));
  await paid.days(6);
  expect(await paid.statuses()).toMatchObject({ capture: 'CAPTURE_COMPLETE', payout: 'PAYOUT_COMPLETE' });
  expect(await returned.statuses()).toMatchObject({ capture: 'CAPTURE_ACH_FAILED' });
  await receiveFrom(service, bank, await answerToEntry(service, paid.uuid, { code: 'R10' }));
  await paid.days(12);
  expect(await paid.statuses()).toMatchObject({ transaction: 'CLAWBACK', clawback: 'CLAWBACK_COMPLETE' });
  expect(await paid.left()).toBe('');
}

it_('A month at a bank that wants CRLF, no filler, balanced batches of at most 3 entries, and files of 6', async () => {
  await playMonth('small');
  const files = await filesOf('small');
  expect(files.length).toBeGreaterThan(2);
  for (const { name, entries } of files) {
    const text = textOf('small', name);
    expect(entries).toBeLessThanOrEqual(3);
    expect(text.endsWith('\r\n')).toBe(true);
    const lines = text.split('\r\n').slice(0, -1);
    expect(lines.filter((line) => line.length !== 94)).toEqual([]);
    expect(lines.findIndex((line) => line.startsWith('9'))).toBe(lines.length - 1);
    // Two entries and an offset entry.
    expect(lines.map((line) => line[0]).join('')).not.toMatch(/67*67*67*67*/);
    const items = await recordsOf('small', name);
    for (const { total_debits, total_credits, service_class_code } of valuesOf(items, 'batch_control'))
      expect([total_debits, service_class_code]).toEqual([total_credits, 200]);
  }
  for (const file of files) await expectBalanced('small', file);
});

it_('A month at a bank whose files are balanced as a whole, also for the same day', async () => {
  await playMonth('totals', { speed: 'sameday' });
  const files = await filesOf('totals');
  for (const file of files) {
    const isSameDay = file.effective_entry_date === file.cut_off_at.slice(0, 10);
    await expectBalanced('totals', file, isSameDay ? 15_000 : undefined);
    const batch = valuesOf(await recordsOf('totals', file.name), 'batch_header').at(-1)!;
    expect(batch).toMatchObject({
      company_identification: '3333333333',
      sec_code: 'CCD',
      entry_description: 'OFFSET',
      service_class_code: file.debits === 0 ? 225 : file.credits === 0 ? 220 : 200,
    });
  }
  // 30,000 cents of debits on the first day: two offset entries.
  expect(files.at(-1)).toMatchObject({ entries: 3, debits: 30_000, offset_entries: 2, offset_credits: 30_000 });
});

it_('A month at a bank that wants one file for each company', async () => {
  const other = await tenantOf('companies');
  const originator = { company_identification: '6666666666' };
  const changed = await service.send('PUT', `/admin/v1/processors/${other.processor.uuid}`, { body: { originator } });
  expect(changed.status).toBe(200);
  const payment = await started(other, { amount: 777 });
  await playMonth('companies');
  expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_COMPLETE' });
  const files = await filesOf('companies');
  for (const { name } of files) {
    const headers = valuesOf(await recordsOf('companies', name), 'batch_header');
    expect(new Set(headers.map(({ company_identification }) => company_identification)).size).toBe(1);
  }
  const first = files.filter(({ cut_off_at }) => cut_off_at === files.at(-1)!.cut_off_at);
  expect(first.map(({ name, entries, debits }) => [name.slice(-1), entries, debits]).toSorted()).toEqual([
    ['A', 3, 30_000],
    ['B', 1, 777],
  ]);
});

it_('A month at a bank that wants one file for each batch', async () => {
  await playMonth('batches');
  const files = await filesOf('batches');
  for (const file of files) {
    expect(valuesOf(await recordsOf('batches', file.name), 'batch_header')).toHaveLength(1);
    await expectBalanced('batches', file);
  }
  const first = files.filter(({ cut_off_at }) => cut_off_at === files.at(-1)!.cut_off_at);
  expect(first.map(({ entries, debits }) => [entries, debits])).toEqual([
    [1, 10_000],
    [1, 10_000],
    [1, 10_000],
  ]);
});

it_('The return of an offset entry waits for an operator, who reads what it is', async () => {
  const payment = await started(await tenantOf('small'));
  await payment.days(1);
  const [file] = await filesOf('small');
  const items = await recordsOf('small', file!.name);
  const answer = {
    uuid: randomUUID(),
    header: valuesOf(items, 'batch_header')[0]!,
    entry: valuesOf(items, 'entry').find(isOffset)!,
    kind: 'return' as const,
    code: 'R02',
    corrected_data: null,
  };
  await receiveFrom(service, 'small', answer);
  const waiting = await itemsOf(service, null);
  expect(waiting).toMatchObject([{ state: 'suspense', reason: expect.stringContaining('answers an offset entry') }]);
});

it_(
  'TEL is balanced in a batch of its own, and the reversal of a WEB debit by a debit that does not recur',
  async () => {
    const payments = await tenantOf('online');
    const { uuid } = payments.processor;
    const body = { originator: { consumer_debits: 'online' } };
    expect((await service.send('PUT', `/admin/v1/processors/${uuid}`, { body })).status).toBe(200);
    const { uuid: payer_uuid } = await registerPerson(service, payments.processor.token);
    await addBankAccount(service, payments.processor.token, payer_uuid);
    const payment = await started(payments, { payer_uuid });
    await started(payments, { payer_uuid, sec_code: 'TEL', amount: 2_500 });
    await payment.days(1);
    const [first] = await filesOf('online');
    await expectBalanced('online', first!);
    const headers = valuesOf(await recordsOf('online', first!.name), 'batch_header');
    expect(headers.map(({ sec_code, service_class_code }) => [sec_code, service_class_code])).toEqual([
      ['TEL', 225],
      ['WEB', 200],
      ['CCD', 220],
    ]);
    const { trace_ids } = await payments.read(payment.uuid);
    const wrong = { trace_id: trace_ids.capture_trace_id, entry_error: 'duplicate' };
    const asked = await service.send('POST', `/admin/v1/transactions/${payment.uuid}/reversals`, { body: wrong });
    expect(asked.status).toBe(201);
    await payment.days(2);
    const [file] = await filesOf('online');
    await expectBalanced('online', file!);
    const entries = valuesOf(await recordsOf('online', file!.name), 'entry');
    expect(entries.map(({ transaction_code, discretionary_data }) => [transaction_code, discretionary_data])).toEqual([
      [22, 'S'],
      [27, 'S'],
    ]);
    expect(await payments.read(payment.uuid)).toMatchObject({ failure_code: 'entry_reversed' });
  },
);

it_('A month at a bank with names, numbers and a first line of its own', async () => {
  await playMonth('named');
  const files = await filesOf('named');
  for (const { name } of files) {
    expect(name).toMatch(/^ACH[0-9]{5}\.(2230|1600)\.[0-9]{2}$/);
    const [first, header, batch] = textOf('named', name).split('\n');
    expect(first).toBe('$$ADD ID=EXAMPLE BID=NAMED');
    expect(header!.slice(0, 23)).toBe('10112100035010000000000');
    expect(header!.slice(29, 33)).toBe(name.slice(9, 13));
    expect(header!.slice(86)).toBe('REF 0001');
    expect(batch!.slice(40, 50)).toBe(' 123456789');
  }
  const modifiers = files.map(({ name }) => `${name.slice(0, 8)} ${name.slice(-2)}`);
  expect(new Set(modifiers).size).toBe(files.length);
  for (const { batch } of await entriesAt(service, 'named')) expect(batch.company_identification).toBe(' 123456789');
});

it_('A payment of a Saturday goes out on that day if the bank takes files then, and settles on Monday', async () => {
  const saturday = await dayAhead(6);
  await advance(service, { to: `${saturday}T15:00:00Z` });
  const [early, late] = [await started(await tenantOf('named')), await started(await tenantOf('small'))];
  await advance(service, { to: `${saturday}T23:00:00Z` });
  const sent = async ({ uuid, payments }: PlayedPayment) => (await payments.read(uuid)).capture_status;
  expect([await sent(early), await sent(late)]).toEqual(['CAPTURE_ACH_PENDING', 'CAPTURE_PENDING']);
  await early.days(2);
  const settled = async (payment: PlayedPayment) => {
    const [entry] = (
      await service.send('GET', `/3p/api/v2/transactions/${payment.uuid}/details`, {
        token: payment.payments.processor.token,
      })
    ).body.data.entries;
    return weekdayOf(entry.settles_on);
  };
  expect([await settled(early), await settled(late)]).toEqual([1, 2]);
});

/** The next day of the week, Monday is 1, from the clock on. */
async function dayAhead(weekday: number): Promise<string> {
  let day = service.context.bankingClock.bankingNow();
  do day = new Date(day.getTime() + 86_400_000);
  while (day.getUTCDay() !== weekday);
  return day.toISOString().slice(0, 10);
}

describe('After a month', () => {
  it('every invariant holds', () => expectInvariants(service.context.database));

  it('the calendar has the cut-offs of days that are closed', async () => {
    const { days } = (await service.send('GET', '/admin/v1/calendar?month=2026-11')).body.data;
    const thanksgiving = days.find(({ day }: { day: string }) => day === '2026-11-26');
    expect(thanksgiving).toMatchObject({
      is_banking_day: false,
      cut_offs: [{ bank: 'named', closes_at: '2026-11-26T21:00:00Z', settles_at: '2026-11-27T13:30:00Z' }],
    });
    const { banks } = (await service.send('GET', '/admin/v1/banks')).body.data;
    expect(banks.map(({ windows }: { windows: object }) => windows)).toMatchObject([
      { closed_day: null },
      { closed_day: { closes: '16:00' } },
      { closed_day: null },
      { closed_day: null },
      { closed_day: null },
      { closed_day: null },
    ]);
  });
});
