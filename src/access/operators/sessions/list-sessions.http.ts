// GET /admin/v1/sessions and DELETE /admin/v1/sessions/{uuid}: who is signed in, and the end of a
// session.
import { Type } from 'typebox';
import { NoData, operation } from '../../../api/http/operation.ts';
import { Timestamp, Uuid } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { afterCommit } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import type { Operating } from '../operating.ts';
import { endSession as endRow, selectActiveSessions, sessionExists } from './sessions.sql.ts';

const SessionRecord = Type.Object(
  {
    uuid: Uuid,
    operator_uuid: Uuid,
    operator_name: Type.String(),
    created_at: Timestamp,
    last_seen_at: Timestamp,
    address: Type.String(),
    user_agent: Type.String(),
  },
  { title: 'OperatorSession' },
);

export const listSessions = ({ database }: Operating) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/sessions',
      tag: 'Operator: access',
      operationId: 'listSessions',
      summary: 'List the open sessions',
      description: 'Newest first; of all operators, or of one.',
      callers: ['admin'],
      role: 'administrator',
      query: Type.Object({ operator_uuid: Type.Optional(Uuid) }),
      answers: {
        200: {
          description: 'The sessions',
          data: Type.Object({ sessions: Type.Array(SessionRecord) }),
          example: {
            sessions: [
              {
                uuid: '019a2f51-2b00-7c11-8d22-5e6f70819204',
                operator_uuid: '019a2f50-1a00-7b11-8c22-4d5e6f708193',
                operator_name: 'Maya Lindqvist',
                created_at: '2026-03-02 14:05:09',
                last_seen_at: '2026-03-02 14:31:40',
                address: '192.0.2.44',
                user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
              },
            ],
          },
        },
      },
    },
    {
      async read({ query }) {
        const rows = await selectActiveSessions(database, query.operator_uuid ?? null);
        return ok({
          sessions: rows.map(({ created_at, last_seen_at, ...session }) => ({
            ...session,
            created_at: timestamp(created_at),
            last_seen_at: timestamp(last_seen_at),
          })),
        });
      },
    },
  );

export const endSession = ({ sessions }: Operating) =>
  operation(
    {
      method: 'DELETE',
      path: '/admin/v1/sessions/:uuid',
      tag: 'Operator: access',
      operationId: 'endSession',
      summary: 'End a session',
      description:
        'Takes effect at once in the process that answers, and within one second in all others. Ending it again changes nothing.',
      callers: ['admin'],
      role: 'administrator',
      params: Type.Object({ uuid: Uuid }),
      answers: { 200: { description: 'Ended', data: NoData, example: null } },
      refusals: ['not_found'],
    },
    {
      async atomic(call, phase) {
        const uuid = call.params.uuid.toLowerCase();
        const operator_uuid = await endRow(phase, uuid);
        if (operator_uuid === null) {
          if (!(await sessionExists(phase, uuid, null))) throw refuse('not_found', 'uuid');
          return ok(null);
        }
        await recordAct(phase, call, {
          action: 'session.ended',
          subject: 'operator',
          subject_uuid: operator_uuid,
          detail: { session_uuid: uuid },
        });
        afterCommit(phase, sessions.forget);
        return ok(null);
      },
    },
  );
