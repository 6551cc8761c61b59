// GET /admin/v1/users/{uuid}: everything that an operator sees of a user of any tenant, also a
// deleted one.
import { Type } from 'typebox';
import { selectActsOf } from '../../../../access/tenants/audit-trail.sql.ts';
import { ActRecord, actRecord } from '../../../../access/tenants/list-audit-trail.http.ts';
import { operation } from '../../../../api/http/operation.ts';
import { extended, Nullable, Timestamp, Uuid } from '../../../../api/http/schema.ts';
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
import { AuthorizationRecord, authorizationRecord } from '../../../../payments/authorizations/authorization-record.ts';
import { selectAuthorizationsOf } from '../../../../payments/authorizations/authorizations.sql.ts';
import { AccountName } from '../../../../payments/ledger/account-name.ts';
import { selectBalancesOf } from '../../../../payments/ledger/balances.sql.ts';
import { BlockRecord, blockRecord } from '../../../../payments/risk/blocks/block-record.ts';
import { selectBlocksOf } from '../../../../payments/risk/blocks/blocks.sql.ts';
import { LimitRecord, limitRecord } from '../../../../payments/risk/limits/limit-record.ts';
import { selectLimits } from '../../../../payments/risk/limits/limits.sql.ts';
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

const Count = Type.Integer({ minimum: 0, maximum: mostCounted });

export const getUserOfAnyTenant = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/users/:uuid',
      tag: 'Operator: users',
      operationId: 'getUserOfAnyTenant',
      summary: 'Read a user of any tenant',
      description: `The user, its bank accounts with the last four characters of their numbers, and the latest ${mostDecisions} decisions of its verification, newest first. \`undecided\`: the provider left the decision to an operator. \`no_answer\`: the provider failed or was too slow. \`token_uuid\`: the operator's token; null for the token of the environment and for the provider. \`documents\` are references that the provider or an operator gave. \`kyb_submission\` is the submission that a provider over HTTP may still decide; null: none. \`sent_at\` null: it was not sent yet, and \`send_error\` says why the last attempt failed. Payments are counted up to ${mostCounted}: ${mostCounted} means at least ${mostCounted}. \`balances\`: what the user is owed and owes now, debit positive. \`limits\` null: the user has none of its own. Also its blocks and authorizations, its latest ${mostTransactions} transactions, and the latest ${mostActs} acts of the audit trail about it.`,
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
            limits: Nullable(LimitRecord),
            balances: Type.Array(Type.Object({ account: AccountName, balance: Type.Integer() })),
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
            limits: null,
            balances: [{ account: 'PAYEE', balance: -12500 }],
            recent_transactions: [],
            acts: [],
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ params, now }) {
        return ok(await fromSnapshot(database, (snapshot) => readWhole(snapshot, params.uuid, now)));
      },
    },
  );

async function readWhole(snapshot: Queryable, uuid: string, now: Date) {
  const user = await findAnyUser(snapshot, uuid);
  const { processor_id, uuid: user_uuid } = user;
  const reach = { processor_id, vendor_id: null };
  const key = { processor_id, user_uuid };
  const merchant = { processor_id, owner_uuid: user_uuid, owner: 'merchant' } as const;
  const submission = await selectOpenSubmission(snapshot, user);
  const limits = await selectLimits(snapshot, merchant);
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
    // Null: the user was deleted, and its accounts with it.
    bank_accounts: (
      (await selectBankAccounts(snapshot, reach, user_uuid, { per_page: mostAccounts, offset: 0 })) ?? []
    ).map(listedBankAccountRecord),
    payments: await countPayments(snapshot, user, mostCounted),
    blocks: (await selectBlocksOf(snapshot, processor_id, user_uuid)).map(blockRecord),
    authorizations: (await selectAuthorizationsOf(snapshot, key, nilUuid, mostAuthorizations)).map(authorizationRecord),
    limits: limits === null ? null : await limitRecord(snapshot, { ...merchant, ...limits }, now),
    balances: await selectBalancesOf(snapshot, processor_id, user_uuid),
    recent_transactions: await foundOfAnyTenant(snapshot, recent.rows),
    acts: (await selectActsOf(snapshot, processor_id, [user_uuid], mostActs)).map(actRecord),
  };
}

function submissionRecord({ uuid, submitted_at, sent_at, send_attempts, send_error }: OpenSubmission) {
  return { uuid, submitted_at: timestamp(submitted_at), sent_at: timestampOrNull(sent_at), send_attempts, send_error };
}
