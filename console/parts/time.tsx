// An instant in Eastern time, and next to it the reader's own time where that differs.
import { clockTime, localTime, time } from '../format/times.ts';

export function Time({ at }: { at: string }) {
  const own = clockTime(at);
  return (
    <span className="number" title={localTime(at)}>
      {time(at)}
      {own !== null && <span className="quiet"> · {own}</span>}
    </span>
  );
}
