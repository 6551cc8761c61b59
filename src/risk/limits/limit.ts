// Limits on amounts, and which of them a payment would pass: decided on values, in the order in
// which payments came.
import type { FieldError } from '../../refusals.ts';

/** Cents; null: not limited. */
export interface Limits {
  /** Of one payment. */
  amount_per_payment: number | null;
  /** Of all payments that are started on a banking day and not canceled. */
  amount_per_day: number | null;
  /** Of all captures that are neither good nor failed nor canceled. */
  amount_in_flight: number | null;
}

export type LimitOwner = 'processor' | 'vendor' | 'merchant';

/** What has been used of an owner's limits, cents. */
export interface Used {
  started_on_day: number;
  in_flight: number;
}

export interface OwnedLimits extends Limits {
  processor_id: string;
  owner_uuid: string;
  owner: LimitOwner;
}

/** What of a payment counts. */
export interface LimitedPayment {
  processor_id: string;
  vendor_id: string | null;
  /** The payee if it is a merchant, else the payer. */
  merchant_uuid: string;
  /** Cents. */
  amount: number;
}

/** The uuids of those whose limits a payment is held to. */
export function ownersOf({ processor_id, vendor_id, merchant_uuid }: LimitedPayment): string[] {
  return [processor_id, ...(vendor_id === null ? [] : [vendor_id]), merchant_uuid];
}

/**
 * The limits that one more payment would pass, as entries of a refusal; none: it is within all of
 * them.
 */
export function passed(limits: OwnedLimits, used: Used, amount: number): FieldError[] {
  const { amount_per_payment, amount_per_day, amount_in_flight, owner } = limits;
  const over = (limit: number | null, alreadyUsed: number, what: string): FieldError[] =>
    limit === null || alreadyUsed + amount <= limit
      ? []
      : [
          {
            field: 'amount',
            code: 'limit_exceeded',
            message: `the limit of this ${owner} ${what} is ${limit} cents, of which ${Math.max(0, limit - alreadyUsed)} are left`,
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
