// PUT /admin/v1/processors/{uuid}/limits, /admin/v1/vendors/{uuid}/limits,
// /admin/v1/users/{uuid}/limits: sets the limits of an owner's payments.
import { type Static, Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { findProcessor } from '../../../access/tenants/find-processor.ts';
import { selectVendor } from '../../../access/tenants/tenants.sql.ts';
import { operation } from '../../../api/http/operation.ts';
import { Uuid } from '../../../api/http/schema.ts';
import { selectProcessorOfUser, selectUser } from '../../../customers/users/users.sql.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { countEarlier } from './count-earlier.ts';
import type { LimitOwner, Limits } from './limit.ts';
import { exampleLimits, LimitRecord, limitFields, limitRecord } from './limit-record.ts';
import { deleteLimits, noteLimits, selectLimits, upsertLimits } from './limits.sql.ts';

/** The processor of an owner of limits; refuses an unknown owner. */
type FindProcessor = (phase: AtomicPhase, uuid: string) => Promise<string>;

const LimitsBody = Type.Partial(Type.Object(limitFields));
type LimitsBody = Static<typeof LimitsBody>;

const limitsIn = ({
  amount_per_payment = null,
  amount_per_day = null,
  amount_in_flight = null,
}: LimitsBody): Limits => ({
  amount_per_payment,
  amount_per_day,
  amount_in_flight,
});

/** Whether a limit becomes higher, or ends. Null is no limit. */
const raises = (before: Limits | null, after: Limits): boolean =>
  before !== null &&
  (Object.keys(after) as (keyof Limits)[]).some((name) => {
    const [old, now] = [before[name], after[name]];
    return old !== null && (now === null || now > old);
  });

const operationIds = {
  processor: 'setProcessorLimits',
  vendor: 'setVendorLimits',
  merchant: 'setMerchantLimits',
} satisfies Record<LimitOwner, string>;

const setting = (owner: LimitOwner, places: string, of: string, findProcessor: FindProcessor) =>
  operation(
    {
      method: 'PUT',
      path: `/admin/v1/${places}/:uuid/limits`,
      tag: 'Operator: tenants',
      operationId: operationIds[owner],
      summary: `Set the limits of a ${owner}`,
      description: `${of} In cents; a field that is left out or null is no limit. Payments that are in flight or started on the same banking day count. A payment that exceeds a limit is refused with \`limit_exceeded\`.`,
      callers: ['admin'],
      role: 'risk',
      approval: {
        act: 'limits',
        async onlyIf(phase, call) {
          const owner_uuid = (call.params as { uuid: string }).uuid.toLowerCase();
          const processor_id = await findProcessor(phase, owner_uuid);
          return raises(
            await selectLimits(phase, { processor_id, owner_uuid, owner }),
            limitsIn(call.body as LimitsBody),
          );
        },
      },
      params: Type.Object({ uuid: Uuid }),
      body: LimitsBody,
      example: { amount_per_payment: 500_000, amount_per_day: 2_500_000 },
      answers: { 200: { description: 'The limits', data: LimitRecord, example: { ...exampleLimits, owner } } },
      refusals: ['not_found', ...(owner === 'merchant' ? (['not_a_merchant'] as const) : [])],
    },
    {
      async atomic(call, phase) {
        const owner_uuid = call.params.uuid.toLowerCase();
        const processor_id = await findProcessor(phase, owner_uuid);
        const limits = limitsIn(call.body);
        const owned = { processor_id, owner_uuid, owner, ...limits };
        const before = await selectLimits(phase, owned);
        if (Object.values(limits).every((limit) => limit === null)) await deleteLimits(phase, owned);
        else await upsertLimits(phase, owned, call.now);
        await noteLimits(phase, processor_id);
        await countEarlier(phase, processor_id, call.now);
        await recordAct(phase, call, {
          processor_id,
          action: 'limits.set',
          subject: owner === 'merchant' ? 'user' : owner,
          subject_uuid: owner_uuid,
          detail: { before, after: limits },
        });
        return ok(await limitRecord(phase, owned, call.now));
      },
    },
  );

export const setProcessorLimits = setting(
  'processor',
  'processors',
  'For all payments of the processor together, including its vendors’ payments.',
  async (phase, uuid) => (await findProcessor(phase, uuid)).processor_id,
);

export const setVendorLimits = setting(
  'vendor',
  'vendors',
  'For all payments of the vendor together.',
  async (phase, uuid) => {
    const vendor = await selectVendor(phase, uuid);
    if (vendor === null) throw refuse('not_found', 'uuid');
    return vendor.processor_id;
  },
);

export const setMerchantLimits = setting(
  'merchant',
  'users',
  'For all payments to the merchant together, and for its payments to users who are not merchants.',
  async (phase, uuid) => {
    const processor_id = await selectProcessorOfUser(phase, uuid);
    if (processor_id === null) throw refuse('not_found', 'uuid');
    const user = await selectUser(phase, { processor_id, vendor_id: null }, uuid);
    if (user?.kind !== 'business') throw refuse('not_a_merchant', 'uuid');
    return processor_id;
  },
);
