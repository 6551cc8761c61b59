// The record of an operator in answers.
import { type Static, Type } from 'typebox';
import { type Role, roles, type TenantRole } from '../../api/http/caller.ts';
import { described, Nullable, OneOf, TimeOf, Timestamp, Uuid, UuidOf, withValues } from '../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import type { OperatorRow } from './operators.sql.ts';

export const PasswordOnly = Type.Boolean({
  allowed: 'true or false',
  description: 'The person signs in with the password and the authenticator app, not at the identity provider.',
});

export const meaningOfTenantRoles: Readonly<Record<TenantRole, string>> = {
  developer: 'See one tenant, and change its webhooks.',
  tenant_viewer: 'See one tenant.',
  tenant_finance: 'See one tenant, and refund its payments.',
  tenant_owner: 'As `developer` and `tenant_finance`, and decide about the people and the tokens of the tenant.',
};

export const OperatorRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the person.'),
    name: Type.String({ description: 'The name of the person.' }),
    email: Type.String({ description: 'The e-mail address that the person signs in with.' }),
    role: OneOf([...roles], {
      description: withValues('What the person may do.', {
        viewer: 'See everything of all tenants.',
        support: 'Also write notes, and put a payment on hold.',
        operator: 'Also move money, and work on bank files.',
        risk: 'As `support`, and release holds, block users, set limits and decide about businesses.',
        administrator: 'Everything, also tenants, tokens and operators.',
        ...meaningOfTenantRoles,
      } satisfies Record<Role, string>),
    }),
    processor_uuid: described(
      Nullable(Uuid),
      'The tenant of the person. Null: the person is an operator of the service.',
    ),
    invited_at: TimeOf('When the person was invited'),
    joined_at: described(Nullable(Timestamp), 'When the person accepted the invitation, in UTC. Null: not yet.'),
    disabled_at: described(Nullable(Timestamp), 'When the person was disabled, in UTC. Null: the person may sign in.'),
    disabled_by_service: Type.Boolean({
      description: 'Whether an operator of the service disabled the person. Then no owner of a tenant may enable them.',
    }),
    has_password: Type.Boolean({ description: 'Whether the person has a password.' }),
    has_oidc: Type.Boolean({ description: 'Whether the person has signed in at the identity provider.' }),
    password_only: PasswordOnly,
  },
  { title: 'OperatorPerson', description: 'A person who may sign in to the console.' },
);

export const exampleOperator: Static<typeof OperatorRecord> = {
  uuid: '019a2f50-1a00-7b11-8c22-4d5e6f708193',
  name: 'Maya Lindqvist',
  email: 'maya@platform.example',
  role: 'operator',
  processor_uuid: null,
  invited_at: '2026-03-02 14:05:09',
  joined_at: null,
  disabled_at: null,
  disabled_by_service: false,
  has_password: false,
  has_oidc: false,
  password_only: false,
};

export const operatorRecord = ({
  processor_id,
  invited_at,
  joined_at,
  disabled_at,
  ...operator
}: OperatorRow): Static<typeof OperatorRecord> => ({
  ...operator,
  processor_uuid: processor_id,
  invited_at: timestamp(invited_at),
  joined_at: timestampOrNull(joined_at),
  disabled_at: timestampOrNull(disabled_at),
});
