// What the acts on a card of Today share: which card it is, and what they answer.
import { Type } from 'typebox';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { overEveryLane } from '../../../platform/database/lanes/over-every-lane.ts';
import { refuse } from '../../../platform/refusals.ts';
import { CardState, exampleState, type ReadCard, type ReadingCards, readCards } from './cards.ts';

export const KindOfPath = Type.Object({
  kind: Type.String({ description: 'The kind of the card.', maxLength: 40, allowed: 'the kind of a card' }),
});

/** Throws not_found: no card of the kind is on the page. */
export async function findCard(phase: AtomicPhase, reading: ReadingCards, call: { now: Date }, kind: string) {
  const { waiting, trouble } = await overEveryLane(phase, () => readCards(phase, reading, call));
  const card = [...waiting, ...trouble].find((one) => one.kind === kind);
  if (card === undefined) throw refuse('not_found', 'kind');
  return card;
}

export const stateAnswer = (description: string) => ({
  200: { description, data: CardState, example: exampleState },
});

export const stateIn = ({ yesterday, assigned_to, aside }: Awaited<ReturnType<typeof findCard>>) => ({
  yesterday,
  assigned_to,
  aside,
});

/** For the audit trail: the facts on which the operator decided. */
export const seen = ({ kind, count, amount }: ReadCard) => ({ kind, count, amount });
