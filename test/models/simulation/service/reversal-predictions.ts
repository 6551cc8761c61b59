// The allowed answers to the reversal of an entry: predicted from the facts, by decision 47.
import type { LegRow, PaymentRows, Rows } from './payment-rows.ts';
import type { Outcomes } from './predictions.ts';

const dayInMs = 86_400_000;

interface Window {
  /** When the file of the entry settles. Undefined: in no file that the bank may have. */
  settlesAt: Date | undefined;
  now: Date;
  /** Files whose bank processed them twice, while that is open: it takes the copy back itself. */
  copied: ReadonlySet<string | null>;
}

export function reversalOutcomes({ payments, legs }: Rows, leg: LegRow, { settlesAt, now, copied }: Window): Outcomes {
  const rows = payments.get(leg.transaction_uuid)!;
  const isReversed = rows.reversals.some(
    ({ reversed_leg_uuid, status }) => reversed_leg_uuid === leg.uuid && status !== 'REVERSAL_CANCELED',
  );
  const shares = legs.filter(({ file_uuid, trace_id }) => file_uuid === leg.file_uuid && trace_id === leg.trace_id);
  const isAtBank = leg.state === 'sent' || leg.state === 'settled' || leg.state === 'good';
  if (
    isReversed ||
    !isAtBank ||
    copied.has(leg.file_uuid) ||
    shares.length > 1 ||
    !isLatest(rows, leg) ||
    isOnItsWayBack(rows, leg)
  )
    return ['invalid_state'];
  // The receiving bank must have it within five banking days after the settlement: by days of the
  // calendar, that is certain for three of them, and impossible after ten.
  const age = settlesAt === undefined ? 0 : (now.getTime() - settlesAt.getTime()) / dayInMs;
  if (age > 10) return ['invalid_state'];
  return age > 3 ? [201, 'invalid_state'] : [201];
}

const isLatest = ({ legs }: PaymentRows, leg: LegRow): boolean =>
  !legs.some(
    ({ stage, attempt, state }) =>
      stage === leg.stage && attempt > leg.attempt && state !== 'rejected' && state !== 'canceled',
  );

const isOut = (place: string | null): boolean => place === 'filed' || place === 'sent' || place === 'settled';

/** A clawback, a reverse payout or a refund gives the money back already. */
function isOnItsWayBack({ payment, refunds }: PaymentRows, { stage }: LegRow): boolean {
  if (stage === 'capture')
    return (
      payment.payout_back ||
      payment.reverse_payout_status !== null ||
      refunds.some(({ standing }) => standing !== 'void')
    );
  if (stage !== 'payout') return true;
  return isOut(payment.clawback_leg) || refunds.some(({ refund_capture_leg }) => isOut(refund_capture_leg));
}
