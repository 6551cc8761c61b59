// GET /admin/v1/users/{uuid}: a user of any tenant, with what an operator needs to decide about it.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import { exampleRecord, ListedBankAccountRecord, listedBankAccountRecord } from '../bank-accounts/bank-account.ts';
import { selectBankAccounts } from '../bank-accounts/bank-accounts.sql.ts';
import type { Database } from '../database/database.ts';
import { operation } from '../http/operation.ts';
import { Nullable, Timestamp, Uuid } from '../http/schema.ts';
import { refuse } from '../refusals.ts';
import { timestamp, timestampOrNull } from '../std/timestamps.ts';
import { findUser } from '../users/find-user.ts';
import { exampleBusiness, UserRecord, userRecord } from '../users/user-record.ts';
import { selectProcessorOfUser } from '../users/users.sql.ts';
import { selectKybDecisions } from '../users/verification/kyb-decisions.sql.ts';
import { type OpenSubmission, selectOpenSubmission } from '../users/verification/over-http/submissions.sql.ts';
import { DecisionRecord, decisionRecord } from './decision-record.ts';
import { countPayments } from './reviews.sql.ts';

const mostDecisions = 100;
const mostAccounts = 100;
const mostCounted = 1_000;

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

export const readUserOfAnyTenant = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/users/:uuid',
      tag: 'Operator',
      operationId: 'getUserOfAnyTenant',
      summary: 'Read a user of any tenant',
      description: `The user, its bank accounts with the last four characters of their numbers, and the latest ${mostDecisions} decisions of its verification, newest first. \`undecided\`: the provider left the decision to an operator. \`no_answer\`: the provider failed or was too slow. \`token_uuid\`: the operator's token; null for the token of the environment and for the provider. \`documents\` are references that the provider or an operator gave. \`kyb_submission\` is the submission that a provider over HTTP may still decide; null: none. \`sent_at\` null: it was not sent yet, and \`send_error\` says why the last attempt failed. Payments are counted up to ${mostCounted}: ${mostCounted} means at least ${mostCounted}.`,
      callers: ['admin'],
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: {
          description: 'The user',
          data: Type.Object({
            processor_uuid: Uuid,
            ...UserRecord.properties,
            kyb_status_since: Nullable(Timestamp),
            kyb_submission: Nullable(SubmissionRecord),
            kyb_decisions: Type.Array(DecisionRecord),
            bank_accounts: Type.Array(ListedBankAccountRecord),
            payments: Type.Object({ as_payer: Count, as_payee: Count }),
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
            bank_accounts: [
              {
                ...exampleRecord,
                account_number: '****5678',
                disabled_at: null,
                disabled_reason: null,
                tokenized: false,
              },
            ],
            payments: { as_payer: 0, as_payee: 12 },
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ params }) {
        const processor_id = await selectProcessorOfUser(database, params.uuid);
        if (processor_id === null) throw refuse('not_found', 'uuid');
        const reach = { processor_id, vendor_id: null };
        const user = await findUser(database, reach, params.uuid);
        const decisions = await selectKybDecisions(database, user, mostDecisions);
        const submission = await selectOpenSubmission(database, user);
        const accounts = await selectBankAccounts(database, reach, user.uuid, { per_page: mostAccounts, offset: 0 });
        return ok({
          processor_uuid: processor_id,
          ...userRecord(user),
          kyb_status_since: timestampOrNull(user.kyb_status_since),
          kyb_submission: submission === null ? null : submissionRecord(submission),
          kyb_decisions: decisions.map(decisionRecord),
          // Null: the user was deleted a moment ago.
          bank_accounts: (accounts ?? []).map(listedBankAccountRecord),
          payments: await countPayments(database, user, mostCounted),
        });
      },
    },
  );

function submissionRecord({ uuid, submitted_at, sent_at, send_attempts, send_error }: OpenSubmission) {
  return { uuid, submitted_at: timestamp(submitted_at), sent_at: timestampOrNull(sent_at), send_attempts, send_error };
}
