// How far a file to a bank is: chosen, written, sent, confirmed, settled, answered.
import type { DataOf } from '../api/request.ts';
import { words } from '../words/en.ts';

export type BankFile = DataOf<'/admin/v1/bank-files/{uuid}'>;

const states = ['open', 'closed', 'written', 'submitted', 'confirmed'] as const;

export interface Step {
  name: string;
  isDone: boolean;
  /** When, if it is known. */
  at: string | null;
}

/** `now`: the time of the banks. A rejected file goes no further. */
export function stepsOf(file: BankFile, now: number): readonly Step[] {
  const place = states.indexOf(file.state as (typeof states)[number]);
  const isRejected = file.state === 'rejected';
  const isSent = !isRejected && place >= states.indexOf('submitted');
  const has = (state: (typeof states)[number]) => !isRejected && place >= states.indexOf(state);
  return [
    { name: words.file.chosen, isDone: has('closed'), at: file.cut_off_at },
    { name: words.file.written, isDone: has('written'), at: null },
    { name: words.file.sent, isDone: has('submitted'), at: file.submitted_at },
    { name: words.file.confirmed, isDone: has('confirmed'), at: file.confirmed_at },
    { name: words.file.settled, isDone: isSent && Date.parse(file.settles_at) <= now, at: file.settles_at },
    // No answer is an answer: what has not come back by then is good.
    { name: words.file.answered, isDone: isSent && Date.parse(file.returns_until) <= now, at: file.returns_until },
  ];
}

/** Why it is not at the bank, or what is unclear about it; null: nothing is. */
export function troubleOf({ state, delivery, note }: BankFile): string | null {
  if (state === 'rejected') return note ?? words.file.isRejected;
  if (delivery === 'uncertain') return words.file.uncertain;
  if (state === 'written' && delivery === null) return words.file.notSent;
  if (state === 'submitted') return words.file.notConfirmed;
  return null;
}
