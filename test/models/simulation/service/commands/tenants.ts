// What tenants do: start payments alone, in bulk and many under one key; cancel, pause, resume and
// refund them; add accounts.
import type { PaymentRows } from '../payment-rows.ts';
import { cancelOutcomes, leftToRefund, type Outcomes, refundOutcomes } from '../predictions.ts';
import type { Request } from '../send.ts';
import { expectSame, SimulationFailed } from '../simulation-failed.ts';
import { type DrawnPayment, recordStart, startOutcomes } from '../start-predictions.ts';
import {
  type Choose,
  expectOutcome,
  expectOutcomeOf,
  expectStatus,
  nextAccount,
  nextKey,
  rowsOf,
  type StartedPayment,
  sendRequest,
  type Tenant,
  type User,
  type World,
  waitForDueWork,
} from '../world.ts';
import { type Command, type PaymentState, pick, pickPayment, stateOf } from './command.ts';

/** The payers are persons, so one of them is refused. */
const secCodes = ['PPD', 'WEB', 'WEB', 'TEL', 'TEL', 'CCD'] as const;

function drawPayment(world: World, choose: Choose): DrawnPayment {
  const tenant = pick(choose, world.tenants)!;
  const { payer, payee } =
    choose(5) === 0 ? tenant.vendor : { payer: pick(choose, tenant.payers)!, payee: pick(choose, tenant.payees)! };
  // The simulated bank returns a credit of 91NN.
  const fee = choose(3) === 0 ? 0 : 1 + choose(300);
  const amount = choose(12) === 0 ? 19_103 + fee : 1_000 + choose(40_000);
  const body = {
    payer_uuid: payer.uuid,
    payee_uuid: payee.uuid,
    amount,
    transaction_fee: fee,
    client_reference_id: `p${++world.number}`,
    ...(choose(5) === 0 ? { speed: 'sameday' } : {}),
    ...(choose(6) === 0 ? { payout_delay_days_min: 3 + choose(3) } : {}),
    ...(choose(3) === 0 ? { sec_code: secCodes[choose(secCodes.length)]! } : {}),
  };
  return { tenant, body };
}

const creating = ({ body }: DrawnPayment, key: string): Omit<Request, 'token'> => ({
  method: 'POST',
  path: '/3p/api/v1/transaction',
  body,
  key,
});

/** Starts a payment. Returns it, or null when it was refused. */
async function startOne(world: World, drawn: DrawnPayment): Promise<StartedPayment | null> {
  const answer = await expectOutcomeOf(
    world,
    drawn.tenant,
    await startOutcomes(world, drawn),
    creating(drawn, nextKey(world)),
  );
  await recordStart(world, drawn, answer, answer.status);
  return answer.status === 201 ? world.payments.at(-1)! : null;
}

export async function startPayments(world: World, choose: Choose, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await startOne(world, drawPayment(world, choose));
}

const start: Command = {
  name: 'start payments',
  weight: 46,
  play: (world, choose) => startPayments(world, choose, 1 + choose(3)),
};

const startMany: Command = {
  name: 'start a payment many times at once, under one key',
  weight: 2,
  async play(world, choose) {
    const drawn = drawPayment(world, choose);
    const request = creating(drawn, nextKey(world));
    const allowed = await startOutcomes(world, drawn);
    const answers = await Promise.all([0, 1, 2, 3].map(() => expectOutcomeOf(world, drawn.tenant, allowed, request)));
    for (const { status, text } of answers)
      expectSame('an answer under one key', [status, text], [answers[0]!.status, answers[0]!.text]);
    await recordStart(world, drawn, answers[0]!, answers[0]!.status);
  },
};

