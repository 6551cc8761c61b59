// GET and DELETE /admin/v1/session/all, DELETE /admin/v1/session/all/{uuid}: where the caller is
// signed in, and the end of these sessions.
import { Type } from 'typebox';
import { NoData, operation } from '../../../api/http/operation.ts';
import { TimeOf, UuidOf } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import { afterCommit } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import type { Operating } from '../operating.ts';
import { asked, uuidOfPerson } from './own-session.ts';
import { endSessionOf, endSessionsOf, selectActiveSessions, sessionExists } from './sessions.sql.ts';

export const listOwnSessions = (context: Operating) =>
  operation(
    {
      ...asked,
      method: 'GET',
      path: '/admin/v1/session/all',
      operationId: 'listOwnSessions',
      summary: 'List the own open sessions',
      description: 'Where the caller is signed in, newest first.',
      answers: {
        200: {
          description: 'The sessions',
          data: Type.Object({
            sessions: Type.Array(
              Type.Object(
                {
                  uuid: UuidOf('The identifier of the session.'),
                  is_this: Type.Boolean({ description: 'Whether the request has this session.' }),
                  created_at: TimeOf('When the person signed in'),
                  last_seen_at: TimeOf('When the session was last used, to the minute'),
                  address: Type.String({ description: 'The address from which the person signed in.' }),
                  user_agent: Type.String({ description: 'What the browser called itself at the sign-in.' }),
                },
                { title: 'OwnOpenSession' },
              ),
              { description: 'The open sessions of the caller.' },
            ),
          }),
          example: {
            sessions: [
              {
                uuid: '019a2f51-2b00-7c11-8d22-5e6f70819204',
                is_this: true,
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
      async read(call) {
        const operatorUuid = uuidOfPerson(call);
        const rows = await selectActiveSessions(context.database, operatorUuid);
        return ok({
          sessions: rows.map(({ uuid, created_at, last_seen_at, address, user_agent }) => ({
            uuid,
            is_this: uuid === call.caller.session_uuid,
            created_at: timestamp(created_at),
            last_seen_at: timestamp(last_seen_at),
            address,
            user_agent,
          })),
        });
      },
    },
  );

export const endOwnSession = (context: Operating) =>
  operation(
    {
      ...asked,
      method: 'DELETE',
      path: '/admin/v1/session/all/:uuid',
      operationId: 'endOwnSession',
      summary: 'End one of the own sessions',
      description:
        'Takes effect at once in the process that answers, and within one second in all others. Ending it again changes nothing. To end the session of the request, sign out.',
      params: Type.Object({ uuid: UuidOf('The identifier of the session.') }),
      answers: { 200: { description: 'Ended', data: NoData, example: null } },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase) {
        const operatorUuid = uuidOfPerson(call);
        const uuid = call.params.uuid.toLowerCase();
        if (uuid === call.caller.session_uuid) throw refuse('invalid_state', 'uuid', 'it is this session: sign out');
        if (!(await endSessionOf(phase, operatorUuid, uuid))) {
          // A session of another person is answered as one that does not exist.
          if (!(await sessionExists(phase, uuid, operatorUuid))) throw refuse('not_found', 'uuid');
          return ok(null);
        }
        await recordAct(phase, call, {
          action: 'session.ended',
          subject: 'operator',
          subject_uuid: operatorUuid,
          detail: { session_uuid: uuid },
        });
        afterCommit(phase, context.sessions.forget);
        return ok(null);
      },
    },
  );

export const endOtherSessions = (context: Operating) =>
  operation(
    {
      ...asked,
      method: 'DELETE',
      path: '/admin/v1/session/all',
      operationId: 'endOtherSessions',
      summary: 'End the own sessions, except this one',
      description: 'The session of the request stays.',
      answers: { 200: { description: 'Ended', data: NoData, example: null } },
    },
    {
      async atomic(call, phase) {
        const operatorUuid = uuidOfPerson(call);
        const count = await endSessionsOf(phase, operatorUuid, call.caller.session_uuid);
        if (count === 0) return ok(null);
        await recordAct(phase, call, {
          action: 'operator.other_sessions_ended',
          subject: 'operator',
          subject_uuid: operatorUuid,
          detail: { count },
        });
        afterCommit(phase, context.sessions.forget);
        return ok(null);
      },
    },
  );
