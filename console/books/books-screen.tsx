// The books: what each account holds, every movement on it, and whether everything that must hold
// does.
import { Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useChosenTenant } from '../parts/chosen-tenant.ts';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { TenantSelect } from '../parts/tenant-select.tsx';
import { words } from '../words/en.ts';
import type { BooksFilters } from './books-filters.ts';
import { GeneralLedger } from './general-ledger.tsx';
import { Invariants } from './invariants.tsx';
import { Lanes } from './lanes.tsx';
import { Statement } from './statement.tsx';

/** The books that belong to no tenant have this uuid. */
const operatorBooks = { uuid: '00000000-0000-8000-8000-000000000000', name: words.books.ofOperator };

export function BooksScreen({ filters }: { filters: BooksFilters }) {
  const asked = filters.processor_uuid;
  const tenant = useChosenTenant(asked === operatorBooks.uuid ? undefined : asked);
  const navigate = useNavigate();
  const ofOperator = asked === operatorBooks.uuid;
  if (!ofOperator && !tenant.isKnown) return <ScreenInstead title={words.books.title} query={tenant.query} />;
  const { uuid, name = '' } =
    ofOperator || tenant.uuid === undefined ? operatorBooks : { ...tenant, uuid: tenant.uuid };
  const change = (next: BooksFilters) => void navigate({ to: '/books', search: { ...next } as never });
  return (
    <Stack gap="md">
      <ScreenHead title={words.books.title} address={`/admin/v1/processors/${uuid}/statement`}>
        <TenantSelect
          value={uuid}
          after={operatorBooks}
          choose={(processor_uuid) => change({ ...filters, processor_uuid })}
        />
      </ScreenHead>
      <Text size="sm" className="quiet">
        {words.books.signs}
      </Text>
      <Statement key={uuid} tenant={uuid} filters={filters} change={change} />
      <GeneralLedger key={`numbers of ${uuid}`} tenant={uuid} name={name} isTenant={uuid !== operatorBooks.uuid} />
      <Invariants />
      <Lanes />
    </Stack>
  );
}
