// What has a uuid.
import { readRequests } from '../../../access/requests/read-requests.ts';
import { selectEveryRequestBatch } from '../../../access/requests/requests.sql.ts';
import { batchedUuid } from '../../../events/log/fast/batched-uuid.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { type Hit, selectByUuid, selectSubjectsOfMove } from './lookup.sql.ts';

/** A row, or else the payment of an event that was written in a batch, or recent requests. */
export async function hitsOfUuid(database: Database, uuid: string, mostRequests: number): Promise<Hit[]> {
  const rows = await selectByUuid(database, uuid);
  if (rows.length > 0) return rows;
  for (const subject of [batchedUuid(uuid), ...(await selectSubjectsOfMove(database, uuid))]) {
    const announced = (await selectByUuid(database, subject)).filter(({ type }) => type === 'transaction');
    if (announced.length > 0) return announced;
  }
  const newest = { batch: lastUuid, index: Number.MAX_SAFE_INTEGER };
  const from = (first: string, limit: number) => selectEveryRequestBatch(database, first, limit);
  const { found } = await readRequests(from, { request_id: uuid }, newest, mostRequests);
  return found.map(({ processor_id, request: [, , method, path, status] }) => ({
    type: 'request' as const,
    uuid,
    processor_id: processor_id === nilUuid ? null : processor_id,
    label: `${method} ${path} ${status}`,
  }));
}
