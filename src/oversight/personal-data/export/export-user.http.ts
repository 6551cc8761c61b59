// GET /admin/v1/users/{uuid}/export: all that is held about a user, for a person who asks for it.
import { type Static, Type } from 'typebox';
import { selectActsOf } from '../../../access/tenants/audit-trail.sql.ts';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { ActRecord, actRecord } from '../../../access/tenants/list-audit-trail.http.ts';
import { operation } from '../../../api/http/operation.ts';
import { isOneUuid, pageCursor, positionIn } from '../../../api/http/page-cursor.ts';
import { Nullable, OneOf, Text, Timestamp, Uuid, WholeNumber } from '../../../api/http/schema.ts';
import { selectChecksOf } from '../../../banks/origination/account-checks/account-checks.sql.ts';
import {
  MicroEntryCheckRecord,
  microEntryCheckRecord,
} from '../../../banks/origination/account-checks/micro-entry-check-record.ts';
import { PrenoteRecord, prenoteRecord } from '../../../banks/origination/account-checks/prenote-record.ts';
import { masked } from '../../../customers/bank-accounts/account-number.ts';
import {
  BankAccountRequestRecord,
  bankAccountRequestRecord,
} from '../../../customers/bank-accounts/requests/bank-account-request-record.ts';
import { selectBankAccountRequestsOf } from '../../../customers/bank-accounts/requests/bank-account-requests.sql.ts';
import { selectAccountValidations } from '../../../customers/bank-accounts/validation/account-validations.sql.ts';
import {
  ValidationRecord,
  validationRecord,
} from '../../../customers/bank-accounts/validation/list-account-validations.http.ts';
import type { User } from '../../../customers/users/user.ts';
import { examplePerson, UserRecord, userRecord } from '../../../customers/users/user-record.ts';
import { DecisionRecord, decisionRecord } from '../../../customers/users/verification/decision-record.ts';
import { selectKybDecisions } from '../../../customers/users/verification/kyb-decisions.sql.ts';
import {
  AuthorizationWithEvidence,
  authorizationWithEvidence,
} from '../../../payments/authorizations/authorization-record.ts';
import { selectAuthorizationsOf } from '../../../payments/authorizations/authorizations.sql.ts';
import {
  AuthorizationRequestRecord,
  authorizationRequestRecord,
} from '../../../payments/authorizations/requests/authorization-request-record.ts';
import { selectAuthorizationRequestsOf } from '../../../payments/authorizations/requests/authorization-requests.sql.ts';
import {
  exampleWithMetadata,
  TransactionWithMetadata,
  transactionWithMetadata,
} from '../../../payments/lifecycle/transaction.ts';
import { BlockRecord, blockRecord } from '../../../payments/risk/blocks/block-record.ts';
import { selectBlocksOf } from '../../../payments/risk/blocks/blocks.sql.ts';
import { ok } from '../../../platform/answer.ts';
import { atomically, fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { ErasureRecord, erasureRecord } from '../erasure/erase-user.http.ts';
import { selectErasure } from '../erasure/erasures.sql.ts';
import { findAnyUser } from '../find-any-user.ts';
import { ScreeningHeld, screeningHeld } from './screening-held.ts';
import { type HeldAccount, selectHeldAccounts, selectPaymentsOfUser } from './user-data.sql.ts';

/** Of each list but the payments. A user has a handful of each. */
const mostOfList = 1_000;
const paymentsByDefault = 100;

const AccountHeld = Type.Object(
  {
    uuid: Uuid,
    aggregator_type: OneOf(['manual', 'bank_link']),
    account_number: Type.String(),
    routing_number: Type.String(),
    account_name: Type.String(),
    account_type: OneOf(['savings', 'checking']),
    created_at: Timestamp,
    disabled_at: Nullable(Timestamp),
    disabled_reason: Nullable(Type.String()),
    removed_at: Nullable(Timestamp),
    number_kept: Type.Boolean({ description: 'Whether the whole number is still kept, encrypted.' }),
  },
  { title: 'HeldBankAccount' },
);

const UserData = Type.Object(
  {
    processor_uuid: Uuid,
    user: UserRecord,
    erasure: Nullable(ErasureRecord),
    bank_accounts: Type.Array(AccountHeld),
    bank_account_requests: Type.Array(BankAccountRequestRecord),
    account_validations: Type.Array(ValidationRecord),
    authorizations: Type.Array(AuthorizationWithEvidence),
    authorization_requests: Type.Array(AuthorizationRequestRecord),
    micro_entry_checks: Type.Array(MicroEntryCheckRecord),
    prenotes: Type.Array(PrenoteRecord),
    kyb_decisions: Type.Array(DecisionRecord),
    blocks: Type.Array(BlockRecord),
    sanctions_screening: ScreeningHeld,
    acts: Type.Array(ActRecord),
  },
  { title: 'UserData' },
);

const accountHeld = ({ account_number_last4, ...row }: HeldAccount): Static<typeof AccountHeld> => ({
  ...row,
  account_number: masked(account_number_last4),
  created_at: timestamp(row.created_at),
  disabled_at: timestampOrNull(row.disabled_at),
  removed_at: timestampOrNull(row.removed_at),
});

/**
 * Who the operator is and from where they worked is no data about the user. The reason of a block
 * may tell of a fraud review, or of the person on a list (decision 64).
 */
const ofUserAlone = (act: Static<typeof ActRecord>): Static<typeof ActRecord> => ({
  ...act,
  actor_name: null,
  session_uuid: null,
  address: null,
  reason: /\.(un)?blocked$/.test(act.action) ? null : act.reason,
});

async function dataOf(db: Queryable, vault: Vault, user: User, now: Date): Promise<Static<typeof UserData>> {
  const { processor_id, uuid: user_uuid } = user;
  const key = { processor_id, user_uuid };
  const erasure = await selectErasure(db, key);
  const accounts = await selectHeldAccounts(db, key, mostOfList);
  const accountRequests = await selectBankAccountRequestsOf(db, key, nilUuid, mostOfList);
  const ofUser = { ...key, bank_account_uuid: null };
  const validations = await selectAccountValidations(db, ofUser, lastUuid, mostOfList);
  const authorizations = await selectAuthorizationsOf(db, key, nilUuid, mostOfList);
  const requests = await selectAuthorizationRequestsOf(db, key, nilUuid, mostOfList);
  const checks = await selectChecksOf(db, 'micro_entries', key, nilUuid, mostOfList, now);
  const prenotes = await selectChecksOf(db, 'prenotes', key, nilUuid, mostOfList, now);
  const acts = await selectActsOf(db, processor_id, [user_uuid], mostOfList);
  return {
    processor_uuid: processor_id,
    user: userRecord(user),
    erasure: erasure && erasureRecord(erasure),
    bank_accounts: accounts.map(accountHeld),
    bank_account_requests: accountRequests.map((one) => bankAccountRequestRecord(one, now)),
    account_validations: validations.map(validationRecord),
    authorizations: authorizations.map((one) => authorizationWithEvidence(vault, one)),
    authorization_requests: requests.map((one) => authorizationRequestRecord(vault, one, now)),
    micro_entry_checks: checks.map(microEntryCheckRecord),
    prenotes: prenotes.map(prenoteRecord),
    kyb_decisions: (await selectKybDecisions(db, user, mostOfList)).map(decisionRecord),
    blocks: (await selectBlocksOf(db, processor_id, user_uuid)).map(blockRecord),
    sanctions_screening: await screeningHeld(db, key, mostOfList),
    acts: acts.reverse().map((act) => ofUserAlone(actRecord(act))),
  };
}

export const exportUser = ({ database, vault }: { database: Database; vault: Vault }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/users/:uuid/export',
      tag: 'Operator: users',
      operationId: 'exportUser',
      summary: 'Export what is held about a user',
      description: `For a person who asks for their data; also of a deleted or erased user. All of it is from one moment. Tax identifiers and account numbers show their last four characters. It says that the user was screened for sanctions and what was decided, without the entries of the lists; it has no reviews of fraud monitoring. Each list has at most ${mostOfList} entries. The payments come in pages, oldest first: send \`next\` as \`after\`; with \`after\`, \`data\` is null. Each call is recorded in the audit trail with its reason.`,
      callers: ['admin'],
      role: 'administrator',
      needsPassword: true,
      params: Type.Object({ uuid: Uuid }),
      reason: 'required',
      query: Type.Object({
        after: Type.Optional(Text(1, 500, { description: '`next` of an earlier answer for the same user.' })),
        limit: Type.Optional(WholeNumber(1, 1_000, `Payments in an answer: ${paymentsByDefault} by default.`)),
      }),
      answers: {
        200: {
          description: 'The data',
          data: Type.Object({
            data: Nullable(UserData),
            payments: Type.Array(TransactionWithMetadata),
            next: Nullable(Type.String()),
          }),
          example: {
            data: {
              processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
              user: examplePerson,
              erasure: null,
              bank_accounts: [],
              bank_account_requests: [],
              account_validations: [],
              authorizations: [],
              authorization_requests: [],
              micro_entry_checks: [],
              prenotes: [],
              kyb_decisions: [],
              blocks: [],
              sanctions_screening: { screened_at: '2026-03-02 14:05:11', hits: [] },
              acts: [],
            },
            payments: [exampleWithMetadata],
            next: null,
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read(call) {
        const { after, limit = paymentsByDefault } = call.query;
        const list = ['export', call.params.uuid.toLowerCase()];
        const position = after === undefined ? nilUuid : positionIn(after, list, isOneUuid)[0];
        const found = await fromSnapshot(database, async (snapshot) => {
          const user = await findAnyUser(snapshot, call.params.uuid);
          const key = { processor_id: user.processor_id, user_uuid: user.uuid };
          return {
            user,
            data: after === undefined ? await dataOf(snapshot, vault, user, call.now) : null,
            // One extra row shows whether there is a next page.
            payments: await selectPaymentsOfUser(snapshot, key, position, limit + 1),
          };
        });
        const { user, data } = found;
        await atomically(database, (phase) =>
          recordAct(phase, call, {
            processor_id: user.processor_id,
            action: 'user.exported',
            subject: 'user',
            subject_uuid: user.uuid,
          }),
        );
        const payments = found.payments.slice(0, limit);
        const next = found.payments.length > limit ? pageCursor(list, [payments[limit - 1]!.uuid]) : null;
        return ok({ data, payments: payments.map(transactionWithMetadata), next });
      },
    },
  );
