// Applies returns: moves the payments, fee payouts, reversals or checks of accounts of the returned
// entries, disables bank accounts and bills. A return that cannot be applied yet waits.
import { disableBankAccounts } from '../../../customers/bank-accounts/disable-bank-accounts.ts';
import { bill } from '../../../customers/billing/bill.ts';
import { moveFeePayouts } from '../../../payments/fees/fee-payouts.sql.ts';
import type { Cash } from '../../../payments/ledger/posting-rules.ts';
import { lockForMoves, type Move, type MoveResult, move, type Payment } from '../../../payments/lifecycle/move.ts';
import { isFiled } from '../../../payments/lifecycle/payment-state.ts';
import { byKind, isCheck, type StageName } from '../../../payments/lifecycle/stage-names.ts';
import { blockAfterReturns } from '../../../payments/risk/blocks/place-blocks.ts';
import { countReturns } from '../../../payments/risk/return-rates/count-returns.ts';
import { judgeRates } from '../../../payments/risk/return-rates/judge-rates.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { instant } from '../../../platform/std/clock.ts';
import { instantFrom } from '../../../platform/std/timestamps.ts';
import { returnCheckEntries } from '../../origination/account-checks/move-check-entries.ts';
import { billCaptures } from '../../origination/files/bill-captures.ts';
import type { Origination } from '../../origination/origination.ts';
import { returnReversals } from '../../origination/reversals/move-reversals.ts';
import { selectReversalsOf } from '../../origination/reversals/reversals.sql.ts';
import { type DecidedItem, type ItemEntry, type ItemLeg, returnLegs } from '../items/bank-items.sql.ts';
import { isLate } from '../matching/entry-answered.ts';
import { type Answer, decided } from '../matching/match-answer.ts';
import { closeReturnRequests } from '../requests/return-requests.sql.ts';
import { noteQuestionable } from './note-questionable.ts';
import { returnOwnEntries, reversalsOf } from './return-own-entries.ts';
import { effectOf, failureOf } from './return-policy.ts';
import { type TenantPolicy, tenantsReturning } from './tenant-policy.sql.ts';

/**
 * The return of one of our entries: read from a file of the bank or found on its bank statement.
 */
export type Returned = Pick<Answer, 'uuid' | 'kind' | 'code' | 'original_trace' | 'received_at' | 'entry'> &
  Partial<Pick<Answer, 'questionable'>>;

type OfPayments = Omit<Returned, 'entry'> & { entry: ItemEntry<StageName> };
type Leg = ItemLeg<StageName>;

const isOfPayments = (item: Returned): item is OfPayments =>
  byKind(item.entry.legs).ofPayments.length === item.entry.legs.length;

const isOfReversal = (item: Returned): boolean => byKind(item.entry.legs).ofReversals.length > 0;

const isOfCheck = (item: Returned): boolean => byKind(item.entry.legs).ofChecks.length > 0;

/**
 * Takes returns, none of them applied before. Returns a decision for each. `cash`: the ledger
 * account that holds the cash of settled entries (S2).
 */
export async function applyReturns(
  { log }: Pick<Origination, 'log'>,
  phase: AtomicPhase,
  items: readonly Returned[],
  now: Date,
  cash: Cash = 'BANK',
): Promise<DecidedItem[]> {
  if (items.length === 0) return [];
  const ofPayments = items.filter(isOfPayments);
  const ofReversals = items.filter(isOfReversal);
  const ofChecks = items.filter(isOfCheck);
  const ofFees = items.filter(({ entry }) => byKind(entry.legs).ofFees.length > 0);
  const legs = ofPayments.flatMap(({ entry }) => entry.legs);
  const reversed = await selectReversalsOf(phase, reversalsOf(ofReversals));
  const payments = await lockForMoves(
    phase,
    [...legs, ...reversed].map(({ processor_id, transaction_uuid }) => ({
      processor_id,
      transaction_uuid,
      cause: 'capture_returned',
    })),
  );
  const mustWait = ({ entry }: OfPayments) => entry.legs.some((leg) => waits(payments.get(leg.transaction_uuid)!, leg));
  const { true: waiting = [], false: ready = [] } = Object.groupBy(ofPayments, (item) => `${mustWait(item)}` as const);
  const policies = await tenantsReturning(phase, [...new Set(legs.map((leg) => leg.processor_id))]);
  const movesOfItem = new Map(
    ready.map((item) => [
      item,
      item.entry.legs.flatMap((leg) => movesOf(item, leg, policies.get(leg.processor_id)!, cash)),
    ]),
  );
  const made = await moveFirstAllowed(phase, [...movesOfItem.values()].flat(), now);
  const happened = new Set(made.map((one) => one.move));
  const moved = ready.filter((item) => movesOfItem.get(item)!.every((one) => one.some((move) => happened.has(move))));
  const applied: Returned[] = [
    ...moved,
    ...(await returnFeePayouts(phase, ofFees, now)),
    ...(await returnOwnEntries(ofReversals, (legs) => returnReversals(phase, legs, now))),
    ...(await returnOwnEntries(ofChecks, (legs) => returnCheckEntries(phase, legs, now))),
  ];
  await applyEffects(phase, applied, made, now);
  await blockPayers(phase, moved, now);
  await noteQuestionable(phase, moved, now);
  await presentClawbacksAgain(phase, moved, policies, now);
  await judgeRates(phase, log, await countReturned(phase, moved, now), now);
  return [
    ...waiting.map((item) =>
      decided(item, { state: 'waiting', reason: 'a leg of the payment is in a file whose outcome is open' }),
    ),
    ...[...ready, ...ofFees, ...ofReversals, ...ofChecks].map((item) =>
      applied.includes(item)
        ? decided(item, { state: 'applied', reason: null }, isLate(item, item.entry))
        : decided(item, { state: 'suspense', reason: 'the current status of the payment does not allow this return' }),
    ),
  ];
}

