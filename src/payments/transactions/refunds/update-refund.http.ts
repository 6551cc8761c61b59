// PUT /3p/api/v1/refunds/{uuid}: changes the metadata of a refund.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { changedMetadata, changesByKey, MetadataChange } from '../../../api/http/metadata.ts';
import { operation } from '../../../api/http/operation.ts';
import { described, Nullable, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { replaceEntries } from '../../../platform/database/metadata-entries.sql.ts';
import { refuse } from '../../../platform/refusals.ts';
import { exampleRefund, RefundRecord, refundRecord } from '../../lifecycle/refund.ts';
import { lockRefund, selectRefund, updateRefundMetadata } from './refunds.sql.ts';

export const updateRefund = operation(
  {
    method: 'PUT',
    path: '/3p/api/v1/refunds/:uuid',
    alsoAt: [{ path: '/3p/api/v2/refunds/:uuid', name: 'updateRefundV2' }],
    tag: 'Refunds',
    operationId: 'updateRefund',
    summary: 'Change the metadata of a refund',
    description:
      'In any status. `metadata` changes by key: a key that you send is added or gets the new value, null deletes it, and all other keys stay. Nothing else of a refund can be changed. No event is announced; later events show the new metadata.',
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: UuidOf('The uuid of the refund.') }),
    body: Type.Object(
      { metadata: described(Nullable(MetadataChange), changesByKey) },
      {
        refusedFields: (name: string) =>
          Object.hasOwn(RefundRecord.properties, name)
            ? { code: 'unchangeable', message: 'of a refund cannot be changed: only metadata can' }
            : null,
      },
    ),
    example: { metadata: { ticket: '5518', note: null } },
    answers: {
      200: {
        description: 'The refund with its metadata',
        data: RefundRecord,
        example: { ...exampleRefund, metadata: { ticket: '5518' } },
      },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const { caller, params, body, now } = call;
      const { processor_id } = caller;
      await lockRefund(phase, processor_id, params.uuid);
      const before = await selectRefund(phase, caller, params.uuid);
      if (before === null) throw refuse('not_found', 'uuid');
      const { uuid } = before;
      const metadata = changedMetadata(before.metadata, body.metadata);
      if (JSON.stringify(metadata) === JSON.stringify(before.metadata)) return ok(refundRecord(before));
      await updateRefundMetadata(phase, { processor_id, uuid }, metadata, now);
      await replaceEntries(phase, { processor_id, subject: 'refund', subject_uuid: uuid }, before.metadata, metadata);
      await recordAct(phase, call, {
        processor_id,
        action: 'refund.metadata_changed',
        subject: 'refund',
        subject_uuid: uuid,
        detail: { keys: Object.keys(body.metadata ?? before.metadata ?? {}) },
      });
      return ok(refundRecord((await selectRefund(phase, caller, uuid))!));
    },
  },
);
