// How far a file to a bank is: chosen, written, sent, confirmed, settled, answered.
import type { components } from '../../clients/typescript/src/description.ts';
import { words } from '../words/en.ts';

export type BankFile = components['schemas']['BankFile'];

const states = ['open', 'closed', 'written', 'submitted', 'confirmed'] as const;

export interface Step {
  name: string;
  isDone: boolean;
  /** When, if it is known. */
  at: string | null;
}

/** `now`: the time of the banks. */
export function stepsOf(file: BankFile, now: number): readonly Step[] {
  if (file.state === 'rejected') return stepsOfRejected(file);
  const place = states.indexOf(file.state as (typeof states)[number]);
  const isSent = place >= states.indexOf('submitted');
  const has = (state: (typeof states)[number]) => place >= states.indexOf(state);
  return [
    { name: words.file.chosen, isDone: has('closed'), at: file.cut_off_at },
    { name: words.file.written, isDone: has('written'), at: null },
    { name: words.file.sent, isDone: has('submitted'), at: file.submitted_at },
    { name: words.file.confirmed, isDone: has('confirmed'), at: file.confirmed_at },
    // Not every bank acknowledges files, and not every acknowledgment is read by the service.
    ...(file.acknowledged_at === null
      ? []
      : [{ name: words.file.acknowledged, isDone: true, at: file.acknowledged_at }]),
    { name: words.file.settled, isDone: isSent && Date.parse(file.settles_at) <= now, at: file.settles_at },
    // No answer is an answer: what has not come back by then is good.
    { name: words.file.answered, isDone: isSent && Date.parse(file.returns_until) <= now, at: file.returns_until },
  ];
}

/** What it had reached, and its end. */
function stepsOfRejected({ name, cut_off_at, submitted_at, confirmed_at, rejected_at }: BankFile): readonly Step[] {
  const reached = [
    { name: words.file.chosen, isReached: true, at: cut_off_at },
    { name: words.file.written, isReached: name !== null, at: null },
    { name: words.file.sent, isReached: submitted_at !== null || confirmed_at !== null, at: submitted_at },
    { name: words.file.confirmed, isReached: confirmed_at !== null, at: confirmed_at },
    { name: words.file.rejected, isReached: true, at: rejected_at },
  ];
  return reached.flatMap(({ isReached, ...step }) => (isReached ? [{ ...step, isDone: true }] : []));
}

/** Why it is not at the bank, or what is unclear about it; null: nothing is. */
export function troubleOf({ state, delivery, note }: BankFile): string | null {
  if (state === 'rejected') return words.file.isRejected(note);
  if (delivery === 'uncertain') return words.file.uncertain;
  if (state === 'written' && delivery === null) return words.file.notSent;
  if (state === 'submitted') return words.file.notConfirmed;
  return null;
}
