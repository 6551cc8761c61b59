// Reads a list of the API page by page, as far as the reader asks.
import { useInfiniteQuery } from '@tanstack/react-query';

/** `read`: the page after this one, or the first. For `MoreButton`. */
export const usePages = <Page extends { next: string | null }>(
  queryKey: readonly string[],
  read: (after: string | undefined) => Promise<Page>,
) =>
  useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => read(pageParam),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
