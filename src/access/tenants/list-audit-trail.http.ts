// GET /admin/v1/audit-trail and /admin/v1/audit-trail/file: who did what, when, why, and from
// where.
import { type Static, Type } from 'typebox';
import { isoTime } from '../../api/http/iso-times.ts';
import { keysetList } from '../../api/http/keyset-list.ts';
import { operation } from '../../api/http/operation.ts';
import { isOneUuid } from '../../api/http/page-cursor.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../../api/http/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { csvRecord } from '../../platform/std/csv.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { AuditQuery, auditQueryInWords, readAuditQuery } from './audit-query.ts';
import { type Act, selectActs } from './audit-trail.sql.ts';

export const ActRecord = Type.Object(
  {
    uuid: Uuid,
    processor_uuid: Uuid,
    acted_at: Timestamp,
    actor: Nullable(OneOf(['processor', 'vendor', 'admin'])),
    actor_name: Nullable(Type.String({ description: 'The operator, or the token if it has a name.' })),
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

/** The nil uuid as tenant: the act concerns no single one. */
export const actRecord = ({ processor_id, acted_at, ...act }: Act): Static<typeof ActRecord> => ({
  ...act,
  processor_uuid: processor_id,
  acted_at: timestamp(acted_at),
});

const exampleAct: Static<typeof ActRecord> = {
  uuid: '019a2f3c-9c02-7b33-8a01-2e3f40516273',
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  acted_at: '2026-03-02 14:05:09',
  actor: 'admin',
  actor_name: 'Maya Lindqvist',
  token_uuid: null,
  action: 'token.issued',
  subject: 'token',
  subject_uuid: '019a2f3c-9c02-7a10-8f00-1d2e3f405162',
  detail: { kind: 'processor', vendor_id: null, expires_at: null },
  request_id: '5f0c3a52-8f0e-4a57-9b1d-2a3b4c5d6e7f',
  operator_uuid: '019a2f50-1a00-7b11-8c22-4d5e6f708193',
  session_uuid: '019a2f51-2b00-7c11-8d22-5e6f70819204',
  address: '192.0.2.44',
  reason: 'Their new server needs a token of its own.',
};

export const listAuditTrail = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/audit-trail',
      tag: 'Operator',
      operationId: 'listAuditTrail',
      summary: 'Read the audit trail',
      description: `Newest first. ${auditQueryInWords}`,
      callers: ['admin'],
      role: 'viewer',
      filter: AuditQuery,
      plural: 'acts',
      record: ActRecord,
      examples: [exampleAct],
    },
    {
      async read({ query }, after, limit) {
        const { filter, period } = await readAuditQuery(database, query);
        const before = after !== null && after[0] < period.before ? after[0] : period.before;
        return selectActs(database, filter, { ...period, before }, limit);
      },
      positionOf: ({ uuid }) => [uuid] as const,
      isPosition: isOneUuid,
      record: actRecord,
    },
  );

const portion = 1_000;
const mostInFile = 100_000;

const columns = Object.keys(exampleAct) as (keyof Static<typeof ActRecord>)[];

/** `detail` is JSON in one field. */
function csvOf(act: Act): string {
  const record = actRecord(act);
  return csvRecord(
    columns.map((name) => {
      const value = name === 'acted_at' ? isoTime(record.acted_at) : record[name];
      return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
    }),
  );
}

export const downloadAuditTrail = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/audit-trail/file',
      tag: 'Operator',
      operationId: 'downloadAuditTrail',
      summary: 'Read the audit trail as a file',
      description: `Comma-separated values (RFC 4180) with the same columns, newest first, at most ${mostInFile} acts. ${auditQueryInWords}`,
      callers: ['admin'],
      role: 'viewer',
      query: Type.Object(AuditQuery),
      answers: {
        200: {
          description: 'The acts',
          example: null,
          file: { content_type: 'text/csv', example: csvRecord(columns) },
        },
      },
    },
    {
      async download({ query }) {
        const { filter, period } = await readAuditQuery(database, query);
        async function* text(): AsyncGenerator<string, void> {
          yield csvRecord(columns);
          let { before } = period;
          for (let sent = 0; sent < mostInFile; sent += portion) {
            const acts = await selectActs(database, filter, { ...period, before }, portion);
            yield acts.map(csvOf).join('');
            if (acts.length < portion) return;
            before = acts.at(-1)!.uuid;
          }
        }
        return {
          content_type: 'text/csv; charset=utf-8; header=present',
          filename: 'audit-trail.csv',
          text: text(),
        };
      },
    },
  );
