// A reporter that asks Citus how it runs each query that the tests have made, and counts the kinds.
import { writeSync } from 'node:fs';
import { checkAfterRun } from '../../rules/recorded-queries/check-after-run.ts';
import type { Recording } from '../../rules/recorded-queries/recordings.ts';
import { classifyQueries, type Judged, type Kind, kinds } from './classify-queries.ts';
import { citusUrl, dropSchema, makeSchema, provideRoles } from './distributed-schema.ts';

/** They have no form that costs PostgreSQL nothing (decision 69). */
const stillRefused = ['src/events/webhooks/delivery/acknowledge.sql.ts'];

/**
 * Reporter of `npm run citus`, which sets `CITUS_KINDS`. `CITUS_KINDS_LIST=1` lists what runs in
 * parts too.
 */
export const checkKinds = () =>
  checkAfterRun({
    variable: 'CITUS_KINDS',
    heading: 'Citus refuses queries:',
    async faultsOf({ recordings }) {
      if (citusUrl === null || process.env.CITUS_KINDS === undefined) return [];
      const judged = await judge(citusUrl, recordings);
      writeSync(process.stdout.fd, tableOf([...judged.values()]));
      const listed = (wanted: Kind) => linesOf(recordings, judged, wanted);
      if (process.env.CITUS_KINDS_LIST === '1')
        writeSync(process.stdout.fd, [...listed('in parts'), ...listed('not judged'), ''].join('\n'));
      const refused = listed('refused');
      const isKnown = (line: string) => stillRefused.some((path) => line.startsWith(`${path}:`));
      for (const line of refused.filter(isKnown)) writeSync(process.stdout.fd, `  known: ${line}\n`);
      return refused.filter((line) => !isKnown(line));
    },
  });

async function judge(coordinator: string, recordings: ReadonlyMap<string, Recording>): Promise<Map<string, Judged>> {
  await provideRoles(coordinator);
  const schema = await makeSchema(coordinator, true);
  try {
    return await classifyQueries(
      schema.superuserUrl,
      new Set([...recordings.values()].flatMap(({ texts }) => [...texts])),
    );
  } finally {
    await dropSchema(coordinator, schema);
  }
}

function tableOf(judged: readonly Judged[]): string {
  const rows = kinds.map((kind) => `  ${kind.padEnd(16)}${judged.filter((one) => one.kind === kind).length}\n`);
  return `\nOf ${judged.length} queries, Citus runs:\n${rows.join('')}`;
}

function linesOf(recordings: ReadonlyMap<string, Recording>, judged: Map<string, Judged>, wanted: Kind): string[] {
  const lines = [...recordings].flatMap(([place, { texts }]) =>
    [...texts].flatMap((text) => {
      const one = judged.get(text);
      return one?.kind === wanted ? [`${place}: ${wanted}: ${one.said}`] : [];
    }),
  );
  return [...new Set(lines)].sort();
}
