// The answer of a start. A replay renders it again from what never changes (decision 25), so each
// version of it stays here unchanged.
import type { StartedPayment } from '../../../api/idempotency/asked-payment.ts';
import { firstStartedRecord } from '../../lifecycle/record-text.ts';

export const startedMessage = 'Transaction has been started.';

/**
 * To change the answer, add a version: stored keys name the one that rendered their answer. Text
 * instead of an object: no change of the record or of the envelope reaches it.
 */
const renderers: Readonly<Record<number, (payment: StartedPayment) => string>> = {
  1: (payment) =>
    `{"status":true,"message":"Transaction has been started.","data":{${firstStartedRecord(payment)}},"errors":[]}`,
};

/** The version of new answers. */
export const latestRenderer = 1;

/** The body of the answer of a start, as this version renders it. */
export function renderStarted(renderer: number, payment: StartedPayment): string {
  const render = renderers[renderer];
  if (render === undefined)
    throw new Error(`a newer version of Achord stored the answer of the payment ${payment.uuid}: ask that version`);
  return render(payment);
}
