// The list of exceptions that wait for an operator: an exception is listed while the stage tables
// allow an operator's act, and is gone after the act.

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldDeltas } from '../../../src/payments/ledger/balances.sql.ts';
import { lockForMoves } from '../../../src/payments/lifecycle/move.ts';
import { owedToPayer } from '../../../src/payments/lifecycle/payment-state.ts';
import type { Cause } from '../../../src/payments/lifecycle/stage.ts';
import { step } from '../../../src/payments/lifecycle/step.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { timestamp } from '../../../src/platform/std/timestamps.ts';
import { returnEntry } from '../../support/banks/returns.ts';
import { addBankAccount } from '../../support/payments/bank-accounts.ts';
import {
  advanceUntilSettled,
  clawbackFailed,
  type FailedPayment,
  paidOut,
  payerOwes,
  payoutKept,
  refundCreditReturned,
  refunded,
  reversePayoutReturned,
} from '../../support/payments/failed-payments.ts';
import { feeTenant } from '../../support/payments/fee-payouts.ts';
import { advance, sundayAhead } from '../../support/payments/payments.ts';
import { storiesOf, together } from '../../support/payments/stories.ts';
import { withOperatorTimes } from '../../support/service/operator-times.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;

interface Listed {
  kind: string;
  processor_uuid: string;
  transaction_uuid: string | null;
  refund_uuid: string | null;
  user_uuid: string;
  user_name: string;
  amount: number;
  since: string;
}

async function list(query = ''): Promise<{ exceptions: Listed[]; total: number }> {
  const { status, body } = await service.send('GET', `/admin/v1/exceptions?limit=100${query}`);
  expect(status).toBe(200);
  return { exceptions: body.data.exceptions, total: body.data.exceptions.length as number };
}
const ofProcessor = async ({ payments }: FailedPayment) => {
  const { exceptions } = await list(`&processor_uuid=${payments.processor.uuid}`);
  for (const { user_name } of exceptions) expect(user_name).toMatch(/\w/);
  return exceptions.map(({ kind, amount, user_uuid, transaction_uuid, refund_uuid }) => ({
    kind,
    amount,
    user_uuid,
    transaction_uuid,
    refund_uuid,
  }));
};
const act = (path: string, body: object = {}) => service.send('POST', `/admin/v1/${path}`, { body });

beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
});
const story = storiesOf(() => service);

