// Checks the row types of the queries that a test run has made, when the run is complete.
import { cloneDatabase, type PostgresUrls } from '../../support/runner/migrated-postgres.ts';
import { sources } from '../../support/runner/sources.ts';
import { checkAfterRun } from '../recorded-queries/check-after-run.ts';
import { hasQueries } from '../recorded-queries/query-calls.ts';
import { newRecording, type Recording } from '../recorded-queries/recordings.ts';
import { differences } from './compare-rows.ts';
import { type DeclaredCall, type DeclaredColumn, declaredCalls } from './declared-rows.ts';
import { type DescribedColumn, describer } from './described-rows.ts';
import { neverNull, notDescribed } from './known-cases.ts';

type Recordings = ReadonlyMap<string, Recording>;
type DeclaringCall = DeclaredCall & { columns: DeclaredColumn[] };

/** Reporter. `ROW_TYPES=1` also checks after a part of the tests: the queries that it made. */
export const checkRows = () =>
  checkAfterRun({
    variable: 'ROW_TYPES',
    heading: 'Row types and the database do not agree (CONTRIBUTING.md, types at the database):',
    async faultsOf({ recordings, isComplete, postgres }) {
      const calls = declaredCalls(queryFiles()).filter((call): call is DeclaringCall => call.columns !== null);
      const found = await wrongRows(calls, recordings, postgres);
      return isComplete ? [...found, ...queriesNotMade(calls, recordings)] : found;
    },
  });

const queryFiles = () =>
  sources(['src'], '.ts')
    .map(({ path }) => path)
    .filter(hasQueries);

/** One line for each fault: the place, the column, what is declared and what is true. */
async function wrongRows(calls: readonly DeclaringCall[], recordings: Recordings, postgres: PostgresUrls) {
  const database = await cloneDatabase(postgres);
  const { describe, end } = await describer(database.superuserUrl);
  const found = new Set<string>();
  try {
    for (const { place, columns } of calls) {
      const { texts, nullColumns } = recordings.get(place) ?? newRecording();
      const known = neverNull.filter(({ path }) => place.startsWith(`${path}:`)).flatMap((one) => one.columns);
      const problems: unknown[] = [];
      for (const text of texts) {
        let described: DescribedColumn[];
        try {
          described = await describe(text);
        } catch (error) {
          problems.push(error);
          continue;
        }
        for (const difference of differences(columns, described, { text, nullColumns, neverNull: new Set(known) }))
          found.add(`${place} ${difference}`);
      }
      // Tests also make queries that must fail, but not with every call.
      const isKnown = notDescribed.some(({ path }) => place.startsWith(`${path}:`));
      if (!isKnown && problems.length > 0 && problems.length === texts.size)
        found.add(`${place} PostgreSQL cannot describe the query: ${problems[0]}`);
    }
  } finally {
    await end();
    await database.drop();
  }
  return [...found];
}

function queriesNotMade(calls: readonly DeclaringCall[], recordings: Recordings): string[] {
  return calls
    .filter(({ place }) => !recordings.has(place))
    .map(({ place, within }) => `${place} no test runs the query of ${within}`);
}
