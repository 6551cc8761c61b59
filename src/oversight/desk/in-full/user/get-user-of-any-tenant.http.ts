// GET /admin/v1/users/{uuid}: everything that an operator sees of a user of any tenant, also a
// deleted one.
import { type Static, Type } from 'typebox';
import { selectActsOf } from '../../../../access/tenants/audit-trail.sql.ts';
import { ActRecord, actRecord } from '../../../../access/tenants/list-audit-trail.http.ts';
import { selectProcessor } from '../../../../access/tenants/tenants.sql.ts';
import { easternDay } from '../../../../ach/calendar/eastern-time.ts';
import { datesOf } from '../../../../ach/calendar/entry-dates.ts';
import { operation } from '../../../../api/http/operation.ts';
import { Day, extended, Nullable, Timestamp, Uuid } from '../../../../api/http/schema.ts';
import {
  exampleListedRecord,
  ListedBankAccountRecord,
  listedBankAccountRecord,
} from '../../../../customers/bank-accounts/bank-account.ts';
import { selectBankAccounts } from '../../../../customers/bank-accounts/bank-accounts.sql.ts';
import { exampleBusiness, UserRecord, userRecord } from '../../../../customers/users/user-record.ts';
import { DecisionRecord, decisionRecord } from '../../../../customers/users/verification/decision-record.ts';
import { selectKybDecisions } from '../../../../customers/users/verification/kyb-decisions.sql.ts';
import {
  type OpenSubmission,
  selectOpenSubmission,
} from '../../../../customers/users/verification/over-http/submissions.sql.ts';
import { allowsClawback } from '../../../../payments/authorizations/authorization.ts';
import { AuthorizationRecord, authorizationRecord } from '../../../../payments/authorizations/authorization-record.ts';
import { selectAuthorizationsOf } from '../../../../payments/authorizations/authorizations.sql.ts';
import { AccountName } from '../../../../payments/ledger/account-name.ts';
import type { Account } from '../../../../payments/ledger/accounts.ts';
import { selectBalancesOf } from '../../../../payments/ledger/balances.sql.ts';
import { BlockRecord, blockRecord } from '../../../../payments/risk/blocks/block-record.ts';
import { selectBlocksOf } from '../../../../payments/risk/blocks/blocks.sql.ts';
import { LimitRecord, limitRecord } from '../../../../payments/risk/limits/limit-record.ts';
import { selectLimits } from '../../../../payments/risk/limits/limits.sql.ts';
import type { Dating } from '../../../../payments/transactions/details/payment-dates.ts';
import { selectTakenFromPayouts } from '../../../../payments/transactions/offsets/offsets.sql.ts';
import { FoundOfAnyTenant, foundOfAnyTenant } from '../../../../payments/transactions/search/found-of-any-tenant.ts';
import { searchPayments } from '../../../../payments/transactions/search/search-payments.ts';
import { ok } from '../../../../platform/answer.ts';
import { fromSnapshot } from '../../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../../platform/database/database.ts';
import { lastUuid, nilUuid } from '../../../../platform/std/identifiers.ts';
import { timestamp, timestampOrNull } from '../../../../platform/std/timestamps.ts';
import { findAnyUser } from '../../../personal-data/find-any-user.ts';
import { countPayments } from '../../users/reviews.sql.ts';

const mostDecisions = 100;
const mostAccounts = 100;
const mostCounted = 1_000;
const mostAuthorizations = 100;
const mostTransactions = 10;
const mostActs = 100;

const text = Type.String();

const SubmissionRecord = Type.Object(
  {
    uuid: Uuid,
    submitted_at: Timestamp,
    sent_at: Nullable(Timestamp),
    send_attempts: Type.Integer({ minimum: 0 }),
    send_error: Nullable(text),
  },
  { title: 'VerificationSubmission' },
);

