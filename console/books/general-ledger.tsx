// What a controller takes into the general ledger: trial balance, journal, and the numbers of our
// accounts there.
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, type DataOf, get } from '../api/request.ts';
import { useMay } from '../app/session.ts';
import { easternDay } from '../format/times.ts';
import { ActButtons, type ActWithRole } from '../parts/act-buttons.tsx';
import { Panel } from '../parts/panel.tsx';
import { Problem } from '../parts/problem.tsx';
import { accountWords, words } from '../words/en.ts';

interface Props {
  tenant: string;
  name: string;
  /** False: the books of the operator. */
  isTenant: boolean;
}

export function GeneralLedger({ tenant, name, isTenant }: Props) {
  const may = useMay('operator');
  const [day, setDay] = useState(() => easternDay(new Date().toISOString()));
  const path = '/admin/v1/ledger/account-numbers';
  const own = useQuery({
    queryKey: ['list', 'account-numbers', tenant],
    queryFn: () => get(path, { query: { processor_uuid: tenant } }),
  });
  const common = useQuery({ queryKey: ['list', 'account-numbers'], queryFn: () => get(path) });
  const year = day.slice(0, 4);
  const ofDay = { start_date: day, end_date: day };
  const report = (name: string, query: Record<string, string>) => addressOf(`/admin/v1/ledger/${name}`, { query });
  const ofTenant = { processor_uuid: tenant };
  const files = [
    [words.books.trialBalance, report('trial-balance', { day, ...ofTenant, format: 'csv' })],
    [words.books.journal, report('journal', { ...ofDay, ...ofTenant })],
    ...(isTenant
      ? ([
          [words.books.settlements, report('merchant-settlements', { ...ofDay, ...ofTenant })],
          [words.books.negativeBalances, report('negative-balances', ofTenant)],
        ] as const)
      : []),
    ...(isTenant && may
      ? [[words.books.payeeTotals(year), report('payee-totals', { year, ...ofTenant })] as const]
      : []),
    [words.books.trialBalanceOfAll, report('trial-balance', { day, format: 'csv' })],
    [words.books.journalOfAll, report('journal', ofDay)],
    [words.books.negativeBalancesOfAll, report('negative-balances', {})],
  ] as const;
  return (
    <Panel title={words.books.generalLedger}>
      <Text size="sm" className="quiet" mb="xs">
        {words.books.generalLedgerWhy}
      </Text>
      <Group gap="sm" align="end" mb="sm">
        <TextInput
          size="xs"
          type="date"
          label={words.books.day}
          value={day}
          onChange={({ currentTarget }) => currentTarget.value !== '' && setDay(currentTarget.value)}
        />
        {files.map(([label, address]) => (
          <Button key={label} size="xs" variant="default" component="a" href={address}>
            {label}
          </Button>
        ))}
      </Group>
      {own.isError && <Problem error={own.error} again={() => void own.refetch()} />}
      {own.data !== undefined && common.data !== undefined && (
        <ActButtons
          acts={[numbering(words.books.numbersOf, own.data, name), numbering(words.books.numbersOfAll, common.data)]}
        />
      )}
    </Panel>
  );
}

/** Each account is a field; an empty one has no number. */
const numbering = (
  title: string,
  { processor_uuid, numbers }: DataOf<'/admin/v1/ledger/account-numbers'>,
  of?: string,
): ActWithRole => ({
  role: 'operator',
  act: {
    title,
    ...(of === undefined ? {} : { of }),
    method: 'PUT',
    path: '/admin/v1/ledger/account-numbers',
    body: { processor_uuid },
    fields: Object.entries(numbers).map(([account, number]) => ({
      name: `numbers.${account}`,
      label: accountWords(account),
      kind: 'text',
      first: number ?? '',
      empty: 'null',
    })),
    moves: [words.books.numbersMove],
  },
});
