// GET /admin/v1/fraud-reviews: payments that fraud monitoring found, and what was decided.
import { Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isTimeAndUuid, timeAndUuid } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { OneOf, Uuid } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { exampleReview, FraudReviewRecord, fraudReviewRecord } from './review-record.ts';
import { reviewStates, selectReview, selectReviewsAfter } from './reviews.sql.ts';

export const listFraudReviews = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/fraud-reviews',
      tag: 'Operator: payments',
      operationId: 'listFraudReviews',
      summary: 'List fraud reviews',
      description:
        'Payments of all tenants that fraud monitoring found, oldest first, each with what the rules counted. Those with `state=open` are on hold and wait for an operator.',
      callers: ['admin'],
      role: 'viewer',
      filter: {
        state: Type.Optional(OneOf([...reviewStates])),
        processor_uuid: Type.Optional(Uuid),
      },
      page: 'A page of reviews',
      plural: 'fraud_reviews',
      record: FraudReviewRecord,
      examples: [exampleReview],
    },
    {
      async read({ query: { state = null, processor_uuid = null } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        return selectReviewsAfter(database, { state, processor_id: processor_uuid }, after, limit);
      },
      positionOf: ({ found_at, uuid }) => timeAndUuid(found_at, uuid),
      isPosition: isTimeAndUuid,
      record: fraudReviewRecord,
    },
  );

export const getFraudReview = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/fraud-reviews/:uuid',
      tag: 'Operator: payments',
      operationId: 'getFraudReview',
      summary: 'Read a fraud review, also a decided one',
      callers: ['admin'],
      role: 'viewer',
      record: FraudReviewRecord,
      example: exampleReview,
    },
    async (uuid) => {
      const found = await selectReview(database, uuid);
      return found && fraudReviewRecord(found);
    },
  );
