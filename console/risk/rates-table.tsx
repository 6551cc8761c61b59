// Who has which return rates, next to the limits of the ACH rules; a row leads to the codes behind
// it.
import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type DataOf, get } from '../api/request.ts';
import { percent } from '../format/percent.ts';
import { Code } from '../parts/code.tsx';
import { OwnerLink } from '../parts/owner-link.tsx';
import { explained, PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { words } from '../words/en.ts';

type Rates = DataOf<'/admin/v1/return-rates'>['return_rates'][number];
type Rate = Rates['unauthorized'];

const colors = { normal: 'green', warning: 'orange', exceeded: 'red' } as const;
const order = { exceeded: 0, warning: 1, normal: 2 } as const;
const kinds = ['unauthorized', 'administrative', 'overall'] as const;

const worstOf = (rates: Rates) => Math.min(...kinds.map((kind) => order[rates[kind].state]));

/** The tenant itself, then its merchants: those that near a limit first. */
const inOrder = (rates: readonly Rates[]) =>
  rates.toSorted(
    (one, other) =>
      Number(one.owner === 'merchant') - Number(other.owner === 'merchant') || worstOf(one) - worstOf(other),
  );

export function RatesTable({ tenant, rates }: { tenant: string; rates: readonly Rates[] }) {
  const [why, setWhy] = useState<string | null>(null);
  return (
    <>
      <PlainTable
        label={words.risk.rates}
        heads={[
          words.risk.owner,
          right(words.risk.debits),
          ...kinds.map((kind) => explained(words.risk[kind], kind)),
          words.risk.held,
          words.risk.why,
        ]}
        rows={inOrder(rates).map((one) => ({
          key: one.owner_uuid,
          cells: [
            one.owner === 'merchant' ? <OwnerLink key="owner" uuid={one.owner_uuid} /> : words.risk.wholeTenant,
            words.risk.debitsOf(one.debits, one.minimum_debits),
            ...kinds.map((kind) => (
              <RateCell key={kind} rate={one[kind]} isJudged={one.debits >= one.minimum_debits} />
            )),
            one.debits_held ? words.risk.isHeld : '–',
            <Button
              key="why"
              size="xs"
              variant="default"
              aria-expanded={why === one.owner_uuid}
              onClick={() => setWhy(why === one.owner_uuid ? null : one.owner_uuid)}
            >
              {words.risk.codes}
            </Button>,
          ],
        }))}
      />
      {why !== null && (
        <Codes
          key={why}
          tenant={tenant}
          user={rates.find(({ owner_uuid }) => owner_uuid === why)!.owner === 'merchant' ? why : null}
        />
      )}
    </>
  );
}

interface RateProps {
  rate: Rate;
  /** False below the least number of debits. */
  isJudged: boolean;
  /** Without the number of returns. */
  isShort?: boolean;
}

export const RateCell = ({ rate, isJudged, isShort = false }: RateProps) => (
  <>
    <Badge
      variant="light"
      color={isJudged ? colors[rate.state] : 'gray'}
      tt="none"
      autoContrast
      miw="max-content"
      title={isJudged ? rate.state : words.risk.notJudged}
    >
      {rate.percent === null ? words.risk.noRate : percent(rate.percent)}
    </Badge>
    <Text size="xs" className="quiet">
      {isShort ? words.risk.limit(rate.limit_percent) : words.risk.ofLimit(rate.returns, rate.limit_percent)}
    </Text>
  </>
);

const returnsRead = 100;

/** The codes of the latest returns, most frequent first, and the payments behind each. */
function Codes({ tenant, user }: { tenant: string; user: string | null }) {
  const filters = {
    processor_uuid: tenant,
    ...(user === null ? {} : { user_uuid: user }),
    capture_status: 'CAPTURE_ACH_FAILED',
  };
  const returned = useQuery({
    queryKey: ['risk', tenant, 'returned', user],
    queryFn: () => get('/admin/v1/transactions', { query: { ...filters, limit: returnsRead } }),
  });
  if (returned.isPending) return <Loading lines={2} />;
  if (returned.isError) return <Problem error={returned.error} again={() => void returned.refetch()} />;
  const counts = new Map<string, number>();
  for (const { ach_return_code } of returned.data.transactions)
    counts.set(ach_return_code ?? '', (counts.get(ach_return_code ?? '') ?? 0) + 1);
  return (
    <section aria-label={words.risk.codes}>
      <Text size="sm" className="quiet" mt="md">
        {words.risk.latest(returned.data.transactions.length)}
      </Text>
      <Group gap="sm" mt="xs">
        {[...counts]
          .toSorted(([, one], [, other]) => other - one)
          .map(([code, count]) => (
            <Link
              key={code}
              className="link"
              to="/$list"
              params={{ list: 'payments' }}
              search={{ ...filters, ach_return_code: code } as never}
            >
              {code === '' ? words.risk.noCode : <Code of={code} />}: {count}
            </Link>
          ))}
      </Group>
    </section>
  );
}
