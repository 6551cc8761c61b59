// Fan-out: gives committed announcements a position in the event log and creates their deliveries
// in the same phase.
import { type AtomicPhase, atomically } from '../database/atomic-phase.ts';
import type { Database, Queryable } from '../database/database.ts';
import { events as definitions, type Payload } from './event-types.ts';
import { type EventRow, type LastPosition, lockFreePositions, lockPosition, moveIntoLog } from './events.sql.ts';
import { type OutboxRow, outboxHolds, selectOutboxHead } from './outbox.sql.ts';
import { renderBody } from './render-body.ts';

/** Makes the `data` of each event from its stored `state`, by the uuid of the announcement. */
export type RenderData = (
  db: Queryable,
  rows: readonly OutboxRow[],
) => Promise<ReadonlyMap<string, Record<string, unknown>>>;

/** How announcements become events. */
export interface Positioning {
  /** How the `data` of each record is made; null where the stored `state` is the whole record. */
  renderers: Readonly<Record<Payload, RenderData | null>>;
  /** Runs in the phase that positions the events, so their deliveries commit with them. */
  onPositioned(phase: AtomicPhase, events: readonly EventRow[]): Promise<void>;
}

const eventsOfEach = 500;

/**
 * Positions one portion of the outbox of these processors; answers how many events. Skips
 * processors that another worker has locked.
 */
export function positionEvents(
  database: Database,
  positioning: Positioning,
  processorIds: readonly string[],
): Promise<number> {
  return atomically(database, async (phase) =>
    position(phase, positioning, await lockFreePositions(phase, processorIds), eventsOfEach),
  );
}

/**
 * Positions everything that one processor has in the outbox now. Afterwards the log shows every
 * event that committed before the call.
 */
export async function positionEventsOf(
  database: Database,
  positioning: Positioning,
  processorId: string,
): Promise<void> {
  while (await outboxHolds(database, processorId)) {
    const positioned = await atomically(database, async (phase) =>
      position(phase, positioning, await lockPosition(phase, processorId), eventsOfEach),
    );
    // A short portion: the outbox was empty. Later rows committed after the call.
    if (positioned < eventsOfEach) return;
  }
}

// Lock first, then read the rows: otherwise a reader could see a position before a smaller one
// commits.
async function position(
  phase: AtomicPhase,
  { renderers, onPositioned }: Positioning,
  locked: readonly LastPosition[],
  atMost: number,
): Promise<number> {
  if (locked.length === 0) return 0;
  const rows = await selectOutboxHead(
    phase,
    locked.map((one) => one.processor_id),
    atMost,
  );
  if (rows.length === 0) return 0;
  const rendered = await renderData(phase, renderers, rows);

  const last = new Map(locked.map((one) => [one.processor_id, one.last_position]));
  const events = rows.map((row): EventRow => {
    const next = last.get(row.processor_id)! + 1;
    last.set(row.processor_id, next);
    const { processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at } = row;
    const body = renderBody(row, rendered.get(uuid) ?? row.state);
    return { processor_id, position: next, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, body };
  });
  await moveIntoLog(phase, events);
  await onPositioned(phase, events);
  return events.length;
}

async function renderData(
  phase: AtomicPhase,
  renderers: Positioning['renderers'],
  rows: readonly OutboxRow[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const rendered = new Map<string, Record<string, unknown>>();
  for (const [payload, announcements] of Map.groupBy(rows, ({ type }) => definitions[type].payload))
    for (const [uuid, data] of (await renderers[payload]?.(phase, announcements)) ?? []) rendered.set(uuid, data);
  return rendered;
}
