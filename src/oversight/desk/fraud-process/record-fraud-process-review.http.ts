// POST /admin/v1/fraud-monitoring/process-reviews: an operator records that the process was
// reviewed.
import { Type } from 'typebox';
import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { operation } from '../../../api/http/operation.ts';
import { Day, described, Text } from '../../../api/http/schema.ts';
import { created } from '../../../platform/answer.ts';
import { invalid } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { insertProcessReview, selectProcessReviews } from './fraud-process.sql.ts';
import { exampleProcessReview, ProcessReviewRecord, processReviewRecord } from './process-record.ts';

export const recordFraudProcessReview = operation(
  {
    method: 'POST',
    path: '/admin/v1/fraud-monitoring/process-reviews',
    tag: 'Operator: payments',
    operationId: 'recordFraudProcessReview',
    summary: 'Record a review of fraud monitoring',
    description: 'Nacha asks for one a year. The process and the yearly report show it with its note.',
    callers: ['admin'],
    role: 'risk',
    body: Type.Object({
      reviewed_on: described(Day, 'The day of the review, not in the future.'),
      note: Text(3, 2_000, { description: 'What was looked at, and what follows. No personal data.' }),
    }),
    example: { reviewed_on: '2026-11-20', note: exampleProcessReview.note },
    answers: { 201: { description: 'Recorded', data: ProcessReviewRecord, example: exampleProcessReview } },
  },
  {
    async atomic(call, phase) {
      const { reviewed_on, note } = call.body;
      if (reviewed_on > easternDay(call.now)) throw invalid('reviewed_on', 'in_the_future', 'is after today');
      const uuid = uuidv7(call.now);
      await insertProcessReview(phase, {
        uuid,
        reviewed_on,
        note,
        reviewed_by: call.caller.operator_uuid ?? null,
        recorded_at: call.now,
      });
      await recordAct(phase, call, {
        action: 'fraud_process.reviewed',
        subject: 'fraud_process_review',
        subject_uuid: uuid,
        detail: { reviewed_on },
      });
      const review = (await selectProcessReviews(phase)).find((one) => one.uuid === uuid)!;
      return created(processReviewRecord(review));
    },
  },
);
