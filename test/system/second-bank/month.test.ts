// Banking days with a bank that another program plays, over SFTP with OpenPGP: payments are
// captured, paid out, returned, corrected, refunded and reversed; accounts are checked by
// micro-entries and prenotes.
//
// `npm test` plays a week with a program of our own reader. A month with the program of another
// project: ACHORD_SECOND_BANK='["program"]' npx vitest run test/system/second-bank
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addBankingDays, nextBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { openBank } from '../../../src/banks/connections/configuration/open-bank.ts';
import { readBanksFile } from '../../../src/banks/connections/configuration/read-banks-file.ts';
import { bankingDays } from '../../../src/banks/day/play-banking-day.ts';
import { checkAccount } from '../../support/payments/account-checks.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { registerBusiness, registerPerson } from '../../support/payments/users.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { repository } from '../../support/runner/sources.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { type Profile, type ReadFile, type Rule, type SecondBank, secondBank } from './second-bank.ts';

const given = process.env.ACHORD_SECOND_BANK;
const program: [string, ...string[]] =
  given === undefined
    ? [process.execPath, join(repository, 'test/system/second-bank/own-program.ts')]
    : JSON.parse(given);
const daysOfPayments = given === undefined ? 3 : 20;
/** Until every debit is good, and what came back is settled. */
const daysAfter = 8;

/** Each of these accounts is answered so, whenever it is debited or credited. */
const answers: Record<string, Omit<Rule, 'account_number'> & { of: 'person' | 'business' }> = {
  '880000001': { of: 'person', entry_type: 'debit', answer: { return: 'R01' } },
  '880000002': { of: 'person', entry_type: 'debit', answer: { return: 'R02' } },
  '880000003': { of: 'person', entry_type: 'debit', answer: { return: 'R03' } },
  '880000004': { of: 'person', entry_type: 'debit', answer: { return: 'R08' } },
  '880000005': { of: 'person', entry_type: 'debit', answer: { return: 'R10' } },
  '880000006': { of: 'business', entry_type: 'debit', answer: { return: 'R29' } },
  '880000007': { of: 'person', entry_type: 'debit', answer: { correction: 'C01', corrected_data: '880000107' } },
  '880000008': { of: 'person', entry_type: 'debit', answer: { correction: 'C05', corrected_data: '37' } },
  '880000009': { of: 'person', entry_type: 'credit', answer: { return: 'R03' } },
  '880000010': { of: 'person', entry_type: 'credit', answer: { return: 'R23' } },
};
const rules: Rule[] = Object.entries(answers).map(([account_number, { of: _, ...rule }]) => ({
  account_number,
  ...rule,
}));

/** Of a CTX entry: three addenda records. */
const remittance = 'RMR*IV*INVOICE 94304**125.00*125.00\\REF*PO*4412\\'.repeat(4);

/** The files as the rules say, and as a bank asks that books them at once. */
const profiles: [string, Profile][] = [
  ['with plain files', {}],
  ...(given === undefined
    ? []
    : ([
        [
          'with balanced files',
          {
            line_end: 'crlf',
            creation_time: 'blank',
            batch_entries: 5,
            offset: { routing_number: '121042882', account_number: '4412220001', name: 'EXAMPLE PAYMENTS' },
          },
        ],
      ] satisfies [string, Profile][])),
];

interface WrittenFile {
  name: string;
  debits: number;
  credits: number;
  offset_debits: number;
  offset_credits: number;
}

