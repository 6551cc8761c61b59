// The API record of a request for an authorization.
import { type Static, Type } from 'typebox';
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
} from '../../../api/http/schema.ts';
import { stateOfLink } from '../../../customers/pages/one-time-link.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import type { Place, Vault } from '../../../platform/vault/vault.ts';
import { DebitsOfAuthorization, exampleAuthorization, KindOfAuthorization } from '../authorization-record.ts';
import type { AuthorizationRequest } from './authorization-requests.sql.ts';

/** Where the page is. */
export const authorizationPath = '/authorize';

export const requestStates = ['open', 'agreed', 'declined', 'expired', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** Only an open request can be answered or withdrawn. */
export const stateOf: (one: AuthorizationRequest, now: Date) => RequestState = stateOfLink;

export const AuthorizationRequestRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the request.'),
    user_uuid: UuidOf('The payer who is asked.'),
    bank_account_uuid: UuidOf('The bank account that may be debited.'),
    state: OneOf([...requestStates], {
      description: withValues('Whether the payer has answered.', {
        open: 'The payer can still answer.',
        agreed: 'The payer agreed. `authorization_uuid` is the authorization.',
        declined: 'The payer declined.',
        expired: 'The payer did not answer in time.',
        withdrawn: 'You withdrew the request.',
      } satisfies Record<RequestState, string>),
    }),
    debits: DebitsOfAuthorization,
    kind: KindOfAuthorization,
    sec_code: OneOf(['WEB', 'CCD'], {
      description: withValues('How the payer agrees, as the SEC code of the debits.', {
        WEB: 'A person.',
        CCD: 'A business.',
      }),
    }),
    payee_uuid: described(Nullable(Uuid), 'The only payee of the debits. Null: every payee.'),
    minimum_amount: described(Nullable(Cents), 'The least amount of a debit, in cents. Null: no minimum.'),
    maximum_amount: described(Nullable(Cents), 'The most of a debit, in cents. Null: there is no limit.'),
    authorized_on: described(
      Nullable(Day),
      'The first day on which a payment may start. Null: the day on which the payer agrees.',
    ),
    ends_on: described(Nullable(Day), 'The last day on which a payment may start. Null: until it is revoked.'),
    reference: Type.String({ description: 'Your reference for the authorization. Empty: none was given.' }),
    terms: Type.Array(Type.String({ description: 'A paragraph.' }), {
      description: 'The text that the page shows, paragraph by paragraph.',
    }),
    terms_version: Type.String({ description: 'The name of this version of the text.' }),
    return_url: described(Nullable(Type.String()), 'Where the page links back to. Null: it has no such link.'),
    created_at: TimeOf('When the request was made'),
    expires_at: TimeOf('Until when the payer can answer'),
    ended_at: described(Nullable(Timestamp), 'When it was answered or withdrawn, in UTC. Null: it was not.'),
    authorization_uuid: described(Nullable(Uuid), 'The authorization. Null: the payer has not agreed.'),
  },
  { title: 'AuthorizationRequest', description: 'A payer is asked to authorize debits on our page.' },
);

export const termsPlace = ({ uuid }: { uuid: string }): Place => ({
  table: 'authorization_requests',
  row: uuid,
  column: 'terms_sealed',
});

export const sealTerms = (vault: Vault, uuid: string, terms: readonly string[]): Buffer =>
  vault.seal(termsPlace({ uuid }), JSON.stringify(terms));

export const openTerms = (vault: Vault, one: Pick<AuthorizationRequest, 'uuid' | 'terms_sealed'>): string[] =>
  JSON.parse(vault.open(termsPlace(one), one.terms_sealed).toString());

export function authorizationRequestRecord(
  vault: Vault,
  row: AuthorizationRequest,
  now: Date,
): Static<typeof AuthorizationRequestRecord> {
  return {
    uuid: row.uuid,
    user_uuid: row.user_uuid,
    bank_account_uuid: row.bank_account_uuid,
    state: stateOf(row, now),
    debits: row.debits,
    kind: row.kind,
    sec_code: row.sec_code,
    payee_uuid: row.payee_uuid,
    minimum_amount: row.minimum_amount,
    maximum_amount: row.maximum_amount,
    authorized_on: row.authorized_on,
    ends_on: row.ends_on,
    reference: row.reference,
    terms: openTerms(vault, row),
    terms_version: row.terms_version,
    return_url: row.return_url,
    created_at: timestamp(row.created_at),
    expires_at: timestamp(row.expires_at),
    ended_at: timestampOrNull(row.ended_at),
    authorization_uuid: row.authorization_uuid,
  };
}

export const MadeAuthorizationRequest = extended(
  AuthorizationRequestRecord,
  { url: Type.String({ description: 'The page for the payer. It is shown only in this answer.' }) },
  { title: 'MadeAuthorizationRequest', description: 'A request for an authorization, with its link.' },
);

export const exampleRequest: Static<typeof AuthorizationRequestRecord> = {
  uuid: '019a2f50-0d00-7d33-8e44-6f7081920315',
  user_uuid: exampleAuthorization.user_uuid,
  bank_account_uuid: exampleAuthorization.bank_account_uuid,
  state: 'open',
  debits: 'payments',
  kind: 'standing',
  sec_code: 'WEB',
  payee_uuid: null,
  minimum_amount: null,
  maximum_amount: 50000,
  authorized_on: null,
  ends_on: null,
  reference: '',
  terms: [
    'I, Ada Moreau, authorize Northwind Pay to debit my checking account that ends in 6789 over the ACH network.',
    'There is a debit each time that I start a payment with Northwind Pay. Each is at most $500.00.',
    'The first debit is on or after the day of this authorization.',
    'This stays in effect until it ends or is revoked. To revoke it, contact Northwind Pay: help@northwind.example. A debit that the bank already has cannot be stopped.',
  ],
  terms_version: 'achord-1',
  return_url: 'https://shop.example/orders',
  created_at: '2026-03-13 15:04:10',
  expires_at: '2026-03-16 15:04:10',
  ended_at: null,
  authorization_uuid: null,
};
