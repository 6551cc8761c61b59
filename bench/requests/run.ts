// What the log of requests costs a request: to note it in the process that answers, to write it
// there with the others of its caller, and the work of PostgreSQL.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { requestLog } from '../../src/access/requests/request-log.ts';
import { addProcessor } from '../../src/access/tenants/add-processor.ts';
import type { Received } from '../../src/api/http/exchange.ts';
import type { RequestLine } from '../../src/api/http/request-line.ts';
import { atomically } from '../../src/platform/database/atomic-phase.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { oneLane } from '../../src/platform/database/lanes/lanes.ts';
import { migrate } from '../../src/platform/database/schema/migrate.ts';
import { madeSafe } from '../../src/platform/log/loggable.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { cpuOf, serverOf } from '../cpu.ts';
import { median } from '../figures.ts';
import { selectServer } from '../payments/server-activity.sql.ts';

/** Requests a second. The log is written twice a second. */
const rates = [1_000, 10_000];

/** Rows of the table that `npm run bench` prints. */
export async function benchRequests(url: string, rounds: number, count: number): Promise<object[]> {
  const database = openDatabase(url, 2, () => {});
  await migrate(database, realClock.now());
  const processor_id = await atomically(database, (phase) => addProcessor(phase, 'Bench', realClock.now()));
  const serverPid = serverOf((await selectServer(database)).backend_pid);
  const log = requestLog(oneLane(database), realClock, () => {
    throw new Error('a request was lost');
  });
  const request = { caller: { processor_id, vendor_id: null, token_uuid: randomUUID() }, codes: null };
  // Each request has an id of its own, as in the service.
  const lines = Array.from({ length: Math.max(...rates) / 2 }, () => ({
    request_id: madeSafe(randomUUID()),
    method: madeSafe('POST'),
    path: madeSafe('/3p/api/v1/transaction'),
  }));
  const rows: object[] = [];
  for (const rate of rates) rows.push(await measured(rate));
  await database.end();
  return rows;

  async function measured(rate: number): Promise<object> {
    const atOnce = rate / 2;
    const noted: number[] = [];
    const written: number[] = [];
    const inPostgres: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      let noting = 0;
      let writing = 0;
      const before = cpuOf(serverPid);
      for (let done = 0; done < count; done += atOnce) {
        const start = process.cpuUsage();
        for (const line of lines.slice(0, atOnce))
          log.note(request as unknown as Received, line as unknown as RequestLine, { status: 201, ms: 7.25 });
        const between = process.cpuUsage(start);
        await log.write(false);
        const both = process.cpuUsage(start);
        noting += between.user + between.system;
        writing += both.user + both.system - between.user - between.system;
      }
      // PostgreSQL's other processes finish what the commits left to them.
      await wait(500);
      // The first round compiles the code.
      if (round === 0) continue;
      noted.push(noting / count);
      written.push(writing / count);
      inPostgres.push((cpuOf(serverPid) - before) / count);
    }
    const rounded = (microseconds: number) => Number(microseconds.toFixed(2));
    const together = noted.map((us, n) => us + written[n]! + inPostgres[n]!);
    return {
      what: `the log of requests at ${rate} a second, for each request`,
      'µs to note it': rounded(median(noted)),
      'µs to write it': rounded(median(written)),
      'µs PostgreSQL': rounded(median(inPostgres)),
      'µs together': rounded(median(together)),
      'target, µs': 2,
    };
  }
}
