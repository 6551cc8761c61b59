// Returns (Lifecycle, return codes; ACH, files): a return moves its payment once, and an unmatched
// return moves nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExchangeFault } from '../../../src/banks/connections/exchange/exchange-fault.ts';
import {
  answerToEntry,
  bankingDaysOver,
  itemsOf,
  playOneDay,
  readNow,
  receive,
  writeAnswers,
  writeInboundFile,
} from '../../support/banks/bank-answers.ts';
import { addBankAccount, customAccount } from '../../support/payments/bank-accounts.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { storiesOf } from '../../support/payments/stories.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

let service: TestService;
const made = new Set<string>();

beforeAll(async () => {
  service = await weekendService();
});
const story = storiesOf(() => service);
afterAll(() => expectInvariants(service.context.database));

const start = (body: object = {}) => playPayment(service, { amount: 100, transaction_fee: 3, ...body });

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  service.context.database.query<Row>(text, values);

async function historyOf(payment: PlayedPayment): Promise<string> {
  const history = await payment.history();
  for (const transition of history) made.add(transition);
  return history.join(' ');
}

const states = async ({ uuid }: PlayedPayment) =>
  (await itemsOf(service, uuid)).map(({ state, reason }) => (reason === null ? state : `${state}: ${reason}`));

/** Gives the payer a new default account whose number ends in `ending`. */
async function payFrom({ payments }: PlayedPayment, ending: string): Promise<void> {
  const { token } = payments.processor;
  const account_number = `${customAccount().account_number.slice(0, -4)}${ending}`;
  const added = await addBankAccount(service, token, payments.pair.payer_uuid, { account_number });
  await service.send('PUT', `/3p/api/v1/bank-account/switch/default/${payments.pair.payer_uuid}`, {
    token,
    body: { account_uuid: added.uuid, aggregator_type: 'manual' },
  });
}

/** A second payment of the same payer and payee, from an account with a magic number. */
async function magicPayment(ending: string): Promise<PlayedPayment> {
  const before = await start();
  await payFrom(before, ending);
  await before.payments.cancel(before.uuid);
  const { uuid } = await before.payments.started({ amount: 100, transaction_fee: 3 });
  return playStarted(service, before.payments, uuid);
}

