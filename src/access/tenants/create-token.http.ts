// POST /admin/v1/tokens: creates a token for a processor, a vendor or another operator.
import { type Static, Type } from 'typebox';
import { operatorRoles } from '../../api/http/caller.ts';
import { operation, unlessTokenOfEnvironment } from '../../api/http/operation.ts';
import { OneOf, Text, Uuid, WholeNumber } from '../../api/http/schema.ts';
import { created } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { instant, realClock } from '../../platform/std/clock.ts';
import { issueToken, longestLife, type TokenOwner } from './issue-token.ts';
import { type Mode, newToken } from './token.ts';
import { findTokenOwner } from './token-owner.ts';

const body = Type.Object({
  processor_uuid: Type.Optional(Uuid),
  vendor_uuid: Type.Optional(Uuid),
  admin: Type.Optional(Type.Boolean({ allowed: 'true or false' })),
  name: Type.Optional(Text(1, 100, { description: 'What the token is for, such as the program that gets it.' })),
  role: Type.Optional(
    OneOf([...operatorRoles], { description: 'Of an admin token: what it may do. Default: administrator.' }),
  ),
  expires_in_days: Type.Optional(WholeNumber(1, 3_650)),
});

export const createToken = ({ mode }: { mode: Mode }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/tokens',
      tag: 'Operator: tenants',
      operationId: 'createToken',
      summary: 'Issue a token',
      description:
        'Send exactly one of `processor_uuid`, `vendor_uuid` and `admin: true`. The token is shown once; only its hash is stored. `GET /3p/api/v1/me` and the audit trail show the name of the token. In live mode an admin token lives for at most 365 days, and for 365 without `expires_in_days`. If a second operator must approve it, the person who approves gets the token and hands it over.',
      callers: ['admin'],
      role: 'administrator',
      // With a token of a tenant, an administrator could pay into an own account.
      approval: { act: 'tokens', onlyIf: unlessTokenOfEnvironment },
      reason: 'optional',
      body,
      example: { processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d' },
      answers: {
        201: {
          description: 'Issued',
          data: Type.Object({ uuid: Uuid, token: Type.String() }),
          example: { uuid: '019a2f3c-9c02-7a10-8f00-1d2e3f405162', token: 'achord_test_proc_…' },
        },
      },
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const owner = await ownerOf(phase, call.body);
        // Tokens expire in real time, also in the sandbox.
        const days = lifeOf(call.body, mode === 'live');
        const expiresAt = days === null ? null : instant(realClock.now().getTime() + days * 86_400_000);
        return created(await issueToken(phase, call, owner, expiresAt, newToken(owner.kind, mode)));
      },
    },
  );

/** Days; null: it does not expire. */
function lifeOf({ admin = false, expires_in_days: days }: Static<typeof body>, isLive: boolean): number | null {
  const longest = longestLife({ isAdmin: admin, isLive });
  if (days !== undefined && longest !== null && days > longest)
    throw invalid('expires_in_days', 'maximum', `must be at most ${longest} for an admin token in live mode`);
  return days ?? longest;
}

async function ownerOf(phase: AtomicPhase, named: Static<typeof body>): Promise<TokenOwner> {
  const { processor_uuid, vendor_uuid, admin, role } = named;
  if ([processor_uuid, vendor_uuid, admin === true ? true : undefined].filter((one) => one !== undefined).length !== 1)
    throw refuse(
      'invalid_request',
      'processor_uuid',
      'send exactly one of processor_uuid, vendor_uuid and admin: true',
    );
  if (role !== undefined && admin !== true)
    throw refuse('invalid_request', 'role', 'only an admin token has one: leave it out, or send admin: true');
  const owner = await findTokenOwner(phase, named);
  if (owner === null) throw refuse('not_found', processor_uuid === undefined ? 'vendor_uuid' : 'processor_uuid');
  return owner;
}
