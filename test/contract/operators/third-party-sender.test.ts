// What a third-party sender shows its bank and its auditor: its originators, their months, and what
// is at risk.
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { person } from '../../support/operators/person.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
const today = () => easternDay(service.context.clock.now());

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  payments = await paymentsOf(service);
  const merchant = `/admin/v1/users/${payments.pair.payee_uuid}/originator`;
  await service.send('PUT', merchant, { body: { company_identification: '1987654321', company_name: 'FJORD MARKET' } });
  const { token } = payments.processor;
  const payer = async () => {
    const { uuid: payer_uuid } = await registerPerson(service, token);
    await addBankAccount(service, token, payer_uuid);
    return { payer_uuid };
  };
  const { uuid } = await payments.started(await payer());
  await payments.started({ amount: 2_500 });
  await advance(service, { banking_days: 2 });
  await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
  await advance(service, { banking_days: 6 });
  await payments.started({ amount: 700 });
});

const get = (path: string) =>
  service.send('GET', `/admin/v1/third-party-sender/${path}processor_uuid=${payments.processor.uuid}`);

/** The records of a CSV file by their heads. No field of these has a comma. */
async function recordsOf(path: string): Promise<Record<string, string>[]> {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
  const [heads, ...lines] = answer.text.trimEnd().split('\r\n');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((field, n) => [heads!.split(',')[n]!, field] as const)),
  );
}

it('Originators are the tenant and its merchants, with what the bank registers and their volume', async () => {
  const [tenant, merchant, ...others] = await recordsOf('originators?');
  expect(others).toEqual([]);
  expect(tenant).toMatchObject({ owner: 'processor', owner_uuid: payments.processor.uuid, debits: '0' });
  expect(merchant).toMatchObject({
    owner: 'merchant',
    owner_uuid: payments.pair.payee_uuid,
    odfi: expect.stringMatching(/^\d{8,9}$/),
    company_identification: '1987654321',
    company_name: 'FJORD MARKET',
    verification: 'APPROVED',
    sec_codes: 'CCD PPD',
    debits: '2',
    debit_amount: '125.00',
    credits: '1',
    credit_amount: '25.00',
  });
  expect(Object.keys(merchant!)).toEqual(expect.arrayContaining(['city', 'state', 'bank']));
  expect(merchant!.first_entry_at! <= merchant!.last_entry_at!).toBe(true);
});

it('Months have volumes and the shares of debits that came back', async () => {
  const year = today().slice(0, 4);
  expect(await recordsOf(`months?year=${year}&`)).toMatchObject([
    {
      month: today().slice(0, 7),
      owner_uuid: payments.pair.payee_uuid,
      debits: '2',
      credits: '1',
      returned: '1',
      unauthorized: '1',
      administrative: '0',
      unauthorized_percent: '50.0000',
    },
  ]);
  expect(await recordsOf(`months?year=${Number(year) + 1}&`)).toEqual([]);
});

it('Exposure is by settlement date, with what came back and what waits', async () => {
  const { data } = (await get('exposure?')).body;
  expect(data).toMatchObject({
    processor_uuid: payments.processor.uuid,
    today: today(),
    not_in_a_file: { debits: 1, debit_amount: 700, credits: 0, credit_amount: 0 },
    may_be_returned_amount: 2_500,
    paid_out_amount: 2_500,
  });
  expect(data.dates).toMatchObject([
    { debits: 2, debit_amount: 12_500, debits_returned: 1, debit_amount_returned: 10_000, credits: 0 },
    { debits: 0, credits: 1, credit_amount: 2_500, credits_returned: 0 },
  ]);
  await advance(service, { banking_days: 1 });
  const later = (await get('exposure?')).body.data;
  expect(later.dates.at(-1)).toMatchObject({ debits: 1, debit_amount: 700 });
});

it('The pack has every file, a manifest with their digests, and a line in the audit trail', async () => {
  const year = Number(easternDay(service.context.clock.now()).slice(0, 4));
  const query = `processor_uuid=${payments.processor.uuid}&year=${year}`;
  const who = await person(service, 'viewer');
  const answer = await fetch(`${service.address}/admin/v1/third-party-sender/pack?${query}`, {
    headers: { cookie: who.cookie },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toContain(`auditor-pack-${year}.zip`);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const textOf = (name: string) => Buffer.from(files[name]!).toString('utf8');
  const { files: listed, ...manifest } = JSON.parse(textOf('manifest.json'));
  expect(manifest).toEqual({
    processor_uuid: payments.processor.uuid,
    processor_name: expect.any(String),
    year,
    period: { first_day: `${year}-01-01`, last_day: easternDay(service.context.clock.now()) },
    asked_at: expect.any(String),
    asked_by: { name: who.name, uuid: who.uuid },
  });
  expect(listed.map(({ name }: { name: string }) => name)).toEqual(
    Object.keys(files).filter((name) => name !== 'manifest.json'),
  );
  for (const { name, bytes, sha256 } of listed)
    expect([name, files[name]!.length, createHash('sha256').update(files[name]!).digest('hex')]).toEqual([
      name,
      bytes,
      sha256,
    ]);
  expect(textOf('originators.csv')).toBe((await get('originators?')).text);
  expect(textOf(`months-since-${year}.csv`)).toBe((await get(`months?year=${year}&`)).text);
  expect(JSON.parse(textOf('exposure.json'))).toEqual((await get('exposure?')).body.data);
  for (const name of ['fraud-process', `fraud-report-${year}`]) {
    expect(textOf(`${name}.pdf`)).toMatch(/^%PDF-/);
    expect(JSON.parse(textOf(`${name}.json`))).toEqual(expect.any(Object));
  }
  const { acts } = (await service.send('GET', `/admin/v1/audit-trail?subject_uuid=${payments.processor.uuid}`)).body
    .data;
  expect(acts).toContainEqual(
    expect.objectContaining({ action: 'auditor_pack.exported', operator_uuid: who.uuid, detail: { year } }),
  );
  expect((await get('pack?year=2026&')).status).toBe(200);
  for (const path of [
    `third-party-sender/pack?processor_uuid=${payments.processor.uuid}&year=${year + 1}`,
    `fraud-monitoring/report?year=${year + 1}`,
  ])
    expect((await service.send('GET', `/admin/v1/${path}`)).body.errors).toMatchObject([
      { field: 'year', message: expect.stringContaining('must not be in the future') },
    ]);
  const unknown = '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d';
  const refused = await service.send('GET', `/admin/v1/third-party-sender/pack?processor_uuid=${unknown}&year=${year}`);
  expect(refused.status).toBeGreaterThanOrEqual(400);
});
