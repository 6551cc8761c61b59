// The log of requests: a request is noted in memory when it is answered, and written a few seconds
// later together with others of its caller.

import type { NoteRequest } from '../../api/http/answering.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import { type Clock, instant } from '../../platform/std/clock.ts';
import { nilUuid, uuidv7 } from '../../platform/std/identifiers.ts';
import { type Signal, signal } from '../../platform/std/signal.ts';
import type { LoggedRequest } from './logged-request.ts';
import { packRequests } from './packed-requests.ts';
import { insertRequestBatches } from './requests.sql.ts';

/** A batch is written when it has so many requests, or when its first one is so old. */
const fullAt = 500;
const oldMs = 3_000;
/** Requests in memory. Beyond, new ones are not logged: the database is away or too slow. */
const most = 50_000;

interface Batch {
  processor_id: string;
  vendor_id: string | null;
  /** When its first request was answered, in ms. */
  since: number;
  requests: LoggedRequest[];
}

export interface RequestLog {
  note: NoteRequest;
  /** Sent when a request is noted and no other one is in memory. */
  begun: Signal;
  isEmpty(): boolean;
  /**
   * Writes the batches that are full or old; with `all`, every batch. Answers 0: a job that has
   * written them has nothing more to do.
   */
  write(all: boolean): Promise<number>;
}

/** `lost` counts each request that is not logged. */
export function requestLog(lanes: Pick<Lanes, 'of'>, clock: Clock, lost: (reason: 'memory_full') => void): RequestLog {
  let batches = new Map<string, Batch>();
  let count = 0;
  const begun = signal();

  function add({ processor_id, vendor_id, since }: Omit<Batch, 'requests'>, requests: readonly LoggedRequest[]): void {
    const key = vendor_id ?? processor_id;
    let batch = batches.get(key);
    if (batch === undefined) {
      batch = { processor_id, vendor_id, since, requests: [] };
      batches.set(key, batch);
    }
    batch.requests.push(...requests);
    count += requests.length;
  }

  function takeBatches(all: boolean): Batch[] {
    const now = clock.now().getTime();
    const isDue = ({ requests, since }: Batch) => all || requests.length >= fullAt || now - since >= oldMs;
    const taken = [...batches.values()].filter(isDue);
    if (taken.length === batches.size) batches = new Map();
    else for (const { vendor_id, processor_id } of taken) batches.delete(vendor_id ?? processor_id);
    count -= taken.reduce((sum, { requests }) => sum + requests.length, 0);
    return taken;
  }

  return {
    begun,
    isEmpty: () => count === 0,
    note({ caller, codes }, line, { status, ms }) {
      if (count >= most) return lost('memory_full');
      const at = clock.now().getTime();
      const { processor_id = nilUuid, vendor_id = null, token_uuid = null, operator_uuid = null } = caller ?? {};
      const noted: LoggedRequest = [at, line.request_id, line.method, line.path, status, ms, codes, token_uuid];
      if (operator_uuid !== null) noted.push(operator_uuid);
      if (count === 0) begun.notify();
      add({ processor_id, vendor_id, since: at }, [noted]);
    },
    async write(all) {
      const byLane = Map.groupBy(takeBatches(all), ({ processor_id }) => lanes.of(processor_id));
      const written = await Promise.allSettled([...byLane].map(([{ database }, taken]) => writeIn(database, taken)));
      const failed = written.filter((one) => one.status === 'rejected');
      // A lane that is away does not make the others wait for the pause after a failure.
      if (failed.length > 0 && failed.length === written.length) throw failed[0]!.reason;
      return 0;
    },
  };

  async function writeIn(database: Queryable, taken: readonly Batch[]): Promise<void> {
    try {
      await insertRequestBatches(
        database,
        // A batch has at most `fullAt`, so that a reader never opens a long one.
        taken.flatMap(({ requests, ...of }) =>
          Array.from({ length: Math.ceil(requests.length / fullAt) }, (_, part) => {
            const own = requests.slice(part * fullAt, (part + 1) * fullAt);
            const last_at = instant(own.at(-1)![0]);
            return { ...of, uuid: uuidv7(last_at), last_at, packed_requests: packRequests(own) };
          }),
        ),
      );
    } catch (error) {
      for (const { requests, ...of } of taken) {
        if (count + requests.length <= most) add(of, requests);
        else for (const _ of requests) lost('memory_full');
      }
      throw error;
    }
  }
}
