// The places where stages cross (Lifecycle, where stages cross), each recognized from the history
// of a payment.
import type { MoveRow, PaymentRows } from './payment-rows.ts';

type History = readonly MoveRow[];

/** Names of the moves of the payment and of one of its refunds only, in order. */
function perRefund(history: History): string[] {
  const refunds = [...new Set(history.flatMap(({ refund_uuid }) => (refund_uuid === null ? [] : [refund_uuid])))];
  return refunds.map(
    (one) =>
      ` ${history
        .filter(({ refund_uuid }) => refund_uuid === null || refund_uuid === one)
        .map(({ transition }) => transition)
        .join(' ')} `,
  );
}

const names = (history: History) => ` ${history.map(({ transition }) => transition).join(' ')} `;
type Crossing = (rows: PaymentRows) => boolean;

const ofPayment =
  (pattern: RegExp): Crossing =>
  ({ moves }) =>
    pattern.test(names(moves));
const someRefund =
  (pattern: RegExp): Crossing =>
  ({ moves }) =>
    perRefund(moves).some((history) => pattern.test(history));

/** The refund is at `place` when `crossing` happens: none of its later moves comes before. */
const whileAt = (place: string, later: string, crossing: string) =>
  someRefund(new RegExp(` ${place} (?:(?!(?:${later}) )\\S+ )*${crossing} `));

/** Refunds that were paid total the whole amount when the capture is returned. */
const wholeRefunded: Crossing = ({ payment, refunds, moves }) => {
  const before = moves.slice(
    0,
    Math.max(
      0,
      moves.findIndex(({ transition }) => transition === 'C9'),
    ),
  );
  const paid = refunds.filter(({ uuid }) =>
    before.some(({ transition, refund_uuid }) => transition === 'F6' && refund_uuid === uuid),
  );
  return paid.reduce((sum, { amount }) => sum + amount, 0) === payment.amount;
};

export const crossings: Record<string, Crossing> = {
  'a refund is pending, then C8': whileAt('F1', 'F\\w+', 'C8'),
  'a refund is pending, then C9': whileAt('F1', 'F\\w+', 'C9'),
  'C9 while the refund is in F2': whileAt('F2', 'F\\w+', 'C9'),
  'C9 while the refund is in F3': whileAt('F3', 'F\\w+', 'C9'),
  'C9 while the refund is in F4': whileAt('F4', 'F\\w+', 'C9'),
  'C9 after F5': whileAt('F5', 'F\\w+', 'C9'),
  'C9 after F6': whileAt('F6', 'F\\w+', 'C9'),
  'C9 after F5 or F6; then F8': someRefund(/ F5 .*C9 F11 .*F8c /),
  'the whole amount is refunded, then C9': wholeRefunded,
  'C9, then P4b': ofPayment(/ C9 (?:(?!K4 )\S+ )*P4b /),
  'C9, K4, then P4b': ofPayment(/ C9 .*K4 .*P4b /),
  'P4, then C9b with the reverse payout pending': ofPayment(/ P4 (?:(?!RP2 )\S+ )*C9b .*RP6 /),
  'P4, then C9b with the reverse payout sent': ofPayment(/ RP2 (?:(?!RP4 )\S+ )*C9b /),
  'P4, then C9b with the reverse payout returned': ofPayment(/ RP4 .*C9b /),
  'C9, K5; K7': ofPayment(/ C9 .*K5 .*K7 /),
  'C9, K5; K7; then P4b': ofPayment(/ C9 .*K5 .*K7 .*P4b /),
  'P4 while a refund is in F2–F4': someRefund(/ F[234] (?:(?!F\w+ )\S+ )*P4 /),
  'P4 after F5, F6': someRefund(/ F[56] (?:(?!F\w+ )\S+ )*P4 /),
  'F6, F7c, K4': someRefund(/ F6 .*F7c .*K4 /),
  'F7c, then F8': someRefund(/ F7c .*F8b /),
  'F8, then its debit is returned': someRefund(/ F8 .*F7b /),
};
