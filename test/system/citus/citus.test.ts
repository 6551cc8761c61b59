// On a server with Citus, the tables of a service are one distributed schema, on a node that is its
// owner. `npm run citus` runs these tests there. Operators are not offered it (decision 70).
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { tenantKey } from '../../../src/platform/database/tenant-key.ts';
import { expectWholeDays } from '../../support/payments/whole-days.ts';
import { testDatabase } from '../../support/runner/database.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { citusUrl } from './distributed-schema.ts';

describe.runIf(citusUrl !== null)('A distributed schema', () => {
  it('has every table of the service on one node, to which the service connects', async () => {
    const own = await testDatabase();
    endAfterFile(own.drop);
    const database = openDatabase(own.url, 1, () => {});
    endAfterFile(() => database.end());
    const shards = await database.query<{ is_here: boolean; tables: number }>(
      `SELECT s.nodeport = current_setting('port')::integer AS is_here, count(*) AS tables
       FROM citus_shards s WHERE s.table_name::oid IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace)
       GROUP BY is_here`,
    );
    const [of] = await database.query<{ tables: number }>(
      `SELECT count(*) AS tables FROM pg_class c
       WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
         AND NOT EXISTS (SELECT FROM pg_dist_shard s WHERE c.relname ~ ('_' || s.shardid || '$'))`,
    );
    expect(shards).toEqual([{ is_here: true, tables: of!.tables }]);
  });

  it('writes nothing of a pipeline whose last step is refused', async () => {
    const own = await testDatabase();
    endAfterFile(own.drop);
    const database = openDatabase(own.ownerUrl, 1, () => {});
    endAfterFile(() => database.end());
    const step = (processorId: string, name: string | null) => ({
      text: 'INSERT INTO processors (shard, processor_id, name, created_at) VALUES ($1, $2, $3, now())',
      values: [...tenantKey(processorId).map(String), name],
    });
    const [first, second] = [randomUUID(), randomUUID()];
    const refused = await database.pipeline([step(first, 'Northwind Pay'), step(second, null)]);
    expect(refused).toMatchObject({ step: 1 });
    expect(await database.query('SELECT FROM processors')).toEqual([]);
    await database.pipeline([step(first, 'Northwind Pay'), step(second, 'Fjord Pay')]);
    expect(await database.query('SELECT FROM processors')).toHaveLength(2);
  });

  it('plays whole days: file, settlement, payout, and a return', expectWholeDays);
});
