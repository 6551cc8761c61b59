// The money on its way from payers to payees: a bar for each station, as long as its share, that
// leads to what makes it up.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { accountWords, words } from '../words/en.ts';
import { flowOf, type Station } from './stations.ts';

export function MoneyFlow({ tenant }: { tenant: string | undefined }) {
  const balance = useQuery({
    queryKey: ['list', 'cash', 'flow', tenant],
    queryFn: () => get('/admin/v1/ledger/trial-balance', { query: { processor_uuid: tenant } }),
  });
  const { data } = balance;
  return (
    <Panel title={words.cash.flow}>
      {balance.isPending && <Loading lines={4} />}
      {balance.isError && <Problem error={balance.error} again={() => void balance.refetch()} />}
      {data !== undefined && <Stations flow={flowOf(data.accounts, tenant)} />}
      {data !== undefined && (
        <details>
          <summary>{words.cash.asAccounts}</summary>
          <PlainTable
            label={words.cash.asAccounts}
            heads={[words.cash.account, right(words.cash.debit), right(words.cash.credit)]}
            rows={data.accounts.map(({ account, closing }) => ({
              key: account,
              cells: [accountWords(account), closing > 0 ? dollars(closing) : '', closing < 0 ? dollars(-closing) : ''],
            }))}
          />
        </details>
      )}
    </Panel>
  );
}

function Stations({ flow: { way, aside, cash, difference } }: { flow: ReturnType<typeof flowOf> }) {
  const most = Math.max(1, ...[...way, ...aside].map(({ amount }) => Math.abs(amount)));
  return (
    <>
      <Text size="sm" mb="xs">
        {words.cash.have(dollars(cash))}{' '}
        {difference === 0 ? words.cash.balanced : words.cash.differs(dollars(difference))}
      </Text>
      <ol className="flow">
        <li className="end">{words.cash.ofPayers}</li>
        {way.map((one) => (
          <StationBar key={one.name} station={one} most={most} />
        ))}
        <li className="end">{words.cash.toPayees}</li>
      </ol>
      {aside.length > 0 && (
        <>
          <Text size="sm" fw={600} mt="sm">
            {words.cash.aside}
          </Text>
          <ul className="flow" data-aside>
            {aside.map((one) => (
              <StationBar key={one.name} station={one} most={most} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const width = 100;

function StationBar({ station: { name, amount, to, search }, most }: { station: Station; most: number }) {
  const [title, why] = words.cash.stations[name];
  return (
    <li>
      <Link className="station" to={to} search={search as never} title={why}>
        <span className="name">{title}</span>
        <svg viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true" className="bars">
          <rect data-lane="track" width={width} height={10} />
          <rect data-lane="debited" width={(Math.abs(amount) / most) * width} height={10} />
        </svg>
        <span className="number">{dollars(amount)}</span>
      </Link>
    </li>
  );
}
