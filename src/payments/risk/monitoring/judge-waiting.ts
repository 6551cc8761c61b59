// Judges payments that wait for a file by the rules of fraud monitoring, before their entries are
// made: a few queries for a portion of a tenant, none for a payment (decision 58).
import type { BankOfTenants } from '../../../access/tenants/tenants.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { nilUuid, uuidv7 } from '../../../platform/std/identifiers.ts';
import { insertHolds } from '../../lifecycle/holds.sql.ts';
import { type LockedPayment, lockPayments } from '../../lifecycle/move.sql.ts';
import { closeReviews } from './close-reviews.ts';
import { anyRuleIsOn, type RuleForPayments, rulesForTenant } from './effective-rules.ts';
import {
  type CapturePortion,
  type Found,
  findBelowLimit,
  findFastPayers,
  findFirstDebits,
  selectPortionEnd,
  type WaitingOfTenant,
} from './find-captures.sql.ts';
import { findChangedAccounts, findManyPayers, findNewAccounts } from './find-payouts.sql.ts';
import { insertFindings, insertReviews, selectEnded, selectTenantsWaiting } from './reviews.sql.ts';
import { type SetRule, selectRules } from './rules.sql.ts';
import { type FraudRuleName, type JudgedStage, rulesOfStage } from './rules.ts';

export interface Judging {
  database: Database;
  clock: Clock;
  inPhase<Result>(work: (phase: AtomicPhase) => Promise<Result>): Promise<Result>;
}

export interface WaitingToJudge extends Omit<WaitingOfTenant, 'processor_id'> {
  stage: JudgedStage;
  bank: BankOfTenants;
}

/** The tenant reads it: it does not say what was found. */
export const holdReason = 'Fraud monitoring: the operator of this service must review the payment.';

/** The rules that are set; null: none is on. One query for a cut-off. */
export async function rulesInForce(database: Database): Promise<SetRule[] | null> {
  const rules = await selectRules(database);
  return anyRuleIsOn(rules) ? rules : null;
}

/** Puts what a rule finds among what waits on hold. Returns how many payments were found. */
export async function judgeWaiting(
  context: Judging,
  rules: readonly SetRule[],
  { stage, bank, ...waiting }: WaitingToJudge,
): Promise<number> {
  const { database, inPhase, clock } = context;
  for (const ended of await selectEnded(database))
    await inPhase(async (phase) => {
      await lockPayments(phase, [ended]);
      await closeReviews(phase, ended, clock.now());
    });
  let found = 0;
  for (const processor_id of await selectTenantsWaiting(database, stage, bank)) {
    const ofTenant = rulesOfStage(stage)
      .map((rule) => ({ rule, owners: rulesForTenant(rules, processor_id, rule) }))
      .filter(({ owners }) => owners.length > 0);
    if (ofTenant.length === 0) continue;
    const of = { processor_id, ...waiting };
    found +=
      stage === 'capture' ? await judgeCaptures(context, of, ofTenant) : await judgePayouts(context, of, ofTenant);
  }
  return found;
}

interface RuleOfTenant {
  rule: FraudRuleName;
  owners: RuleForPayments[];
}

const capturesAtOnce = 5_000;

type FindCaptures = (db: Queryable, portion: CapturePortion, rules: RuleForPayments[]) => Promise<Found[]>;

const captureFinders: Partial<Record<FraudRuleName, FindCaptures>> = {
  payer_velocity: findFastPayers,
  below_limit: findBelowLimit,
  first_debit: findFirstDebits,
};

async function judgeCaptures(context: Judging, of: WaitingOfTenant, rules: readonly RuleOfTenant[]): Promise<number> {
  const { database } = context;
  let found = 0;
  for (let after = nilUuid; ; ) {
    const through = await selectPortionEnd(database, of.processor_id, after, capturesAtOnce);
    if (through === null) return found;
    const portion = { ...of, after, through };
    const byRule = new Map<FraudRuleName, Found[]>();
    for (const { rule, owners } of rules) byRule.set(rule, await captureFinders[rule]!(database, portion, owners));
    found += await raise(context, 'capture', byRule);
    after = through;
  }
}

