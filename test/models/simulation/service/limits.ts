// The limits on payments, by the rules: which limits another payment would pass, counted from the
// existing payments.

import { bankingDayFrom } from '../../../../src/ach/calendar/banking-days.ts';
import { easternDay } from '../../../../src/ach/calendar/eastern-time.ts';
import { instantFrom } from '../../../../src/platform/std/timestamps.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { Tenant } from './world.ts';

/** Cents; null: not limited. */
export interface Limits {
  amount_per_payment: number | null;
  amount_per_day: number | null;
  amount_in_flight: number | null;
}

export interface PlannedPayment {
  payee_uuid: string;
  /** Null: the user belongs to the processor itself. */
  vendor_id: string | null;
  amount: number;
}

const inFlight = ['CAPTURE_PENDING', 'CAPTURE_ACH_PENDING'];

/**
 * Every payee is a merchant: the limits of the processor, the vendor and the payee apply to a
 * payment.
 */
export function passesLimit(
  { uuid, limits }: Tenant,
  payments: Iterable<PaymentRow>,
  { payee_uuid, vendor_id, amount }: PlannedPayment,
  now: Date,
): boolean {
  const today = countedOn(now);
  const of = (owner: string) =>
    [...payments].filter(
      (one) => one.processor_id === uuid && (owner === uuid || owner === one.vendor_id || owner === one.payee_uuid),
    );
  const sum = (rows: PaymentRow[]) => rows.reduce((total, one) => total + one.amount, amount);
  const exceeds = (limit: number | null, used: () => number) => limit !== null && used() > limit;
  return [uuid, vendor_id, payee_uuid].some((owner) => {
    const limit = limits.get(owner ?? '');
    if (limit === undefined) return false;
    const own = of(owner!);
    return (
      exceeds(limit.amount_per_payment, () => amount) ||
      exceeds(limit.amount_per_day, () =>
        sum(
          own.filter(
            (one) => one.capture_status !== 'CAPTURE_CANCELED' && countedOn(instantFrom(one.created_at)) === today,
          ),
        ),
      ) ||
      exceeds(limit.amount_in_flight, () => sum(own.filter((one) => inFlight.includes(one.capture_status))))
    );
  });
}

/** A weekend or a holiday counts for the next banking day, in Eastern time. */
const countedOn = (at: Date) => bankingDayFrom(easternDay(at));
