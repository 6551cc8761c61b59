// The cache of what the API answered, and when a request is tried again.
import { QueryClient } from '@tanstack/react-query';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';

/** Only what may pass: no answer, too many requests, and a service that stops or starts. */
const mayPass = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 0 || error.status === 429 || error.status >= 502);

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => mayPass(error) && count < 2,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});

/** The first part of the key of lists that are read whole, which takes up to a hundred requests. */
export const wholeList = 'whole list';

/**
 * After an act, all that is shown is read again. Ends when it is there, without lists that are read
 * whole.
 */
export async function readAgain(): Promise<void> {
  void queries.invalidateQueries({ queryKey: [wholeList] });
  await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== wholeList });
}