const NextPayout = Type.Object(
  {
    amount_up_to: Type.Integer({ minimum: 0, description: 'Cents.' }),
    taken_for_debts: Type.Integer({ minimum: 0, description: 'Cents of debts that it pays first, at most.' }),
    cut_off_at: Timestamp,
    settles_on: Day,
  },
  { title: 'NextPayout' },
);

const Count = Type.Integer({ minimum: 0, maximum: mostCounted });

export const getUserOfAnyTenant = ({ database, ...dating }: { database: Database } & Dating) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/users/:uuid',
      tag: 'Operator: users',
      operationId: 'getUserOfAnyTenant',
      summary: 'Read a user of any tenant',
      description: `The user, its bank accounts with the last four characters of their numbers, and the latest ${mostDecisions} decisions of its verification, newest first. \`undecided\`: the provider left the decision to an operator. \`no_answer\`: the provider failed or was too slow. \`token_uuid\`: the operator's token; null for the token of the environment and for the provider. \`documents\` are references that the provider or an operator gave. \`kyb_submission\` is the submission that a provider over HTTP may still decide; null: none. \`sent_at\` null: it was not sent yet, and \`send_error\` says why the last attempt failed. Payments are counted up to ${mostCounted}: ${mostCounted} means at least ${mostCounted}. \`balances\`: what the user is owed and owes now, debit positive. \`next_payout\`: what the next file could pay the user, after the debts that it pays first; what is on hold is not paid; null: nothing is owed, or the processor is suspended. \`limits\` null: the user has none of its own. Also its blocks and authorizations; \`clawbacks_need_authorization\`: its tenant requires an authorization of clawbacks, and the default bank account has none. Its latest ${mostTransactions} transactions, and the latest ${mostActs} acts of the audit trail about it.`,
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: {
          description: 'The user',
          data: extended(UserRecord, {
            processor_uuid: Uuid,
            kyb_status_since: Nullable(Timestamp),
            kyb_submission: Nullable(SubmissionRecord),
            kyb_decisions: Type.Array(DecisionRecord),
            bank_accounts: Type.Array(ListedBankAccountRecord),
            payments: Type.Object({ as_payer: Count, as_payee: Count }),
            blocks: Type.Array(BlockRecord),
            authorizations: Type.Array(AuthorizationRecord),
            clawbacks_need_authorization: Type.Boolean(),
            limits: Nullable(LimitRecord),
            balances: Type.Array(Type.Object({ account: AccountName, balance: Type.Integer() })),
            next_payout: Nullable(NextPayout),
            recent_transactions: Type.Array(FoundOfAnyTenant),
            acts: Type.Array(ActRecord),
          }),
          example: {
            processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
            ...exampleBusiness,
            kyb_status: 'IN_REVIEW',
            kyb_status_since: '2026-03-02 14:05:09',
            kyb_submission: null,
            kyb_decisions: [
              {
                number: 1,
                decided_at: '2026-03-02 14:05:09',
                source: 'provider',
                outcome: 'undecided',
                reason: null,
                documents: [],
                token_uuid: null,
                request_id: '5f0c3a52-8f0e-4a57-9b1d-2a3b4c5d6e7f',
              },
            ],
            bank_accounts: [exampleListedRecord],
            payments: { as_payer: 0, as_payee: 12 },
            blocks: [],
            authorizations: [],
            clawbacks_need_authorization: false,
            limits: null,
            balances: [{ account: 'PAYEE', balance: -12500 }],
            next_payout: {
              amount_up_to: 12500,
              taken_for_debts: 0,
              cut_off_at: '2026-03-02 22:00:00',
              settles_on: '2026-03-03',
            },
            recent_transactions: [],
            acts: [],
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ params, now }) {
        return ok(await fromSnapshot(database, (snapshot) => readWhole(snapshot, params.uuid, { now, dating })));
      },
    },
  );

