// The tenants, the worst first: what endangers each, why it is at its place, and the way to what is
// behind each figure.
import { Card, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type DataOf, get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { percent } from '../format/percent.ts';
import { Empty } from '../parts/empty.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { explained, PlainTable, right } from '../parts/plain-table.tsx';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { usePages } from '../parts/use-pages.ts';
import { RateCell } from '../risk/rates-table.tsx';
import { words } from '../words/en.ts';

type Tenant = DataOf<'/admin/v1/processors-by-danger'>['processors'][number];

const kinds = ['unauthorized', 'administrative', 'overall'] as const;
const path = '/admin/v1/processors-by-danger';

export function BoardScreen() {
  const query = usePages(['list', 'board'], (after) => get(path, { query: { limit: 50, after } }));
  if (query.data === undefined) return <ScreenInstead title={words.board.title} query={query} />;
  const tenants = query.data.pages.flatMap(({ processors }) => processors);
  return (
    <Stack gap="md">
      <ScreenHead title={words.board.title} below={words.board.order} address={path} />
      {tenants.length === 0 ? (
        <Empty title={words.board.none} why={words.board.noneWhy} />
      ) : (
        <Card withBorder>
          <PlainTable
            label={words.board.title}
            heads={[
              words.board.tenant,
              ...kinds.map((kind) => explained(words.risk[kind], kind)),
              right(words.board.short),
              right(words.board.debts),
              words.board.open,
              right(words.board.volume),
            ]}
            rows={tenants.map((tenant) => ({ key: tenant.uuid, cells: cellsOf(tenant) }))}
          />
        </Card>
      )}
      <MoreButton query={query} />
    </Stack>
  );
}

function cellsOf(tenant: Tenant): ReactNode[] {
  const { uuid, return_rates: rates } = tenant;
  const of = { processor_uuid: uuid };
  const isJudged = rates.debits >= rates.minimum_debits;
  const money = (cents: number, to: string, search = {}) =>
    cents === 0 ? '–' : <Lead to={to} search={{ ...of, ...search }} text={dollars(cents)} />;
  const open = [
    [tenant.exceptions, words.board.exceptions, '/exceptions', of],
    [tenant.payments_on_hold, words.board.held, '/payments', { ...of, held: 'true' }],
    [tenant.endpoints_failing, words.board.endpoints, '/webhooks', of],
  ] as const;
  return [
    <div key="tenant" className="placed">
      <Group gap="xs">
        <Link className="link" to="/tenants/$uuid" params={{ uuid }}>
          {tenant.name}
        </Link>
        {tenant.suspended_at !== null && <Status of="suspended" />}
      </Group>
      <Text size="xs" className={tenant.danger === 'none' ? 'quiet' : undefined}>
        {whyOf(tenant)} {!isJudged && rates.debits > 0 && words.board.tooFew(rates.debits, rates.minimum_debits)}
      </Text>
    </div>,
    ...kinds.map((kind) => <RateCell key={kind} rate={rates[kind]} isJudged={isJudged} isShort />),
    money(tenant.short, '/books'),
    money(tenant.debts, '/books', { account: 'CLAW' }),
    <Stack key="open" gap={0}>
      {open.map(([many, text, to, search]) => many > 0 && <Lead key={to} to={to} search={search} text={text(many)} />)}
    </Stack>,
    money(tenant.volume, '/payments', { created: 'last-30-days' }),
  ];
}

const Lead = ({ to, search, text }: { to: string; search: Record<string, string>; text: string }) => (
  <Link className="link" to={to} search={search as never}>
    {text}
  </Link>
);

/** One sentence: why the tenant is at its place. */
function whyOf({ danger, return_rates, ...tenant }: Tenant): string {
  const { why } = words.board;
  switch (danger) {
    case 'short_of_cash':
      return why.short_of_cash(dollars(tenant.short));
    case 'return_rate_exceeded':
    case 'return_rate_near': {
      const kind = kinds.toSorted((one, other) => shareOf(return_rates[other]) - shareOf(return_rates[one]))[0]!;
      const { percent: share, limit_percent } = return_rates[kind];
      return why[danger](words.risk[kind].toLowerCase(), percent(share ?? 0), percent(limit_percent));
    }
    case 'merchant_past_limit':
      return why.merchant_past_limit(tenant.merchants_past_limit);
    case 'debts':
      return why.debts(dollars(tenant.debts));
    case 'exceptions':
      return why.exceptions(tenant.exceptions);
    case 'payments_on_hold':
      return why.payments_on_hold(tenant.payments_on_hold);
    case 'endpoint_failing':
      return why.endpoint_failing(tenant.endpoints_failing);
    default:
      return why.none;
  }
}

/** How much of its limit a rate uses. */
const shareOf = ({ percent: share, limit_percent }: Tenant['return_rates']['overall']): number =>
  (share ?? 0) / limit_percent;
