// GET /admin/v1/proof-requests: the banks that ask for the proof of an authorization.
import { Type } from 'typebox';
import { isTimeAndUuid, timeAndUuid } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { OneOf } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { namedList } from '../named-list.ts';
import { exampleProofRequest, ProofRequestRecord, proofRequestRecord } from './proof-request-record.ts';
import { selectProofRequest, selectProofRequests } from './proof-requests.sql.ts';

export const listProofRequests = ({ database }: { database: Database }) =>
  namedList(
    database,
    {
      path: '/admin/v1/proof-requests',
      tag: 'Operator: payments',
      operationId: 'listProofRequests',
      summary: 'List requests for proofs',
      description: 'Of payments of all tenants, oldest first.',
      callers: ['admin'],
      role: 'viewer',
      filter: {
        state: Type.Optional(OneOf(['open', 'answered'], { description: 'Only open ones, or only answered ones.' })),
      },
      page: 'A page of requests for proofs',
      plural: 'proof_requests',
      record: ProofRequestRecord,
      examples: [exampleProofRequest],
    },
    {
      read: ({ query: { state } }, after, limit) =>
        selectProofRequests(database, state === undefined ? null : state === 'open', after, limit),
      positionOf: ({ recorded_at, uuid }) => timeAndUuid(recorded_at, uuid),
      isPosition: isTimeAndUuid,
      record: proofRequestRecord,
    },
  );

export const getProofRequest = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/proof-requests/:uuid',
      tag: 'Operator: payments',
      operationId: 'getProofRequest',
      summary: 'Read a request for a proof',
      callers: ['admin'],
      role: 'viewer',
      record: ProofRequestRecord,
      example: exampleProofRequest,
    },
    async (uuid) => {
      const found = await selectProofRequest(database, uuid);
      return found && proofRequestRecord(found);
    },
  );
