// GET /admin/v1/audit-trail: who did what, when, with which token.
import { Type } from 'typebox';
import type { Database } from '../database/database.ts';
import { listOperation, recordsOf } from '../http/list-operation.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../http/schema.ts';
import { nilUuid } from '../std/identifiers.ts';
import { timestamp } from '../std/timestamps.ts';
import { type AuditRow, selectAuditTrail } from './audit-trail.sql.ts';
import { findProcessor } from './find-processor.ts';

export const ActRecord = Type.Object(
  {
    uuid: Uuid,
    acted_at: Timestamp,
    actor: Nullable(OneOf(['processor', 'vendor', 'admin'])),
    token_uuid: Nullable(Uuid),
    action: Type.String(),
    subject: Type.String(),
    subject_uuid: Nullable(Uuid),
    detail: Type.Object({}, { additionalProperties: true }),
    request_id: Nullable(Type.String()),
    operator_uuid: Nullable(Uuid),
    session_uuid: Nullable(Uuid),
    address: Nullable(Type.String()),
    reason: Nullable(Type.String()),
  },
  { title: 'AuditedAct' },
);

export const actRecord = ({ acted_at, ...act }: Omit<AuditRow, 'processor_id'>) => ({
  ...act,
  acted_at: timestamp(acted_at),
});

export const listAuditTrail = ({ database }: { database: Database }) =>
  listOperation(
    {
      path: '/admin/v1/audit-trail',
      tag: 'Operator',
      operationId: 'listAuditTrail',
      summary: 'Read the audit trail',
      description:
        'Newest first. Lists the acts for one processor; without `processor_uuid`, those of the operator. `actor` null: the service itself. `actor` `admin` with `token_uuid` null: the token of the environment.',
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Type.Optional(Uuid), subject_uuid: Type.Optional(Uuid) },
      plural: 'acts',
      record: ActRecord,
      examples: [
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
          operator_uuid: null,
          session_uuid: null,
          address: '192.0.2.44',
          reason: 'Their new server needs a token of its own.',
        },
      ],
      refusals: ['not_found'],
    },
    async ({ query: { processor_uuid, subject_uuid = null } }, page) => {
      if (processor_uuid !== undefined) await findProcessor(database, processor_uuid, 'processor_uuid');
      const trail = selectAuditTrail(database, processor_uuid ?? nilUuid, subject_uuid, page);
      return recordsOf(trail, actRecord);
    },
  );
