// The databases of the service, if it has several.
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/request.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Problem } from '../parts/problem.tsx';
import { words } from '../words/en.ts';

export const lanesQuery = {
  queryKey: ['lanes'],
  queryFn: async () => (await get('/admin/v1/lanes')).lanes,
};

/** Nothing with one database. */
export function Lanes() {
  const lanes = useQuery(lanesQuery);
  if (lanes.isError) return <Problem error={lanes.error} again={() => void lanes.refetch()} />;
  if (lanes.data === undefined || lanes.data.length === 1) return null;
  return (
    <Panel title={words.lanes.title}>
      <PlainTable
        label={words.lanes.title}
        heads={[words.lanes.name, words.lanes.state, right(words.lanes.shards)]}
        rows={lanes.data.map(({ name, reason, shards }) => ({
          key: name,
          cells: [name, reason ?? words.lanes.works, shards.length],
        }))}
      />
    </Panel>
  );
}
