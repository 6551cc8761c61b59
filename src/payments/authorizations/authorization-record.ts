// The API record of an authorization.
import { type Static, Type } from 'typebox';
import { type OriginatedSecCode, originatedSecCodes } from '../../ach/nacha/codes/sec-codes.ts';
import {
  Cents,
  Day,
  described,
  extended,
  Nullable,
  OneOf,
  TimeOf,
  Timestamp,
  Uuid,
  UuidOf,
  withValues,
} from '../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import {
  type AuthorizationKind,
  type AuthorizedDebits,
  authorizationKinds,
  authorizedDebits,
} from './authorization.ts';
import type { Authorization } from './authorizations.sql.ts';
import { Evidence, openEvidence } from './evidence.ts';

export const KindOfAuthorization = OneOf([...authorizationKinds], {
  description: withValues('How many debits it allows.', {
    single: 'One debit. The first payment that uses it uses it up.',
    recurring: 'Debits at regular intervals, as a subscription has them.',
    standing: 'Any number of debits, each started by an act of the payer.',
  } satisfies Record<AuthorizationKind, string>),
});

export const DebitsOfAuthorization = OneOf([...authorizedDebits], {
  title: 'DebitsOfAuthorization',
  description: withValues('Which debits of the user it allows.', {
    payments: 'Payments that the user makes as a payer.',
    clawbacks: 'Taking back what was paid out to the user as a payee, when the debit of the payer comes back.',
  } satisfies Record<AuthorizedDebits, string>),
});

export const SecCodeOfAuthorization = OneOf([...originatedSecCodes], {
  description: withValues('How the payer agreed, as the SEC code of the debits.', {
    PPD: 'In writing, or in a similar way.',
    WEB: 'Over the internet or in an app.',
    TEL: 'By telephone.',
    CCD: 'A business, by an agreement with the originator.',
    CTX: 'The same, for debits with a remittance of several records.',
  } satisfies Record<OriginatedSecCode, string>),
});

export const AuthorizationRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the authorization.'),
    user_uuid: UuidOf('The user who authorized the debits.'),
    bank_account_uuid: UuidOf('The bank account that may be debited.'),
    debits: DebitsOfAuthorization,
    kind: KindOfAuthorization,
    sec_code: described(
      Nullable(SecCodeOfAuthorization),
      'How the payer agreed, and the SEC code of the debits that use it. Null: not said, so it allows debits of every code.',
    ),
    payee_uuid: described(Nullable(Uuid), 'The only payee of the debits. Null: every payee.'),
    minimum_amount: described(Nullable(Cents), 'The least amount of a debit, in cents. Null: no minimum.'),
    maximum_amount: described(Nullable(Cents), 'The most of a debit, in cents. Null: there is no limit.'),
    authorized_on: described(Day, 'The day on which the payer authorized the debits.'),
    ends_on: described(Nullable(Day), 'The last day on which a payment may start. Null: until it is revoked.'),
    reference: Type.String({ description: 'Where the proof is kept. Empty: nothing was given.' }),
    recorded_at: TimeOf('When the authorization was recorded'),
    revoked_at: described(Nullable(Timestamp), 'When it was revoked, in UTC. Null: it was not.'),
    revoked_reason: described(Nullable(Type.String()), 'Why it was revoked. Null: it was not.'),
    used_by_transaction_uuid: described(
      Nullable(Uuid),
      'The payment that used up a single authorization. Null: it is unused, or not single.',
    ),
    has_evidence: Type.Boolean({ description: 'Whether evidence is kept with it.' }),
  },
  { title: 'Authorization', description: 'What a user allowed: debits of one of its bank accounts.' },
);

export function authorizationRecord(row: Authorization): Static<typeof AuthorizationRecord> {
  const { processor_id: _, uuid, user_uuid, evidence_encrypted, recorded_at, revoked_at, ...shown } = row;
  return {
    uuid,
    user_uuid,
    ...shown,
    recorded_at: timestamp(recorded_at),
    revoked_at: timestampOrNull(revoked_at),
    has_evidence: evidence_encrypted !== null,
  };
}

export const AuthorizationWithEvidence = extended(
  AuthorizationRecord,
  { evidence: described(Nullable(Evidence), 'What proves that the payer agreed. Null: no evidence was given.') },
  { title: 'AuthorizationWithEvidence', description: 'An authorization with what proves it.' },
);

export const authorizationWithEvidence = (
  vault: Vault,
  row: Authorization,
): Static<typeof AuthorizationWithEvidence> => ({
  ...authorizationRecord(row),
  evidence: openEvidence(vault, row.uuid, row.evidence_encrypted),
});

export const exampleAuthorization: Static<typeof AuthorizationRecord> = {
  uuid: '019a2f51-0d00-7d33-8e44-6f7081920314',
  user_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e',
  bank_account_uuid: '019a2f3d-2a00-7b11-9e10-0a1b2c3d4e5f',
  debits: 'payments',
  kind: 'standing',
  sec_code: 'WEB',
  payee_uuid: null,
  minimum_amount: null,
  maximum_amount: 50000,
  authorized_on: '2026-03-13',
  ends_on: null,
  reference: 'mandate-2207',
  recorded_at: '2026-03-13 15:12:44',
  revoked_at: null,
  revoked_reason: null,
  used_by_transaction_uuid: null,
  has_evidence: true,
};

export const exampleEvidence: Evidence = {
  terms: ['I authorize Northwind Pay to debit my account for each order that I confirm, up to $500.00.'],
  terms_version: 'orders-3',
  agreed_at: '2026-03-13T15:12:02Z',
  name: 'Ada Moreau',
  email: 'ada@example.com',
  ip_address: '203.0.113.7',
  user_agent: 'Mozilla/5.0',
  identity: 'password and code by text message',
  signature: 'check box and button',
};
