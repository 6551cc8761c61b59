// PUT /3p/api/v2/transactions/{uuid}: changes the metadata of a payment. What was asked stays.
import { Type } from 'typebox';
import { recordAct } from '../../access/tenants/audit-trail.ts';
import { changedMetadata, changesByKey, MetadataChange } from '../../api/http/metadata.ts';
import { operation } from '../../api/http/operation.ts';
import { described, Nullable, paymentOfPath, UuidOf } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import { replaceEntries } from '../../platform/database/metadata-entries.sql.ts';
import { lockPayments } from '../lifecycle/move.sql.ts';
import {
  exampleWithMetadata,
  TransactionRecord,
  TransactionWithMetadata,
  transactionWithMetadata,
} from '../lifecycle/transaction.ts';
import { findTransaction } from './find-transaction.ts';
import { TransactionRequest } from './start/transaction-request.ts';
import { updateMetadata } from './transactions.sql.ts';

const fixedFields = { ...TransactionRequest.properties, ...TransactionRecord.properties };

export const updateTransaction = operation(
  {
    method: 'PUT',
    path: '/3p/api/v2/transactions/:uuid',
    alsoAt: [{ path: '/3p/api/v1/transaction/:uuid', name: 'updateTransactionV1' }],
    tag: 'Transactions',
    operationId: 'updateTransaction',
    summary: 'Change the metadata of a transaction',
    description:
      'In any status. `metadata` changes by key: a key that you send is added or gets the new value, null deletes it, and all other keys stay. Nothing else of a transaction can be changed. No event is announced; later events, the details and the search show the new metadata. A replay of the start still answers what was sent with it.',
    callers: ['processor', 'vendor'],
    params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
    body: Type.Object(
      { metadata: described(Nullable(MetadataChange), changesByKey) },
      {
        refusedFields: (name: string) =>
          Object.hasOwn(fixedFields, name)
            ? { code: 'unchangeable', message: 'of a transaction cannot be changed: only metadata can' }
            : null,
      },
    ),
    example: { metadata: { cart: '7-2041', shipment: 'DN-77120', note: null } },
    answers: {
      200: {
        description: 'The transaction with its metadata',
        data: TransactionWithMetadata,
        example: { ...exampleWithMetadata, metadata: { cart: '7-2041', shipment: 'DN-77120' } },
      },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const { caller, params, body, now } = call;
      const { processor_id } = caller;
      const { uuid } = await findTransaction(phase, caller, params.uuid);
      await lockPayments(phase, [{ processor_id, transaction_uuid: uuid }]);
      const before = await findTransaction(phase, caller, uuid);
      const metadata = changedMetadata(before.metadata, body.metadata);
      if (JSON.stringify(metadata ?? {}) === JSON.stringify(before.metadata ?? {}))
        return ok(transactionWithMetadata(before));
      await updateMetadata(phase, { processor_id, uuid }, metadata ?? {}, now);
      await replaceEntries(phase, { processor_id, subject: 'payment', subject_uuid: uuid }, before.metadata, metadata);
      await recordAct(phase, call, {
        processor_id,
        action: 'transaction.metadata_changed',
        subject: 'transaction',
        subject_uuid: uuid,
        detail: { keys: Object.keys(body.metadata ?? before.metadata ?? {}) },
      });
      return ok(transactionWithMetadata(await findTransaction(phase, caller, uuid)));
    },
  },
);
