// Chooses the tenant that a screen is about, by its name. The names of all are read when the choice
// is opened, so a screen does not wait for them.
import { Select } from '@mantine/core';
import { useState } from 'react';
import { words } from '../words/en.ts';
import { useTenant } from './chosen-tenant.ts';
import { messageOf } from './problem.tsx';
import { useTenantsQuery } from './tenant-choice.tsx';

interface Choice {
  uuid: string;
  name: string;
}

interface Props {
  value: string;
  choose(uuid: string): void;
  /** A choice that is not a tenant, before or after them. */
  before?: Choice;
  after?: Choice;
}

/** More are found by their names. */
const mostShown = 100;

export function TenantSelect({ value, choose, before, after }: Props) {
  const [isAsked, setAsked] = useState(false);
  const names = useTenantsQuery(isAsked);
  const isTenant = value !== before?.uuid && value !== after?.uuid;
  const { data: chosen } = useTenant(isTenant ? value : undefined);
  const own = { uuid: value, name: chosen?.name ?? `${value.slice(0, 8)}…` };
  const tenants = names.data ?? (isTenant ? [own] : []);
  const known = tenants.some(({ uuid }) => uuid === value) || !isTenant ? tenants : [own, ...tenants];
  const waits = names.data === undefined ? [names.isError ? messageOf(names.error) : words.list.loading] : [];
  const ask = () => {
    setAsked(true);
    if (names.isError) void names.refetch();
  };
  return (
    <Select
      size="xs"
      w={220}
      aria-label={words.tenant.one}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      limit={mostShown}
      nothingFoundMessage={words.tenant.noneOfName}
      value={value}
      data={[
        ...[before, ...known, after].flatMap((one) =>
          one === undefined ? [] : [{ value: one.uuid, label: one.name }],
        ),
        ...waits.map((label) => ({ value: 'waits', label, disabled: true })),
      ]}
      onDropdownOpen={ask}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={(uuid) => uuid !== null && choose(uuid)}
    />
  );
}
