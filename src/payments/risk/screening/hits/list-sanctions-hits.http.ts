// GET /admin/v1/sanctions-hits and GET /admin/v1/sanctions-hits/{uuid}: hits of the screening.
import { Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../../../api/http/keyset-list.ts';
import { isTimeAndUuid, timeAndUuid } from '../../../../api/http/page-cursor.ts';
import { readOperation } from '../../../../api/http/read-operation.ts';
import { OneOf, Uuid } from '../../../../api/http/schema.ts';
import { processorOfFilteredUser } from '../../../../customers/users/find-user.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { exampleHit, HitRecord, hitRecord } from './hit-record.ts';
import { hitStates, selectHit, selectHits } from './hits.sql.ts';

export const listSanctionsHits = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/sanctions-hits',
      tag: 'Operator: users',
      operationId: 'listSanctionsHits',
      summary: 'List hits of the sanctions screening',
      description:
        'Of all tenants, oldest first. `state=to_report`: confirmed hits whose report to OFAC is not recorded. No tenant sees a hit.',
      callers: ['admin'],
      role: 'viewer',
      filter: {
        processor_uuid: Type.Optional(Uuid),
        user_uuid: Type.Optional(Uuid),
        state: Type.Optional(OneOf([...hitStates, 'to_report'])),
      },
      page: 'A page of hits',
      plural: 'sanctions_hits',
      record: HitRecord,
      examples: [exampleHit],
    },
    {
      async read({ query: { processor_uuid = null, user_uuid = null, state = null } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        if (user_uuid !== null) await processorOfFilteredUser(database, 'user_uuid', user_uuid);
        return selectHits(database, { processor_id: processor_uuid, user_uuid, state }, after, limit);
      },
      positionOf: ({ raised_at, uuid }) => timeAndUuid(raised_at, uuid),
      isPosition: isTimeAndUuid,
      record: hitRecord,
    },
  );

export const getSanctionsHit = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/sanctions-hits/:uuid',
      tag: 'Operator: users',
      operationId: 'getSanctionsHit',
      summary: 'Read a hit of the sanctions screening',
      callers: ['admin'],
      role: 'viewer',
      record: HitRecord,
      example: exampleHit,
    },
    async (uuid) => {
      const found = await selectHit(database, uuid);
      return found && hitRecord(found);
    },
  );