describe('A returned capture', () => {
  story('that has not settled fails, says why, and leaves the books empty (C6)', async () => {
    const payment = await start();
    await payment.days(1);
    await payment.returnEntry('capture', 'R01');
    expect(await payment.statuses()).toEqual({ transaction: 'CAPTURE_ACH_FAILED', capture: 'CAPTURE_ACH_FAILED' });
    expect(await payment.payments.read(payment.uuid)).toMatchObject({
      ach_return_code: 'R01',
      failure_code: 'insufficient_funds',
      failure_reason: 'R01 Insufficient funds. The balance does not cover the debit.',
    });
    expect(await payment.left()).toBe('');
    expect(await historyOf(payment)).toBe('C1 C3 C6');
  });

  story('that has settled fails (C7), also as unauthorized: no CHARGEBACK before it is good', async () => {
    const payment = await start();
    await payment.days(2);
    await payment.returnEntry('capture', 'R10');
    expect(await payment.statuses()).toEqual({ transaction: 'CAPTURE_ACH_FAILED', capture: 'CAPTURE_ACH_FAILED' });
    expect(await payment.left()).toBe('');
    expect(await historyOf(payment)).toBe('C1 C3 C4 C7');
  });

  story('is in a file and has no return yet, else a return is answered 422', async () => {
    const payment = await start();
    const back = () =>
      service.send('POST', `/sandbox/v1/transactions/${payment.uuid}/return`, {
        body: { stage: 'capture', code: 'R01' },
      });
    expect((await back()).status).toBe(422);
    await payment.days(1);
    expect((await back()).status).toBe(200);
    expect((await back()).body.errors).toMatchObject([{ code: 'entry_not_returnable' }]);
  });

  story('is billed once, as a return', async () => {
    const payment = await start();
    await payment.days(1);
    await payment.returnEntry('capture', 'R01');
    const billed = await query(`SELECT kind FROM billed_subjects WHERE subject_uuid = $1 ORDER BY kind`, [
      payment.uuid,
    ]);
    expect(billed).toEqual([{ kind: 'standard_ach' }, { kind: 'return' }]);
  });

  it.each([
    ['R02', true],
    ['R20', true],
    ['R01', false],
    ['R06', false],
  ])('with %s disables the account: %s', async (code, disables) => {
    const payment = await start();
    await payment.days(1);
    await payment.returnEntry('capture', code);
    const [account] = await query<{ disabled_reason: string | null; events: number }>(
      `SELECT a.disabled_reason, (SELECT count(*) FROM outbox WHERE subject_uuid = a.uuid AND type = 'BankAccountRemoved') AS events
       FROM bank_accounts a WHERE a.user_uuid = $1`,
      [payment.payments.pair.payer_uuid],
    );
    expect(account).toEqual(disables ? { disabled_reason: code, events: 1 } : { disabled_reason: null, events: 0 });
    const again = await payment.payments.start();
    expect(again.status).toBe(disables ? 422 : 201);
  });

  story('after the deadline of its code is applied, and flagged', async () => {
    const [late, intime] = [await start(), await start()];
    await late.days(3);
    await intime.returnEntry('capture', 'R01');
    await late.days(1);
    await late.returnEntry('capture', 'R01');
    expect(await late.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED' });
    expect((await itemsOf(service, late.uuid)).map((item) => item.late)).toEqual([true]);
    expect((await itemsOf(service, intime.uuid)).map((item) => item.late)).toEqual([false]);
  });
});

describe('R01 and R09, where the tenant wants it,', () => {
  story(
    'are presented again twice, with new traces and as RETRY PYMT; then the capture fails (C6r, C7r, C7)',
    async () => {
      const payment = await start();
      await query('UPDATE processors SET present_again = true WHERE processor_id = $1', [
        payment.payments.processor.uuid,
      ]);
      await payment.days(1);
      await payment.returnEntry('capture', 'R01');
      expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
      await payment.days(2);
      await payment.returnEntry('capture', 'R09');
      await payment.days(1);
      const { header } = await answerToEntry(service, payment.uuid, { code: 'R01' });
      expect(header.entry_description).toBe('RETRY PYMT');
      await payment.days(1);
      await payment.returnEntry('capture', 'R01');
      expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_FAILED' });
      expect(await historyOf(payment)).toBe('C1 C3 C6r C3 C4 C7r C3 C4 C7');
      const traces = await query<{ trace_id: string }>(
        'SELECT e.trace_id FROM legs l JOIN entries e ON e.uuid = l.entry_uuid WHERE l.transaction_uuid = $1',
        [payment.uuid],
      );
      expect(new Set(traces.map(({ trace_id }) => trace_id)).size).toBe(3);
    },
  );
});

describe('A returned payout', () => {
  story('goes back to the payer with a new entry (P4, RP1 to RP3)', async () => {
    const payment = await start();
    await payment.days(5);
    await payment.returnEntry('payout', 'R03');
    await payment.days(2);
    expect(await payment.statuses()).toEqual({
      transaction: 'REVERSE_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_ACH_FAILED',
      reverse_payout: 'REVERSE_PAYOUT_ACH_COMPLETE',
    });
    expect(await payment.moved('reverse_payout')).toEqual([100]);
    expect(await payment.left()).toBe('');
    expect(await historyOf(payment)).toBe('C1 C3 C4 C5 P1 P2 P3 P4 RP1 RP2 RP3');
  });

  story('stays the payee’s if the tenant keeps it for another account (P4h)', async () => {
    const payment = await start();
    await query('UPDATE processors SET keep_returned_payouts = true WHERE processor_id = $1', [
      payment.payments.processor.uuid,
    ]);
    await payment.days(5);
    await payment.returnEntry('payout', 'R03');
    await payment.days(3);
    expect(await payment.statuses()).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_ACH_FAILED',
    });
    expect(await payment.left()).toBe('FEE 3, PAYEE 97');
    expect(await historyOf(payment)).toMatch(/P4h$/);
  });

  for (const how of ['one after the other', 'in one file'])
    story(`is not kept if the capture was returned before it, ${how} (P4b)`, async () => {
      const payment = await start();
      await query('UPDATE processors SET keep_returned_payouts = true WHERE processor_id = $1', [
        payment.payments.processor.uuid,
      ]);
      await payment.days(5);
      const answers = [
        await answerToEntry(service, payment.uuid, { stage: 'capture', code: 'R08' }),
        await answerToEntry(service, payment.uuid, { stage: 'payout', code: 'R23' }),
      ];
      if (how === 'in one file') await receive(service, ...answers);
      else for (const answer of answers) await receive(service, answer);
      expect(await historyOf(payment)).toMatch(/C9 .*P4b/);
      expect(await payment.left()).toBe('');
    });
});

