// POST /admin/v1/transactions/{uuid}/notes: an operator writes down something about a payment.
import { type Static, Type } from 'typebox';
import { type Act, selectAct } from '../../../access/tenants/audit-trail.sql.ts';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { operation } from '../../../api/http/operation.ts';
import { Nullable, Text, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { created } from '../../../platform/answer.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { findProcessorOf } from '../find-transaction.ts';

export const NoteRecord = Type.Object(
  {
    uuid: Uuid,
    noted_at: Timestamp,
    note: Type.String(),
    noted_by: Nullable(Type.String({ description: 'The operator, or the token if it has a name.' })),
    token_uuid: Nullable(Uuid),
  },
  { title: 'TransactionNote' },
);

const action = 'transaction.noted';

export const exampleNote: Static<typeof NoteRecord> = {
  uuid: '019a2f44-1b00-7c11-8d22-5e6f70819203',
  noted_at: '2026-03-04 15:10:00',
  note: 'The payer called and will pay on Friday.',
  noted_by: 'Maya Lindqvist',
  token_uuid: null,
};

/** The notes among acts about a payment. */
export const notesIn = (acts: readonly Act[]): Static<typeof NoteRecord>[] =>
  acts
    .filter((act) => act.action === action)
    .map(({ uuid, acted_at, detail, actor_name, token_uuid }) => ({
      uuid,
      noted_at: timestamp(acted_at),
      note: detail.note as string,
      noted_by: actor_name,
      token_uuid,
    }));

export const createTransactionNote = operation(
  {
    method: 'POST',
    path: '/admin/v1/transactions/:uuid/notes',
    tag: 'Operator: payments',
    operationId: 'createTransactionNote',
    summary: 'Write a note about a transaction',
    description:
      'Every operator sees it at the transaction; its tenant does not. It is an entry of the audit trail: it cannot be changed or removed, so leave out what identifies a person.',
    callers: ['admin'],
    role: 'support',
    reason: 'none',
    params: Type.Object({ uuid: Uuid }),
    body: Type.Object({ note: Text(3, 500) }),
    example: { note: exampleNote.note },
    answers: { 201: { description: 'Written', data: NoteRecord, example: exampleNote } },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const transaction_uuid = call.params.uuid.toLowerCase();
      const processor_id = await findProcessorOf(phase, transaction_uuid);
      const { note } = call.body;
      const uuid = await recordAct(phase, call, {
        processor_id,
        action,
        subject: 'transaction',
        subject_uuid: transaction_uuid,
        detail: { note },
      });
      const [written] = notesIn(await selectAct(phase, processor_id, uuid));
      return created(written!);
    },
  },
);
