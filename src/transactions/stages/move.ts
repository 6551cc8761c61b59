// The one writer of statuses: moves many payments along one transition, each with its history, postings and event.
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import { updateStatuses } from './move.sql.ts';
import { type MoveName, transition } from './transitions.ts';

/** One payment to move, and what caused it. */
export interface Move {
  processor_id: string;
  transaction_uuid: string;
  /** The leg that moved, or the payment itself: no source moves a payment along the same transition twice. */
  source_uuid: string;
  /** Cents of the leg: the measure n. */
  amount?: number;
  trace_id?: string | null;
  reason?: string;
}

/**
 * Makes the move for every payment that stands where the transition begins, and answers which were moved. The others
 * are left as they are: an illegal move is impossible, not an error. Guarded update, history row, postings and event
 * are one statement.
 */
export async function move(phase: AtomicPhase, name: MoveName, moves: readonly Move[], at: Date): Promise<Move[]> {
  if (moves.length === 0) return [];
  const withEvents = moves.map((one) => ({ ...one, event_uuid: uuidv7(at) }));
  const moved = new Set(
    (await updateStatuses(phase, name, transition(name), withEvents, at)).map((row) => row.source_uuid),
  );
  return moves.filter((one) => moved.has(one.source_uuid));
}

/** Moves payments that must all stand where the transition begins; anything else is a fault of ours and stops the phase. */
export async function moveAll(phase: AtomicPhase, name: MoveName, moves: readonly Move[], at: Date): Promise<void> {
  const moved = await move(phase, name, moves, at);
  if (moved.length === moves.length) return;
  const stuck = moves.find((one) => !moved.includes(one))!;
  throw new Error(
    `${name} found ${moves.length - moved.length} of ${moves.length} payments elsewhere, the first is ${stuck.transaction_uuid}`,
  );
}