/**
 * Moves the fee payouts of these entries: the money is owed again (V3, V4). A return proves that
 * the file of the entry was delivered (V1). Returns the returns that were possible.
 */
async function returnFeePayouts(phase: AtomicPhase, items: readonly Returned[], now: Date): Promise<Returned[]> {
  const payouts = items.flatMap(({ entry, code }) => entry.legs.map((leg) => ({ ...leg, ach_return_code: code! })));
  await moveFeePayouts(
    phase,
    'V1',
    payouts.map(({ processor_id, uuid }) => ({ processor_id, uuid })),
    now,
  );
  const back = [
    ...(await moveFeePayouts(phase, 'V3', payouts, now)),
    ...(await moveFeePayouts(phase, 'V4', payouts, now)),
  ];
  const moved = new Set(back.map(({ uuid }) => uuid));
  return items.filter(({ entry }) => entry.legs.every(({ uuid }) => moved.has(uuid)));
}

/** Possible moves for one return. The first one that the stage tables allow is made. */
type Alternatives = Move[];

/**
 * Tries the alternatives of each return in order, because an earlier move may change the payment's
 * status.
 */
async function moveFirstAllowed(phase: AtomicPhase, moves: readonly Alternatives[], now: Date): Promise<MoveResult[]> {
  const made: MoveResult[] = [];
  for (let left = [...moves]; left.length > 0; ) {
    const tried = await move(
      phase,
      left.map(([first]) => first!),
      now,
    );
    made.push(...tried.filter(({ steps }) => steps.length > 0));
    const unknown = new Set(tried.flatMap(({ steps, move: one }) => (steps.length === 0 ? [one] : [])));
    left = left.filter(([first, ...others]) => unknown.has(first!) && others.length > 0).map(([, ...others]) => others);
  }
  return made;
}

/**
 * Whether another leg of the payment is in a file whose outcome is open (Lifecycle, rules over the
 * table 1). The file of the returned leg may be open: the return proves that it was delivered.
 */