/** A service whose first bank is the program. The requests see a bank of the same description. */
async function serviceWith(bank: SecondBank) {
  const directory = mkdtempSync(join(tmpdir(), 'achord-banks-file-'));
  endAfterFile(() => rmSync(directory, { recursive: true }));
  const banksFile = join(directory, 'banks.json');
  writeFileSync(banksFile, JSON.stringify({ banks: [bank.entry] }));
  const configuredBanks = await readBanksFile(banksFile, {});
  const service = await testService({ context: () => ({ configuredBanks }) });
  const { database, vault, clock, bankingClock, log } = service.context;
  const sandbox = service.context.sandboxClock!;
  const days = bankingDays({
    database,
    vault,
    clock,
    bankingClock,
    log,
    banks: [openBank(configuredBanks[0]!, 0, database, clock)],
  });
  const playUntil = async (at: Date) => {
    const moveTo = (to: Date) => sandbox.advanceTo(database, to);
    await days.playUntil(at, moveTo);
    await moveTo(at);
  };
  return { service, playUntil };
}

async function party(service: TestService, token: string, of: 'person' | 'business', account?: string) {
  const user = await (of === 'person' ? registerPerson : registerBusiness)(service, token);
  const overrides = account === undefined ? {} : { account_number: account };
  const { uuid, aggregator_type } = await addBankAccount(service, token, user.uuid, overrides);
  return { uuid: user.uuid as string, account: { uuid, aggregator_type } };
}

