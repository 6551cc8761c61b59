// What work costs the database, for one of many payments. Nothing of it depends on how busy the
// machine is.
import type { Database } from '../../../src/platform/database/database.ts';
import { flightsOf } from './wire.ts';
import { writtenBy } from './written.ts';

export interface Price {
  /**
   * Rows of a payment: `insert transactions`, `update …` (in place: HOT, no index entry), `move …`
   * (updated in another place, with all index entries), `delete …`, `lock …`; `2 × insert …` for
   * two. What is written once for many payments is not listed.
   */
  rows: readonly string[];
  /** Index entries of a payment, by index. */
  entries: readonly string[];
  /** Records of the write-ahead log of a payment, and bytes. A little room is added for both. */
  wal_records: number;
  wal_bytes: number;
  /** Of all payments of the work together. Null: it depends on time. */
  queries: number | null;
  /** How often the service waits for PostgreSQL, for all payments together. Null: as above. */
  round_trips: number | null;
}

/** The price of work for so many payments. `superuser`: see `prepareToRead`. */
export async function priceOf(superuser: Database, payments: number, work: () => Promise<unknown>): Promise<Price> {
  let flights: string[][] = [];
  const { rows, index_entries, wal_records, wal_bytes } = await writtenBy(superuser, async () => {
    flights = await flightsOf(work);
  });
  const ofOne = (counts: Record<string, number>) =>
    Object.entries(counts).flatMap(([name, count]) => {
      // Rounded: few rows move because their page is full, and few are written for all together.
      const times = Math.round(count / payments);
      return times === 0 ? [] : [times === 1 ? name : `${times} × ${name}`];
    });
  return {
    rows: ofOne(rows),
    entries: ofOne(index_entries),
    wal_records: wal_records / payments,
    wal_bytes: wal_bytes / payments,
    queries: flights.flat().length,
    round_trips: flights.length,
  };
}

/** The price of several works of the same payments. Its queries depend on time. */
export function sumOf(prices: readonly Price[]): Price {
  const added = (names: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const name of names) {
      const [, times = '1', what] = /^(?:(\d+) × )?(.+)$/.exec(name)!;
      counts.set(what!, (counts.get(what!) ?? 0) + Number(times));
    }
    return [...counts].map(([what, times]) => (times === 1 ? what : `${times} × ${what}`)).toSorted();
  };
  const total = (name: 'wal_records' | 'wal_bytes') => prices.reduce((sum, price) => sum + price[name], 0);
  return {
    rows: added(prices.flatMap(({ rows }) => rows)),
    entries: added(prices.flatMap(({ entries }) => entries)),
    wal_records: total('wal_records'),
    wal_bytes: total('wal_bytes'),
    queries: null,
    round_trips: null,
  };
}

/** Splits of index pages differ a little from run to run. */
const room = 1.2;

/**
 * How a price differs from its line of a list; empty: it does not. A lower price differs too, so
 * that the list stays true.
 */
export function differences(found: Price, listed: Price): string[] {
  const isNear = (name: 'wal_records' | 'wal_bytes') =>
    found[name] <= listed[name] * room && found[name] >= listed[name] / room;
  return [
    ...(['rows', 'entries'] as const).filter((name) => found[name].join() !== listed[name].join()),
    ...(['queries', 'round_trips'] as const).filter((name) => listed[name] !== null && found[name] !== listed[name]),
    ...(['wal_records', 'wal_bytes'] as const).filter((name) => !isNear(name)),
  ].map((name) => `${name}: ${JSON.stringify(found[name])}, listed: ${JSON.stringify(listed[name])}`);
}