async function readWhole(snapshot: Queryable, uuid: string, { now, dating }: { now: Date; dating: Dating }) {
  const user = await findAnyUser(snapshot, uuid);
  const { processor_id, uuid: user_uuid } = user;
  const reach = { processor_id, vendor_id: null };
  const key = { processor_id, user_uuid };
  const merchant = { processor_id, owner_uuid: user_uuid, owner: 'merchant' } as const;
  const submission = await selectOpenSubmission(snapshot, user);
  const limits = await selectLimits(snapshot, merchant);
  const { bank, suspended_at, clawback_authorization_required } = (await selectProcessor(snapshot, processor_id))!;
  const authorizations = await selectAuthorizationsOf(snapshot, key, nilUuid, mostAuthorizations);
  // Null: the user was deleted, and its accounts with it.
  const accounts = (await selectBankAccounts(snapshot, reach, user_uuid, { per_page: mostAccounts, offset: 0 })) ?? [];
  const balances = await selectBalancesOf(snapshot, processor_id, user_uuid);
  const owes = balances.some(({ account, balance }) => account === 'CLAW' && balance > 0);
  const debts = owes ? await selectTakenFromPayouts(snapshot, { processor_id, payee_uuid: user_uuid }) : 0;
  const recent = await searchPayments(snapshot, {
    processor_id,
    trace_id: null,
    file_uuid: null,
    range: { from: nilUuid, before: lastUuid },
    wanted: { user_uuid },
    limit: mostTransactions,
  });
  return {
    processor_uuid: processor_id,
    ...userRecord(user),
    kyb_status_since: timestampOrNull(user.kyb_status_since),
    kyb_submission: submission === null ? null : submissionRecord(submission),
    kyb_decisions: (await selectKybDecisions(snapshot, user, mostDecisions)).map(decisionRecord),
    bank_accounts: accounts.map(listedBankAccountRecord),
    payments: await countPayments(snapshot, user, mostCounted),
    blocks: (await selectBlocksOf(snapshot, processor_id, user_uuid)).map(blockRecord),
    authorizations: authorizations.map(authorizationRecord),
    clawbacks_need_authorization:
      clawback_authorization_required &&
      accounts.some(
        ({ uuid: account, is_default }) =>
          is_default && !authorizations.some((one) => one.bank_account_uuid === account && allowsClawback(one, now)),
      ),
    limits: limits === null ? null : await limitRecord(snapshot, { ...merchant, ...limits }, now),
    balances,
    next_payout: suspended_at === null ? nextPayout(balances, debts, bank, dating) : null,
    recent_transactions: await foundOfAnyTenant(snapshot, recent.rows),
    acts: (await selectActsOf(snapshot, processor_id, [user_uuid], mostActs)).map(actRecord),
  };
}

// The daily run before a standard cut-off pays debts and reserves the rest, and its file pays it.
function nextPayout(
  balances: Awaited<ReturnType<typeof selectBalancesOf>>,
  debts: number,
  bank: string | null,
  { termsOf, bankingClock }: Dating,
): Static<typeof NextPayout> | null {
  const owed = (name: Account) => -(balances.find(({ account }) => account === name)?.balance ?? 0);
  const taken_for_debts = Math.min(debts, Math.max(0, owed('PAYEE')));
  const amount = owed('PAYEE') + owed('PRES') - taken_for_debts;
  if (amount + taken_for_debts <= 0) return null;
  const entry = { direction: 'credit', speed: 'standard', amount } as const;
  const { cut_off_at, settles_at } = datesOf(bankingClock.bankingNow(), entry, termsOf(bank));
  return {
    amount_up_to: amount,
    taken_for_debts,
    cut_off_at: timestamp(cut_off_at),
    settles_on: easternDay(settles_at),
  };
}

function submissionRecord({ uuid, submitted_at, sent_at, send_attempts, send_error }: OpenSubmission) {
  return { uuid, submitted_at: timestamp(submitted_at), sent_at: timestampOrNull(sent_at), send_attempts, send_error };
}