it.each(profiles)('The days of a bank that another program plays, %s', async (_, file) => {
  const bank = await secondBank(program, rules, file);
  const { service, playUntil } = await serviceWith(bank);
  const { uuid: tenant, token } = await service.processor();
  const get = async (path: string) =>
    (await service.send('GET', path, path.startsWith('/3p/') ? { token } : {})).body.data;
  const post = async (path: string, body: object) => {
    const answer = await service.send('POST', path, { ...(path.startsWith('/3p/') ? { token } : {}), body });
    expect(answer.text).toContain('"status":true');
    return answer.body.data;
  };
  const originator = { consumer_debits: 'online_purchase', online_debits_recur: true, payouts_are_wages: true };
  const settings = { originator, present_again: true };
  expect((await service.send('PUT', `/admin/v1/processors/${tenant}`, { body: settings })).status).toBe(200);
  const merchant = await party(service, token, 'business');
  const payee = await party(service, token, 'person');
  const payer = await party(service, token, 'person');
  const buyer = await party(service, token, 'business');
  const answering = new Map<string, Awaited<ReturnType<typeof party>>>();
  for (const [number, { of }] of Object.entries(answers))
    answering.set(number, await party(service, token, of, number));

  let amount = 10_000;
  async function start(from: typeof payer, to: typeof payee, body: object = {}): Promise<string> {
    const { uuid } = await post('/3p/api/v1/transaction', {
      payer_uuid: from.uuid,
      payee_uuid: to.uuid,
      source_bank_account: from.account,
      destination_bank_account: to.account,
      amount: ++amount,
      ...body,
    });
    return uuid;
  }

  const read: ReadFile[] = [];
  let day = nextBankingDay(easternDay(service.context.bankingClock.bankingNow()));
  /** The answers to the day before arrive in the morning; our files go out until the evening. */
  async function playDay(atNoon: () => Promise<unknown> = async () => {}) {
    await bank.publish();
    await playUntil(easternTime(day, 12, 0));
    await atNoon();
    await playUntil(easternTime(day, 20, 0));
    read.push(...(await bank.read()));
    day = addBankingDays(day, 1);
  }

  const plain: string[] = [];
  const spoken: string[] = [];
  const prenotes: string[] = [];
  const returned = new Map<string, string>();
  for (let count = 0; count < daysOfPayments; count++)
    await playDay(async () => {
      for (let more = 0; more < 3; more++) plain.push(await start(payer, merchant));
      await start(merchant, payee);
      spoken.push(await start(payer, merchant, { sec_code: 'TEL' }));
      await start(payer, merchant, { sec_code: 'WEB', entry_purpose: 'purchase' });
      await start(buyer, merchant, { sec_code: 'CTX', addenda: remittance });
      for (const [number, one] of answering) {
        const { entry_type, answer } = answers[number]!;
        // After other returns the account is disabled or blocked.
        if (count > 0 && 'return' in answer && !['R01', 'R23'].includes(answer.return)) continue;
        const uuid = await (entry_type === 'debit' ? start(one, merchant) : start(merchant, one));
        if ('return' in answer) returned.set(uuid, answer.return);
      }
      if (count === 0) {
        expect((await checkAccount(service, token, payer.uuid)).status).toBe(201);
        for (const [{ uuid, account }, tests] of [
          [buyer, 'debits'],
          [payee, 'credits'],
          [merchant, 'debits'],
        ] as const)
          prenotes.push((await post(`/3p/api/v2/users/${uuid}/prenotes`, { bank_account: account, tests })).uuid);
      }
      if (count === 2) {
        const { trace_ids } = await get(`/3p/api/v2/transactions/${plain[0]}`);
        const wrong = { trace_id: trace_ids.capture_trace_id, entry_error: 'duplicate' };
        await post(`/admin/v1/transactions/${plain[0]}/reversals`, wrong);
      }
    });
  for (let count = 0; count < daysAfter; count++)
    await playDay(() => (count === 5 ? post(`/3p/api/v1/transactions/${plain[1]}/refund`, {}) : Promise.resolve()));

  // The program read every file, and found the same amounts.
  const { bank_files } = await get('/admin/v1/bank-files?limit=100');
  const written = (bank_files as WrittenFile[]).map((one) => ({
    name: one.name,
    debits: one.debits + one.offset_debits,
    credits: one.credits + one.offset_credits,
  }));
  expect(read.map(({ name, debits, credits }) => ({ name, debits, credits }))).toEqual(written.toReversed());
  // We read every answer, and none is left to an operator.
  const { inbound_files } = await get('/admin/v1/inbound-files?limit=100');
  expect(inbound_files).toHaveLength(read.flatMap((one) => one.answers ?? []).length);
  expect(inbound_files.filter(({ verdict }: { verdict: string }) => verdict !== 'accept')).toEqual([]);
  expect((await get('/admin/v1/suspense')).items).toEqual([]);
  for (const [uuid, code] of returned)
    expect(await get(`/3p/api/v2/transactions/${uuid}`)).toMatchObject({ uuid, ach_return_code: code });
  for (const uuid of prenotes) expect(await get(`/3p/api/v2/prenotes/${uuid}`)).toMatchObject({ state: 'confirmed' });
  const [corrected] = await get(`/3p/api/v2/users/${answering.get('880000007')!.uuid}/bank-accounts`);
  expect(corrected.account_number).toMatch(/0107$/);
  const [typed] = await get(`/3p/api/v2/users/${answering.get('880000008')!.uuid}/bank-accounts`);
  expect(typed.account_type).toBe('savings');
  // The money is where the bank has it.
  expect(await get(`/3p/api/v2/transactions/${plain[0]}`)).toMatchObject({ failure_code: 'entry_reversed' });
  for (const uuid of [plain[2], spoken[0]])
    expect(await get(`/3p/api/v2/transactions/${uuid}`)).toMatchObject({ payout_status: 'PAYOUT_COMPLETE' });
  await expectInvariants(service.context.database);
  const sum = (field: 'debits' | 'credits') =>
    (bank_files as WrittenFile[]).reduce((total, one) => total + one[field], 0);
  const back = await service.context.database.query<{ cents: number }>(
    `SELECT coalesce(sum(CASE direction WHEN 'debit' THEN amount ELSE -amount END), 0)::bigint AS cents
     FROM bank_items WHERE kind = 'return' AND state = 'applied'`,
    [],
  );
  const [cash] = await service.context.database.query<{ cents: number }>(
    `SELECT sum(CASE WHEN debit_account = 'BANK' THEN amount ELSE -amount END)::bigint AS cents
     FROM postings WHERE 'BANK' IN (debit_account, credit_account)`,
    [],
  );
  expect(cash!.cents).toBe(sum('debits') - sum('credits') - back[0]!.cents);
});
