// How much moved from station to station over some days, as bands as wide as their sums. What left
// the way is next to the band that it left. Each band leads to what is behind it.
import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type DataOf, get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { dayAndYear, dayPlus } from '../format/times.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { Term } from '../parts/term.tsx';
import { words } from '../words/en.ts';
import { bandsOf, type Flow, type Lead, leadOf } from './bands.ts';

const path = '/admin/v1/money-flows';
type Flows = DataOf<typeof path>;

const spans = ['7', '30', '90'] as const;
type Span = (typeof spans)[number];
const isSpan = (text: string | undefined): text is Span => spans.some((one) => one === text);

interface Props {
  /** Absent: all tenants. */
  tenant: string | undefined;
  asked: string | undefined;
  choose(span: Span): void;
}

export function MovedMoney({ tenant, asked, choose }: Props) {
  const span = isSpan(asked) ? asked : '30';
  const flows = useQuery({
    queryKey: ['list', 'cash', 'flows', tenant, span],
    queryFn: () => readFlows(tenant, Number(span)),
  });
  const { data } = flows;
  return (
    <Panel
      title={words.cash.flows}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={words.cash.span}
          data={spans.map((value) => ({ value, label: words.cash.spans[value] }))}
          value={span}
          onChange={(value) => choose(value as Span)}
        />
      }
    >
      {flows.isPending && <Loading lines={6} />}
      {flows.isError && <Problem error={flows.error} again={() => void flows.refetch()} />}
      {data !== undefined &&
        (data.day === null ? <Text>{words.cash.noFlows}</Text> : <Drawn {...data} tenant={tenant} />)}
    </Panel>
  );
}

/** The last day is known after the first answer only. */
async function readFlows(tenant: string | undefined, days: number): Promise<Flows> {
  const usual = await get(path, { query: { processor_uuid: tenant } });
  if (usual.day === null || days === 30) return usual;
  return get(path, { query: { processor_uuid: tenant, first_day: dayPlus(usual.day, 1 - days), day: usual.day } });
}

function Drawn({ flows, first_day, day, tenant }: Flows & { tenant: string | undefined }) {
  const { way, aside } = bandsOf(flows);
  const lead = (flow: Flow) => leadOf(flow.name, tenant, { from: first_day!, until: day! });
  const most = Math.max(1, ...way.map(({ flow }) => flow.amount));
  return (
    <Stack gap="sm">
      <Text size="sm" className="quiet">
        {words.cash.flowsOf(dayAndYear(first_day!), dayAndYear(day!))} {words.cash.noFlows}
      </Text>
      <ol className="river">
        <Station name="payers" />
        {way.map(({ flow, next, leaves }) => (
          <Band key={flow.name} flow={flow} lead={lead(flow)} widths={[flow.amount / most, next / most]}>
            {leaves.map((one) => (
              <Branch key={one.name} flow={one} lead={lead(one)} most={most} />
            ))}
          </Band>
        ))}
      </ol>
      {aside.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {words.cash.offTheWay}
          </Text>
          <ul className="branches">
            {aside.map((one) => (
              <Branch key={one.name} flow={one} lead={lead(one)} most={most} />
            ))}
          </ul>
        </div>
      )}
      <details>
        <summary>{words.cash.flowTable}</summary>
        <PlainTable
          label={words.cash.flowTable}
          heads={[words.cash.moved, words.cash.from, words.cash.to, right(words.cash.amount), right(words.cash.count)]}
          rows={flows.map((flow) => ({
            key: flow.name,
            cells: [
              words.cash.flowNames[flow.name],
              words.cash.flowStations[flow.from],
              words.cash.flowStations[flow.to],
              dollars(flow.amount),
              flow.count.toLocaleString('en-US'),
            ],
          }))}
        />
      </details>
    </Stack>
  );
}

const terms = { in_flight: 'in_flight', good: 'good', reserved: 'reserved', leaving: 'leaving' } as const;

function Station({ name }: { name: Flow['from'] }) {
  const text = words.cash.flowStations[name];
  const term = name in terms ? terms[name as keyof typeof terms] : undefined;
  return <li className="at">{term === undefined ? text : <Term of={term}>{text}</Term>}</li>;
}

interface BandProps {
  flow: Flow;
  lead: Lead;
  /** Shares of the widest band, where it begins and where the next one begins. */
  widths: readonly [number, number];
  children: React.ReactNode;
}

function Band({ flow, lead, widths: [top, bottom], children }: BandProps) {
  const half = (share: number) => Math.max(share * 50, 0.4);
  const corners = [
    [50 - half(top), 0],
    [50 + half(top), 0],
    [50 + half(bottom), 40],
    [50 - half(bottom), 40],
  ];
  return (
    <>
      <li className="band">
        <Link className="link" {...lead}>
          <span>{words.cash.flowNames[flow.name]}</span> <strong className="number">{dollars(flow.amount)}</strong>
        </Link>
        <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={corners.map((corner) => corner.join(',')).join(' ')} />
        </svg>
        {children !== null && <ul className="branches">{children}</ul>}
      </li>
      <Station name={flow.to} />
    </>
  );
}

function Branch({ flow, lead, most }: { flow: Flow; lead: Lead; most: number }) {
  return (
    <li data-kind={flow.to === 'fees' || flow.from === 'fees' ? 'fees' : 'back'}>
      <Link className="link" {...lead}>
        {words.cash.flowNames[flow.name]} <strong className="number">{dollars(flow.amount)}</strong>
      </Link>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.max((flow.amount / most) * 100, flow.amount > 0 ? 0.8 : 0)} height={8} />
      </svg>
    </li>
  );
}
