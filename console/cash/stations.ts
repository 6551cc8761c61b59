// Where the money is on its way from payers to payees, from the balances of the trial balance, and
// the list behind each station.
import { heldIn } from '../format/accounts.ts';

/** Of the trial balance: cents, debit positive. */
type Balances = readonly { account: string; closing: number }[];

const way = ['in_flight', 'not_good', 'payees', 'reserved', 'leaving'] as const;
const aside = [
  'fees',
  'payers',
  'owed_by_payees',
  'owed_by_payers',
  'losses',
  'bank_fees',
  'micro_entries',
  'unmatched',
  'reversals',
  'own',
] as const;

export type StationName = (typeof way)[number] | (typeof aside)[number];

export interface Station {
  name: StationName;
  /** Cents. */
  amount: number;
  to: string;
  search: Readonly<Record<string, string>>;
}

/** The account of each station. What is in flight is not good either: it is shown once. */
const accountOf: Readonly<Record<StationName, string>> = {
  in_flight: 'DIF',
  not_good: 'UNS',
  payees: 'PAYEE',
  reserved: 'PRES',
  leaving: 'CIF',
  fees: 'FEE',
  payers: 'PAYER',
  owed_by_payees: 'CLAW',
  owed_by_payers: 'RECV',
  losses: 'LOSS',
  bank_fees: 'BFEE',
  micro_entries: 'MICRO',
  unmatched: 'SUSP',
  reversals: 'REV',
  own: 'OWN',
};

const listOf: Readonly<Record<StationName, readonly [to: string, search: Readonly<Record<string, string>>]>> = {
  in_flight: ['/books', { account: 'DIF' }],
  not_good: ['/payments', { state: 'debited' }],
  payees: ['/payments', { state: 'good' }],
  reserved: ['/payments', { payout_status: 'PAYOUT_PENDING_ACH' }],
  leaving: ['/payments', { state: 'paying' }],
  fees: ['/fees', {}],
  payers: ['/books', { account: 'PAYER' }],
  owed_by_payees: ['/books', { account: 'CLAW' }],
  owed_by_payers: ['/books', { account: 'RECV' }],
  losses: ['/books', { account: 'LOSS' }],
  bank_fees: ['/books', { account: 'BFEE' }],
  micro_entries: ['/micro-entries', {}],
  unmatched: ['/suspense', {}],
  reversals: ['/reversals', {}],
  own: ['/books', { account: 'OWN' }],
};

const shown: ReadonlySet<string> = new Set(['BANK', ...Object.values(accountOf)]);

export interface Flow {
  /** From the payers to the payees, also those without money. */
  way: readonly Station[];
  /** What left the way, and has money. */
  aside: readonly Station[];
  /** Cents of BANK. */
  cash: number;
  /** Cents by which the cash and the stations differ; 0: they add up. */
  difference: number;
}

export function flowOf(balances: Balances, tenant: string | undefined): Flow {
  const held = (account: string) => heldIn(account, balances.find((one) => one.account === account)?.closing ?? 0);
  const of = tenant === undefined ? {} : { processor_uuid: tenant };
  const station = (name: StationName): Station => {
    const [to, search] = listOf[name];
    const amount = held(accountOf[name]) - (name === 'not_good' ? held('DIF') : 0);
    return { name, amount, to, search: { ...of, ...search } };
  };
  const cash = held('BANK');
  return {
    way: way.map(station),
    aside: aside.map(station).filter(({ amount }) => amount !== 0),
    cash,
    difference: balances.reduce((sum, { account, closing }) => (shown.has(account) ? sum + closing : sum), 0),
  };
}
