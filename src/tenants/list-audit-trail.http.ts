// GET /admin/v1/audit-trail: who did what, when, with which token.
import { Type } from 'typebox';
import { ok } from '../answer.ts';
import type { Database } from '../database/database.ts';
import { operation } from '../http/operation.ts';
import { Nullable, OneOf, PageQuery, Pagination, Timestamp, Uuid } from '../http/schema.ts';
import { pageFrom, pagination } from '../http/spellings.ts';
import { nilUuid } from '../std/identifiers.ts';
import { timestamp } from '../std/timestamps.ts';
import { selectAuditTrail } from './audit-trail.sql.ts';
import { findProcessor } from './find-processor.ts';

const ActRecord = Type.Object({
  uuid: Uuid,
  acted_at: Timestamp,
  actor: Nullable(OneOf(['processor', 'vendor', 'admin'])),
  token_uuid: Nullable(Uuid),
  action: Type.String(),
  subject: Type.String(),
  subject_uuid: Nullable(Uuid),
  detail: Type.Object({}, { additionalProperties: true }),
  request_id: Nullable(Type.String()),
});

export const listAuditTrail = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/audit-trail',
      tag: 'Operator',
      summary: 'Read the audit trail',
      description:
        'Newest first. Lists the acts for one processor; without `processor_uuid`, those of the operator. `actor` null: the service itself. `actor` `admin` with `token_uuid` null: the token of the environment.',
      callers: ['admin'],
      query: Type.Object({ ...PageQuery, processor_uuid: Type.Optional(Uuid), subject_uuid: Type.Optional(Uuid) }),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({ acts: Type.Array(ActRecord), pagination: Pagination }),
          example: {
            acts: [
              {
                uuid: '019a2f3c-9c02-7b33-8a01-2e3f40516273',
                acted_at: '2026-03-02 14:05:09',
                actor: 'admin',
                token_uuid: null,
                action: 'token.issued',
                subject: 'token',
                subject_uuid: '019a2f3c-9c02-7a10-8f00-1d2e3f405162',
                detail: { kind: 'processor', vendor_id: null, expires_at: null },
                request_id: '5f0c3a52-8f0e-4a57-9b1d-2a3b4c5d6e7f',
              },
            ],
            pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
          },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ query }) {
        if (query.processor_uuid !== undefined) await findProcessor(database, query.processor_uuid, 'processor_uuid');
        const page = pageFrom(query);
        const { total, rows } = await selectAuditTrail(
          database,
          query.processor_uuid ?? nilUuid,
          query.subject_uuid ?? null,
          page,
        );
        const acts = rows.map(({ acted_at, ...act }) => ({ ...act, acted_at: timestamp(acted_at) }));
        return ok({ acts, pagination: pagination(page, total) });
      },
    },
  );
