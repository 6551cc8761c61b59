// POST /admin/v1/transactions/{uuid}/proof-requests and /admin/v1/proof-requests/{uuid}/answer: a
// bank asks for a proof, and gets it.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { proveUntil } from '../../../ach/calendar/deadlines.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described, paymentOfPath, Text, UuidOf } from '../../../api/http/schema.ts';
import { created, ok } from '../../../platform/answer.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { findProcessorOf } from '../find-transaction.ts';
import { exampleProofRequest, ProofRequestRecord, proofRequestRecord } from './proof-request-record.ts';
import { insertProofRequest, selectProofRequest, updateAnswered } from './proof-requests.sql.ts';

export const createProofRequest = operation(
  {
    method: 'POST',
    path: '/admin/v1/transactions/:uuid/proof-requests',
    tag: 'Operator: payments',
    operationId: 'createProofRequest',
    summary: 'Record that a bank asks for a proof',
    description:
      'The bank of the payer asks for the proof of the authorization, through your bank. It must have it within ten banking days: Today shows the deadline. A payment has one open request; a second one is answered with the first.',
    callers: ['admin'],
    role: 'operator',
    reason: 'optional',
    params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
    body: Type.Object({
      requested_on: Type.Optional(described(Day, 'The day on which the bank asked. Absent: today in Eastern time.')),
      bank_reference: Type.Optional(described(Text(1, 100), 'How the bank names its request.')),
    }),
    example: { requested_on: '2026-04-01', bank_reference: 'POA-5517' },
    answers: { 201: { description: 'Recorded', data: ProofRequestRecord, example: exampleProofRequest } },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const processor_id = await findProcessorOf(phase, call.params.uuid);
      const today = easternDay(call.now);
      const { requested_on = today, bank_reference = '' } = call.body;
      if (requested_on > today) throw invalid('requested_on', 'maximum', 'must not be in the future');
      const transaction_uuid = call.params.uuid.toLowerCase();
      const request = {
        processor_id,
        uuid: uuidv7(call.now),
        transaction_uuid,
        requested_on,
        prove_until: proveUntil(requested_on),
        bank_reference,
        recorded_at: call.now,
      };
      const uuid = await insertProofRequest(phase, request);
      if (uuid === request.uuid)
        await recordAct(phase, call, {
          processor_id,
          action: 'proof_request.recorded',
          subject: 'transaction',
          subject_uuid: transaction_uuid,
          detail: { proof_request_uuid: uuid, requested_on, prove_until: request.prove_until, bank_reference },
        });
      return created(proofRequestRecord((await selectProofRequest(phase, uuid))!));
    },
  },
);

export const answerProofRequest = operation(
  {
    method: 'POST',
    path: '/admin/v1/proof-requests/:uuid/answer',
    tag: 'Operator: payments',
    operationId: 'answerProofRequest',
    summary: 'Record that a proof was sent',
    description: 'The bank has the proof. An answered request is answered as it is.',
    callers: ['admin'],
    role: 'operator',
    params: Type.Object({ uuid: UuidOf('The uuid of the request.') }),
    body: Type.Object({ answer: described(Text(3, 500), 'What was sent, to whom, and how.') }),
    example: { answer: 'PDF by secure mail to the ACH desk.' },
    answers: {
      200: {
        description: 'Answered',
        data: ProofRequestRecord,
        example: {
          ...exampleProofRequest,
          answered_at: '2026-04-02 09:10:00',
          answer: 'PDF by secure mail to the ACH desk.',
        },
      },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const found = await selectProofRequest(phase, call.params.uuid);
      if (found === null) throw refuse('not_found', 'uuid');
      if (found.answered_at !== null) return ok(proofRequestRecord(found));
      await updateAnswered(phase, found, call.body.answer, call.now);
      await recordAct(phase, call, {
        processor_id: found.processor_id,
        action: 'proof_request.answered',
        subject: 'transaction',
        subject_uuid: found.transaction_uuid,
        detail: { proof_request_uuid: found.uuid, answer: call.body.answer },
      });
      return ok(proofRequestRecord((await selectProofRequest(phase, found.uuid))!));
    },
  },
);
