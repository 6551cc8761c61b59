// A page of a search can be empty and still have a next one: the search goes on until it finds
// something, or ends.
import { Button, Group, Text } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { words } from '../words/en.ts';

/** Empty pages in a row that are read without asking. */
const atOnce = 50;

/**
 * `on`: it goes on by itself. `paused`: a person decides. `ended`: there is nothing to look for.
 */
type Looking = 'on' | 'paused' | 'ended';

/** Reads on while the last page is empty and another one follows. */
export function useNonEmpty<Page>(
  { data, hasNextPage, isFetching, isError, fetchNextPage }: UseInfiniteQueryResult<InfiniteData<Page>>,
  rowsIn: (page: Page) => number,
): Looking {
  const pages = data?.pages ?? [];
  const empty = pages.length - 1 - pages.findLastIndex((page) => rowsIn(page) > 0);
  const isEmpty = empty > 0 && hasNextPage && !isError;
  const goesOn = isEmpty && empty % atOnce !== 0;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  return !isEmpty ? 'ended' : goesOn || isFetching ? 'on' : 'paused';
}

export const LookingOn = ({ pages, looking, more }: { pages: number; looking: Looking; more(): void }) => (
  <Group gap="sm" role="status">
    <Text size="sm" className="quiet">
      {words.list.lookedThrough(pages)}
    </Text>
    {looking === 'paused' && (
      <Button size="xs" variant="default" onClick={more}>
        {words.list.lookOn}
      </Button>
    )}
  </Group>
);
