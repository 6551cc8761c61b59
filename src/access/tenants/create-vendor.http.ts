// POST /admin/v1/processors/{uuid}/vendors: creates a vendor of a processor.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { Text, Uuid } from '../../api/http/schema.ts';
import { created } from '../../platform/answer.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import { recordAct } from './audit-trail.ts';
import { findProcessor } from './find-processor.ts';
import { insertVendor } from './tenants.sql.ts';

const example = { uuid: '019a2f3c-8a40-7d11-b6a1-5e0c7d9f8a21', name: 'Fjord Market' };

export const createVendor = operation(
  {
    method: 'POST',
    path: '/admin/v1/processors/:uuid/vendors',
    tag: 'Operator: tenants',
    operationId: 'createVendor',
    summary: 'Create a vendor',
    description: 'A vendor belongs to one processor. Its token reaches only what the vendor created.',
    callers: ['admin'],
    role: 'administrator',
    reason: 'optional',
    params: Type.Object({ uuid: Uuid }),
    body: Type.Object({ name: Text(1, 100) }),
    example: { name: 'Fjord Market' },
    answers: { 201: { description: 'Created', data: Type.Object({ uuid: Uuid, name: Type.String() }), example } },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const { processor_id } = await findProcessor(phase, call.params.uuid);
      const vendor_id = uuidv7(call.now);
      const { name } = call.body;
      await insertVendor(phase, { processor_id, vendor_id, name, created_at: call.now });
      await recordAct(phase, call, {
        processor_id,
        action: 'vendor.created',
        subject: 'vendor',
        subject_uuid: vendor_id,
        detail: { name },
      });
      return created({ uuid: vendor_id, name });
    },
  },
);
