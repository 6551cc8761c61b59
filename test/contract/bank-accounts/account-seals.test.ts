// The encryption of an account number binds it to its owner, routing number and type: a row that
// was changed in the database pays no one.
import { beforeAll, describe, expect, it } from 'vitest';
import { openNumbersJob } from '../../../src/customers/bank-accounts/open-numbers.job.ts';
import { countViolations } from '../../../src/oversight/invariants/count-violations.sql.ts';
import { tenancyInvariants } from '../../../src/oversight/invariants/tenancy.sql.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { openVault } from '../../../src/platform/vault/vault.ts';
import { addBankAccount, sendBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, paymentsOf } from '../../support/payments/payments.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.context.database.query<Row>(text, values);

/** Changes what the serving role may not change. */
async function tamper(text: string, values: unknown[] = []): Promise<void> {
  const superuser = openDatabase(service.database.superuserUrl, 1, () => {});
  await superuser.query(text, values);
  await superuser.end();
}

const details = async ({ processor }: Payments, uuid: string) =>
  (await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token: processor.token })).body.data;

const reason = (stage: string) =>
  `The ${stage} cannot be written into a bank file: its account_number must be a number that the vault can decrypt for its holder, routing number and type (the data key is missing, or the row was changed).`;

/** The account of another user of the tenant. */
async function foreignAccount({ processor }: Payments): Promise<string> {
  const person = await registerPerson(service, processor.token);
  return (await addBankAccount(service, processor.token, person.uuid)).uuid;
}

const moveTo = (account: string, user: string) =>
  query('UPDATE bank_accounts SET user_uuid = $2 WHERE uuid = $1', [account, user]);
const makeDefault = (account: string, user: string) =>
  query('UPDATE users SET default_bank_account_uuid = $1, version = version + 1 WHERE uuid = $2', [account, user]);

/**
 * The capture of a payment stays, on hold with the reason. The capture of another payer is sent.
 */
async function expectHeld(payments: Payments, uuid: string): Promise<void> {
  const whole = await paymentsOf(service);
  const other = await whole.started();
  await advance(service, { banking_days: 1 });
  expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_PENDING');
  expect((await details(payments, uuid)).holds).toMatchObject([{ kind: 'operator', reason: reason('capture') }]);
  expect((await whole.read(other.uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
}

describe('An entry is not written', () => {
  it('to an account that was moved to the payer in the database', async () => {
    const payments = await paymentsOf(service);
    const account = await foreignAccount(payments);
    await moveTo(account, payments.pair.payer_uuid);
    await makeDefault(account, payments.pair.payer_uuid);
    await expectHeld(payments, (await payments.started()).uuid);
  });

  it('to a linked account that was moved', async () => {
    const payments = await paymentsOf(service);
    const person = await registerPerson(service, payments.processor.token);
    const linked = await sendBankAccount(service, payments.processor.token, person.uuid, {
      aggregator: { access_token: 'link-sandbox-moved', account_id: 'moved-1' },
    });
    expect(linked.status).toBe(201);
    await moveTo(linked.body.data.uuid, payments.pair.payer_uuid);
    await makeDefault(linked.body.data.uuid, payments.pair.payer_uuid);
    await expectHeld(payments, (await payments.started()).uuid);
  });

  it('to another user’s account that a payment was pointed to', async () => {
    const payments = await paymentsOf(service);
    const account = await foreignAccount(payments);
    const { uuid } = await payments.started();
    await tamper('UPDATE transactions SET payer_bank_account_uuid = $1 WHERE uuid = $2', [account, uuid]);
    await expectHeld(payments, uuid);
  });

  it.each([
    ['routing number', `routing_number = '011000015'`],
    ['type', `account_type = 'savings'`],
  ])('with a changed %s; restored, it is sent', async (_, change) => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    const before = await query<{ uuid: string; routing_number: string; account_type: string }>(
      'SELECT uuid, routing_number, account_type FROM bank_accounts WHERE user_uuid = $1',
      [payments.pair.payer_uuid],
    );
    await query(`UPDATE bank_accounts SET ${change} WHERE uuid = $1`, [before[0]!.uuid]);
    await expectHeld(payments, uuid);
    await query('UPDATE bank_accounts SET routing_number = $2, account_type = $3 WHERE uuid = $1', [
      before[0]!.uuid,
      before[0]!.routing_number,
      before[0]!.account_type,
    ]);
    const [hold] = (await details(payments, uuid)).holds;
    await service.send('DELETE', `/admin/v1/holds/${hold.uuid}`);
    await advance(service, { banking_days: 1 });
    expect((await payments.read(uuid)).capture_status).toBe('CAPTURE_ACH_PENDING');
  });

  it('for a payout to an account that was moved to the payee', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    await advance(service, { banking_days: 3 });
    const account = await foreignAccount(payments);
    await moveTo(account, payments.pair.payee_uuid);
    await tamper('UPDATE transactions SET payee_bank_account_uuid = $1 WHERE uuid = $2', [account, uuid]);
    await advance(service, { banking_days: 1 });
    expect((await payments.read(uuid)).payout_status).toBe('PAYOUT_PENDING_ACH');
    expect((await details(payments, uuid)).holds).toMatchObject([{ kind: 'operator', reason: reason('payout') }]);
  });
});

describe('The job that decrypts all numbers in turn', () => {
  it('finds a changed row, logs it once, and notices when it is restored', async () => {
    const own = await testService();
    const payments = await paymentsOf(own);
    const { database, clock } = own.context;
    const vault = await openVault(database, { current: Buffer.alloc(32, 7) }, clock.now());
    const lines: object[] = [];
    const log = { error: (fields: object) => void lines.push(fields) };
    const { run } = openNumbersJob({ database, vault, clock, log });
    const invariant = tenancyInvariants.find(({ name }) => name === 'account_encryption_binds_holder')!;
    const violations = async () => (await countViolations(database, [invariant], { since: null }))[0]!.violations;
    await run();
    expect(await violations()).toBe(0);

    const { payer_uuid, payee_uuid } = payments.pair;
    const [account] = await database.query<{ uuid: string }>('SELECT uuid FROM bank_accounts WHERE user_uuid = $1', [
      payer_uuid,
    ]);
    const move = (to: string) =>
      database.query('UPDATE bank_accounts SET user_uuid = $2 WHERE uuid = $1', [account!.uuid, to]);
    await move(payee_uuid);
    await run();
    await run();
    expect(await violations()).toBe(1);
    expect(lines).toEqual([{ processor_id: payments.processor.uuid, bank_account_uuid: account!.uuid }]);
    await move(payer_uuid);
    await run();
    expect(await violations()).toBe(0);
    await expectInvariants(database, 'account_encryption_binds_holder');
  });
});