const startInBulk: Command = {
  name: 'start payments in bulk',
  weight: 2,
  async play(world, choose) {
    const tenant = pick(choose, world.tenants)!;
    const drawn = [0, 1, 2].map(() => ({ ...drawPayment(world, choose), tenant }));
    for (const { body } of drawn) {
      body.payer_uuid = pick(choose, tenant.payers)!.uuid;
      body.payee_uuid = pick(choose, tenant.payees)!.uuid;
    }
    // The items are started at the same time, so each may count before the others or after them.
    const allowed: Outcomes[] = [];
    for (const one of drawn) {
      const others = drawn.filter((other) => other !== one);
      allowed.push([...(await startOutcomes(world, one)), ...(await startOutcomes(world, one, others))]);
    }
    const transactions = drawn.map(({ body }) => ({ ...body, idempotency_key: nextKey(world) }));
    const answer = await expectOutcomeOf(world, tenant, [200], {
      method: 'POST',
      path: '/3p/api/v1/transactions/bulk',
      body: { transactions },
      key: nextKey(world),
    });
    if (answer.status !== 200) return;
    for (const [index, one] of drawn.entries()) {
      const { code, body } = answer.data.results[index];
      const outcome = body.errors?.[0]?.code ?? code;
      if (!allowed[index]!.includes(outcome))
        throw new SimulationFailed(`item ${index} in bulk answered ${outcome}, allowed: ${allowed[index]!.join(', ')}`);
      await recordStart(world, one, { data: body.data }, code);
    }
  },
};

const cancel: Command = {
  name: 'cancel',
  weight: 4,
  async play(world, choose) {
    const some = await pickPayment(world, choose);
    if (some === undefined) return;
    const { payment, rows } = some;
    const path = `/3p/api/v2/transactions/${payment.uuid}`;
    const allowed = cancelOutcomes(rows);
    const answer = await sendRequest(world, { method: 'DELETE', path, token: payment.tenant.token });
    expectSame('a cancel', answer.refusal ?? answer.status, allowed[0]);
    if (allowed[0] === 200)
      expectSame('a canceled payment', (await rowsOf(world, payment)).payment.transaction_status, 'CANCELED');
  },
};

const cancelAgainstCutOff: Command = {
  name: 'cancel against the cut-off',
  weight: 2,
  async play(world, choose) {
    const payment = await startOne(world, drawPayment(world, choose));
    if (payment === null) return;
    const { service } = world;
    const [canceled] = await Promise.all([
      sendRequest(world, {
        method: 'DELETE',
        path: `/3p/api/v2/transactions/${payment.uuid}`,
        token: payment.tenant.token,
      }),
      sendRequest(world, {
        method: 'POST',
        path: '/sandbox/v1/clock/advance',
        token: service.adminToken,
        body: { seconds: 8 * 3_600 },
      }),
    ]);
    await waitForDueWork(world);
    const { payment: row, legs } = await rowsOf(world, payment);
    if (canceled.repeated === 0)
      expectSame('canceled', row.capture_status === 'CAPTURE_CANCELED', canceled.status === 200);
    if (row.capture_status === 'CAPTURE_CANCELED') expectSame('entries of a canceled payment', legs.length, 0);
  },
};

/** As far as its own record shows. */
const mayBeRefunded = (rows: PaymentRows): boolean =>
  ['CAPTURE_ACH_PENDING', 'CAPTURE_COMPLETE'].includes(rows.payment.capture_status) &&
  rows.payment.reverse_payout_status === null &&
  leftToRefund(rows) > 0;

const refund: Command = {
  name: 'refund',
  weight: 36,
  async play(world, choose) {
    const some = await pickPayment(world, choose, choose(4) === 0 ? undefined : mayBeRefunded);
    if (some === undefined) return;
    const { payment, rows, judged } = some;
    const left = leftToRefund(rows);
    const amount = [undefined, 1 + choose(payment.amount), Math.max(1, Math.floor(left / 2)), left + 1][choose(4)];
    await requestRefund(world, { payment, rows, judged }, amount);
  },
};

/** `amount` undefined: all that is left. */
export async function requestRefund(
  world: World,
  { payment, rows, judged }: PaymentState,
  amount: number | undefined,
): Promise<void> {
  const allowed = refundOutcomes(rows, judged, amount);
  const answer = await expectOutcomeOf(world, payment.tenant, allowed, refunding(world, payment.uuid, amount));
  if (answer.status === 201) world.refunds.push({ uuid: answer.data.uuid, payment, amount: answer.data.amount });
}

const refunding = (world: World, uuid: string, amount: number | undefined): Omit<Request, 'token'> => ({
  method: 'POST',
  path: `/3p/api/v1/transactions/${uuid}/refund`,
  body: amount === undefined ? {} : { amount },
  key: nextKey(world),
});