describe('An entry that is returned while the next entry of its stage waits for a file', () => {
  story('may be an earlier payout that left a remainder (P4e)', async () => {
    const payment = await start();
    await payment.days(5);
    const refund = await payment.refund(40);
    await payment.days(6);
    await payment.returnEntry('refund_payout', 'R23', refund);
    const given = await service.send('POST', `/admin/v1/refunds/${refund}/give-back`);
    expect(given.status).toBe(200);
    await payment.act('payout-again');
    await payment.returnEntry('payout', 'R23');
    expect((await historyOf(payment)).split(' ').slice(-2)).toEqual(['P7', 'P4e']);
    await payment.days(3);
    expect(await payment.moved('payout')).toEqual([97, 40]);
  });

  story('may be an earlier clawback, after which the payee owed more (K5e)', async () => {
    const payment = await start();
    await payment.days(5);
    const refund = await payment.refund(40);
    await payment.days(6);
    await payment.returnEntry('capture', 'R10');
    await payment.days(5);
    expect(await payment.moved('clawback')).toEqual([57]);
    await payment.returnEntry('refund_capture', 'R01', refund);
    expect((await historyOf(payment)).split(' ').slice(-2)).toEqual(['F7d', 'K1']);
    await payment.returnEntry('clawback', 'R01');
    expect((await historyOf(payment)).split(' ').at(-1)).toBe('K5e');
    expect(await payment.left()).toBe('CLAW 97, RECV 40');
  });
});

describe('The magic numbers of the sandbox', () => {
  for (const [ending, status, code, days] of [
    ['0001', 'CAPTURE_ACH_FAILED', 'R01', 6],
    ['0003', 'CAPTURE_ACH_FAILED', 'R03', 6],
    ['6010', 'CLAWBACK', 'R10', 60],
  ] as const)
    story(`a payer account …${ending}: ${status} with ${code}`, async () => {
      const payment = await magicPayment(ending);
      await payment.days(days);
      const record = await payment.payments.read(payment.uuid);
      expect(record).toMatchObject({ transaction_status: status, ach_return_code: code });
      expect(await payment.left()).toBe('');
      await historyOf(payment);
    });

  story(
    'a payer account …0010 is returned unauthorized two banking days after it settled: CHARGEBACK, no payout',
    async () => {
      const payment = await magicPayment('0010');
      await payment.days(6);
      expect((await payment.payments.read(payment.uuid)).ach_return_code).toBe('R10');
      expect(await payment.moved('payout')).toEqual([]);
    },
  );

  story('a payer account …9801 is corrected, and the payment continues', async () => {
    const payment = await magicPayment('9801');
    await payment.days(6);
    expect(await payment.statuses()).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_COMPLETE',
    });
    const kinds = (await itemsOf(service, payment.uuid)).map(({ kind, code, state }) => [kind, code, state]);
    expect(kinds).toEqual([['change', 'C01', 'applied']]);
  });

  story('a credit of …9103 cents is returned with R03', async () => {
    const payment = await start({ amount: 9_203, transaction_fee: 100 });
    await payment.days(8);
    expect(await payment.statuses()).toMatchObject({ payout: 'PAYOUT_ACH_FAILED' });
    expect((await payment.payments.read(payment.uuid)).ach_return_code).toBe('R03');
  });
});

