// The record of an operator in answers.
import { type Static, Type } from 'typebox';
import { roles } from '../../api/http/caller.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../platform/std/timestamps.ts';
import type { OperatorRow } from './operators.sql.ts';

export const PasswordOnly = Type.Boolean({
  allowed: 'true or false',
  description: 'The person signs in with the password and the authenticator app, not at the identity provider.',
});

export const OperatorRecord = Type.Object(
  {
    uuid: Uuid,
    name: Type.String(),
    email: Type.String(),
    role: OneOf([...roles]),
    processor_uuid: Nullable(Uuid),
    invited_at: Timestamp,
    joined_at: Nullable(Timestamp),
    disabled_at: Nullable(Timestamp),
    has_password: Type.Boolean(),
    has_oidc: Type.Boolean(),
    password_only: PasswordOnly,
  },
  { title: 'OperatorPerson' },
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
