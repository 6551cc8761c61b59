// What tenants do: start payments alone, in bulk and many under one key; cancel, pause, resume and refund them; add accounts.
import { leftToRefund, ofCancel, ofRefund } from '../predictions.ts';
import type { Answer, Request } from '../running-service.ts';
import { expectSame, SimulationFailed } from '../simulation-failed.ts';
import {
  ask,
  type Choose,
  expectOutcome,
  expectStatus,
  nextAccount,
  nextKey,
  now,
  rowsOf,
  settle,
  type Tenant,
  type World,
} from '../world.ts';
import { anyPayment, type Command, pick, standing } from './command.ts';

interface Drawn {
  tenant: Tenant;
  body: { payer_uuid: string; payee_uuid: string; amount: number; client_reference_id: string };
}

function drawPayment(world: World, choose: Choose): Drawn {
  const tenant = pick(choose, world.tenants)!;
  const payer = pick(choose, tenant.payers)!;
  const payee = pick(choose, tenant.payees)!;
  // A credit of 91NN is answered by the simulated bank.
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
  };
  return { tenant, body };
}

const creating = ({ tenant, body }: Drawn, key: string): Request => ({
  method: 'POST',
  path: '/3p/api/v1/transaction',
  token: tenant.token,
  body,
  key,
});

/** A start that was acknowledged is there, once; one that was refused had a reason and left nothing. */
async function noteStart(
  world: World,
  { tenant, body }: Drawn,
  answer: Pick<Answer, 'data' | 'refusal'>,
  status: number,
) {
  const found = [...(await now(world)).payments.values()].filter(
    ({ payment }) => payment.client_reference_id === body.client_reference_id,
  );
  expectSame(`payments ${body.client_reference_id}`, found.length, status === 201 ? 1 : 0);
  if (status === 201) {
    expectSame('the uuid of a payment', answer.data.uuid, found[0]!.payment.uuid);
    world.payments.push({ uuid: answer.data.uuid, tenant, amount: body.amount });
    return;
  }
  const usable = await world.service.watching.query<{ usable: number }>(
    `SELECT count(*) AS usable FROM users u JOIN bank_accounts a
       ON a.processor_id = u.processor_id AND a.uuid = u.default_bank_account_uuid
     WHERE u.uuid = ANY ($1::uuid[]) AND a.disabled_at IS NULL AND a.deleted_at IS NULL`,
    [[body.payer_uuid, body.payee_uuid]],
  );
  if (usable[0]!.usable === 2) throw new SimulationFailed(`a payment between usable accounts: ${answer.refusal}`);
}

const noAccount = ['no_bank_account', 'bank_account_unusable'];

const start: Command = {
  name: 'start payments',
  weight: 20,
  async play(world, choose) {
    for (let count = 1 + choose(3); count > 0; count--) {
      const drawn = drawPayment(world, choose);
      const answer = await expectOutcome(world, [201, ...noAccount], creating(drawn, nextKey(world)));
      await noteStart(world, drawn, answer, answer.status);
    }
  },
};

const startMany: Command = {
  name: 'start a payment many times at once, under one key',
  weight: 2,
  async play(world, choose) {
    const drawn = drawPayment(world, choose);
    const request = creating(drawn, nextKey(world));
    const answers = await Promise.all([0, 1, 2, 3].map(() => ask(world, request)));
    for (const { status, text } of answers)
      expectSame('an answer under one key', [status, text], [answers[0]!.status, answers[0]!.text]);
    await noteStart(world, drawn, answers[0]!, answers[0]!.status);
  },
};

const startInBulk: Command = {
  name: 'start payments in bulk',
  weight: 2,
  async play(world, choose) {
    const drawn = [0, 1, 2].map(() => drawPayment(world, choose)).map((one) => ({ ...one, tenant: world.tenants[0]! }));
    const [{ payers, payees, token }] = world.tenants as [Tenant];
    for (const { body } of drawn) {
      body.payer_uuid = pick(choose, payers)!.uuid;
      body.payee_uuid = pick(choose, payees)!.uuid;
    }
    const transactions = drawn.map(({ body }) => ({ ...body, idempotency_key: nextKey(world) }));
    const path = '/3p/api/v1/transactions/bulk';
    const answer = await expectStatus(world, 200, {
      method: 'POST',
      path,
      token,
      body: { transactions },
      key: nextKey(world),
    });
    for (const [index, one] of drawn.entries()) {
      const { code, body } = answer.data.results[index];
      await noteStart(world, one, { data: body.data, refusal: body.errors?.[0]?.code ?? null }, code);
    }
  },
};

const cancel: Command = {
  name: 'cancel',
  weight: 4,
  async play(world, choose) {
    const some = await anyPayment(world, choose);
    if (some === undefined) return;
    const { payment, rows } = some;
    const path = `/3p/api/v2/transactions/${payment.uuid}`;
    const allowed = ofCancel(rows);
    const answer = await ask(world, { method: 'DELETE', path, token: payment.tenant.token });
    // It takes no key: asked again after a crash, it may find that it had been done.
    const done = answer.repeated > 0 && allowed[0] === 200 && answer.refusal === 'not_cancelable';
    if (!done) expectSame('a cancel', answer.refusal ?? answer.status, allowed[0]);
    if (allowed[0] === 200)
      expectSame('a canceled payment', (await rowsOf(world, payment)).payment.transaction_status, 'CANCELED');
  },
};

