// Applies what the bank's files say: each item once, to the legs that carry its trace, or to suspense with a reason.
import { disableBankAccounts } from '../../bank-accounts/disable-bank-accounts.ts';
import { bill } from '../../billing/bill.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { lockForMoves, type Made, type Move, move, type Payment } from '../../transactions/stages/move.ts';
import { isFiled } from '../../transactions/stages/payment-state.ts';
import { type Origination, portion } from '../origination/origination.ts';
import {
  anyItemOpen,
  type DecidedItem,
  type ItemLeg,
  lockOpenItems,
  type OpenItem,
  returnLegs,
  updateItems,
} from './bank-items.sql.ts';
import { isLate, matchReturn } from './match-return.ts';
import { effectOf, failureOf } from './return-policy.ts';
import { type TenantPolicy, tenantsReturning } from './tenant-policy.sql.ts';

/** Answers how many items were decided about. */
export async function applyItems(on: Origination): Promise<number> {
  let decided = 0;
  if (!(await anyItemOpen(on.database))) return 0;
  for (let after: OpenItem | null = null; ; ) {
    const items: OpenItem[] = await on.inPhase((phase) => applySome(on, phase, after));
    decided += items.length;
    if (items.length < portion) return decided;
    after = items.at(-1)!;
  }
}

interface Matched {
  item: OpenItem;
  legs: ItemLeg[];
}

async function applySome(on: Origination, phase: AtomicPhase, after: OpenItem | null): Promise<OpenItem[]> {
  const items = await lockOpenItems(phase, after, portion);
  if (items.length === 0) return items;
  const now = on.clock.now();
  const decisions: DecidedItem[] = [];
  const decide = ({ item, legs }: Matched, state: DecidedItem['state'], reason: string | null, late = false) =>
    decisions.push({
      uuid: item.uuid,
      state,
      reason,
      processor_id: legs[0]?.processor_id ?? null,
      leg_uuid: legs[0]?.uuid ?? null,
      late,
    });

  const matched: Matched[] = [];
  const taken = new Set<string>();
  for (const item of items) {
    const match = await matchReturn(phase, on.vault, item, taken);
    if (match.verdict === 'matched') matched.push({ item, legs: item.legs });
    else decide({ item, legs: item.legs }, match.verdict, match.reason);
  }
  const legs = matched.flatMap((one) => one.legs);
  const payments = await lockForMoves(
    phase,
    legs.map((leg) => ({ ...leg, cause: 'capture_returned' })),
  );
  const ready = matched.filter((one) => {
    if (!one.legs.some((leg) => waits(payments.get(leg.transaction_uuid)!, leg))) return true;
    decide(one, 'waiting', 'a leg of the payment is in a file whose fate is open');
    return false;
  });
  const policies = await tenantsReturning(phase, [...new Set(legs.map((leg) => leg.processor_id))]);
  const moves = ready.flatMap((one) =>
    one.legs.flatMap((leg) => movesOf(one.item, leg, policies.get(leg.processor_id)!, now)),
  );
  const made = await move(phase, moves, now);
  const stuck = new Set(made.filter(({ steps }) => steps.length === 0).map((one) => one.move.transaction_uuid));
  const applied = ready.filter((one) => !one.legs.some((leg) => stuck.has(leg.transaction_uuid)));
  for (const one of ready)
    if (applied.includes(one)) decide(one, 'applied', null, isLate(one.item, one.legs[0]!, now));
    else decide(one, 'suspense', 'the payment stands where this cannot happen to it');
  await follow(phase, applied, made, now);
  await updateItems(phase, decisions, now);
  return items;
}

/** Another leg of the payment is in a file whose fate is open (Lifecycle, rule A). Its own may be: it proves that it was delivered. */
function waits(payment: Payment, leg: ItemLeg): boolean {
  if (leg.state !== 'filed') return isFiled(payment);
  const place = { [`${leg.stage}_leg`]: 'sent' };
  return isFiled(
    leg.refund_uuid === null
      ? { ...payment, ...place }
      : {
          ...payment,
          refunds: payment.refunds.map((one) => (one.uuid === leg.refund_uuid ? { ...one, ...place } : one)),
        },
  );
}

function movesOf(item: OpenItem, leg: ItemLeg, policy: TenantPolicy, now: Date): Move[] {
  const base = {
    processor_id: leg.processor_id,
    transaction_uuid: leg.transaction_uuid,
    moved_amount: leg.amount,
    ...(leg.refund_uuid === null ? {} : { refund_uuid: leg.refund_uuid }),
  };
  const code = item.code!;
  const { unauthorised = false } = effectOf(code);
  const brings = { return_code: code, ...failureOf(code), unauthorised };
  const returned: Move = { ...base, cause: causeOf(item, leg, policy, now), source_uuid: item.uuid, brings };
  if (leg.state !== 'filed') return [returned];
  const sent: Move = {
    ...base,
    cause: `${leg.stage}_sent`,
    source_uuid: leg.uuid,
    brings: { trace_id: item.original_trace },
  };
  return [sent, returned];
}

/** At most twice, within 180 days of the first time (ACH, time). */
const mayRetry = (leg: ItemLeg, policy: TenantPolicy) =>
  policy.present_again && leg.attempt <= 2 && leg.state !== 'good';

function causeOf({ code }: OpenItem, leg: ItemLeg, policy: TenantPolicy, _now: Date): Move['cause'] {
  const { stage } = leg;
  if (stage === 'capture' && effectOf(code!).retry && mayRetry(leg, policy)) return 'capture_to_present_again';
  if (!leg.is_latest && (stage === 'payout' || stage === 'clawback' || stage === 'reverse_payout'))
    return `earlier_${stage}_returned`;
  return stage === 'payout' && policy.keep_returned_payouts ? 'payout_returned_kept' : `${stage}_returned`;
}

/** What follows from a return beside the moves: the legs, the accounts, the bill. */
async function follow(
  phase: AtomicPhase,
  applied: readonly Matched[],
  made: readonly Made[],
  now: Date,
): Promise<void> {
  const legs = applied.flatMap(({ item, legs: own }) => own.map((leg) => ({ item, leg })));
  await returnLegs(
    phase,
    legs.map(({ leg }) => leg),
  );
  await disableBankAccounts(
    phase,
    legs.filter(({ item }) => effectOf(item.code!).disables).map(({ item, leg }) => ({ ...leg, reason: item.code! })),
    now,
  );
  const vendors = new Map(made.map(({ payment }) => [payment.transaction_uuid, payment.vendor_id]));
  await bill(
    phase,
    legs.map(({ leg: { processor_id, transaction_uuid } }) => ({
      processor_id,
      vendor_id: vendors.get(transaction_uuid) ?? null,
      kind: 'return',
      billing_merchant_user_uuid: null,
      subject_uuid: transaction_uuid,
      occurred_at: now,
    })),
  );
}
