// The body of an event of a straight-through move. The log stores these events of many payments as
// one row without bodies, so a body is rendered each time it is read, always to the same bytes
// (decision 18).
import type { StartedPayment } from '../../../api/idempotency/asked-payment.ts';
import type { BatchedBody } from '../../../events/log/events.sql.ts';
import { fittingBody } from '../../../events/log/render-body.ts';
import { firstRecordText, rendererOf } from '../record-text.ts';
import type { Statuses } from '../statuses.ts';
import type { PayoutType } from '../transaction.ts';

type Place = Pick<Statuses, 'capture_status' | 'payout_status'>;

/** What was asked never changes. */
export interface MovedPayment extends StartedPayment {
  payout_type: PayoutType;
}

/** An event in a batch of moves. */
export type MovedEvent = BatchedBody & { type: MovedType; sequence: number };

/** Where a payment stands at each event. Where it stands elsewhere, its event is in no batch. */
export const movedPlaces = {
  TransactionCaptureStarted: { capture_status: 'CAPTURE_ACH_PENDING', payout_status: null },
  TransactionCompleted: { capture_status: 'CAPTURE_COMPLETE', payout_status: null },
  PayoutCompleted: { capture_status: 'CAPTURE_COMPLETE', payout_status: 'PAYOUT_COMPLETE' },
} as const satisfies Record<string, Place>;
export type MovedType = keyof typeof movedPlaces;

/** To change a body, add a version: stored batches name the one that renders their bodies. */
const renderers: Readonly<Record<number, (event: MovedEvent, payment: MovedPayment, livemode: boolean) => string>> = {
  1: (event, payment, livemode) => {
    const { type, occurred_at, sequence, capture_trace, payout_trace } = event;
    const record = firstRecordText(payment, {
      transaction_status: firstStatus(type, payment),
      ...movedPlaces[type],
      updated_at: occurred_at,
      capture_trace_id: traceText(capture_trace),
      payout_trace_id: traceText(payout_trace),
    });
    const head = `"type":"${type}","timestamp":"${occurred_at.toISOString()}","livemode":${livemode}`;
    const body = `{${head},"data":{${record},"sequence":${sequence}}}`;
    return fittingBody(body, livemode, () => ({ type, occurred_at, subject_uuid: payment.uuid, sequence }));
  },
};

/** The version of new events. */
export const latestMovedRenderer = 1;

export const renderMovedEvent = (event: MovedEvent, payment: MovedPayment, livemode: boolean): string =>
  rendererOf(renderers, event.renderer, payment.uuid)(event, payment, livemode);

function firstStatus(type: MovedType, { payout_type }: MovedPayment): Statuses['transaction_status'] {
  if (type === 'TransactionCaptureStarted') return 'CAPTURE_ACH_PENDING';
  return type === 'TransactionCompleted' && payout_type === 'batch' ? 'CAPTURE_COMPLETE' : 'IN_PAYOUT';
}

const traceText = (trace: number | null) => (trace === null ? '' : String(trace).padStart(15, '0'));
