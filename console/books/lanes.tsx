// The databases of the service, if it has several.
import { useQuery } from '@tanstack/react-query';
import { type DataOf, get } from '../api/request.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Problem } from '../parts/problem.tsx';
import { words } from '../words/en.ts';

export type Lane = DataOf<'/admin/v1/lanes'>['lanes'][number];

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

/** The lane of a tenant; null with one database. */
export function laneOf(lanes: readonly Lane[] | undefined, uuid: string): string | null {
  if (lanes === undefined || lanes.length === 1) return null;
  const shard = Number.parseInt(uuid.slice(-2), 16) % 64;
  return lanes.find(({ shards }) => shards.includes(shard))?.name ?? null;
}
