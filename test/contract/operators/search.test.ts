// What the search of operators finds by what a caller says: names, amounts, return codes and days.
import { beforeAll, describe, expect, it } from 'vitest';
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
/** Payments of Chidi Okafor, in cents, and one of another payer. */
const started = new Map<string, string>();
let returned: string;
let okafor: string;
beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  const { token } = payments.processor;
  const person = await registerPerson(service, token, {
    first_name: 'Chidi',
    last_name: 'Okafor',
    email: 'chidi@okafor.example',
  });
  await addBankAccount(service, token, person.uuid, { account_number: '4455667712' });
  const of = async (name: string, body: object) => started.set(name, (await payments.started(body)).uuid);
  const payer_uuid = person.uuid;
  okafor = payer_uuid;
  await of('398.29', { payer_uuid, amount: 39_829, client_reference_id: 'order-94304' });
  await of('398.00', { payer_uuid, amount: 39_800 });
  await of('399.00', { payer_uuid, amount: 39_900 });
  // It is returned before its payout, at whatever time of the day this test runs.
  await of('other', { amount: 39_829, payout_delay_days_min: 10 });
  returned = started.get('other')!;
  await advance(service, { banking_days: 3 });
  await returnEntry(service, returned, { stage: 'capture', code: 'R10' });
});

const search = async (q: string) => {
  const answer = await service.send('GET', `/admin/v1/search?${new URLSearchParams({ q })}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
};

/** Which of the payments above, in their order, and other hits by their labels. */
const found = async (q: string): Promise<string[]> => {
  const names = new Map([...started].map(([name, uuid]) => [uuid, name]));
  const { hits } = await search(q);
  return hits.map(({ uuid, label }: { uuid: string; label: string }) => names.get(uuid) ?? label);
};

describe('GET /admin/v1/search, of what a caller says', () => {
  it('finds the payments of a person by name and amount: without cents, any cents', async () => {
    for (const q of ['okafor 398', '398 okafor', 'Chidi Okafor $398', 'from Okafor, Chidi 398'])
      expect(await found(q), q).toEqual(['398.00', '398.29']);
    const day = (await service.send('GET', `/admin/v1/transactions/${started.get('398.29')}`)).body.data.transaction
      .created_at;
    expect(await found(`okafor 398 ${easternDay(new Date(day))}`)).toEqual(['398.00', '398.29']);
    expect(await found('okafor 398 2020-01-01')).toEqual([]);
    expect(await found('okafor 398.29')).toEqual(['398.29']);
    expect(await found('okafor $398.00')).toEqual(['398.00']);
    expect(await found('okafor 397')).toEqual([]);
    expect(await found('$398')).toEqual(['other', '398.00', '398.29']);
    // The payee of all of them.
    expect(await found('fjord market 399')).toEqual(['399.00']);
  });

  it('shows payer and payee, amount, state and date of a payment, and the email of a user', async () => {
    const { hits } = await search('order-94304');
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({
      type: 'transaction',
      label: '$398.29',
      email: null,
      transaction: { payer_name: 'Chidi Okafor', payee_name: 'Fjord Market LLC', amount: 39_829 },
    });
    const { state, created_at } = (await service.send('GET', `/admin/v1/transactions?client_reference_id=order-94304`))
      .body.data.transactions[0];
    expect(hits[0].transaction).toMatchObject({ state, created_at });
    expect((await search(started.get('398.29')!)).hits).toEqual(hits);
    expect((await search('okafor')).hits).toMatchObject([
      { type: 'user', label: 'Chidi Okafor', email: 'chidi@okafor.example', transaction: null },
    ]);
  });

  it('finds what came back with a code in some days, and says what the code means', async () => {
    const day = easternDay(service.context.bankingClock.bankingNow());
    const { hits, return_code, days } = await search(`r10 ${day}`);
    expect(hits).toMatchObject([{ uuid: returned, transaction: { state: 'returned' } }]);
    expect(return_code).toEqual({
      code: 'R10',
      title: 'Originator not known or not authorized to debit',
      meaning: expect.stringContaining('authorize'),
    });
    expect(days).toEqual({ from: day, to: day });
    for (const q of ['R10', 'R10 today', 'R10 in the last 7 days', 'fjord R10 today', 'R10 398.29'])
      expect(await found(q), q).toEqual(['other']);
    for (const q of ['R01 today', 'R10 2020-01-01', 'okafor R10 today', 'R10 2026-02-30'])
      expect(await found(q), q).toEqual([]);
    expect(await search('okafor')).toMatchObject({ return_code: null, days: null, is_similar: false });
  });

  it('leads to the list that has the same payments', async () => {
    for (let n = 0; n < 11; n++) await payments.started({ payer_uuid: okafor, amount: 5_000 + n });
    const { hits, more } = await search('$50 today');
    expect([hits.length, more]).toEqual([
      10,
      [{ type: 'transaction', path: expect.stringContaining('created_from=') }],
    ]);
    expect((await service.send('GET', `${more[0].path}&limit=20`)).body.data.transactions).toHaveLength(11);
  });

  it('finds the payment of an amount, also of a name that many people have', async () => {
    const { token, uuid: tenant } = payments.processor;
    // More than the search reads the payments of.
    await service.context.database.query(
      `INSERT INTO users (shard, processor_id, uuid, kind, payout_type, first_name, last_name, created_at, updated_at)
       SELECT shard_of($1), $1, md5('smith' || n)::uuid, 'person', 'individual', 'Carla', 'Smith', now(), now()
       FROM generate_series(1, 150) AS n`,
      [tenant],
    );
    const person = await registerPerson(service, token, { first_name: 'Elena', last_name: 'Smith' });
    await addBankAccount(service, token, person.uuid, { account_number: '4455667788' });
    started.set('smith', (await payments.started({ payer_uuid: person.uuid, amount: 41_949 })).uuid);
    const day = easternDay(new Date((await search('smith 419.49')).hits[0].transaction.created_at));
    for (const q of ['smith 419', 'smith 419.49', 'Elena Smith 419', `smith ${day} 419`])
      expect(await found(q), q).toEqual(['smith']);
    // No person of this name pays that: the answer does not say that there may be others.
    for (const q of ['smith 418', 'smith 398.29', 'smith R10', 'carla smith 419.49'])
      expect(await search(q), q).toMatchObject({ hits: [], more: [], is_similar: false });
  });

  it('finds a person by a name with one letter wrong, missing, doubled or swapped', async () => {
    const slips = ['okafpr', 'okafr', 'okaffor', 'okaofr', 'pkafor', 'kafor', 'ookafor', 'koafor', 'okafo r'];
    for (const name of [...slips, 'chidi okafer', 'chdi okafor', 'Okafer, Chidi']) {
      const { hits, is_similar } = await search(name);
      expect([hits.map(({ label }: { label: string }) => label), is_similar], name).toEqual([['Chidi Okafor'], true]);
    }
    expect(await found('okafer 398')).toEqual(['398.00', '398.29']);
    expect((await search('okafer 398')).is_similar).toBe(true);
    expect((await found('fyord market')).length).toBeGreaterThan(0);
    // Two slips, another first name, and what is no name.
    for (const name of ['okefer', 'ada okafer', '100% (wrong', 'okaf.*']) expect(await found(name), name).toEqual([]);
  });
});
