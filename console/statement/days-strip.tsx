// The days of the bank statement as a strip: missing, open or closed. A day that is pressed is shown
// alone.
import { day, monthDay } from '../format/times.ts';
import { words } from '../words/en.ts';

interface Props {
  days: readonly { day: string; state: 'missing' | 'open' | 'closed' }[];
  chosen: string | null;
  choose(day: string | null): void;
}

export const DaysStrip = ({ days, chosen, choose }: Props) => (
  <section className="days-strip" aria-label={words.statement.strip}>
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
