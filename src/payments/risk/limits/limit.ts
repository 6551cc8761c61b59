// Limits on amounts, and the check of a payment against them (decision 29).
import type { FieldError } from '../../../platform/refusals.ts';

/** Cents; null: not limited. */
export interface Limits {
  /** For one payment. */
  amount_per_payment: number | null;
  /** For all payments that start on a banking day and are not canceled. */
  amount_per_day: number | null;
  /** For all captures that are neither good nor failed nor canceled. */
  amount_in_flight: number | null;
}

export type LimitOwner = 'processor' | 'vendor' | 'merchant';

/** The used part of an owner's limits, in cents. */
export interface Used {
  started_on_day: number;
  in_flight: number;
}

export interface OwnedLimits extends Limits {
  processor_id: string;
  owner_uuid: string;
  owner: LimitOwner;
}

/** The facts of a payment that limits need. */
export interface LimitedPayment {
  processor_id: string;
  vendor_id: string | null;
  /** The payee if it is a merchant, else the payer. */
  merchant_uuid: string;
  /** Cents. */
  amount: number;
}

/** The uuids of the owners whose limits apply to a payment. */
export function ownersOf({ processor_id, vendor_id, merchant_uuid }: LimitedPayment): string[] {
  return [processor_id, ...(vendor_id === null ? [] : [vendor_id]), merchant_uuid];
}

/**
 * The limits that one more payment would exceed, as entries of a refusal; empty if it is within
 * all.
 */
export function exceeded(limits: OwnedLimits, used: Used, amount: number): FieldError[] {
  const { amount_per_payment, amount_per_day, amount_in_flight, owner } = limits;
  const over = (limit: number | null, alreadyUsed: number, what: string): FieldError[] =>
    limit === null || alreadyUsed + amount <= limit
      ? []
      : [
          {
            field: 'amount',
            code: 'limit_exceeded',
            message: `the limit of this ${owner} ${what} is ${limit} cents; ${Math.max(0, limit - alreadyUsed)} are left`,
          },
        ];
  return [
    ...over(amount_per_payment, 0, 'for one payment').map((error) => ({
      ...error,
      message: `the limit of this ${owner} for one payment is ${amount_per_payment} cents`,
    })),
    ...over(amount_per_day, used.started_on_day, 'for a banking day'),
    ...over(amount_in_flight, used.in_flight, 'for payments in flight'),
  ];
}
