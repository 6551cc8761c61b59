// The written process of fraud monitoring and its yearly report, made from what is set and was
// done.
import { type Static, Type } from 'typebox';
import { selectActs } from '../../../access/tenants/audit-trail.sql.ts';
import { ActRecord, actRecord } from '../../../access/tenants/list-audit-trail.http.ts';
import { addDays } from '../../../ach/calendar/days.ts';
import { easternTime } from '../../../ach/calendar/eastern-time.ts';
import { Day, described, Nullable, OneOf, TimeOf, Timestamp, UuidOf } from '../../../api/http/schema.ts';
import { reviewStates } from '../../../payments/risk/monitoring/reviews.sql.ts';
import { exampleRule, FraudRuleRecord, fraudRuleRecord } from '../../../payments/risk/monitoring/rule-record.ts';
import { selectRules } from '../../../payments/risk/monitoring/rules.sql.ts';
import { findingNames, fraudRules } from '../../../payments/risk/monitoring/rules.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { firstUuidOf, lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import {
  type ProcessReview,
  selectDecided,
  selectFoundByRule,
  selectMonitoringSince,
  selectProcessReviews,
  selectReviewers,
  selectUnauthorizedReturns,
} from './fraud-process.sql.ts';
import { processReviewDue } from './review-due.ts';

export const ProcessReviewRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the review.'),
    reviewed_on: described(Day, 'The day of the review.'),
    note: Type.String({ description: 'What was looked at, and what follows.' }),
    reviewed_by: described(Nullable(Type.String()), 'The operator who recorded it. Null: a token did.'),
    recorded_at: TimeOf('When it was recorded'),
  },
  { title: 'FraudProcessReview', description: 'A review of the process of fraud monitoring.' },
);

export const processReviewRecord = (review: ProcessReview): Static<typeof ProcessReviewRecord> => ({
  ...review,
  recorded_at: timestamp(review.recorded_at),
});

const MeaningOfRule = Type.Object({
  rule: Type.String({ description: 'The name of the rule.' }),
  stage: Type.String({ description: 'The stage before which it looks at a payment.' }),
  meaning: Type.String({ description: 'What it looks for.' }),
});

export const FraudProcessRecord = Type.Object(
  {
    made_at: TimeOf('When the document was made'),
    monitoring_since: described(
      Nullable(Timestamp),
      'When the earliest of the rules that are on was set, in UTC. Null: no rule is on.',
    ),
    rules: Type.Array(FraudRuleRecord, { description: 'The rules of all owners, as they are set now.' }),
    meanings: Type.Array(MeaningOfRule, { description: 'What each rule looks for.' }),
    reviewers: Type.Array(Type.Object({ name: Type.String(), role: Type.String() }), {
      description: 'The operators who can decide a review.',
    }),
    changes: Type.Array(ActRecord, { description: 'The latest 500 changes of rules, the newest first.' }),
    reviews: Type.Array(ProcessReviewRecord, { description: 'The reviews of the process, the latest first.' }),
    next_review_by: described(Nullable(Day), 'The day by which the next review is due. Null: no rule is on.'),
  },
  { title: 'FraudProcess', description: 'The process of fraud monitoring, as it is set now.' },
);

export type FraudProcess = Static<typeof FraudProcessRecord>;

const mostChanges = 500;

export async function fraudProcess(db: Queryable, now: Date): Promise<FraudProcess> {
  const changes = await selectActs(db, { action: 'fraud_rule.set' }, { from: nilUuid, before: lastUuid }, mostChanges);
  return {
    made_at: timestamp(now),
    monitoring_since: timestampOrNull((await selectMonitoringSince(db)).set_at),
    rules: (await selectRules(db)).map(fraudRuleRecord),
    meanings: Object.entries(fraudRules).map(([rule, { stage, meaning }]) => ({ rule, stage, meaning })),
    reviewers: await selectReviewers(db),
    changes: changes.map(actRecord),
    reviews: (await selectProcessReviews(db)).map(processReviewRecord),
    next_review_by: await processReviewDue(db),
  };
}

