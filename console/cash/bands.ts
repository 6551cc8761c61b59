// The flows of money as bands from payers to payees, what leaves the way at each, and the list
// behind each flow.
import type { DataOf } from '../api/request.ts';

export type Flow = DataOf<'/admin/v1/money-flows'>['flows'][number];
export type FlowName = Flow['name'];

/** The way, and what leaves it before the next station. */
const way: readonly (readonly [FlowName, readonly FlowName[]])[] = [
  ['captures_sent', []],
  ['captures_settled', ['captures_unsettled']],
  ['became_good', ['captures_returned', 'fees']],
  ['reserved', ['good_returned']],
  ['payouts_sent', ['reserved_returned', 'unreserved']],
  ['payouts_settled', ['payouts_rejected', 'unsettled_to_payees', 'payouts_returned', 'returned_to_payers']],
];
const aside: readonly FlowName[] = [
  'reinstated',
  'clawed_back',
  'clawbacks_returned',
  'refunds_collected',
  'refunds_kept',
  'refunds_sent',
  'refunds_settled',
  'reverse_payouts_sent',
  'reverse_payouts_settled',
  'unsettled_to_payers',
  'fees_returned',
  'fees_reinstated',
  'fees_sent',
  'fees_settled',
  'fees_unsettled',
  'fee_payouts_returned',
  'written_off',
];

export interface Band {
  flow: Flow;
  /** Cents of the next band. */
  next: number;
  leaves: readonly Flow[];
}

export function bandsOf(flows: readonly Flow[]): { way: readonly Band[]; aside: readonly Flow[] } {
  const flow = (name: FlowName): Flow => flows.find((one) => one.name === name)!;
  const withMoney = (names: readonly FlowName[]) => names.map(flow).filter(({ amount }) => amount > 0);
  return {
    way: way.map(([name, leaves], index) => ({
      flow: flow(name),
      next: flow((way[index + 1] ?? way[index]!)[0]).amount,
      leaves: withMoney(leaves),
    })),
    aside: withMoney(aside),
  };
}

export interface Lead {
  to: string;
  search: never;
}

/** The account whose movements have the flow, and the list that is closest to it for all tenants. */
const behind: Readonly<Record<FlowName, readonly [account: string, list: string, filters?: Record<string, string>]>> = {
  captures_sent: ['DIF', '/files'],
  captures_settled: ['DIF', '/files', { state: 'confirmed' }],
  captures_unsettled: ['DIF', '/payments', { returned: 'days' }],
  captures_returned: ['UNS', '/payments', { returned: 'days' }],
  became_good: ['PAYEE', '/payments', { state: 'good' }],
  fees: ['FEE', '/fees'],
  good_returned: ['CLAW', '/payments', { returned: 'days' }],
  reserved_returned: ['PRES', '/payments', { returned: 'days' }],
  fees_returned: ['FEE', '/fees'],
  reinstated: ['PAYEE', '/payments'],
  fees_reinstated: ['FEE', '/fees'],
  reserved: ['PRES', '/payments', { payout_status: 'PAYOUT_PENDING_ACH' }],
  unreserved: ['PRES', '/payments', { returned: 'days' }],
  payouts_sent: ['CIF', '/payments', { state: 'paying' }],
  payouts_rejected: ['PRES', '/files', { state: 'rejected' }],
  payouts_settled: ['CIF', '/payments', { state: 'paid' }],
  unsettled_to_payees: ['CIF', '/exceptions', { kind: 'owed_to_payee' }],
  payouts_returned: ['PAYEE', '/exceptions', { kind: 'owed_to_payee' }],
  returned_to_payers: ['PAYER', '/payments', { state: 'returned' }],
  clawed_back: ['CLAW', '/payments', { state: 'clawed_back' }],
  clawbacks_returned: ['CLAW', '/payments'],
  refunds_collected: ['PAYER', '/refunds'],
  refunds_kept: ['PAYEE', '/refunds'],
  refunds_sent: ['CIF', '/refunds'],
  refunds_settled: ['PAYER', '/refunds'],
  reverse_payouts_sent: ['CIF', '/payments', { state: 'returned' }],
  reverse_payouts_settled: ['PAYER', '/payments', { state: 'returned' }],
  unsettled_to_payers: ['CIF', '/payments', { state: 'returned' }],
  fees_sent: ['FEE', '/fees'],
  fees_settled: ['FEE', '/fees'],
  fees_unsettled: ['FEE', '/fees'],
  fee_payouts_returned: ['FEE', '/fees'],
  written_off: ['LOSS', '/books', { account: 'LOSS' }],
};

/** Of a tenant: the movements of these days in the books. */
export function leadOf(name: FlowName, tenant: string | undefined, days: { from: string; until: string }): Lead {
  const [account, list, filters = {}] = behind[name];
  if (tenant !== undefined) {
    const search = { processor_uuid: tenant, start_date: days.from, end_date: days.until, account };
    return { to: '/books', search: search as never };
  }
  const search = filters.returned === undefined ? filters : { returned: `${days.from}..${days.until}` };
  return { to: list, search: search as never };
}
