// POST /admin/v1/tokens: a token for a processor, a vendor or another operator.
import { Type } from 'typebox';
import { recordAct } from '../access/audit-trail.ts';
import { issueToken, type TokenOwner } from '../access/issue-token.ts';
import { selectProcessor, selectVendor } from '../access/tenants.sql.ts';
import { created } from '../answer.ts';
import type { AtomicPhase } from '../database/atomic-phase.ts';
import { operation } from '../http/operation.ts';
import { Uuid, WholeNumber } from '../http/schema.ts';
import { refuse } from '../refusals.ts';
import { instant, realClock } from '../std/clock.ts';
import { nilUuid } from '../std/identifiers.ts';

const body = Type.Object({
  processor_uuid: Type.Optional(Uuid),
  vendor_uuid: Type.Optional(Uuid),
  admin: Type.Optional(Type.Boolean({ allowed: 'true or false' })),
  expires_in_days: Type.Optional(WholeNumber(1, 3_650)),
});

export const createToken = operation(
  {
    method: 'POST',
    path: '/admin/v1/tokens',
    tag: 'Operator',
    summary: 'Issue a token',
    description:
      'Exactly one of `processor_uuid`, `vendor_uuid`, `admin: true`. The token is shown once; only its hash is kept.',
    callers: ['admin'],
    body,
    example: { processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d' },
    answers: {
      201: {
        description: 'Issued',
        data: Type.Object({ uuid: Uuid, token: Type.String() }),
        example: { uuid: '019a2f3c-9c02-7a10-8f00-1d2e3f405162', token: 'achord_proc_…' },
      },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const owner = await ownerOf(phase, call.body);
      // Tokens expire in real time, also in the sandbox.
      const { expires_in_days: days } = call.body;
      const expiresAt = days === undefined ? null : instant(realClock.now().getTime() + days * 86_400_000);
      const issued = await issueToken(phase, owner, call.now, expiresAt);
      await recordAct(phase, call, {
        processor_id: owner.processor_id ?? nilUuid,
        action: 'token.issued',
        subject: 'token',
        subject_uuid: issued.uuid,
        detail: { kind: owner.kind, vendor_id: owner.vendor_id, expires_at: expiresAt },
      });
      return created(issued);
    },
  },
);

async function ownerOf(
  phase: AtomicPhase,
  { processor_uuid, vendor_uuid, admin }: { processor_uuid?: string; vendor_uuid?: string; admin?: boolean },
): Promise<TokenOwner> {
  const named = [processor_uuid, vendor_uuid, admin === true ? true : undefined].filter((one) => one !== undefined);
  if (named.length !== 1)
    throw refuse(
      'invalid_request',
      'processor_uuid',
      'exactly one of processor_uuid, vendor_uuid and admin: true must be given',
    );
  if (processor_uuid !== undefined) {
    if ((await selectProcessor(phase, processor_uuid)) === null) throw refuse('not_found', 'processor_uuid');
    return { kind: 'processor', processor_id: processor_uuid, vendor_id: null };
  }
  if (vendor_uuid !== undefined) {
    const vendor = await selectVendor(phase, vendor_uuid);
    if (vendor === null) throw refuse('not_found', 'vendor_uuid');
    return { kind: 'vendor', processor_id: vendor.processor_id, vendor_id: vendor.vendor_id };
  }
  return { kind: 'admin', processor_id: null, vendor_id: null };
}
