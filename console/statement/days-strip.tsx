// The days of the bank statement as a strip: missing, open, closed or not due yet. A day that is pressed is shown
// alone.
import type { ReactNode, Ref, UIEventHandler } from 'react';
import { day, monthDay } from '../format/times.ts';
import { words } from '../words/en.ts';

interface Props {
  days: readonly { day: string; state: keyof typeof words.statement.dayStates }[];
  chosen: string | null;
  choose(day: string | null): void;
  strip?: Ref<HTMLElement>;
  onScroll?: UIEventHandler<HTMLElement>;
  /** Before the first day. */
  children?: ReactNode;
}

export const DaysStrip = ({ days, chosen, choose, strip, onScroll, children }: Props) => (
  <section ref={strip} className="days-strip" aria-label={words.statement.strip} onScroll={onScroll}>
    {children}
    {days.map((one) => (
      <button
        key={one.day}
        type="button"
        data-state={one.state}
        aria-pressed={one.day === chosen}
        title={`${day(one.day)}: ${words.statement.dayStates[one.state]}`}
        onClick={() => choose(one.day === chosen ? null : one.day)}
      >
        <span>{monthDay(one.day)}</span>
        <span>{words.statement.dayStates[one.state]}</span>
      </button>
    ))}
  </section>
);
