// Cuts a list of payments into slices, small enough that checking one is quick.
import type { PackedPayments, PaymentKey } from './payments-to-check.sql.ts';

/** Keys of payments: the tenant and the uuid of each. */
export interface PaymentSlice {
  processor_ids: string[];
  uuids: string[];
}

/** More payments make each query longer; fewer make planning the larger part of the cost. */
export const paymentsInSlice = 2_000;

const uuidBytes = 16;

/** Slices of at most `size` payments; small tenants share a slice. */
export function* sliced(packed: readonly PackedPayments[], size = paymentsInSlice): Generator<PaymentSlice> {
  let slice: PaymentSlice = { processor_ids: [], uuids: [] };
  for (const { processor_id, uuids } of packed)
    for (let at = 0; at < uuids.length; at += uuidBytes) {
      slice.processor_ids.push(processor_id);
      slice.uuids.push(uuids.toString('hex', at, at + uuidBytes));
      if (slice.uuids.length < size) continue;
      yield slice;
      slice = { processor_ids: [], uuids: [] };
    }
  if (slice.uuids.length > 0) yield slice;
}

/** One slice of payments, given in the order of their keys. */
export function sliceOf(payments: readonly PaymentKey[]): PaymentSlice {
  return {
    processor_ids: payments.map(({ processor_id }) => processor_id),
    uuids: payments.map(({ uuid }) => uuid),
  };
}
