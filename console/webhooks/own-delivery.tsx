// A delivery in full, as its tenant sees it.
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/request.ts';
import type { Row } from '../lists/list-definition.ts';
import { Attempts, Body } from './attempts.tsx';

export default function OwnDelivery({ row }: { row: Row }) {
  const uuid = String(row.event_uuid);
  const event = useQuery({
    queryKey: ['event', uuid],
    queryFn: () => get('/3p/api/v1/events/{uuid}', { params: { uuid } }),
  });
  return (
    <>
      <Attempts of={row} />
      <Body query={event} />
    </>
  );
}
