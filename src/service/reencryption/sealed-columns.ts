// The one table of columns with sealed values: what a change of the data key seals again. A test
// fails when a sealed column of the schema is missing.
import { answerPlace } from '../../access/approvals/approved-answer.ts';
import { codesOfLinkPlace, codesPlace } from '../../access/operators/one-time-codes.ts';
import { chunkPlace } from '../../banks/connections/archive/chunks.ts';
import { placeOfDetails } from '../../banks/connections/item-details.ts';
import { answeredEntryPlace } from '../../banks/simulated/bank-side.ts';
import { type NumberBinding, numberPlace } from '../../customers/bank-accounts/account-number.ts';
import { accessTokenPlace, type TokenBinding } from '../../customers/bank-accounts/linking/follow-link.ts';
import { formerPlace } from '../../customers/bank-accounts/numbers-of-accounts.ts';
import { ssn9Place, tinPlace } from '../../customers/users/tax-identifier.ts';
import { type SecretColumn, secretPlace } from '../../events/webhooks/endpoints/endpoint-secret.ts';
import type { UserKey } from '../../oversight/personal-data/erasure/erasures.sql.ts';
import { identityPlace } from '../../oversight/personal-data/erasure/kept-identity.ts';
import { evidencePlace } from '../../payments/authorizations/evidence.ts';
import { termsPlace } from '../../payments/authorizations/requests/authorization-request-record.ts';
import type { Place } from '../../platform/vault/vault.ts';

export interface SealedColumn<Row = never> {
  table: string;
  column: string;
  /** The primary key. */
  key: readonly string[];
  /** Expressions that `place` also reads, by name. */
  also?: Readonly<Record<string, string>>;
  place(row: Row): Place;
  /** How many rows are read at once; fewer where values are large. */
  rowsAtOnce: number;
}

/** Its values end by themselves, and nothing seals them again. */
export interface ExpiringColumn {
  table: string;
  column: string;
  key: readonly string[];
  /** The setting of its time. */
  endsAfter: string;
}

const ofTenant = ['shard', 'processor_id'] as const;

/** Gives `place` the type of the row that it reads; the table of all columns does not need it. */
const sealed = <Row>(column: SealedColumn<Row>): SealedColumn => column as SealedColumn;

const secretColumn = (column: SecretColumn) =>
  sealed<{ uuid: string }>({
    table: 'webhook_endpoints',
    column,
    key: [...ofTenant, 'uuid'],
    place: ({ uuid }) => secretPlace(uuid, column),
    rowsAtOnce: 200,
  });

export const sealedColumns: readonly SealedColumn[] = [
  sealed<NumberBinding>({
    table: 'bank_accounts',
    column: 'account_number_encrypted',
    key: [...ofTenant, 'uuid'],
    also: { user_uuid: 'user_uuid', routing_number: 'routing_number', account_type: 'account_type' },
    place: numberPlace,
    rowsAtOnce: 200,
  }),
  sealed<{ processor_id: string; item_uuid: string; field: string }>({
    table: 'bank_account_corrections',
    column: 'former_sealed',
    key: [...ofTenant, 'bank_account_uuid', 'field', 'item_uuid'],
    place: ({ processor_id, item_uuid, field }) => formerPlace(processor_id, item_uuid, field),
    rowsAtOnce: 200,
  }),
  sealed<TokenBinding>({
    table: 'linked_items',
    column: 'access_token_encrypted',
    key: ['uuid'],
    also: { processor_id: 'processor_id', provider: 'provider', item_id: 'item_id' },
    place: accessTokenPlace,
    rowsAtOnce: 200,
  }),
  sealed<{ uuid: string }>({
    table: 'users',
    column: 'tin_encrypted',
    key: [...ofTenant, 'uuid'],
    place: tinPlace,
    rowsAtOnce: 200,
  }),
  sealed<{ uuid: string }>({
    table: 'business_owners',
    column: 'ssn9_encrypted',
    key: [...ofTenant, 'user_uuid', 'uuid'],
    place: ssn9Place,
    rowsAtOnce: 200,
  }),
  sealed<{ uuid: string }>({
    table: 'operators',
    column: 'totp_sealed',
    key: ['uuid'],
    place: ({ uuid }) => codesPlace(uuid),
    rowsAtOnce: 200,
  }),
  sealed<{ uuid: string }>({
    table: 'operator_links',
    column: 'totp_sealed',
    key: ['uuid'],
    place: ({ uuid }) => codesOfLinkPlace(uuid),
    rowsAtOnce: 200,
  }),
  sealed<{ uuid: string }>({
    table: 'approvals',
    column: 'answer_sealed',
    key: ['uuid'],
    place: ({ uuid }) => answerPlace(uuid),
    rowsAtOnce: 200,
  }),
  secretColumn('secret_encrypted'),
  secretColumn('previous_secret_encrypted'),
  sealed<{ file_uuid: string; number: number; is_last: boolean }>({
    table: 'archived_chunks',
    column: 'sealed',
    key: ['file_uuid', 'number'],
    also: {
      is_last: 'NOT EXISTS (SELECT FROM archived_chunks l WHERE l.file_uuid = t.file_uuid AND l.number > t.number)',
    },
    place: ({ file_uuid, number, is_last }) => chunkPlace(file_uuid, number, is_last),
    // Each has a quarter of a megabyte.
    rowsAtOnce: 16,
  }),
  sealed<{ uuid: string }>({
    table: 'bank_items',
    column: 'details_sealed',
    key: ['content_uuid', 'number'],
    also: { uuid: 'uuid' },
    place: ({ uuid }) => placeOfDetails(uuid),
    rowsAtOnce: 200,
  }),
  sealed<{ uuid: string }>({
    table: 'authorizations',
    column: 'evidence_encrypted',
    key: [...ofTenant, 'uuid'],
    place: evidencePlace,
    rowsAtOnce: 50,
  }),
  sealed<{ uuid: string }>({
    table: 'authorization_requests',
    column: 'terms_sealed',
    key: [...ofTenant, 'uuid'],
    place: termsPlace,
    rowsAtOnce: 50,
  }),
  sealed<UserKey>({
    table: 'erasures',
    column: 'identity_sealed',
    key: [...ofTenant, 'user_uuid'],
    place: identityPlace,
    rowsAtOnce: 200,
  }),
  sealed<{ uuid: string }>({
    table: 'simulated_answers',
    column: 'entry_sealed',
    key: ['uuid'],
    place: ({ uuid }) => answeredEntryPlace(uuid),
    rowsAtOnce: 200,
  }),
];

export const expiringColumns: readonly ExpiringColumn[] = [
  {
    table: 'idempotency_keys',
    column: 'response_body',
    key: ['shard', 'key_hash'],
    endsAfter: 'ACHORD_IDEMPOTENCY_HOURS',
  },
];
