// The floor of a delivery: undici posts the same bytes with the same concurrency, and does nothing
// else. Prints deliveries a second and their cost.
import { Pool } from 'undici';

const { url, count, concurrency, body } = JSON.parse(process.argv[2]!) as {
  url: string;
  count: number;
  concurrency: number;
  body: string;
};
const pool = new Pool(url, { connections: concurrency, pipelining: 1 });
const headers = {
  'content-type': 'application/json',
  'webhook-id': '019a2f40-1c5e-7b2a-8d11-4c3b2a190807',
  'webhook-timestamp': '1772460309',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
};

async function post(times: number): Promise<void> {
  let left = times;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) {
        const { body: answer } = await pool.request({ path: '/raw', method: 'POST', headers, body });
        await answer.dump();
      }
    }),
  );
}

await post(Math.ceil(count / 10));
const before = process.cpuUsage();
const since = performance.now();
await post(count);
const rate = count / ((performance.now() - since) / 1_000);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ rate, cpu: (user + system) / count }));
await pool.close();