describe('The same return', () => {
  story('as the same file under another name, and as the same entry in another file, posts nothing more', async () => {
    const [payment, other] = [await start(), await start()];
    await payment.days(1);
    const returned = await answerToEntry(service, payment.uuid, { code: 'R01' });
    const file = await writeAnswers(service, [returned]);
    await writeInboundFile(service, file);
    await readNow(service);
    await writeInboundFile(service, file);
    await readNow(service);
    expect(await states(payment)).toEqual(['applied']);
    await receive(service, await answerToEntry(service, other.uuid, { code: 'R01' }), returned);
    expect(await states(payment)).toEqual(['applied', 'duplicate: the same return was received before']);
    expect(await states(other)).toEqual(['applied']);
    expect(await historyOf(payment)).toBe('C1 C3 C6');
  });

  story('twice in one file is applied once', async () => {
    const payment = await start();
    await payment.days(1);
    const returned = await answerToEntry(service, payment.uuid, { code: 'R01' });
    await receive(service, returned, returned);
    expect(await states(payment)).toEqual(['applied', 'duplicate: the same return was received before']);
  });
});

describe('A return whose account number is spelled in another way', () => {
  it.each([
    ['masked', (number: string) => `*****${number.slice(-4)}`],
    ['with leading zeros', (number: string) => number.padStart(17, '0')],
  ])('%s, is applied and noted', async (_, spelled) => {
    const payment = await start();
    await payment.days(1);
    const { entry, ...returned } = await answerToEntry(service, payment.uuid, { code: 'R01' });
    const account_number = spelled(entry.account_number);
    await receive(service, { ...returned, entry: { ...entry, account_number } });
    expect(await states(payment)).toEqual(['applied: the bank spelled the account number in another way']);
    expect(await historyOf(payment)).toBe('C1 C3 C6');
  });
});

describe('A return that matches no entry is left to an operator', () => {
  it.each([
    ['of another amount', { amount: 99 }, 'suspense: the entry was for 100 cents, but the return is for 99'],
    ['of another account', { account_number: '1' }, 'suspense: the entry was for a different bank account'],
    ['of the other direction', { transaction_code: 22 }, 'suspense: the entry was not a credit'],
  ])('%s', async (_, changes, found) => {
    const payment = await start();
    await payment.days(1);
    const returned = await answerToEntry(service, payment.uuid, { code: 'R02', changes });
    const header =
      'transaction_code' in changes ? { ...returned.header, service_class_code: 220 as const } : returned.header;
    await receive(service, { ...returned, header });
    expect(await states(payment)).toEqual([found]);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
  });

  story('with an unknown trace number', async () => {
    const payment = await start();
    await payment.days(1);
    await receive(
      service,
      await answerToEntry(service, payment.uuid, { code: 'R01', changes: { trace_number: '091000019999999' } }),
    );
    expect((await itemsOf(service, null)).map(({ reason }) => reason)).toEqual([
      'no entry of ours has this trace number',
    ]);
  });

  story('of an entry that was returned with another code, also when both come at once', async () => {
    const [payment, other] = [await start(), await start()];
    await payment.days(1);
    await receive(service, await answerToEntry(service, payment.uuid, { code: 'R01' }));
    await receive(
      service,
      await answerToEntry(service, payment.uuid, { code: 'R02' }),
      await answerToEntry(service, other.uuid, { code: 'R01' }),
      await answerToEntry(service, other.uuid, { code: 'R02' }),
    );
    expect(await states(payment)).toEqual([
      'applied',
      'suspense: the entry was already returned, by a different return',
    ]);
    expect((await states(other)).toSorted()).toEqual([
      'applied',
      'suspense: two different returns of the entry were received at once',
    ]);
  });
});

