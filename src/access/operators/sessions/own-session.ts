// What the operations of the own session have in common. Each acts on the caller and on no other
// person: none of them takes the uuid of a person.
import { type Static, Type } from 'typebox';
import type { Call } from '../../../api/http/operation.ts';
import { described, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Operating } from '../operating.ts';
import { exampleOperator, OperatorRecord } from '../operator-record.ts';
import { type OperatorRow, selectOperator } from '../operators.sql.ts';

/** Operators and people of a tenant; a token has no session. */
export const asked = {
  tag: 'Operator: access' as const,
  callers: ['admin', 'processor'] as const,
  role: 'any' as const,
  reason: 'none' as const,
};

export const OwnSession = Type.Object(
  {
    uuid: UuidOf('The identifier of the session.'),
    is_confirmed: Type.Boolean({ description: 'Whether the password was given in the last 15 minutes.' }),
    has_authenticator: Type.Boolean({
      description: 'Whether the password of the person needs a code of an authenticator app.',
    }),
    operator: described(OperatorRecord, 'The person of the session.'),
  },
  { title: 'OwnSession', description: 'The session of the caller.' },
);
export const exampleOwnSession: Static<typeof OwnSession> = {
  uuid: '019a2f51-2b00-7c11-8d22-5e6f70819204',
  is_confirmed: true,
  has_authenticator: true,
  operator: exampleOperator,
};

/** Reads nothing: the caller has a session of this person. */
export function uuidOfPerson({ caller }: Pick<Call, 'caller'>): string {
  if (caller.operator_uuid === null) throw refuse('wrong_kind_of_token');
  return caller.operator_uuid;
}

/** Not in an atomic phase: it takes a connection of its own. */
export async function personOf({ database }: Operating, call: Pick<Call, 'caller'>): Promise<OperatorRow> {
  return (await selectOperator(database, uuidOfPerson(call)))!;
}

/** The session has a new token, in its cookie: who had the old one is signed out. */
export const withNewCookie = ({ cookies }: Operating, { headers }: Pick<Call, 'headers'>, token: string) => ({
  ...ok(null),
  headers: { 'Set-Cookie': cookies.write(headers, 'achord-session', token, null) },
});
