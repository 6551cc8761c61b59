// The books: what each account holds, every movement on it, and whether everything that must hold
// does.
import { Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { TenantChoice, useTenantsQuery } from '../parts/tenant-choice.tsx';
import { words } from '../words/en.ts';
import type { BooksFilters } from './books-filters.ts';
import { GeneralLedger } from './general-ledger.tsx';
import { Invariants } from './invariants.tsx';
import { Statement } from './statement.tsx';

/** The books that belong to no tenant have this uuid. */
const operatorBooks = { uuid: '00000000-0000-8000-8000-000000000000', name: words.books.ofOperator };

export function BooksScreen({ filters }: { filters: BooksFilters }) {
  const tenants = useTenantsQuery();
  const navigate = useNavigate();
  // A tenant that was chosen does not wait for the names of all.
  const known = tenants.data ?? (filters.processor_uuid === undefined || tenants.isError ? undefined : []);
  if (known === undefined) return <ScreenInstead title={words.books.title} query={tenants} />;
  const choices = [...known, operatorBooks];
  const uuid = filters.processor_uuid ?? choices[0]!.uuid;
  const change = (next: BooksFilters) => void navigate({ to: '/books', search: { ...next } as never });
  return (
    <Stack gap="md">
      <ScreenHead title={words.books.title} address={`/admin/v1/processors/${uuid}/statement`}>
        <TenantChoice
          tenants={choices}
          value={uuid}
          choose={(processor_uuid) => change({ ...filters, processor_uuid })}
        />
      </ScreenHead>
      <Text size="sm" className="quiet">
        {words.books.signs}
      </Text>
      <Statement key={uuid} tenant={uuid} filters={filters} change={change} />
      <GeneralLedger
        key={`numbers of ${uuid}`}
        tenant={uuid}
        name={choices.find((one) => one.uuid === uuid)?.name ?? ''}
        isTenant={uuid !== operatorBooks.uuid}
      />
      <Invariants />
    </Stack>
  );
}