type FindPayouts = (db: Queryable, of: WaitingOfTenant, now: Date, rules: RuleForPayments[]) => Promise<Found[]>;

const payoutFinders: Partial<Record<FraudRuleName, FindPayouts>> = {
  new_payee_account: findNewAccounts,
  changed_payee_account: findChangedAccounts,
  many_payers: findManyPayers,
};

async function judgePayouts(context: Judging, of: WaitingOfTenant, rules: readonly RuleOfTenant[]): Promise<number> {
  const byRule = new Map<FraudRuleName, Found[]>();
  for (const { rule, owners } of rules)
    byRule.set(rule, await payoutFinders[rule]!(context.database, of, context.clock.now(), owners));
  return raise(context, 'payout', byRule);
}

type FoundBy = Found & { rule: FraudRuleName };

const paymentsAtOnce = 1_000;

async function raise(
  { inPhase, clock }: Judging,
  stage: JudgedStage,
  byRule: ReadonlyMap<FraudRuleName, readonly Found[]>,
): Promise<number> {
  const all = [...byRule].flatMap(([rule, found]) => found.map((one): FoundBy => ({ ...one, rule })));
  const ofPayments = [...Map.groupBy(all, ({ transaction_uuid }) => transaction_uuid).values()];
  let raised = 0;
  for (let from = 0; from < ofPayments.length; from += paymentsAtOnce) {
    const portion = ofPayments.slice(from, from + paymentsAtOnce);
    raised += await inPhase((phase) => raisePortion(phase, stage, portion, clock.now()));
  }
  return raised;
}

/** A payment that moved since it was found is left out: its lock decides. */
async function raisePortion(
  phase: AtomicPhase,
  stage: JudgedStage,
  ofPayments: readonly FoundBy[][],
  now: Date,
): Promise<number> {
  const locked = await lockPayments(
    phase,
    ofPayments.map(([first]) => first!),
  );
  const waiting = new Set(locked.filter((one) => stillWaits(stage, one)).map((one) => one.transaction_uuid));
  const reviews = ofPayments
    .filter(([first]) => waiting.has(first!.transaction_uuid))
    .map((findings) => {
      const { processor_id, transaction_uuid, amount } = findings[0]!;
      const isHeld = findings.some(({ action }) => action === 'review');
      return {
        findings,
        review: {
          processor_id,
          uuid: uuidv7(now),
          transaction_uuid,
          stage,
          amount,
          state: isHeld ? ('open' as const) : ('noted' as const),
          hold_uuid: isHeld ? uuidv7(now) : null,
          found_at: now,
        },
      };
    });
  if (reviews.length === 0) return 0;
  const holds = reviews.flatMap(({ review: { processor_id, transaction_uuid, hold_uuid } }) =>
    hold_uuid === null
      ? []
      : [
          {
            processor_id,
            uuid: hold_uuid,
            transaction_uuid,
            kind: 'risk' as const,
            reason: holdReason,
            stops_capture: true,
            placed_at: now,
          },
        ],
  );
  if (holds.length > 0) await insertHolds(phase, holds);
  await insertReviews(
    phase,
    reviews.map(({ review }) => review),
  );
  await insertFindings(
    phase,
    reviews.flatMap(({ findings, review }) =>
      findings.map(({ processor_id, transaction_uuid, rule, bank_account_uuid, action, counted, allowed }) => ({
        processor_id,
        transaction_uuid,
        stage,
        rule,
        bank_account_uuid,
        review_uuid: review.uuid,
        action,
        counted: JSON.stringify(counted),
        allowed: JSON.stringify(allowed),
      })),
    ),
  );
  return reviews.length;
}

const stillWaits = (stage: JudgedStage, { capture_status, capture_leg, payout_status, payout_leg }: LockedPayment) =>
  stage === 'capture'
    ? capture_status === 'CAPTURE_PENDING' && capture_leg === null
    : payout_status === 'PAYOUT_PENDING_ACH' && payout_leg === null;
