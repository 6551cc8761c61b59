// GET /admin/v1/transactions/{uuid}: the postings of each move, the events and their deliveries,
// the acts, and what may be done now.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  clawbackFailed,
  type FailedPayment,
  paidOut,
  payerOwes,
  payoutKept,
  refundCreditReturned,
  refunded,
  reversePayoutReturned,
} from '../../support/payments/failed-payments.ts';
import { advance, paymentsOf, sundayAhead } from '../../support/payments/payments.ts';
import { type PlayedPayment, playPayment, playStarted } from '../../support/payments/played-payment.ts';
import { storiesOf, together } from '../../support/payments/stories.ts';
import { type TestService, testService } from '../../support/service/service.ts';
import { deliverersOf } from '../../support/webhooks/deliverer.ts';
import { startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';
import { registerEndpoint } from '../../support/webhooks/webhooks.ts';

let service: TestService;
const deliverer = deliverersOf(() => service);
beforeAll(async () => {
  trustTestAuthority();
  service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' } });
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);

interface Posting {
  debit_account: string;
  debit_owner_uuid: string;
  credit_account: string;
  credit_owner_uuid: string;
  amount: number;
}
interface AllowedAct {
  operation_id: string;
  method: string;
  path: string;
  amount_up_to: number | null;
  moves: { transition: string; postings: Omit<Posting, 'debit_owner_uuid' | 'credit_owner_uuid'>[] }[];
}
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record holds
async function read(uuid: string): Promise<any> {
  const { status, body } = await service.send('GET', `/admin/v1/transactions/${uuid}`);
  expect(status).toBe(200);
  return body.data;
}
/** What an act that is not offered is refused with. */
const notAllowed = ['invalid_state', 'not_refundable', 'refund_exceeds_amount', 'not_cancelable'];
const idsOf = (acts: AllowedAct[]) => acts.map(({ operation_id }) => operation_id).filter((id) => id !== 'createHold');

/** Cents by account and owner, debit positive, without those at zero. */
function sums(postings: readonly Posting[]): Record<string, number> {
  const found = new Map<string, number>();
  const add = (key: string, amount: number) => found.set(key, (found.get(key) ?? 0) + amount);
  for (const { debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount } of postings) {
    add(`${debit_account} ${debit_owner_uuid}`, amount);
    add(`${credit_account} ${credit_owner_uuid}`, -amount);
  }
  return Object.fromEntries([...found].filter(([, amount]) => amount !== 0).sort());
}

const scenarios: Record<string, (of: TestService) => Promise<FailedPayment & { refund?: string }>> = {
  'was paid out': paidOut,
  'was refunded': refunded,
  'is owed by its payee': clawbackFailed,
  'is owed by its payer': payerOwes,
  'is kept for its payee': payoutKept,
  'has a returned refund': refundCreditReturned,
  'has a returned reverse payout': reversePayoutReturned,
};

const made = new Map<string, FailedPayment>();
beforeAll(async () => {
  const names = Object.keys(scenarios);
  const payments = await together(service, ...names.map((name) => () => scenarios[name]!(service)));
  for (const [n, payment] of payments.entries()) made.set(names[n]!, payment);
});

describe.each(Object.keys(scenarios))('A payment that %s', (name) => {
  let uuid: string;
  let refunds: string[];
  beforeAll(async () => {
    ({ uuid } = made.get(name)!);
    refunds = (await read(uuid)).refunds.map((one: { uuid: string }) => one.uuid);
  });

  it('has every posting at its move, and balances that are their sums', async () => {
    const { moves, balances } = await read(uuid);
    const shown: Posting[] = moves.flatMap(({ postings }: { postings: Posting[] }) => postings);
    const written = await service.context.database.query<Posting>(
      'SELECT * FROM postings WHERE transaction_uuid = $1',
      [uuid],
    );
    expect(shown).toHaveLength(written.length);
    expect(sums(shown)).toEqual(sums(written));
    expect(
      Object.fromEntries(
        balances
          .map((one: { account: string; owner_uuid: string; balance: number }) => [
            `${one.account} ${one.owner_uuid}`,
            one.balance,
          ])
          .sort(),
      ),
    ).toEqual(sums(written));
  });

  it('has each of its events and of its refunds’ events, in order', async () => {
    const { database } = service.context;
    const raised = await database.query<{ uuid: string | null; type: string }>(
      `SELECT type FROM events WHERE subject_uuid = ANY ($1::uuid[]) OR $2 = ANY (subject_uuids)
       ORDER BY position`,
      [[uuid, ...refunds], uuid],
    );
    const { events } = await read(uuid);
    expect(events.map(({ type }: { type: string }) => type)).toEqual(raised.map(({ type }) => type));
    expect(events.length).toBeGreaterThan(3);
  });

  it('allows exactly the acts that the service makes, and they move what was shown', async () => {
    const every: [string, string][] = [
      ['sendPayoutAgain', `transactions/${uuid}/payout-again`],
      ['sendReversePayoutAgain', `transactions/${uuid}/reverse-payout-again`],
      ['sendClawbackAgain', `transactions/${uuid}/clawback-again`],
      ['writeOffPayeeDebt', `transactions/${uuid}/write-off`],
      ['writeOffPayerDebt', `transactions/${uuid}/payer-debt/write-off`],
      ['recordPayerDebtPaid', `transactions/${uuid}/payer-debt/paid`],
      ['recordCaptureWonBack', `transactions/${uuid}/dishonor-won`],
      ['refundTransactionOfAnyTenant', `transactions/${uuid}/refund`],
      ['cancelTransactionOfAnyTenant', `transactions/${uuid}/cancel`],
      ...refunds.flatMap((refund): [string, string][] => [
        ['sendRefundAgain', `refunds/${refund}/send-again`],
        ['giveRefundBack', `refunds/${refund}/give-back`],
      ]),
    ];
    for (const [id, path] of every) {
      const before = await read(uuid);
      const act = (before.allowed_acts as AllowedAct[]).find((one) => one.path === `/admin/v1/${path}`);
      const answer = await service.send('POST', `/admin/v1/${path}`, { body: {} });
      const codes = (answer.body.errors as { code: string }[]).map(({ code }) => code);
      const isRefused = codes.some((code) => notAllowed.includes(code));
      expect([id, isRefused]).toEqual([id, act === undefined]);
      if (answer.status >= 300) continue;
      const after = await read(uuid);
      const made = after.moves.slice(before.moves.length) as { transition: string; postings: Posting[] }[];
      const plain = ({ debit_account, credit_account, amount }: Posting) => ({ debit_account, credit_account, amount });
      expect([id, made.map(({ transition, postings }) => ({ transition, postings: postings.map(plain) }))]).toEqual([
        id,
        act!.moves.map(({ transition, postings }) => ({ transition, postings })),
      ]);
      expect(after.acts.at(-1)).toMatchObject({ actor: 'admin', request_id: expect.any(String) });
    }
  });
});

describe('What may be done', () => {
  it('is little with a payment that has just started, and also to release its holds', async () => {
    const payments = await paymentsOf(service);
    const { uuid } = await payments.started();
    expect(idsOf((await read(uuid)).allowed_acts)).toEqual(['cancelTransactionOfAnyTenant']);
    const hold = await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, {
      body: { kind: 'operator', reason: 'The police asked.' },
    });
    const { allowed_acts } = await read(uuid);
    expect(idsOf(allowed_acts)).toEqual(['cancelTransactionOfAnyTenant', 'releaseHold']);
    const release: AllowedAct = allowed_acts.at(-1);
    expect(release.path).toBe(`/admin/v1/holds/${hold.body.data.uuid}`);
    expect((await service.send(release.method, release.path)).status).toBe(200);
    expect(idsOf((await read(uuid)).allowed_acts)).toEqual(['cancelTransactionOfAnyTenant']);
  });

  story('names the cents that an act may end', async () => {
    const { uuid } = await clawbackFailed(service);
    const writeOff = (await read(uuid)).allowed_acts.find(
      ({ operation_id }: AllowedAct) => operation_id === 'writeOffPayeeDebt',
    );
    expect(writeOff).toMatchObject({
      amount_up_to: 9_700,
      moves: [{ postings: [{ debit_account: 'LOSS', credit_account: 'CLAW', amount: 9_700 }] }],
    });
  });
});

describe('A note', () => {
  story('is at the payment for operators, in order, and in the audit trail, and not at its tenant', async () => {
    const { payments, uuid } = await paidOut(service);
    const path = `/admin/v1/transactions/${uuid}/notes`;
    for (const note of ['The payer called.', 'Called back: all is well.']) {
      const answer = await service.send('POST', path, { body: { note } });
      expect([answer.status, answer.body.data]).toEqual([201, expect.objectContaining({ note, token_uuid: null })]);
    }
    const { notes, acts } = await read(uuid);
    expect(notes.map(({ note }: { note: string }) => note)).toEqual(['The payer called.', 'Called back: all is well.']);
    expect(acts.map(({ action }: { action: string }) => action)).toContain('transaction.noted');
    const { token } = payments.processor;
    const own = await service.send('GET', `/3p/api/v2/transactions/${uuid}/details`, { token });
    expect(own.text).not.toContain('called');
    for (const [body, field] of [
      [{ note: 'x' }, 'note'],
      [{}, 'note'],
      [{ note: 'Fine.', color: 'red' }, 'color'],
    ] as const) {
      const { status, body: answered } = await service.send('POST', path, { body });
      expect([status, answered.errors[0].field]).toEqual([422, field]);
    }
    const unknown = '/admin/v1/transactions/019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d/notes';
    expect((await service.send('POST', unknown, { body: { note: 'Fine.' } })).status).toBe(404);
  });
});

describe('An offset', () => {
  story('shows its posting in the payment that owed and in the one that paid', async () => {
    const owed = await playPayment(service, { amount: 100, transaction_fee: 3 });
    await owed.days(5);
    const { uuid } = await owed.payments.started({ amount: 100 });
    const paying: PlayedPayment = playStarted(service, owed.payments, uuid);
    await paying.days(3);
    await owed.returnEntry('capture', 'R01');
    await paying.days(2);
    const posting = { debit_account: 'PAYEE', credit_account: 'CLAW', amount: 97 };
    const of = async (one: string, transition: string) =>
      (await read(one)).moves.find((move: { transition: string }) => move.transition === transition).postings;
    expect(await of(owed.uuid, 'K6')).toMatchObject([posting]);
    expect(await of(paying.uuid, 'K6o')).toMatchObject([posting]);
  });
});

describe('The deliveries of its events', () => {
  it('are shown by endpoint: those that wait and those that ended', async () => {
    const payments = await paymentsOf(service);
    const receiver = await startReceiver((request, response) =>
      response.writeHead(`${request.body}`.includes('TransactionStarted') ? 204 : 500).end(),
    );
    const endpoint = await registerEndpoint(service, payments.processor.token, receiver.url, [
      'TransactionStarted',
      'TransactionCaptureStarted',
    ]);
    const { uuid } = await payments.started();
    await advance(service, { banking_days: 1 });
    // Gives the events their positions, and so makes their deliveries.
    await read(uuid);
    await deliverer().turn();
    const { events } = await read(uuid);
    expect(events).toMatchObject([
      {
        type: 'TransactionStarted',
        deliveries: [
          { endpoint_uuid: endpoint.uuid, url: receiver.url, state: 'delivered', status: 204, attempt_count: 1 },
        ],
      },
      {
        type: 'TransactionCaptureStarted',
        deliveries: [{ state: 'pending', attempt_count: 1, next_attempt_at: expect.any(String), finished_at: null }],
      },
    ]);
    await receiver.close();
  });
});
