// Anything by its uuid: the search says what it is and where it is shown.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { typeWords, wayOf } from '../app/hit-words.ts';
import { type Hit, placeOf } from '../app/places.ts';
import { words } from '../words/en.ts';

/** A payment has its parties and its state. */
const inSmall = ({ type, transaction }: Hit): string =>
  transaction === null ? typeWords(type) : `${wayOf(transaction)} · ${words.payment.stateNames[transaction.state]}`;

export function Reference({ uuid }: { uuid: string }) {
  const { data } = useQuery({
    queryKey: ['search', uuid],
    queryFn: () => get('/admin/v1/search', { query: { q: uuid } }),
    staleTime: 60_000,
  });
  const hit = data?.hits[0];
  const place = hit === undefined ? null : placeOf(hit);
  if (hit === undefined || place === null) return <span className="mono">{uuid}</span>;
  return (
    <>
      <Link className="link" {...place} title={uuid}>
        {hit.label}
      </Link>{' '}
      <span className="quiet">{inSmall(hit)}</span>
    </>
  );
}