describe('The list of exceptions shows', () => {
  story('a payout that was kept back, until it is paid out again', async () => {
    const kept = await payoutKept(service);
    const { uuid, payments } = kept;
    const expected = { transaction_uuid: uuid, refund_uuid: null, user_uuid: payments.pair.payee_uuid };
    expect(await ofProcessor(kept)).toEqual([{ kind: 'owed_to_payee', amount: 9_700, ...expected }]);
    const { uuid: other } = await addBankAccount(service, payments.processor.token, payments.pair.payee_uuid);
    await act(`transactions/${uuid}/payout-again`, { bank_account_uuid: other });
    expect(await ofProcessor(kept)).toEqual([]);
  });

  story('a clawback that failed, less what was written off, until nothing is owed', async () => {
    const failed = await clawbackFailed(service);
    const { uuid, payments } = failed;
    const expected = { kind: 'owed_by_payee', transaction_uuid: uuid, refund_uuid: null };
    expect(await ofProcessor(failed)).toEqual([{ ...expected, amount: 9_700, user_uuid: payments.pair.payee_uuid }]);
    await act(`transactions/${uuid}/write-off`, { amount: 700 });
    expect(await ofProcessor(failed)).toMatchObject([{ ...expected, amount: 9_000 }]);
    await act(`transactions/${uuid}/clawback-again`);
    expect(await ofProcessor(failed)).toEqual([]);
    await advanceUntilSettled(service);
    await returnEntry(service, uuid, { stage: 'clawback', code: 'R01' });
    expect(await ofProcessor(failed)).toMatchObject([{ ...expected, amount: 9_000 }]);
    await act(`transactions/${uuid}/write-off`);
    expect(await ofProcessor(failed)).toEqual([]);
  });

  story('the returned credit of a refund, and after give-back the amount owed to the payee', async () => {
    const back = await refundCreditReturned(service);
    const { uuid, refund, payments } = back;
    const of = { transaction_uuid: uuid, amount: 4_000 };
    expect(await ofProcessor(back)).toEqual([
      { kind: 'owed_to_payer', refund_uuid: refund, user_uuid: payments.pair.payer_uuid, ...of },
    ]);
    await act(`refunds/${refund}/give-back`);
    expect(await ofProcessor(back)).toEqual([
      { kind: 'owed_to_payee', refund_uuid: null, user_uuid: payments.pair.payee_uuid, ...of },
    ]);
    await act(`transactions/${uuid}/payout-again`);
    expect(await ofProcessor(back)).toEqual([]);
    await advanceUntilSettled(service);
    expect(await ofProcessor(back)).toEqual([]);
  });

  story('a reverse payout that was returned, until it is sent again', async () => {
    const back = await reversePayoutReturned(service);
    const { uuid, payments } = back;
    expect(await ofProcessor(back)).toEqual([
      {
        kind: 'owed_to_payer',
        amount: 10_000,
        transaction_uuid: uuid,
        refund_uuid: null,
        user_uuid: payments.pair.payer_uuid,
      },
    ]);
    const other = (await addBankAccount(service, payments.processor.token, payments.pair.payer_uuid)).uuid;
    await act(`transactions/${uuid}/reverse-payout-again`, { bank_account_uuid: other });
    expect(await ofProcessor(back)).toEqual([]);
  });

  story('the balances of a person, and of an amount', async () => {
    const [kept, other] = [await payoutKept(service), await payoutKept(service)];
    const of = async (filters: string) =>
      (await list(`&${filters}`)).exceptions.map(({ transaction_uuid }) => transaction_uuid);
    const person = `user_uuid=${kept.payments.pair.payee_uuid}`;
    expect(await of(person)).toEqual([kept.uuid]);
    expect(await of(`user_uuid=${kept.payments.pair.payer_uuid}`)).toEqual([]);
    expect(await of('amount_from=9700&amount_to=9700')).toEqual(expect.arrayContaining([kept.uuid, other.uuid]));
    expect(await of(`${person}&amount_from=9700`)).toEqual([kept.uuid]);
    expect(await of(`${person}&amount_to=9699`)).toEqual([]);
    expect(await of(`${person}&amount_from=9701`)).toEqual([]);
    const empty = await service.send('GET', '/admin/v1/exceptions?amount_from=2&amount_to=1');
    expect(empty.status).toBe(422);
    expect(empty.body.errors).toMatchObject([{ field: 'amount_from', code: 'order' }]);
  });

  story('what a payer owes, less what they paid', async () => {
    const owing = await payerOwes(service);
    const { uuid, payments } = owing;
    const expected = { kind: 'owed_by_payer', transaction_uuid: uuid, user_uuid: payments.pair.payer_uuid };
    expect(await ofProcessor(owing)).toEqual([{ ...expected, amount: 4_000, refund_uuid: null }]);
    await act(`transactions/${uuid}/payer-debt/paid`, { amount: 1_500 });
    expect(await ofProcessor(owing)).toMatchObject([{ ...expected, amount: 2_500 }]);
    await act(`transactions/${uuid}/payer-debt/write-off`);
    expect(await ofProcessor(owing)).toEqual([]);
  });

  story('an exception with its own time, also when its payment moves later', async () => {
    const { uuid, refund, payments } = await refundCreditReturned(service);
    const listed = async () => (await list(`&processor_uuid=${payments.processor.uuid}`)).exceptions;
    const before = await listed();
    expect(before).toMatchObject([{ refund_uuid: refund, amount: 4_000 }]);
    expect(before[0]!.since).toBe(withOperatorTimes((await payments.readRefund(refund)).updated_at));
    const other = (await payments.refund(uuid, { amount: 1_000 })).body.data.uuid;
    for (let day = 0; day < 7; day++) {
      await advance(service, { banking_days: 1 });
      expect(await listed()).toEqual(before);
    }
    expect((await payments.readRefund(other)).status).toBe('REFUND_COMPLETE');
  });

  story(
    'left-over money until the next payout to the payee, and longer when a payout of its own payment was returned',
    async () => {
      const given = await refundCreditReturned(service);
      await act(`refunds/${given.refund}/give-back`);
      const back = await refunded(service);
      await returnEntry(service, back.uuid, { stage: 'payout' });
      await advanceUntilSettled(service);
      expect(await ofProcessor(given)).toMatchObject([{ kind: 'owed_to_payee', amount: 4_000 }]);
      const stays = await ofProcessor(back);
      expect(stays).toMatchObject([{ kind: 'owed_to_payee', amount: 4_000 }]);
      await given.payments.started();
      await back.payments.started();
      await advanceUntilSettled(service);
      expect(await ofProcessor(given)).toEqual([]);
      expect(await ofProcessor(back)).toEqual(stays);
      await act(`transactions/${back.uuid}/payout-again`);
      expect(await ofProcessor(back)).toEqual([]);
    },
  );

  story('no payment that goes straight through', async () => {
    const paid = await paidOut(service);
    await paid.payments.started();
    await advance(service, { banking_days: 4 });
    expect(await ofProcessor(paid)).toEqual([]);
  });
});

