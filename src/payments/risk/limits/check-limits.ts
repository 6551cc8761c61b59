// Checks payments against the limits of their owners before they start. The limits stay locked
// until the phase ends.
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { Refusal } from '../../../platform/refusals.ts';
import { countedDay, spanOfDay } from './counted-day.ts';
import { exceeded, type LimitedPayment, ownersOf } from './limit.ts';
import { type CountedLimits, lockLimits, sumInFlight, sumStarted, type Usage, updateUsage } from './limits.sql.ts';

export interface PaymentToStart extends LimitedPayment {
  now: Date;
}

export interface LimitCheck<Payment> {
  /** The refusal of each payment past a limit; all others are within their limits. */
  refusals: Map<Payment, Refusal>;
  /** Whether a payment was refused because of other payments, including payments of this batch. */
  usedUp: boolean;
  /** Adds the payments that started to the usage of the limits. */
  keep(phase: AtomicPhase, started: readonly Payment[]): Promise<void>;
}

/**
 * Checks payments in order: a payment within the limits counts against the next ones. The stored
 * usage is never below the true one, so nothing is counted while there is room. Before a refusal
 * the usage is counted again.
 */
export async function checkLimits<Payment extends PaymentToStart>(
  phase: AtomicPhase,
  payments: readonly Payment[],
): Promise<LimitCheck<Payment>> {
  if (payments.length === 0) return { refusals: new Map(), usedUp: false, keep: async () => {} };
  const owners = payments.flatMap((one) =>
    ownersOf(one).map((owner_uuid) => ({ processor_id: one.processor_id, owner_uuid })),
  );
  const limits = await lockLimits(phase, owners);
  const day = payments.map(({ now }) => countedDay(now)).reduce((a, b) => (a > b ? a : b));
  const tallies = new Map(limits.map((one) => [one.owner_uuid, tallyOf(one, day)]));
  for (const tally of tallies.values()) if (tally.unknown) await count(phase, tally, day);

  let judged = judge(tallies, payments);
  const worthCounting = judged.full.filter(
    ({ limits: { may_be_counted }, counted_payments }) => may_be_counted && counted_payments === null,
  );
  if (worthCounting.length > 0) {
    for (const tally of worthCounting) await count(phase, tally, day);
    judged = judge(tallies, payments);
  }
  return {
    refusals: judged.refusals,
    usedUp: judged.full.length > 0,
    async keep(phase, started) {
      for (const payment of started) for (const tally of talliesOf(tallies, payment)) add(tally, payment.amount);
      const usages = [...tallies.values()].map((tally) => usageOf(tally, day));
      if (usages.length > 0) await updateUsage(phase, usages);
    },
  };
}

interface Tally {
  limits: CountedLimits;
  started_on_day: number;
  in_flight: number;
  /** A limited amount was never counted. */
  unknown: boolean;
  /** Null: not counted in this phase. */
  counted_payments: number | null;
}

function tallyOf(limits: CountedLimits, day: string): Tally {
  const { amount_per_day, amount_in_flight, started_on_day, in_flight } = limits;
  // A request from just before midnight can be checked after one of the next day: it counts for
  // that day.
  const ofToday = limits.day !== null && limits.day >= day;
  return {
    limits,
    started_on_day,
    in_flight: in_flight ?? 0,
    unknown: (amount_per_day !== null && !ofToday) || (amount_in_flight !== null && in_flight === null),
    counted_payments: null,
  };
}

/**
 * Counts the usage of the limits from the payments. The limits are locked, so no payment that
 * counts starts during the count.
 */
async function count(phase: AtomicPhase, tally: Tally, day: string): Promise<void> {
  const { limits } = tally;
  tally.counted_payments = 0;
  if (limits.amount_in_flight !== null) {
    const { amount, payments } = await sumInFlight(phase, limits);
    tally.in_flight = amount;
    tally.counted_payments += payments;
  }
  if (limits.amount_per_day !== null) {
    const { amount, payments } = await sumStarted(phase, limits, spanOfDay(laterOf(limits.day, day)));
    tally.started_on_day = amount;
    tally.counted_payments += payments;
  }
}

const laterOf = (known: string | null, day: string) => (known !== null && known > day ? known : day);

const talliesOf = (tallies: ReadonlyMap<string, Tally>, payment: LimitedPayment) =>
  ownersOf(payment).flatMap((owner) => tallies.get(owner) ?? []);

function add(tally: Tally, amount: number): void {
  tally.started_on_day += amount;
  tally.in_flight += amount;
}

/** `full`: the tallies for which a payment was refused that would be within the limits alone. */
function judge<Payment extends PaymentToStart>(
  tallies: ReadonlyMap<string, Tally>,
  payments: readonly Payment[],
): { refusals: Map<Payment, Refusal>; full: Tally[] } {
  const used = new Map([...tallies.values()].map((tally) => [tally, { ...tally }]));
  const refusals = new Map<Payment, Refusal>();
  const full = new Set<Tally>();
  for (const payment of payments) {
    const own = talliesOf(tallies, payment);
    const errors = own.flatMap((tally) => {
      const over = exceeded(tally.limits, used.get(tally)!, payment.amount);
      if (over.length > 0 && exceeded(tally.limits, none, payment.amount).length === 0) full.add(tally);
      return over;
    });
    if (errors.length > 0) refusals.set(payment, new Refusal('limit_exceeded', errors));
    else for (const tally of own) add(used.get(tally)!, payment.amount);
  }
  return { refusals, full: [...full] };
}

const none = { started_on_day: 0, in_flight: 0 };

function usageOf({ limits, started_on_day, in_flight, counted_payments }: Tally, day: string): Usage {
  const { processor_id, owner_uuid, amount_per_day, amount_in_flight } = limits;
  return {
    processor_id,
    owner_uuid,
    day: amount_per_day === null ? null : laterOf(limits.day, day),
    started_on_day: amount_per_day === null ? 0 : started_on_day,
    in_flight: amount_in_flight === null ? null : in_flight,
    counted_payments,
    counted_at: counted_payments === null ? null : limits.locked_at,
  };
}