const cancelAgainstCutOff: Command = {
  name: 'cancel against the cut-off',
  weight: 2,
  async play(world, choose) {
    const drawn = drawPayment(world, choose);
    const answer = await expectOutcome(world, [201, ...noAccount], creating(drawn, nextKey(world)));
    await noteStart(world, drawn, answer, answer.status);
    if (answer.status !== 201) return;
    const { service, payments } = world;
    const payment = payments.at(-1)!;
    const [canceled] = await Promise.all([
      ask(world, { method: 'DELETE', path: `/3p/api/v2/transactions/${payment.uuid}`, token: payment.tenant.token }),
      ask(world, {
        method: 'POST',
        path: '/sandbox/v1/clock/advance',
        token: service.adminToken,
        body: { seconds: 8 * 3_600 },
      }),
    ]);
    await settle(world);
    const { payment: row, legs } = await rowsOf(world, payment);
    if (canceled.repeated === 0)
      expectSame('canceled', row.capture_status === 'CAPTURE_CANCELED', canceled.status === 200);
    if (row.capture_status === 'CAPTURE_CANCELED') expectSame('entries of a canceled payment', legs.length, 0);
  },
};

const refund: Command = {
  name: 'refund',
  weight: 12,
  async play(world, choose) {
    const some = await anyPayment(world, choose);
    if (some === undefined) return;
    const { payment, rows, judged } = some;
    const left = leftToRefund(rows);
    const amount = [undefined, 1 + choose(payment.amount), Math.max(1, Math.floor(left / 2)), left + 1][choose(4)];
    const request = refunding(world, payment.uuid, payment.tenant.token, amount);
    const answer = await expectOutcome(world, ofRefund(rows, judged, amount), request);
    if (answer.status === 201) world.refunds.push({ uuid: answer.data.uuid, payment, amount: answer.data.amount });
  },
};

const refunding = (world: World, uuid: string, token: string, amount: number | undefined): Request => ({
  method: 'POST',
  path: `/3p/api/v1/transactions/${uuid}/refund`,
  token,
  body: amount === undefined ? {} : { amount },
  key: nextKey(world),
});

const refundAtOnce: Command = {
  name: 'refund many times at once',
  weight: 2,
  async play(world, choose) {
    const some = await anyPayment(world, choose);
    if (some === undefined) return;
    const { payment, rows, judged } = some;
    const amount = Math.max(1, Math.floor(payment.amount / 3));
    const requests = [0, 1, 2, 3, 4].map(() => refunding(world, payment.uuid, payment.tenant.token, amount));
    const answers = await Promise.all(requests.map((request) => ask(world, request)));
    const possible = ofRefund(rows, judged, amount)[0] === 201 ? Math.floor(leftToRefund(rows) / amount) : 0;
    const made = answers.filter(({ status }) => status === 201);
    expectSame('refunds made of five at once', made.length, Math.min(5, possible));
    for (const { data } of made) world.refunds.push({ uuid: data.uuid, payment, amount });
    const { rows: after } = await standing(world, payment);
    expectSame('refunds there', after.refunds.length, rows.refunds.length + made.length);
  },
};

const pause: Command = {
  name: 'pause or resume',
  weight: 5,
  async play(world, choose) {
    const some = await anyPayment(world, choose);
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

const addAccount: Command = {
  name: 'add a default account',
  weight: 8,
  async play(world, choose) {
    const tenant = pick(choose, world.tenants)!;
    const users = [...tenant.payers, ...tenant.payees];
    const barred = await world.service.watching.query<{ uuid: string }>(
      `SELECT u.uuid FROM users u LEFT JOIN bank_accounts a
         ON a.processor_id = u.processor_id AND a.uuid = u.default_bank_account_uuid
       WHERE a.uuid IS NULL OR a.disabled_at IS NOT NULL`,
      [],
    );
    // Whoever has none that can be used would take part in nothing any more.
    const wanting = users.filter(({ uuid }) => barred.some((one) => one.uuid === uuid));
    const user = pick(choose, wanting) ?? pick(choose, users)!;
    const custom = nextAccount(world, '');
    const { token } = tenant;
    const added = { method: 'POST', path: `/3p/api/v1/bank-account/${user.uuid}`, token, body: { custom } } as const;
    const { data } = await expectStatus(world, 201, { ...added, key: nextKey(world) });
    user.bank_account_uuid = data.uuid;
    await expectStatus(world, 200, {
      method: 'PUT',
      path: `/3p/api/v1/bank-account/switch/default/${user.uuid}`,
      token,
      body: { account_uuid: data.uuid, aggregator_type: 'manual' },
      key: nextKey(world),
    });
  },
};

const askAgain: Command = {
  name: 'ask again under a key',
  weight: 6,
  async play(world, choose) {
    const earlier = pick(choose, world.answered);
    if (earlier === undefined) return;
    const { status, text } = await ask(world, earlier.request);
    world.answered.pop();
    expectSame('a replay', [status, text], [earlier.answer.status, earlier.answer.text]);
  },
};

export const tenantCommands: readonly Command[] = [
  ...[start, startMany, startInBulk, cancel, cancelAgainstCutOff],
  ...[refund, refundAtOnce, pause, addAccount, askAgain],
];
