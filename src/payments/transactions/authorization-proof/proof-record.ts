// The proof that a payer authorized a payment, and a payee its clawback: what a bank asks for
// within ten banking days (Nacha Operating Rules, proof of authorization).
import { type Static, Type } from 'typebox';
import { Cents, described, Nullable, TimeOf, UuidOf } from '../../../api/http/schema.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import {
  AuthorizationWithEvidence,
  authorizationWithEvidence,
  exampleAuthorization,
  exampleEvidence,
} from '../../authorizations/authorization-record.ts';
import {
  selectAuthorizationOfClawback,
  selectAuthorizationOfPayment,
} from '../../authorizations/authorizations.sql.ts';
import { selectAccountsOfSides, selectEntries } from '../details/details.sql.ts';
import {
  accountsInShort,
  EntryRecord,
  entryRecord,
  exampleEntry,
  TransactionDetails,
} from '../details/details-record.ts';
import { exampleNames, namesOfParties, partyNames } from '../party-names.ts';
import { type Scope, selectTransaction } from '../transactions.sql.ts';

const { payer_account, payee_account } = TransactionDetails.properties;

export const AuthorizationProof = Type.Object(
  {
    transaction_uuid: UuidOf('The payment that the proof is about.'),
    amount: described(Cents, 'What was debited from the payer, in cents.'),
    company_name: Type.String({ description: 'The name that the payer reads on the bank statement.' }),
    description: Nullable(Type.String({ description: 'The ACH company entry description. Null: none was given.' })),
    client_reference_id: Type.String({ description: 'Your own reference for the payment. Empty: none was given.' }),
    started_at: TimeOf('When the payment was started'),
    payer_uuid: UuidOf('The user who pays.'),
    payee_uuid: UuidOf('The user who is paid.'),
    ...partyNames,
    payer_account,
    payee_account,
    authorization: described(
      Nullable(AuthorizationWithEvidence),
      'The authorization that the payment uses. Null: it uses none, so the proof must come from elsewhere.',
    ),
    debits: Type.Array(EntryRecord, { description: 'The debits of the payer in bank files, the oldest first.' }),
    clawback_authorization: described(
      Nullable(AuthorizationWithEvidence),
      'The authorization of the payee by which the latest clawback was put into a file. Null: there is no such authorization.',
    ),
    clawbacks: Type.Array(EntryRecord, { description: 'The debits of the payee in bank files, the oldest first.' }),
    made_at: TimeOf('When this proof was made'),
  },
  { title: 'AuthorizationProof', description: 'Everything that proves that a payer authorized a payment.' },
);
export type AuthorizationProof = Static<typeof AuthorizationProof>;

export interface Proving {
  vault: Vault;
  now: Date;
}

/** Refuses with `not_found`. */
export async function proofOf(
  snapshot: Queryable,
  scope: Scope,
  uuid: string,
  { vault, now }: Proving,
): Promise<AuthorizationProof> {
  const payment = await selectTransaction(snapshot, scope, uuid);
  if (payment === null) throw refuse('not_found', 'uuid');
  const { processor_id } = scope;
  const key = { processor_id, transaction_uuid: payment.uuid };
  const parties = { processor_id, payer_uuid: payment.payer_uuid, payee_uuid: payment.payee_uuid };
  const authorization = await selectAuthorizationOfPayment(snapshot, key);
  const ofClawback = await selectAuthorizationOfClawback(snapshot, key);
  const entries = await selectEntries(snapshot, key);
  return {
    transaction_uuid: payment.uuid,
    amount: payment.amount,
    company_name: payment.company_name,
    description: payment.description,
    client_reference_id: payment.client_reference_id,
    started_at: timestamp(payment.created_at),
    payer_uuid: payment.payer_uuid,
    payee_uuid: payment.payee_uuid,
    ...(await namesOfParties(snapshot, [parties]))(parties),
    ...accountsInShort(await selectAccountsOfSides(snapshot, key)),
    authorization: authorization && authorizationWithEvidence(vault, authorization),
    debits: entries.filter(({ stage }) => stage === 'capture').map(entryRecord),
    clawback_authorization: ofClawback && authorizationWithEvidence(vault, ofClawback),
    clawbacks: entries.filter(({ stage }) => stage === 'clawback').map(entryRecord),
    made_at: timestamp(now),
  };
}

export const exampleProof: AuthorizationProof = {
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  amount: 12500,
  company_name: 'FJORD MARKET',
  description: 'ORDER 1042',
  client_reference_id: 'order-1042',
  started_at: '2026-03-16 14:05:09',
  payer_uuid: exampleAuthorization.user_uuid,
  payee_uuid: '019a2f3d-5f20-7c02-b7d3-1a2b3c4d5e6f',
  ...exampleNames,
  payer_account: { last_four: '5678', institution_name: 'JPMORGAN CHASE' },
  payee_account: { last_four: '0042', institution_name: null },
  authorization: { ...exampleAuthorization, evidence: exampleEvidence },
  debits: [exampleEntry],
  clawback_authorization: null,
  clawbacks: [],
  made_at: '2026-04-02 09:00:00',
};
