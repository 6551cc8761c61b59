// The home of a tenant: where its money is now, its latest payouts, what the people of the tenant do
// most, and the guides.
import { Anchor, List, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { heldIn } from '../format/accounts.ts';
import { dollars } from '../format/money.ts';
import { day } from '../format/times.ts';
import { type Fact, Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, Problem, ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { words } from '../words/en.ts';
import type { TermName } from '../words/glossary.ts';

const balancesPath = '/3p/api/v2/statement';

/** The accounts that a tenant knows its money by, in the order in which money goes through them. */
const shownAccounts = Object.keys(words.portal.accounts) as (keyof typeof words.portal.accounts)[];

const terms: Partial<Record<(typeof shownAccounts)[number], TermName>> = {
  DIF: 'in_flight',
  UNS: 'good',
  PRES: 'reserved',
  CIF: 'leaving',
  CLAW: 'clawback',
  FEE: 'fee',
};

export function HomeScreen() {
  const me = useQuery({ queryKey: ['me'], queryFn: () => get('/3p/api/v1/me') });
  const balances = useQuery({
    queryKey: ['list', 'own-balances'],
    queryFn: () => get(balancesPath, { query: { per_page: 1 } }),
    // A person of a tenant has no stream of changes.
    refetchInterval: 30_000,
  });
  if (me.data === undefined) return <ScreenInstead title={words.portal.home} query={me} />;
  return (
    <Stack gap="md">
      <ScreenHead
        title={me.data.processor.name}
        ofWindow={words.portal.home}
        below={me.data.suspended ? words.portal.suspended : undefined}
        address={balancesPath}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Panel
          title={words.portal.balance}
          aside={
            <Link className="link" to="/own-statement">
              {words.portal.statement}
            </Link>
          }
        >
          {balances.isPending && <Loading lines={5} />}
          {balances.isError && <Problem error={balances.error} again={() => void balances.refetch()} />}
          {balances.data !== undefined && <Facts isOfMoney facts={factsOf(balances.data.accounts)} />}
        </Panel>
        <Guides />
      </SimpleGrid>
      <LatestPayouts />
    </Stack>
  );
}

type Sums = readonly { account: string; closing: number }[];

function factsOf(sums: Sums): readonly Fact[] {
  const closing = new Map(sums.map(({ account, closing: balance }) => [account, balance]));
  return shownAccounts.map((account) => {
    const held = heldIn(account, closing.get(account) ?? 0);
    return [
      words.portal.accounts[account],
      <span key={account} className="number">
        {account === 'CLAW' && held !== 0 ? <WhoOwes amount={held} /> : dollars(held)}
      </span>,
      terms[account],
    ];
  });
}

const WhoOwes = ({ amount }: { amount: number }) => (
  <Link
    className="link"
    to="/$list"
    params={{ list: 'own-negative-balances' }}
    aria-label={`${dollars(amount)}: ${words.portal.whoOwes}`}
  >
    {dollars(amount)}
  </Link>
);

const Guides = () => (
  <Panel title={words.portal.guides}>
    <List spacing={6} size="sm">
      {words.portal.pages.map(([path, title]) => (
        <List.Item key={path}>
          <Anchor href={`/docs/${path}`}>{title}</Anchor>
        </List.Item>
      ))}
    </List>
  </Panel>
);

function LatestPayouts() {
  const payouts = useQuery({
    queryKey: ['list', 'own-payouts', 'latest'],
    queryFn: () => get('/3p/api/v1/payouts', { query: { limit: 5 } }),
    refetchInterval: 30_000,
  });
  const { fields } = words.lists['own-payouts'];
  return (
    <Panel
      title={words.portal.latestPayouts}
      aside={
        <Link className="link" to="/$list" params={{ list: 'own-payouts' }}>
          {words.portal.allPayouts}
        </Link>
      }
    >
      {payouts.isPending && <Loading lines={3} />}
      {payouts.isError && <Problem error={payouts.error} again={() => void payouts.refetch()} />}
      {payouts.data?.payouts.length === 0 && <Text className="quiet">{words.lists['own-payouts'].why}</Text>}
      {payouts.data !== undefined && payouts.data.payouts.length > 0 && (
        <PlainTable
          label={words.portal.latestPayouts}
          heads={[fields.payee_name, right(words.fields.amount), words.fields.state, fields.settles_on]}
          rows={payouts.data.payouts.map(({ uuid, payee_name, amount, state, settles_on }) => ({
            key: uuid,
            cells: [
              <Link
                key="payee"
                className="link"
                to="/$list"
                params={{ list: 'own-payouts' }}
                search={{ row: uuid } as never}
              >
                {payee_name ?? words.portal.erased}
              </Link>,
              dollars(amount),
              <Status key="state" of={state} />,
              settles_on === null ? '–' : day(settles_on),
            ],
          }))}
        />
      )}
    </Panel>
  );
}