const refundAtOnce: Command = {
  name: 'refund many times at once',
  weight: 3,
  async play(world, choose) {
    const some = await pickPayment(world, choose);
    if (some === undefined || some.payment.tenant.suspended) return;
    const { payment, rows, judged } = some;
    const amount = Math.max(1, Math.floor(payment.amount / 3));
    const { token } = payment.tenant;
    const requests = [0, 1, 2, 3, 4].map(() => ({ ...refunding(world, payment.uuid, amount), token }));
    const answers = await Promise.all(requests.map((request) => sendRequest(world, request)));
    const possible = refundOutcomes(rows, judged, amount)[0] === 201 ? Math.floor(leftToRefund(rows) / amount) : 0;
    const made = answers.filter(({ status }) => status === 201);
    expectSame('refunds made of five at once', made.length, Math.min(5, possible));
    for (const { data } of made) world.refunds.push({ uuid: data.uuid, payment, amount });
    const { rows: after } = await stateOf(world, payment);
    expectSame('stored refunds', after.refunds.length, rows.refunds.length + made.length);
  },
};

const pause: Command = {
  name: 'pause or resume',
  weight: 3,
  async play(world, choose) {
    const some = await pickPayment(world, choose);
    if (some === undefined) return;
    const { payment, rows } = some;
    const verb = choose(3) === 0 ? 'pause' : 'resume';
    const refused = verb === 'pause' && rows.payment.transaction_status === 'CANCELED';
    await expectOutcome(world, [refused ? 'not_pausable' : 200], {
      method: 'POST',
      path: `/3p/api/v2/transactions/${payment.uuid}/${verb}`,
      token: payment.tenant.token,
      key: nextKey(world),
    });
  },
};

/** Users whose default account cannot be used any more: they could take part in no payment. */
async function usersWithout(world: World): Promise<{ tenant: Tenant; user: User }[]> {
  const rows = await world.service.watching.query<{ uuid: string }>(
    `SELECT u.uuid FROM users u LEFT JOIN bank_accounts a
       ON a.shard = u.shard AND a.processor_id = u.processor_id AND a.uuid = u.default_bank_account_uuid
     WHERE a.uuid IS NULL OR a.disabled_at IS NOT NULL`,
    [],
  );
  const uuids = new Set(rows.map(({ uuid }) => uuid));
  return everyUser(world).filter(({ user }) => uuids.has(user.uuid));
}

const everyUser = ({ tenants }: World) =>
  tenants.flatMap((tenant) => [...tenant.payers, ...tenant.payees].map((user) => ({ tenant, user })));

async function addDefault(world: World, { tenant, user }: { tenant: Tenant; user: User }): Promise<void> {
  const custom = nextAccount(world, '');
  const added = { method: 'POST', path: `/3p/api/v1/bank-account/${user.uuid}`, body: { custom } } as const;
  const { data, status } = await expectOutcomeOf(world, tenant, [201], { ...added, key: nextKey(world) });
  if (status !== 201) return;
  const { token } = tenant;
  user.bank_account_uuid = data.uuid;
  await expectStatus(world, 200, {
    method: 'PUT',
    path: `/3p/api/v1/bank-account/switch/default/${user.uuid}`,
    token,
    body: { account_uuid: data.uuid, aggregator_type: 'manual' },
    key: nextKey(world),
  });
}

const addAccount: Command = {
  name: 'add a default account',
  weight: 12,
  async play(world, choose) {
    await addDefault(world, pick(choose, await usersWithout(world)) ?? pick(choose, everyUser(world))!);
  },
};

/** Every user without a usable account adds one. */
export async function addMissingAccounts(world: World): Promise<void> {
  for (const one of await usersWithout(world)) await addDefault(world, one);
}

const askAgain: Command = {
  name: 'repeat a request under its key',
  weight: 4,
  async play(world, choose) {
    const earlier = pick(choose, world.answered);
    if (earlier === undefined) return;
    const { status, text } = await sendRequest(world, earlier.request);
    world.answered.pop();
    expectSame('a replay', [status, text], [earlier.answer.status, earlier.answer.text]);
  },
};

export const tenantCommands: readonly Command[] = [
  ...[start, startMany, startInBulk, cancel, cancelAgainstCutOff],
  ...[refund, refundAtOnce, pause, addAccount, askAgain],
];
