// The strip of all days of a bank's statement: it scrolls back as far as the statement goes.
import { useInfiniteQuery } from '@tanstack/react-query';
import { type UIEvent, useLayoutEffect, useRef } from 'react';
import { get } from '../api/request.ts';
import { dayPlus } from '../format/times.ts';
import { Problem } from '../parts/problem.tsx';
import { words } from '../words/en.ts';
import { DaysStrip } from './days-strip.tsx';
import { daysOfCall } from './periods.ts';

/** Before the first statement that a bank can have. */
const earliest = '2020-01-01';
const nearPixels = 200;

interface Props {
  bank: string;
  /** The newest day. */
  today: string;
  chosen: string | null;
  choose(day: string | null): void;
}

export function EndlessDays({ bank, today, chosen, choose }: Props) {
  const query = useInfiniteQuery({
    queryKey: ['desk', 'days', bank, today],
    initialPageParam: today,
    queryFn: ({ pageParam }) => readDays(bank, pageParam),
    getNextPageParam: ({ start }) => (start <= earliest ? undefined : dayPlus(start, -1)),
  });
  const strip = useRef<HTMLElement>(null);
  const widthBefore = useRef(0);
  const pages = query.data?.pages ?? [];
  const days = pages.toReversed().flatMap((page) => page.days);
  // The newest days are at the right; older ones come in without moving what is looked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page
  useLayoutEffect(() => {
    const at = strip.current;
    if (at === null) return;
    at.scrollLeft += at.scrollWidth - widthBefore.current;
    widthBefore.current = at.scrollWidth;
  }, [days.length]);
  const older = () => {
    if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
  };
  // A gap may be longer than a page, but then the days before it are asked for by hand.
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (currentTarget.scrollLeft < nearPixels && pages.at(-1)?.days.length !== 0) older();
  };
  if (query.isError) return <Problem error={query.error} again={() => void query.refetch()} />;
  return (
    <DaysStrip days={days} chosen={chosen} choose={choose} strip={strip} onScroll={onScroll}>
      {query.hasNextPage && (
        <button type="button" data-state="older" disabled={query.isFetching} onClick={older}>
          <span>{words.desk.older}</span>
        </button>
      )}
    </DaysStrip>
  );
}

async function readDays(bank: string, end_date: string) {
  const first = dayPlus(end_date, 1 - daysOfCall);
  const start_date = first < earliest ? earliest : first;
  const { days } = await get('/admin/v1/bank-statement/reconciliation', { query: { bank, start_date, end_date } });
  return { start: start_date, days };
}
