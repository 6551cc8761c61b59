// Reads the log of requests, newest first, with filters.
import type { LoggedRequest } from './logged-request.ts';
import { unpackRequests } from './packed-requests.ts';
import type { RequestBatch } from './requests.sql.ts';

export interface RequestFilter {
  status?: number | undefined;
  method?: string | undefined;
  request_id?: string | undefined;
  token_uuid?: string | undefined;
  operator_uuid?: string | undefined;
  /** True: of people who have signed in. False: of programs. */
  by_person?: boolean | undefined;
  /** The beginning of the path. */
  path?: string | undefined;
  /** Only those that were refused or failed. */
  failed?: boolean | undefined;
}

/** A place in the log: what is before it, in its batch and in older batches, is still to come. */
export interface Place {
  batch: string;
  index: number;
}

export interface FoundRequest extends Pick<RequestBatch, 'processor_id' | 'vendor_id'> {
  request: LoggedRequest;
}

/** Batches that one answer looks at. */
const mostBatches = 100;

/**
 * The next requests from a place on. `next` null: the log has no more. A page may have fewer than
 * `limit`, because one answer looks at a bounded number of requests.
 */
export async function readRequests(
  batchesFrom: (uuid: string, limit: number) => Promise<Omit<RequestBatch, 'last_at'>[]>,
  filter: RequestFilter,
  from: Place,
  limit: number,
): Promise<{ found: FoundRequest[]; next: Place | null }> {
  const batches = await batchesFrom(from.batch, mostBatches);
  const found: FoundRequest[] = [];
  for (const { uuid, processor_id, vendor_id, packed_requests } of batches) {
    const requests = unpackRequests(packed_requests);
    const begin = uuid === from.batch ? Math.min(from.index, requests.length) : requests.length;
    for (let index = begin - 1; index >= 0; index--) {
      const request = requests[index]!;
      if (!matches(request, filter)) continue;
      if (found.length === limit) return { found, next: { batch: uuid, index: index + 1 } };
      found.push({ processor_id, vendor_id, request });
    }
  }
  const last = batches.at(-1);
  return { found, next: batches.length < mostBatches ? null : { batch: last!.uuid, index: 0 } };
}

function matches([, id, method, path, status, , , token, operator]: LoggedRequest, wanted: RequestFilter): boolean {
  return (
    (wanted.status === undefined || status === wanted.status) &&
    (wanted.failed !== true || status >= 400) &&
    (wanted.method === undefined || method === wanted.method) &&
    (wanted.request_id === undefined || id === wanted.request_id) &&
    (wanted.token_uuid === undefined || token === wanted.token_uuid) &&
    (wanted.operator_uuid === undefined || operator === wanted.operator_uuid) &&
    (wanted.by_person === undefined || wanted.by_person === (operator !== undefined && operator !== null)) &&
    (wanted.path === undefined || path.startsWith(wanted.path))
  );
}