export function waits(payment: Payment, leg: Leg): boolean {
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

function movesOf(item: Returned, leg: Leg, policy: TenantPolicy, cash: Cash): Alternatives[] {
  const base = {
    processor_id: leg.processor_id,
    transaction_uuid: leg.transaction_uuid,
    moved_amount: leg.amount,
    ...(leg.refund_uuid === null ? {} : { refund_uuid: leg.refund_uuid }),
  };
  const code = item.code!;
  const { unauthorized } = effectOf(code);
  const details = { return_code: code, ...failureOf(code), unauthorized };
  const returned = causesOf(item, leg, policy).map(
    (cause): Move => ({ ...base, cause, source_uuid: item.uuid, details, cash }),
  );
  if (leg.state !== 'filed') return [returned];
  const sent: Move = {
    ...base,
    cause: `${leg.stage}_sent`,
    source_uuid: leg.uuid,
    details: { trace_id: item.original_trace },
  };
  return [[sent], returned];
}

// ACH, time.
const presentAgainForMs = 180 * 86_400_000;

/** At most twice, within 180 days after the first attempt settled (ACH, time). */
function mayPresentAgain({ received_at }: Returned, leg: Leg, policy: TenantPolicy): boolean {
  const until = instantFrom(leg.first_settles_at).getTime() + presentAgainForMs;
  return policy.present_again && leg.attempt <= 2 && leg.state !== 'good' && received_at <= instant(until);
}

/** The causes that this return may be for its payment, the most likely first. */
function causesOf(item: Returned, leg: Leg, policy: TenantPolicy): Move['cause'][] {
  const { stage } = leg;
  if (stage === 'capture')
    return effectOf(item.code!).retry && mayPresentAgain(item, leg, policy)
      ? ['capture_to_present_again', 'capture_returned']
      : ['capture_returned'];
  if (stage === 'refund_capture' || stage === 'refund_payout') return [`${stage}_returned`];
  // If a later leg waits for its file, this leg is an earlier one already.
  if (!leg.is_latest) return [`earlier_${stage}_returned`];
  const returned: Move['cause'][] = [`${stage}_returned`, `earlier_${stage}_returned`];
  // If the capture was returned too, the stage tables do not keep the money for the payee.
  return stage === 'payout' && policy.keep_returned_payouts ? ['payout_returned_kept', ...returned] : returned;
}

/**
 * Presents a clawback that was returned for insufficient funds again automatically, like a capture
 * (K9; Lifecycle, rules over the table 3).
 */
async function presentClawbacksAgain(
  phase: AtomicPhase,
  applied: readonly OfPayments[],
  policies: ReadonlyMap<string, TenantPolicy>,
  now: Date,
): Promise<void> {
  const again = applied.flatMap((item) =>
    item.entry.legs.flatMap((leg): Move[] => {
      const { stage, is_latest, processor_id, transaction_uuid } = leg;
      if (stage !== 'clawback' || !is_latest || !effectOf(item.code!).retry) return [];
      if (!mayPresentAgain(item, leg, policies.get(processor_id)!)) return [];
      return [{ cause: 'clawback_again', processor_id, transaction_uuid, source_uuid: item.uuid }];
    }),
  );
  // If another payment has paid the debt by now, the stage tables allow no move.
  await move(phase, again, now);
}

/** One item counts as one entry, even if several legs share the entry. */
const countReturned = (phase: AtomicPhase, applied: readonly OfPayments[], now: Date) =>
  countReturns(
    phase,
    applied.map(({ entry, code }) => ({ leg: entry.legs[0]!, code: code! })),
    now,
  );

/** Applies the effects of a return besides the moves: on legs, bank accounts and billing. */
async function applyEffects(
  phase: AtomicPhase,
  applied: readonly Returned[],
  made: readonly MoveResult[],
  now: Date,
): Promise<void> {
  const legs = applied.flatMap(({ entry }) => entry.legs);
  await returnLegs(phase, legs);
  await closeReturnRequests(
    phase,
    applied.map(({ entry, code }) => ({ processor_id: entry.processor_id, entry_uuid: entry.uuid, code: code! })),
    now,
  );
  await disableBankAccounts(
    phase,
    applied.filter(({ code }) => effectOf(code!).disables).map(({ entry, code }) => ({ ...entry, reason: code! })),
    now,
  );
  const vendors = new Map(made.map(({ payment }) => [payment.transaction_uuid, payment.vendor_id]));
  const withVendor = legs.map((leg) => ({ ...leg, vendor_id: vendors.get(leg.transaction_uuid) ?? null }));
  // The return itself proves that these were delivered.
  await billCaptures(
    phase,
    withVendor.filter(({ state }) => state === 'filed'),
    now,
  );
  await bill(
    phase,
    // A check of an account that comes back is no payment.
    withVendor
      .filter(({ stage }) => !isCheck(stage))
      .map(({ processor_id, vendor_id, transaction_uuid }) => ({
        processor_id,
        vendor_id,
        kind: 'return',
        billing_merchant_user_uuid: null,
        subject_uuid: transaction_uuid,
        occurred_at: now,
      })),
  );
}

/**
 * Blocks the users and bank accounts for which the code of a return asks (Lifecycle, return codes).
 */
async function blockPayers(phase: AtomicPhase, applied: readonly OfPayments[], now: Date): Promise<void> {
  const returns = applied.flatMap(({ code, entry: { bank_account_uuid, legs } }) => {
    const { blocks: kind } = effectOf(code!);
    return kind === undefined ? [] : legs.map((leg) => ({ ...leg, bank_account_uuid, return_code: code!, kind }));
  });
  await blockAfterReturns(phase, returns, now);
}
