// GET /3p/api/v1/events and /events/{uuid}: every event of the tenant in order, for receivers that
// prefer to pull, and one of them.
import { Type } from 'typebox';
import { operation } from '../../api/http/operation.ts';
import { described, NextPage, Text, UuidOf, WholeNumber } from '../../api/http/schema.ts';
import { ok } from '../../platform/answer.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid, refuse } from '../../platform/refusals.ts';
import { isUuid } from '../../platform/std/identifiers.ts';
import { EventRecord } from './event-record.ts';
import { EventName } from './event-schema.ts';
import { type EventType, processorOnly } from './event-types.ts';
import { type Reader, selectEventsAfter, selectLatest, selectPosition, uuidOf } from './events.sql.ts';
import { findEvent } from './find-event.ts';
import { type Positioning, positionEventsOf } from './position-events.ts';

const example = {
  events: [
    {
      uuid: '019a2f40-1c5e-7b2a-8d11-4c3b2a190807',
      type: 'BankAccountRemoved',
      timestamp: '2026-03-02T14:05:09.120Z',
      livemode: false,
      data: {
        uuid: '019a2f3e-52aa-7e0f-93c4-1f2e3d4c5b6a',
        account_number: '****5678',
        routing_number: '021000021',
        account_name: 'Everyday checking',
        account_type: 'checking',
        aggregator_type: 'manual',
        created_at: '2026-02-27 09:12:44',
        is_default: false,
        user_uuid: '019a2f3d-0c11-7f42-a0b1-c2d3e4f50617',
        sequence: 2,
      },
    },
  ],
  next: null,
};

const latest = 'latest';
const byDefault = 10;
/** Events that a page with a type looks at. */
const lookedAt = 1_000;

export const listEvents = ({ database, positioning }: { database: Database; positioning: Positioning }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/events',
      tag: 'Webhooks',
      operationId: 'listEvents',
      role: 'tenant_viewer',
      summary: 'Read the event log',
      description:
        'Answers events in order, oldest first. Send `next` as `after` to read the next page. At the end `next` is null: ' +
        'then send the `uuid` of your last event as `after`. `after=latest` answers no events; its `next` is the end of ' +
        'the log now, or null while there are no events. A processor reads its own events and all its vendors’ events. ' +
        `A vendor reads its own events without ${processorOnly.join(' and ')}. With \`type\`, one answer looks at ${lookedAt} events: a page may be empty and still have a \`next\`. The log has everything that the caller did before the call.`,
      callers: ['processor', 'vendor'],
      query: Type.Object({
        after: Type.Optional(
          Text(1, 100, {
            description:
              'Where the page begins: `next` of an earlier answer, the uuid of an event, or `latest`. Absent: the first event.',
          }),
        ),
        limit: Type.Optional(WholeNumber(1, 100, `Events on a page. ${byDefault} by default, at most 100.`)),
        type: Type.Optional(described(EventName, 'Only events of this name.')),
      }),
      answers: {
        200: {
          description: 'A page of events',
          data: Type.Object({
            events: Type.Array(EventRecord, { description: 'The events of this page, the oldest first.' }),
            next: NextPage,
          }),
          example,
        },
      },
    },
    {
      async read({ caller, query }) {
        const { after, limit = byDefault, type } = query;
        await positionEventsOf(database, positioning, caller.processor_id);
        if (after === latest) return ok({ events: [], next: await selectLatest(database, caller, processorOnly) });

        const from = after === undefined ? 0 : await positionAfter(database, caller, after);
        const rows = await selectEventsAfter(
          database,
          caller,
          from,
          // One extra row shows whether there is a next page.
          (type === undefined ? limit : lookedAt) + 1,
          processorOnly,
        );
        const { page, last } = pageOf(rows, limit, type);
        const bodies = await positioning.readBodies(database, page);
        const events = page.map((event, n) => ({ uuid: uuidOf(event), ...(JSON.parse(bodies[n]!) as object) }));
        return ok({ events, next: last === null ? null : uuidOf(last) });
      },
    },
  );

/**
 * The rows of a page, and the row after which the next page begins; null: no next page. `rows`: the
 * rows to look at and one more.
 */
function pageOf<Row extends { type: EventType }>(rows: readonly Row[], limit: number, type: EventType | undefined) {
  const most = type === undefined ? limit : lookedAt;
  const seen = rows.slice(0, most);
  const matching = seen.filter((row) => type === undefined || row.type === type);
  const page = matching.slice(0, limit);
  if (matching.length > limit) return { page, last: page.at(-1)! };
  return { page, last: rows.length > most ? seen.at(-1)! : null };
}

export const getEvent = ({ database, positioning }: { database: Database; positioning: Positioning }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v1/events/:uuid',
      tag: 'Webhooks',
      operationId: 'getEvent',
      role: 'tenant_viewer',
      summary: 'Read an event',
      description: 'By its uuid, which is the `webhook-id` of its deliveries.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf('The uuid of the event.') }),
      answers: { 200: { description: 'The event', data: EventRecord, example: example.events[0] } },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const event = await findEvent(database, positioning, caller, params.uuid);
        if (event === null) throw refuse('not_found', 'uuid');
        return ok(event);
      },
    },
  );

async function positionAfter(database: Database, reader: Reader, after: string): Promise<number> {
  const position = isUuid(after) ? await selectPosition(database, reader, after, processorOnly) : null;
  if (position === null)
    throw invalid('after', 'cursor', 'must be `next` of an earlier answer, the uuid of an event, or `latest`');
  return position;
}
