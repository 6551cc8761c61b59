// The session of a file exchange over a store: delivers our files, lists and fetches the bank's.
import type { Queryable } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { type Delivering, deliver, outcomeOf } from './deliver.ts';
import type { ExchangeSession } from './exchange.ts';
import type { FileStore } from './file-store.ts';
import { type Acknowledging, acknowledgeInbound, fetchInbound, listInbound, type Receiving } from './inbound.ts';

/** Paths in the notation of the store. */
export interface Directories {
  outgoing: string;
  /** Equals `outgoing`, unless the bank takes unfinished files from there. */
  temporary: string;
  /** Each is listed. */
  incoming: readonly string[];
}

export interface SessionOptions {
  bank: string;
  directories: Directories;
  acknowledge: Acknowledging;
  listingLimit: number;
  /**
   * Where deliveries are noted: each note is committed before the next step. Never an atomic phase.
   */
  notes: Queryable;
  clock: Clock;
}

export function storeSession(store: FileStore, options: SessionOptions): ExchangeSession {
  const { directories, ...rest } = options;
  const delivering: Delivering = { ...rest, ...directories, store };
  const receiving: Receiving = { ...rest, ...directories, store };
  return {
    submit: (file) => deliver(delivering, file),
    outcomeOf: (name) => outcomeOf(delivering, name),
    list: () => listInbound(receiving),
    fetch: (file) => fetchInbound(receiving, file),
    acknowledge: (file) => acknowledgeInbound(receiving, file),
  };
}
