// Anything by its uuid: the search says what it is and where it is shown.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { placeOf } from '../app/places.ts';
import { inWords, words } from '../words/en.ts';

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
      <span className="quiet">{words.search.types[hit.type] ?? inWords(hit.type)}</span>
    </>
  );
}
