// What happened to a payment, by its instants.
import type { Payment } from './payment.ts';

type Move = Payment['moves'][number];

/** A payment as an operator sees it, or as its tenant does: without postings. */
export interface Told {
  moves: readonly (Omit<Move, 'postings'> & Partial<Pick<Move, 'postings'>>)[];
  entries: Payment['entries'];
  /** Absent: a tenant has them in its own list. */
  events?: Payment['events'];
}

export interface Instant {
  at: string;
  moves: Told['moves'];
  entries: Told['entries'];
  events: Payment['events'];
}

/** One of each second, the first one first. What one act caused is in one of them. */
export function instantsOf({ moves, entries, events = [] }: Told): Instant[] {
  const times = [
    ...moves.map(({ moved_at }) => moved_at),
    ...entries.map(({ created_at }) => created_at),
    ...events.map(({ occurred_at }) => occurred_at),
  ];
  return [...new Set(times)].toSorted().map((at) => ({
    at,
    moves: moves.filter(({ moved_at }) => moved_at === at),
    entries: entries.filter(({ created_at }) => created_at === at),
    events: events.filter(({ occurred_at }) => occurred_at === at),
  }));
}
