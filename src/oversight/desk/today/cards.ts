// The cards of Today: what waits and what goes wrong, with what operators decided about each, and
// the change since the last day (decision 44).
import { type Static, Type } from 'typebox';
import { addDays } from '../../../ach/calendar/days.ts';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { described, extended, Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import type { Bank } from '../../../banks/connections/bank.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { type BankingClock, instant } from '../../../platform/std/clock.ts';
import { instantFrom, timestamp } from '../../../platform/std/timestamps.ts';
import { type DecidedCard, type Facts, type Figures, selectDecidedCards, selectFiguresBefore } from './cards.sql.ts';
import { exampleTrouble, TroubleRecord, troubleOf } from './trouble.ts';
import { exampleWaiting, WaitingRecord, waitingOf } from './waiting.ts';

const FiguresRecord = Type.Object(
  {
    count: Type.Integer({ description: 'How many there were.' }),
    amount: Nullable(Type.Integer({ description: 'Cents; null: it was not about money.' })),
  },
  { title: 'TodayFigures' },
);

const AsideRecord = Type.Object(
  {
    state: OneOf(['snoozed', 'done'], { description: 'Snoozed until a day, or done for today.' }),
    until: described(
      Timestamp,
      'It comes back then, or as soon as there is more, something newer or a nearer deadline.',
    ),
    reason: Nullable(Type.String({ description: 'Why; null: no reason was given.' })),
    by: Nullable(Type.String({ description: 'The operator; null: a token.' })),
  },
  { title: 'CardPutAside' },
);

export const CardState = Type.Object(
  {
    yesterday: Nullable(described(FiguresRecord, 'The same at the end of the last day with figures; null: not known.')),
    assigned_to: Nullable(
      Type.Object(
        {
          uuid: described(Uuid, 'The operator who takes care of it.'),
          name: Type.String({ description: 'The name of the operator.' }),
        },
        { title: 'CardOwner' },
      ),
    ),
    aside: Nullable(described(AsideRecord, 'Null: the card is on the page.')),
  },
  { title: 'TodayCardState' },
);

const WaitingCard = extended(WaitingRecord, CardState.properties, { title: 'WaitingCard' });
const TroubleCard = extended(TroubleRecord, CardState.properties, { title: 'TroubleCard' });
const ClearedRecord = Type.Object(
  { kind: Type.String({ description: 'The kind of the card.' }), ...FiguresRecord.properties },
  { title: 'ClearedCard' },
);

export const CardsRecord = {
  waiting: Type.Array(WaitingCard),
  trouble: Type.Array(TroubleCard, { description: 'What goes wrong and waits in no list. Empty: nothing is known.' }),
  cleared: Type.Array(ClearedRecord, {
    description: 'What was there at the end of the last day with figures, and is not there any more.',
  }),
};

export const exampleState: Static<typeof CardState> = {
  yesterday: { count: 1, amount: 12_500 },
  assigned_to: { uuid: '019a2f10-5c00-7b21-8d32-4e5f60718293', name: 'Maya Lindqvist' },
  aside: null,
};

export const exampleCards = {
  waiting: [{ ...exampleWaiting, ...exampleState }],
  trouble: [{ ...exampleTrouble, yesterday: null, assigned_to: null, aside: null }],
  cleared: [{ kind: 'late_return', count: 2, amount: 20_000 }],
};

export interface ReadingCards {
  banks: readonly Bank[];
  bankingClock: BankingClock;
}

/** Figures of earlier days say nothing about a change. */
const comparedDays = 7;

export async function readCards(db: Queryable, { banks, bankingClock }: ReadingCards, call: { now: Date }) {
  const now = bankingClock.bankingNow();
  const day = easternDay(now);
  const waiting = await waitingOf(db, banks, now);
  const trouble = await troubleOf(db, now, call);
  const decided = await selectDecidedCards(db);
  const before = await selectFiguresBefore(db, day, addDays(day, -comparedDays));
  const stated = <Card extends ReadCard>(card: Card) => ({ ...card, ...stateOf(card, decided, before, now) });
  const kinds = new Set([...waiting, ...trouble].map(({ kind }): string => kind));
  return {
    waiting: waiting.map(stated),
    trouble: trouble.map(stated),
    cleared: before.filter(({ kind }) => !kinds.has(kind)),
  };
}

/** Times as answers have them. */
export interface ReadCard extends Figures {
  newest: string | null;
  deadline_at?: string | null;
}

const instantOrNull = (text: string | null | undefined): Date | null =>
  text == null ? null : instantFrom(`${text.replace(' ', 'T')}Z`);

export const factsOf = ({ kind, count, amount, newest, deadline_at }: ReadCard): Facts => ({
  kind,
  count,
  amount,
  newest: instantOrNull(newest),
  deadline_at: instantOrNull(deadline_at),
});

function stateOf(
  card: ReadCard,
  decided: readonly DecidedCard[],
  before: readonly Figures[],
  now: Date,
): Static<typeof CardState> {
  const found = decided.find(({ kind }) => kind === card.kind);
  const figures = before.find(({ kind }) => kind === card.kind);
  return {
    yesterday: before.length === 0 ? null : { count: figures?.count ?? 0, amount: figures?.amount ?? null },
    assigned_to: found?.assigned_to == null ? null : { uuid: found.assigned_to, name: found.assigned_name! },
    aside: found?.aside == null || isBack(factsOf(card), found, now) ? null : asideOf(found),
  };
}

const asideOf = ({ aside, aside_until, aside_reason, aside_name }: DecidedCard) => ({
  state: aside!,
  until: timestamp(aside_until!),
  reason: aside_reason,
  by: aside_name,
});

/**
 * Its time is over, there is more, something newer or a nearer deadline, or it must be done today.
 */
function isBack(is: Facts, was: DecidedCard, now: Date): boolean {
  const isDue = is.deadline_at !== null && easternDay(instant(is.deadline_at.getTime() - 1)) <= easternDay(now);
  return (
    now >= was.aside_until! ||
    (was.aside === 'snoozed' && isDue) ||
    is.count > was.count! ||
    (is.amount ?? 0) > (was.amount ?? 0) ||
    isLater(is.newest, was.newest) ||
    (is.deadline_at !== null && (was.deadline_at === null || isLater(was.deadline_at, is.deadline_at)))
  );
}

const isLater = (one: Date | null, other: Date | null): boolean => one !== null && (other === null || one > other);
