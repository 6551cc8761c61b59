// The body of TransactionStarted. The log stores the events of a batch of starts without bodies, so
// a body is rendered each time it is read, always to the same bytes (decision 18).
import type { StartedPayment } from '../../../api/idempotency/asked-payment.ts';
import { fittingBody } from '../../../events/log/render-body.ts';
import { firstStartedRecord, rendererOf } from '../../lifecycle/record-text.ts';

/**
 * To change the body, add a version: stored batches name the one that renders their bodies. Text
 * instead of an object: no change of the record reaches it. Only long metadata makes it too large.
 */
const renderers: Readonly<Record<number, (payment: StartedPayment, livemode: boolean) => string>> = {
  1: (payment, livemode) =>
    fittingBody(
      `{"type":"TransactionStarted","timestamp":"${payment.created_at.toISOString()}",` +
        `"livemode":${livemode},"data":{${firstStartedRecord(payment)},"sequence":1}}`,
      livemode,
      () => ({ type: 'TransactionStarted', occurred_at: payment.created_at, subject_uuid: payment.uuid, sequence: 1 }),
    ),
};

/** The version of new events. */
export const latestEventRenderer = 1;

export const renderStartedEvent = (renderer: number, payment: StartedPayment, livemode: boolean): string =>
  rendererOf(renderers, renderer, payment.uuid)(payment, livemode);
