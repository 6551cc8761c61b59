// Reads events by their positions: many in one query.
import { byIndexOnly } from '../../platform/database/by-index-only.sql.ts';
import type { Database } from '../../platform/database/database.ts';
import { rowsOf, type TextRow } from '../../platform/database/pipeline/pipeline.ts';
import { recordset } from '../../platform/database/recordset.ts';
import { finiteInstant, orNull, safeInteger } from '../../platform/database/value-types.ts';
import { type EventName, type StoredBody, storedColumns, storedFrom } from './events.sql.ts';

export interface EventPlace {
  processor_id: string;
  position: number;
}

/** An event, or one event in a batch. */
export type StoredEvent = EventPlace & EventName & StoredBody;

const places = recordset<EventPlace>({ processor_id: 'uuid', position: 'bigint' });

/**
 * The events at these positions. Places may repeat. One scan of the index for all positions of a
 * processor costs a fifth of one for each. A batch is at the position of its last event, so the
 * others of it are looked up one by one.
 */
export async function selectEventsAt(
  database: Pick<Database, 'pipeline'>,
  wanted: readonly EventPlace[],
): Promise<FindEvent> {
  const found = new Map<string, Map<number, StoredEvent>>();
  const find: FindEvent = ({ processor_id, position }) => found.get(processor_id)?.get(position);
  const keep = (rows: readonly TextRow[]) => {
    for (const event of rows.map(storedEvent)) {
      const { processor_id, position } = event;
      const ofProcessor = found.get(processor_id);
      if (ofProcessor === undefined) found.set(processor_id, new Map([[position, event]]));
      else ofProcessor.set(position, event);
    }
  };
  if (wanted.length > 0) keep(await select(database, eventsAt, wanted));
  const batched = wanted.filter((place) => find(place) === undefined);
  if (batched.length > 0) keep(await select(database, eventsInBatches, batched));
  return find;
}

/** Undefined: the log does not have it any more. */
export type FindEvent = (place: EventPlace) => StoredEvent | undefined;

async function select(
  database: Pick<Database, 'pipeline'>,
  text: string,
  wanted: readonly EventPlace[],
): Promise<readonly TextRow[]> {
  const done = await database.pipeline([byIndexOnly, { text, values: places.values(wanted) }]);
  return rowsOf(done)[1]!;
}

const eventsAt = `SELECT e.position, ${storedColumns('cardinality(e.subject_uuids)')}
     FROM (SELECT shard, processor_id, array_agg(position) AS positions FROM ${places.from()} AS place
           GROUP BY shard, processor_id) AS wanted
     -- The order excludes other indexes: by those the planner would read all events of the tenant.
     CROSS JOIN LATERAL (
       SELECT ${storedFrom} FROM events
       WHERE events.shard = wanted.shard AND events.processor_id = wanted.processor_id
         AND events.position = ANY (wanted.positions)
       ORDER BY events.position LIMIT cardinality(wanted.positions)
     ) e`;

const inBatch = 'cardinality(e.subject_uuids) - (e.position - wanted.position)';

const eventsInBatches = `SELECT wanted.position, ${storedColumns(inBatch)}
     FROM ${places.from()} AS wanted
     -- Without LIMIT the planner would read all events when it expects many.
     CROSS JOIN LATERAL (
       SELECT ${storedFrom} FROM events
       WHERE events.shard = wanted.shard AND events.processor_id = wanted.processor_id
         AND events.position >= wanted.position
       ORDER BY events.position LIMIT 1
     ) e
     -- The next row is another event where the log does not have this one.
     WHERE e.position - wanted.position < coalesce(cardinality(e.subject_uuids), 1)`;

function storedEvent(row: TextRow): StoredEvent {
  const [position, processor_id, uuid, type, body, subject_uuid, renderer, vendor_name, occurred_at, ...ofMove] = row;
  const [sequence, capture_trace, payout_trace] = ofMove.map((text) => orNull(text, Number));
  return {
    processor_id,
    position: safeInteger(position!),
    uuid,
    type,
    body,
    subject_uuid,
    renderer: orNull(renderer, Number),
    vendor_name,
    occurred_at: finiteInstant(occurred_at!),
    sequence,
    capture_trace,
    payout_trace,
  } as StoredEvent;
}
