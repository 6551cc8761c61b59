// A payment that a test plays through its life over HTTP: days pass, the bank returns entries, and
// the test reads the result.
import { expect } from 'vitest';
import { addBankingDays } from '../../../src/ach/calendar/banking-days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import type { StageName } from '../../../src/payments/lifecycle/stage-names.ts';
import { transitions } from '../../../src/payments/lifecycle/transitions.ts';
import type { TestAnswer, TestService } from '../service/service.ts';
import { announcedOf } from '../webhooks/announced.ts';
import { advance, type Payments, paymentsOf } from './payments.ts';

export interface PaymentStatuses {
  transaction: string;
  capture?: string;
  payout?: string;
  clawback?: string;
  reverse_payout?: string;
}

export interface PlayedPayment {
  uuid: string;
  payments: Payments;
  /** To the end of the n-th next banking day. */
  days(n: number): Promise<void>;
  /** To noon of the next banking day: after settled captures are good, before files are sent. */
  noon(): Promise<void>;
  /** The bank returns the latest entry of a stage at once. */
  returnEntry(stage: StageName, code: string, refund_uuid?: string): Promise<TestAnswer>;
  /** Starts a refund. Returns its uuid. */
  refund(amount: number): Promise<string>;
  act(what: string, body?: object): Promise<void>;
  /** The five statuses of the record. A stage that has not begun is left out. */
  statuses(): Promise<PaymentStatuses>;
  refundStatus(uuid: string): Promise<string>;
  /** The balances of its processor except the cash: `RECV 40`. */
  left(): Promise<string>;
  /** Cents of each entry of a stage, in order. */
  moved(stage: StageName): Promise<number[]>;
  /** The transitions so far, in order. Expects exactly the events of their rows. */
  history(): Promise<string[]>;
}

/** A payment with a processor of its own. */
export async function playPayment(service: TestService, body: object): Promise<PlayedPayment> {
  const payments = await paymentsOf(service);
  const { uuid } = await payments.started(body);
  return playStarted(service, payments, uuid);
}

/** A payment that is already started. */
export function playStarted(service: TestService, payments: Payments, uuid: string): PlayedPayment {
  const { database, clock } = service.context;
  const read = () => payments.read(uuid);
  return {
    uuid,
    payments,
    days: async (n) => void (await advance(service, { banking_days: n })),
    noon: async () => {
      const at = easternTime(addBankingDays(easternDay(clock.now()), 1), 12, 0);
      await advance(service, { to: at.toISOString() });
    },
    async returnEntry(stage, code, refund_uuid) {
      const returned = refund_uuid === undefined ? { stage, code } : { stage, code, refund_uuid };
      const answer = await service.send('POST', `/sandbox/v1/transactions/${uuid}/return`, { body: returned });
      if (answer.status !== 200) throw new Error(`${stage} was not returned: ${answer.text}`);
      return answer;
    },
    async refund(amount) {
      const answer = await payments.refund(uuid, { amount });
      if (answer.status !== 201) throw new Error(`not refunded: ${answer.text}`);
      return answer.body.data.uuid;
    },
    async act(what, sent = {}) {
      const answer = await service.send('POST', `/admin/v1/transactions/${uuid}/${what}`, { body: sent });
      if (answer.status !== 200) throw new Error(`${what}: ${answer.text}`);
    },
    async statuses() {
      const record = await read();
      const statuses: PaymentStatuses = { transaction: record.transaction_status };
      for (const stage of ['capture', 'payout', 'clawback', 'reverse_payout'] as const) {
        const status = record[`${stage}_status`];
        if (status !== null) statuses[stage] = status;
      }
      return statuses;
    },
    refundStatus: async (refund) => (await payments.readRefund(refund)).status,
    async left() {
      const { body: balances } = await service.send(
        'GET',
        `/admin/v1/ledger/balances?processor_uuid=${payments.processor.uuid}`,
      );
      const others = balances.data.filter(({ account }: { account: string }) => account !== 'BANK');
      return others
        .map(({ account, balance }: { account: string; balance: number }) => `${account} ${Math.abs(balance)}`)
        .join(', ');
    },
    async moved(stage) {
      const legs = await database.query<{ amount: number }>(
        'SELECT amount FROM legs WHERE transaction_uuid = $1 AND stage = $2 ORDER BY attempt, created_at',
        [uuid, stage],
      );
      return legs.map(({ amount }) => amount);
    },
    async history() {
      const rows = await database.query<{ transition: keyof typeof transitions }>(
        'SELECT transition FROM payment_moves WHERE transaction_uuid = $1 ORDER BY number',
        [uuid],
      );
      const made = rows.map(({ transition }) => transition);
      const refunds = await database.query<{ uuid: string }>('SELECT uuid FROM refunds WHERE transaction_uuid = $1', [
        uuid,
      ]);
      const raised = await announcedOf(database, [uuid, ...refunds.map((refund) => refund.uuid)]);
      const named = made.flatMap((name) => transitions[name].notifies as readonly string[]);
      expect(raised.map(({ type }) => type).toSorted()).toEqual(named.toSorted());
      return made;
    },
  };
}
