// A delivery in full: its attempts with what the endpoint answered, and the body that they carry.
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/request.ts';
import type { Row } from '../lists/list-definition.ts';
import { Attempts, Body } from './attempts.tsx';

export default function Delivery({ row, filters }: { row: Row; filters: Readonly<Record<string, string>> }) {
  const event_uuid = String(row.event_uuid);
  const event = useQuery({
    queryKey: ['event', event_uuid],
    queryFn: () =>
      get('/admin/v1/webhook-endpoints/{uuid}/events/{event_uuid}', {
        params: { uuid: filters.uuid ?? '', event_uuid },
      }),
  });
  return (
    <>
      <Attempts of={row} />
      <Body query={event} />
    </>
  );
}
