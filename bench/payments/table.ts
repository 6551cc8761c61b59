// The table of payments: medians over the rounds of a run, with their targets.
import { median } from '../figures.ts';
import type { Cost, Measured } from './measure.ts';

interface Result {
  rate: number;
  p50_ms?: number;
  p99_ms?: number;
  not_2xx?: number;
}

/** One round of one measurement. */
interface Round {
  result: Result;
  cost: Cost & { together_us: number };
  /** How many times as fast as each floor. */
  ratios: Record<string, number>;
  disturbed_by: string[];
}

/** A line of the table. `rounds` is in the JSON only. */
export type Row = Record<string, unknown> & { rounds: Round[] };

/** What a measurement is compared with, in the same round. Null or absent: not measured. */
export interface Compared {
  /** By name. */
  floors?: Record<string, Measured<Result> | null>;
  /** The same measurement with fewer pairs: its processor time should be about the same. */
  fewerPairs?: Measured<Result> | null;
}

export interface Figures {
  note(what: string, measured: Measured<Result>, compared?: Compared): void;
  rows(): Row[];
  /** What ran during the measurements, a line for each: their figures are worse than without it. */
  warnings(): string[];
}

/** The goals of a measurement, by the start of its name. */
const targets: Record<string, string> = {
  'create, 64 ': '2.0 × TPC-B, 10 × ordinary, p99 25 ms, 160 µs, 1.3 × µs of fewer pairs',
  'create, 256 ': '2.5 × TPC-B, 10 × ordinary, p99 60 ms, 160 µs, 1.3 × µs of fewer pairs',
  'create, 1024 ': '0.9 × 256 connections',
  replay: '0.5 × echo',
};

export function figures(): Figures {
  const all = new Map<string, Round[]>();
  return {
    note(what, { result, cost, disturbed_by }, { floors = {}, fewerPairs = null } = {}) {
      const ratios: Record<string, number> = {};
      for (const [name, floor] of Object.entries(floors))
        if (floor !== null) ratios[name] = result.rate / floor.result.rate;
      if (fewerPairs !== null) ratios['µs of fewer pairs'] = togetherOf(cost) / togetherOf(fewerPairs.cost);
      const round = { result, cost: { ...cost, together_us: togetherOf(cost) }, ratios, disturbed_by };
      all.set(what, [...(all.get(what) ?? []), round]);
    },
    rows: () => [...all].map(([what, rounds]) => rowOf(what, rounds)),
    warnings: () => [...all].flatMap(([what, rounds]) => warningsOf(what, rounds)),
  };
}

/** Without the load generator, which is not part of the service. */
const togetherOf = ({ api_us, worker_us, postgres_us }: Cost) => api_us + worker_us + postgres_us;

function rowOf(what: string, rounds: Round[]): Row {
  const middle = (of: (round: Round) => number | undefined) => median(rounds.map((round) => of(round) ?? Number.NaN));
  const us = (name: keyof Round['cost']) => Math.round(middle(({ cost }) => cost[name]));
  const ratios = Object.keys(rounds[0]!.ratios).map(
    (name) => `${middle((one) => one.ratios[name]).toFixed(2)} × ${name}`,
  );
  return {
    what,
    'a second': Math.round(middle(({ result }) => result.rate)),
    'p50 ms': middle(({ result }) => result.p50_ms) || '-',
    'p99 ms': middle(({ result }) => result.p99_ms) || '-',
    'not 2xx': rounds.reduce((sum, { result }) => sum + (result.not_2xx ?? 0), 0),
    'µs API': us('api_us'),
    'µs worker': us('worker_us'),
    'µs PostgreSQL': us('postgres_us'),
    'µs together': us('together_us'),
    'µs generator': us('generator_us'),
    'WAL bytes': us('wal_bytes'),
    ratio: ratios.join(', '),
    target: Object.entries(targets).find(([start]) => what.startsWith(start))?.[1] ?? '-',
    'disturbed rounds': `${rounds.filter((one) => one.disturbed_by.length > 0).length} of ${rounds.length}`,
    rounds,
  };
}

const warningsOf = (what: string, rounds: readonly Round[]): string[] =>
  rounds.flatMap(({ disturbed_by }, index) =>
    disturbed_by.length === 0 ? [] : [`warning: ${what}, round ${index + 1}: also running: ${disturbed_by.join('; ')}`],
  );
