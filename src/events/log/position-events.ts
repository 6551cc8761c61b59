// Fan-out: gives committed announcements a position in the event log, and creates the deliveries of
// announcements and of batches.
import { type AtomicPhase, atomically } from '../../platform/database/atomic-phase.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { events as definitions, type EventType, type Payload } from './event-types.ts';
import { insertIntoLog, type NumberedEvent, type StoredBody } from './events.sql.ts';
import { takeBatchesDue } from './fast/batches.sql.ts';
import { deleteFromOutbox, type OutboxRow, outboxHolds, selectOutboxHead } from './outbox.sql.ts';
import { lockFanOut, lockFreeFanOuts } from './positions.sql.ts';
import { renderBody } from './render-body.ts';

/** Makes the `data` of each event from its stored `state`, by the uuid of the announcement. */
export type RenderData = (
  db: Queryable,
  rows: readonly OutboxRow[],
) => Promise<ReadonlyMap<string, Record<string, unknown>>>;

/** Returns the body of each event, in order. The bodies of events in a batch are rendered. */
export type ReadBodies = (db: Queryable, events: readonly StoredBody[]) => Promise<string[]>;

/** Events of a tenant at consecutive positions. */
export interface PositionedEvents {
  processor_id: string;
  vendor_id: string | null;
  type: EventType;
  /** Of the last event. */
  position: number;
  /** The number of events. */
  count: number;
}

/** How announcements become events. */
export interface Positioning {
  /** Whether the service moves money: every body says it. */
  livemode: boolean;
  /** How the `data` of each record is made; null where the stored `state` is the whole record. */
  renderers: Readonly<Record<Payload, RenderData | null>>;
  readBodies: ReadBodies;
  /** Creates the deliveries of events, in the phase that positions them or takes their batch. */
  onPositioned(phase: AtomicPhase, events: readonly PositionedEvents[]): Promise<void>;
}

// The positions of all processors of a phase are locked while its events are written, and their
// starts wait.
const eventsAtOnce = 500;
/** Each has up to 128 events. */
const batchesAtOnce = 20;

/**
 * Fans out one portion of the events of these processors; returns how many announcements and
 * batches. Skips processors that another worker has locked.
 */
export function positionEvents(
  database: Database,
  positioning: Positioning,
  processorIds: readonly string[],
): Promise<number> {
  return atomically(database, async (phase) => {
    const locked = await lockFreeFanOuts(phase, processorIds);
    const { announcements, batches } = await fanOut(phase, positioning, locked);
    return announcements + batches;
  });
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
    const { announcements } = await atomically(database, async (phase) =>
      fanOut(phase, positioning, await lockFanOut(phase, processorId)),
    );
    // A short portion: the outbox was empty. Later rows committed after the call.
    if (announcements < eventsAtOnce) return;
  }
}

// Lock first, then read the rows: otherwise two workers could take the same ones.
async function fanOut(
  phase: AtomicPhase,
  { livemode, renderers, onPositioned }: Positioning,
  processorIds: readonly string[],
): Promise<{ announcements: number; batches: number }> {
  if (processorIds.length === 0) return { announcements: 0, batches: 0 };
  const share = (atMost: number) => Math.ceil(atMost / processorIds.length);
  const rows = await selectOutboxHead(phase, processorIds, share(eventsAtOnce));
  // After the announcements: a payment starts before it moves, so its batch is read with them.
  const batches = await takeBatchesDue(phase, processorIds, share(batchesAtOnce));
  if (batches.length > 0) await onPositioned(phase, batches);
  if (rows.length > 0) {
    const rendered = await renderData(phase, renderers, rows);
    await deleteFromOutbox(phase, rows);
    const events = numberedByProcessor(
      rows.map((row) => {
        const { processor_id, uuid, vendor_id, type, subject_uuid, occurred_at, state } = row;
        const body = renderBody(row, livemode, rendered.get(uuid) ?? state);
        return { processor_id, uuid, vendor_id, type, subject_uuid, occurred_at, body };
      }),
    );
    const before = await insertIntoLog(phase, events);
    await onPositioned(
      phase,
      events.map(({ processor_id, vendor_id, type, number }) => {
        return { processor_id, vendor_id, type, position: before.get(processor_id)! + number, count: 1 };
      }),
    );
  }
  return { announcements: rows.length, batches: batches.length };
}

function numberedByProcessor(events: readonly Omit<NumberedEvent, 'number'>[]): NumberedEvent[] {
  const last = new Map<string, number>();
  return events.map((event) => {
    const number = (last.get(event.processor_id) ?? 0) + 1;
    last.set(event.processor_id, number);
    return { ...event, number };
  });
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
