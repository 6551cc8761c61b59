// The names of the tenants, and a choice among them in a form.
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { allPages } from '../api/all-pages.ts';
import { type DataOf, get } from '../api/request.ts';
import { words } from '../words/en.ts';

export type Tenant = DataOf<'/admin/v1/processors'>['processors'][number];

/** The tenants by name, of all pages; undefined while they load. */
export const useTenants = (): readonly Tenant[] | undefined => useTenantsQuery().data;

/** The names of the tenants by uuid. `isAsked`: only operators may ask for them. */
export function useTenantNames(isAsked: boolean): ReadonlyMap<string, string> {
  const { data } = useTenantsQuery(isAsked);
  return useMemo(() => new Map(data?.map(({ uuid, name }) => [uuid, name])), [data]);
}

export function useTenantsQuery(isAsked = true) {
  return useQuery({
    enabled: isAsked,
    queryKey: ['tenants'],
    queryFn: async () => {
      const pages = await allPages((after) => get('/admin/v1/processors', { query: { limit: 100, after } }));
      return pages.flatMap(({ processors }) => processors).toSorted((one, other) => one.name.localeCompare(other.name));
    },
    staleTime: 60_000,
  });
}

interface Props {
  tenants: readonly { uuid: string; name: string }[];
  value: string;
  choose(uuid: string): void;
}

export const TenantChoice = ({ tenants, value, choose }: Props) => (
  <NativeSelect
    size="xs"
    label={words.tenant.one}
    value={value}
    data={tenants.map(({ uuid, name }) => ({ value: uuid, label: name }))}
    onChange={({ currentTarget }) => choose(currentTarget.value)}
  />
);

/** The name of a tenant, or the start of its uuid while the names load. */
export function TenantName({ uuid }: { uuid: string }) {
  const name = useTenants()?.find((one) => one.uuid === uuid)?.name;
  return <span title={uuid}>{name ?? `${uuid.slice(0, 8)}…`}</span>;
}

export const TenantLink = ({ uuid }: { uuid: string }) => (
  <Link className="link" to="/tenants/$uuid" params={{ uuid }}>
    <TenantName uuid={uuid} />
  </Link>
);
