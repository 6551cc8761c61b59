// The tenant that a screen is about: the one of its address, otherwise the last one that was
// chosen in this browser, otherwise the first. None of them waits for the names of all tenants.
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';
import { get } from '../api/request.ts';

/** The record of a tenant. `uuid` undefined: nothing is asked for. */
export const useTenant = (uuid: string | undefined) =>
  useQuery({
    queryKey: ['list', 'tenant', uuid],
    queryFn: () => get('/admin/v1/processors/{uuid}', { params: { uuid: uuid! } }),
    enabled: uuid !== undefined,
  });

/** The tenant that was shown last in this browser. Other tabs do not change what this one shows. */
export const useLastTenant = () =>
  useLocalStorage<string | null>({
    key: 'achord-tenant',
    defaultValue: null,
    getInitialValueInEffect: false,
    sync: false,
  });

/** `asked`: the tenant of the address. `query` reads the first tenant, if no other is known. */
export function useChosenTenant(asked: string | undefined) {
  const [last, keep, forget] = useLastTenant();
  const first = useQuery({
    queryKey: ['tenants', 'first'],
    staleTime: 60_000,
    queryFn: async () => (await get('/admin/v1/processors', { query: { limit: 1 } })).processors[0]?.uuid ?? null,
    enabled: asked === undefined && last === null,
  });
  const uuid = asked ?? last ?? first.data ?? undefined;
  const { data, error } = useTenant(uuid);
  // A sandbox may have been made again since then.
  const isGone = error instanceof RequestError && error.status === 404;
  useEffect(() => {
    if (isGone && asked === undefined) forget();
    if (data !== undefined && data.uuid !== last) keep(data.uuid);
  }, [isGone, asked, data, last, keep, forget]);
  return { uuid, name: data?.name, query: first, isKnown: uuid !== undefined || first.isSuccess };
}