describe('A malformed file', () => {
  it('is quarantined as a whole: nothing of it is posted', async () => {
    const [payment, other] = [await start(), await start()];
    await payment.days(1);
    const answers = [
      await answerToEntry(service, payment.uuid, { code: 'R01' }),
      await answerToEntry(service, other.uuid, { code: 'R01' }),
    ];
    const bytes = await writeAnswers(service, answers);
    const name = await writeInboundFile(service, bytes.subarray(0, bytes.length - 95 * 6));
    await readNow(service);
    expect([await states(payment), await states(other)]).toEqual([[], []]);
    expect(await query('SELECT verdict FROM inbound_files WHERE name = $1', [name])).toEqual([
      { verdict: 'quarantine' },
    ]);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_ACH_PENDING' });
    // Until an operator decides about it, no capture of the bank becomes good.
    await query('UPDATE inbound_files SET rejected_at = now() WHERE name = $1', [name]);
  });
});

describe('A return waits while another leg of its payment is in a file whose outcome is open (rule A)', () => {
  const broken = () => Promise.reject(new ExchangeFault('connection_lost', 'to the bank'));

  it.each([
    ['and is applied after it: the payout was sent, so it is C9', { seconds: 60 }, /P1 P2 C9 K1/],
    ['and is applied after it: the payout was too late to be sent, so it is C8', { banking_days: 1 }, /P1 E0 C8/],
  ])('%s', async (_what, delivered, history) => {
    const payment = await start();
    await payment.days(3);
    await playOneDay(
      service,
      bankingDaysOver(service, () => ({ submit: broken })),
    );
    expect(await payment.statuses()).toEqual({
      transaction: 'IN_PAYOUT',
      capture: 'CAPTURE_COMPLETE',
      payout: 'PAYOUT_PENDING_ACH',
    });
    await bankingDaysOver(service, () => ({ submit: broken })).readInboundNow();
    await payment.returnEntry('capture', 'R10');
    expect(await states(payment)).toEqual(['waiting: a leg of the payment is in a file whose outcome is open']);
    expect(await payment.statuses()).toMatchObject({ transaction: 'IN_PAYOUT' });
    await advance(service, delivered);
    await payment.days(1);
    expect(await states(payment)).toEqual(['applied']);
    expect(await historyOf(payment)).toMatch(history);
  });

  it('but not for its own leg: the return proves that the entry was delivered (C3, then C6)', async () => {
    const payment = await start();
    const uncertain = bankingDaysOver(service, () => ({ outcomeOf: async () => 'uncertain' as const }));
    await playOneDay(service, uncertain);
    expect(await payment.statuses()).toMatchObject({ transaction: 'CAPTURE_PENDING' });
    await writeInboundFile(
      service,
      await writeAnswers(service, [await answerToEntry(service, payment.uuid, { code: 'R01' })]),
    );
    await uncertain.readInboundNow();
    expect(await states(payment)).toEqual(['applied']);
    expect(await historyOf(payment)).toBe('C1 C3 C6');
    // When the bank then reports the outcome of the file, nothing more happens to the payment.
    await advance(service, { banking_days: 3 });
    expect(await historyOf(payment)).toBe('C1 C3 C6');
  });
});

describe('The tests above', () => {
  it('made every transition of a return, from every place', () => {
    const named = ['C6', 'C7', 'C6r', 'C7r', 'C9', 'P4', 'P4h', 'K1', 'RP1', 'RP2', 'RP3'];
    expect(named.filter((transition) => !made.has(transition))).toEqual([]);
  });
});
