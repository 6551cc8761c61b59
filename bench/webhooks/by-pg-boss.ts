// The same deliveries with pg-boss: jobs fetched in batches, posted with undici, completed in
// batches. Prints deliveries a second and their cost.
import PgBoss from 'pg-boss';
import { Pool } from 'undici';
import { cpuOf } from '../cpu.ts';

const { databaseUrl, serverPid, url, count, concurrency, body } = JSON.parse(process.argv[2]!) as {
  databaseUrl: string;
  serverPid: number;
  url: string;
  count: number;
  concurrency: number;
  body: string;
};
// A new queue each time: nothing is left from the round before.
const queue = `deliveries_${process.pid}`;
const batch = 500;
// Two batches at a time: while one is fetched or completed, the other is posted.
const loops = 2;

const boss = new PgBoss({ connectionString: databaseUrl, max: 8, supervise: false, schedule: false });
await boss.start();
await boss.createQueue(queue);
const pool = new Pool(url, { connections: concurrency, pipelining: 1 });
const headers = { 'content-type': 'application/json' };
for (let made = 0; made < count; made += 5_000)
  await boss.insert(
    Array.from({ length: Math.min(5_000, count - made) }, () => ({ name: queue, data: { body }, retryLimit: 9 })),
  );

async function work(): Promise<void> {
  for (;;) {
    const jobs = await boss.fetch<{ body: string }>(queue, { batchSize: batch });
    if (jobs.length === 0) return;
    await Promise.all(
      jobs.map(async ({ data }) => {
        const { body: answer } = await pool.request({ path: '/raw', method: 'POST', headers, body: data.body });
        await answer.dump();
      }),
    );
    await boss.complete(
      queue,
      jobs.map(({ id }) => id),
    );
  }
}

const before = process.cpuUsage();
const serverBefore = cpuOf(serverPid);
const since = performance.now();
await Promise.all(Array.from({ length: loops }, work));
const rate = count / ((performance.now() - since) / 1_000);
const { user, system } = process.cpuUsage(before);
process.stdout.write(
  JSON.stringify({ rate, cpu: (user + system) / count, server: (cpuOf(serverPid) - serverBefore) / count }),
);
await boss.stop({ graceful: false });
await pool.close();