describe('The list of exceptions', () => {
  it('contains exactly the states for which the stage tables have an operator act', async () => {
    const fail = [clawbackFailed, payerOwes, refundCreditReturned, reversePayoutReturned, payoutKept];
    await together(service, ...fail.map((one) => () => one(service)));
    const keys = await service.context.database.query<{ processor_id: string; transaction_uuid: string }>(
      'SELECT processor_id, uuid AS transaction_uuid FROM transactions',
      [],
    );
    const expected = await atomically(service.context.database, async (phase) => {
      const payments = await lockForMoves(
        phase,
        keys.map((key) => ({ ...key, cause: 'refund_requested' })),
      );
      return [...payments.values()].flatMap((payment) => {
        const { transaction_uuid: of, balances, refunds } = payment;
        const isAllowed = (cause: Cause, more: object = {}) =>
          step(structuredClone(payment), { cause, moved_amount: 1, ...more }).length > 0;
        const { PAYEE = 0, CLAW = 0, RECV = 0 } = balances;
        return [
          ...(PAYEE < 0 && (isAllowed('payout_to_another_account') || isAllowed('payout_left_over'))
            ? [`owed_to_payee ${of} ${-PAYEE}`]
            : []),
          ...(isAllowed('clawback_again') ? [`owed_by_payee ${of} ${CLAW}`] : []),
          ...(isAllowed('reverse_payout_to_another_account') ? [`owed_to_payer ${of} ${owedToPayer(payment)}`] : []),
          ...refunds
            .filter(({ uuid }) => isAllowed('refund_credit_again', { refund_uuid: uuid }))
            .map(({ uuid, amount }) => `owed_to_payer ${of} ${amount} ${uuid}`),
          ...(isAllowed('debt_written_off') ? [`owed_by_payer ${of} ${RECV}`] : []),
        ];
      });
    });
    const { exceptions, total } = await list();
    expect(
      exceptions
        .map(
          ({ kind, transaction_uuid, amount, refund_uuid }) =>
            `${kind} ${transaction_uuid} ${amount}${refund_uuid === null ? '' : ` ${refund_uuid}`}`,
        )
        .toSorted(),
    ).toEqual(expected.toSorted());
    expect([total, new Set(exceptions.map(({ kind }) => kind)).size]).toEqual([expected.length, 4]);
  });

  it('is sorted by time, filtered by kind on request, and paged', async () => {
    const { exceptions } = await list();
    const times = exceptions.map(({ since }) => since);
    expect(times).toEqual(times.toSorted());
    const owed = (await list('&kind=owed_by_payer')).exceptions;
    expect(owed).toEqual(exceptions.filter(({ kind }) => kind === 'owed_by_payer'));
    const paged: unknown[] = [];
    let after = '';
    do {
      const page = (await service.send('GET', `/admin/v1/exceptions?limit=2${after}`)).body.data;
      paged.push(...page.exceptions);
      after = page.next === null ? '' : `&after=${page.next}`;
    } while (after !== '');
    expect(paged).toEqual(exceptions);
  });

  it('is for operators only, and needs an existing processor', async () => {
    const { token } = await service.processor();
    expect((await service.send('GET', '/admin/v1/exceptions', { token })).status).toBe(403);
    const { status, body } = await service.send('GET', `/admin/v1/exceptions?processor_uuid=${randomUUID()}`);
    expect([status, body.errors[0].field]).toEqual([422, 'processor_uuid']);
  });
});

// The last kind: the stage tables have no act for it.
describe('A fee that is owed back', () => {
  const story = storiesOf(() => service);
  const owedBack = async (processor_uuid: string) =>
    (await list(`&kind=fees_owed_back&processor_uuid=${processor_uuid}`)).exceptions;

  story('is an exception of its vendor from the return of the capture until later fees make up for it', async () => {
    const tenant = await feeTenant(service, 'daily');
    const payment = await tenant.earn();
    await advanceUntilSettled(service);
    expect([await tenant.owed(), await owedBack(tenant.processor.uuid)]).toEqual([0, []]);
    const returnedAt = timestamp(service.context.clock.now());
    await returnEntry(service, payment, { stage: 'capture' });
    const expected = {
      kind: 'fees_owed_back',
      processor_uuid: tenant.processor.uuid,
      transaction_uuid: null,
      refund_uuid: null,
      user_uuid: null,
      payer_name: null,
      payee_name: null,
      user_name: null,
      amount: 300,
      since: withOperatorTimes(returnedAt),
      vendor_uuid: tenant.vendor.uuid,
    };
    expect(await owedBack(tenant.processor.uuid)).toEqual([expected]);
    await foldDeltas(service.context.database, tenant.processor.uuid, 100);
    expect(await owedBack(tenant.processor.uuid)).toEqual([expected]);
    expect((await list(`&processor_uuid=${tenant.processor.uuid}`)).exceptions).toContainEqual(expected);
    await tenant.earn({ transaction_fee: 100 });
    expect(await owedBack(tenant.processor.uuid)).toMatchObject([{ amount: 200 }]);
    await tenant.earn({ transaction_fee: 200 });
    expect(await owedBack(tenant.processor.uuid)).toEqual([]);
  });

  story('is an exception of the processor when no vendor earned the fee', async () => {
    const { payments, uuid } = await paidOut(service);
    const { processor, pair } = payments;
    const account = await addBankAccount(service, processor.token, pair.payee_uuid);
    const named = await service.send('PUT', `/admin/v1/fee-accounts/${processor.uuid}`, {
      body: { bank_account_uuid: account.uuid, schedule: 'daily' },
    });
    expect(named.status).toBe(200);
    await advanceUntilSettled(service);
    await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
    expect(await owedBack(processor.uuid)).toMatchObject([{ amount: 300, vendor_uuid: null }]);
  });
});
