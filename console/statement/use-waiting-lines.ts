// Which lines of the bank statement are in an act that waits for approval. An act on one line names it
// in its path, an act on several names them in its body.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allPages } from '../api/all-pages.ts';
import { type DataOf, get } from '../api/request.ts';

type Approval = DataOf<'/admin/v1/approvals'>['approvals'][number];

const anyUuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** All that the act names: lines, and other things, whose uuids no line has. */
const namedBy = ({ params, body }: Approval): readonly string[] =>
  JSON.stringify([params, body]).toLowerCase().match(anyUuid) ?? [];

/** The approval that a line waits for, by the uuid of the line. */
export function useWaitingLines(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['list', 'waiting-acts', 'all'],
    queryFn: async () => {
      const pages = await allPages((after) =>
        get('/admin/v1/approvals', { query: { state: 'waiting', limit: 100, after } }),
      );
      return pages.flatMap(({ approvals }) => approvals);
    },
  });
  return useMemo(
    () => new Map((data ?? []).flatMap((one) => namedBy(one).map((uuid) => [uuid, one.uuid] as const))),
    [data],
  );
}
