// Anything by its uuid: the search says what it is and where it is shown.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { type Hit, placeOf } from '../app/places.ts';
import { inWords, words } from '../words/en.ts';

/** A payment's parties and state. */
const inSmall = ({ payer_name, payee_name, state }: NonNullable<Hit['transaction']>): string =>
  `${words.search.way(payer_name ?? words.search.noName, payee_name ?? words.search.noName)} · ${words.payment.stateNames[state]}`;

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
      <span className="quiet">
        {hit.transaction === null ? (words.search.types[hit.type] ?? inWords(hit.type)) : inSmall(hit.transaction)}
      </span>
    </>
  );
}