const Count = (description: string) => Type.Integer({ minimum: 0, description });

export const FraudReportRecord = Type.Object(
  {
    year: Type.Integer({ description: 'The year, in Eastern time.' }),
    made_at: TimeOf('When the report was made'),
    found: Type.Array(
      Type.Object({
        rule: OneOf([...findingNames], { description: 'The rule.' }),
        held: Count('Payments that it put on hold.'),
        noted: Count('Payments that it only noted.'),
        amount: Count('Their cents.'),
      }),
      { description: 'What each rule found. A payment that two rules found counts for both.' },
    ),
    decided: Type.Array(
      Type.Object({
        state: OneOf([...reviewStates], { description: 'Where the reviews are.' }),
        reviews: Count('How many there are.'),
        amount: Count('Their cents.'),
        median_seconds_to_decide: described(
          Nullable(Type.Integer()),
          'From the finding to the decision, in seconds. Null: no operator decided one.',
        ),
      }),
      { description: 'The reviews of payments that were found in the year.' },
    ),
    unauthorized_returns: Type.Object(
      {
        returns: Count('Debits that came back as unauthorized.'),
        amount: Count('Their cents.'),
        found: Count('Of payments that a rule had found before.'),
        not_found: Count('Of payments that no rule had found: look at these when you review the rules.'),
      },
      { description: 'What the rules missed.' },
    ),
    rule_changes: Count('Changes of rules in the year.'),
    reviews: Type.Array(ProcessReviewRecord, { description: 'The reviews of the process in the year.' }),
  },
  { title: 'FraudReport', description: 'Fraud monitoring in a year.' },
);

export type FraudReport = Static<typeof FraudReportRecord>;

export async function fraudReport(db: Queryable, year: number, now: Date): Promise<FraudReport> {
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`];
  const span = { from: easternTime(first, 0, 0), before: easternTime(next, 0, 0) };
  const { found, ...returns } = await selectUnauthorizedReturns(db, span);
  const uuids = { from: firstUuidOf(span.from), before: firstUuidOf(span.before) };
  const changes = await selectActs(db, { action: 'fraud_rule.set' }, uuids, 10_000);
  const reviews = await selectProcessReviews(db, first);
  return {
    year,
    made_at: timestamp(now),
    found: await selectFoundByRule(db, span),
    decided: await selectDecided(db, span),
    unauthorized_returns: { ...returns, found, not_found: returns.returns - found },
    rule_changes: changes.length,
    reviews: reviews.filter(({ reviewed_on }) => reviewed_on <= addDays(next, -1)).map(processReviewRecord),
  };
}

export const exampleProcessReview: Static<typeof ProcessReviewRecord> = {
  uuid: '019a2f50-2b00-7c11-9d22-5e6f70819401',
  reviewed_on: '2026-11-20',
  note: 'Compared the rules with the returns of the year. The limit for new accounts was lowered.',
  reviewed_by: 'Maya Lindqvist',
  recorded_at: '2026-11-20 16:02:11',
};

export const exampleProcess: FraudProcess = {
  made_at: '2026-11-20 16:10:00',
  monitoring_since: '2026-03-02 14:00:00',
  rules: [exampleRule],
  meanings: [{ rule: 'first_debit', stage: 'capture', meaning: fraudRules.first_debit.meaning }],
  reviewers: [{ name: 'Maya Lindqvist', role: 'risk' }],
  changes: [],
  reviews: [exampleProcessReview],
  next_review_by: '2027-11-20',
};

export const exampleReport: FraudReport = {
  year: 2026,
  made_at: '2027-01-04 15:00:00',
  found: [{ rule: 'new_payee_account', held: 12, noted: 0, amount: 8_400_000 }],
  decided: [{ state: 'released', reviews: 11, amount: 7_800_000, median_seconds_to_decide: 5_400 }],
  unauthorized_returns: { returns: 14, amount: 310_000, found: 3, not_found: 11 },
  rule_changes: 7,
  reviews: [exampleProcessReview],
};
