// POST /admin/v1/transactions/{uuid}/return-requests and /admin/v1/return-requests/{uuid}/answer: a
// receiving bank is asked to return an entry, and answers.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { answerReturnRequestUntil } from '../../../ach/calendar/deadlines.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described, paymentOfPath, Text, TraceOf, UuidOf } from '../../../api/http/schema.ts';
import { lockForMoves } from '../../../payments/lifecycle/move.ts';
import { findProcessorOf } from '../../../payments/transactions/find-transaction.ts';
import { created, ok } from '../../../platform/answer.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { EntryErrorField } from '../../origination/reversals/reversal-record.ts';
import {
  exampleReturnRequest,
  ReturnRequestAnswerField,
  ReturnRequestRecord,
  returnRequestRecord,
} from './return-request-record.ts';
import {
  insertReturnRequest,
  type NamedEntry,
  selectEntryOfPayment,
  selectReturnRequest,
  updateReturnRequestAnswered,
} from './return-requests.sql.ts';

const { entry_error, trace_id, requested_on, asked_by, asked_how } = exampleReturnRequest;

const whyNoRequest: Partial<Record<NamedEntry['state'], string>> = {
  filed: 'the bank does not have the file of this entry yet; wait until it has it, or cancel the payment',
  rejected: 'the bank rejected the file of this entry; name an entry that the bank has',
  returned: 'the entry was returned already; nothing is left to ask for',
};

export const createReturnRequest = ({ bankingClock }: { bankingClock: BankingClock }) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/transactions/:uuid/return-requests',
      tag: 'Operator: banks',
      operationId: 'createReturnRequest',
      summary: 'Record that a return was asked for',
      description:
        'Your bank asked the receiving bank to return an entry that was sent wrongly (R06). The receiving bank must answer within ten banking days: Today shows the deadline. It need not agree. No money moves: when the entry comes back, its return moves the payment and closes the request. An entry has one open request; a second one is answered with the first.',
      callers: ['admin'],
      role: 'operator',
      reason: 'optional',
      params: Type.Object({ uuid: UuidOf(paymentOfPath) }),
      body: Type.Object({
        trace_id: TraceOf('The trace number of the entry, from `entries` of the payment.'),
        entry_error: EntryErrorField,
        requested_on: Type.Optional(
          described(Day, 'The day on which the receiving bank was asked. Absent: today in Eastern time.'),
        ),
        asked_by: Type.Optional(described(Text(1, 100), 'Who asked: a person of your bank, or of yours.')),
        asked_how: described(Text(3, 300), 'How the bank was asked, and whom.'),
      }),
      example: { trace_id, entry_error, requested_on, asked_by, asked_how },
      answers: { 201: { description: 'Recorded', data: ReturnRequestRecord, example: exampleReturnRequest } },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const transaction_uuid = call.params.uuid.toLowerCase();
        const processor_id = await findProcessorOf(phase, transaction_uuid);
        const today = easternDay(bankingClock.bankingNow());
        const { requested_on: day = today, asked_by: by = '' } = call.body;
        if (day > today) throw invalid('requested_on', 'maximum', `must not be after ${today}`);
        // A return that is applied at the same time must find the request, or be found here.
        await lockForMoves(phase, [{ processor_id, transaction_uuid, cause: 'capture_returned' }]);
        const entry = await selectEntryOfPayment(phase, { processor_id, transaction_uuid }, call.body.trace_id);
        if (entry === null)
          throw invalid(
            'trace_id',
            'no_entry',
            'must be the trace number of an entry of this payment: see `entries` of it',
          );
        const whyNot = whyNoRequest[entry.state];
        if (whyNot !== undefined) throw refuse('invalid_state', 'trace_id', whyNot);
        const request = {
          processor_id,
          uuid: uuidv7(call.now),
          transaction_uuid,
          entry_uuid: entry.entry_uuid,
          entry_error: call.body.entry_error,
          requested_on: day,
          answer_until: answerReturnRequestUntil(day),
          asked_by: by,
          asked_how: call.body.asked_how,
          recorded_at: call.now,
        };
        const uuid = await insertReturnRequest(phase, request);
        if (uuid === request.uuid)
          await recordAct(phase, call, {
            processor_id,
            action: 'return_request.recorded',
            subject: 'transaction',
            subject_uuid: transaction_uuid,
            detail: {
              return_request_uuid: uuid,
              trace_id: call.body.trace_id,
              entry_error: request.entry_error,
              requested_on: day,
              answer_until: request.answer_until,
            },
          });
        return created(returnRequestRecord((await selectReturnRequest(phase, uuid))!));
      },
    },
  );

export const answerReturnRequest = operation(
  {
    method: 'POST',
    path: '/admin/v1/return-requests/:uuid/answer',
    tag: 'Operator: banks',
    operationId: 'answerReturnRequest',
    summary: 'Record the answer to a request',
    description:
      'What the receiving bank answered. The request leaves Today; a return that comes later still closes it. An answered request, and one whose entry came back, is answered as it is.',
    callers: ['admin'],
    role: 'operator',
    reason: 'optional',
    params: Type.Object({ uuid: UuidOf('The uuid of the request.') }),
    body: Type.Object({
      answer: ReturnRequestAnswerField,
      answer_note: described(Text(3, 500), 'What the bank said, when, and to whom.'),
    }),
    example: { answer: 'accepted', answer_note: 'Its ACH desk returns the entry tomorrow.' },
    answers: {
      200: {
        description: 'Answered',
        data: ReturnRequestRecord,
        example: {
          ...exampleReturnRequest,
          answer: 'accepted',
          answer_note: 'Its ACH desk returns the entry tomorrow.',
          answered_at: '2026-04-03 15:20:00',
        },
      },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const found = await selectReturnRequest(phase, call.params.uuid);
      if (found === null) throw refuse('not_found', 'uuid');
      if (found.answered_at !== null || found.returned_at !== null) return ok(returnRequestRecord(found));
      const { answer, answer_note } = call.body;
      await updateReturnRequestAnswered(phase, found, { answer, answer_note }, call.now);
      await recordAct(phase, call, {
        processor_id: found.processor_id,
        action: 'return_request.answered',
        subject: 'transaction',
        subject_uuid: found.transaction_uuid,
        detail: { return_request_uuid: found.uuid, answer, answer_note },
      });
      return ok(returnRequestRecord((await selectReturnRequest(phase, found.uuid))!));
    },
  },
);
