// Checks every query that a test run made against the rules of docs/design/queries.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import ts from 'typescript';
import { repository, sources } from '../../support/runner/sources.ts';
import { checkAfterRun } from '../recorded-queries/check-after-run.ts';
import { hasQueries, passesOn, type QueryCall, queryCalls } from '../recorded-queries/query-calls.ts';
import type { Recording } from '../recorded-queries/recordings.ts';
import { type Exception, exceptions } from './exceptions.ts';
import { type Rule, rules, type Violation, violationsOf } from './rules.ts';
import { readSchema, type Schema } from './schema.ts';

/** Reporter. `QUERY_RULES=1` also checks after a part of the tests: the queries that it made. */
export const checkQueries = () =>
  checkAfterRun({
    variable: 'QUERY_RULES',
    heading: 'Queries break the rules of docs/design/queries.md:',
    async faultsOf({ recordings, isComplete }) {
      const found = await violationsIn(recordings, await schemaOfRepository());
      return [...newViolations(found, exceptions), ...(isComplete ? endedExceptions(found, exceptions) : [])];
    },
  });

export const schemaOfRepository = () => readSchema(readFileSync(join(repository, 'docs/reference/schema.sql'), 'utf8'));

/** The functions that make queries: `src/customers/users/users.sql.ts insertUser`. */
export const queryNames = () => new Set(callsOfRepository().map(nameOfCall));

const nameOfCall = ({ place, within }: QueryCall) => `${place.split(':')[0]} ${within}`;

/** The function that passes on a query of its caller is no place of a query. */
const callsOfRepository = () =>
  sources(['src'], '.ts')
    .filter(({ path }) => hasQueries(path) && !passesOn(path))
    .flatMap(({ path, text }) => queryCalls(path, ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true)));

/** By the name of the query. A query that was made and breaks no rule has none. */
type Violations = ReadonlyMap<string, readonly Violation[]>;

async function violationsIn(recordings: ReadonlyMap<string, Recording>, schema: Schema): Promise<Violations> {
  const found = new Map<string, Violation[]>();
  for (const call of callsOfRepository()) {
    const texts = recordings.get(call.place)?.texts ?? new Set();
    if (texts.size === 0) continue;
    // The runner ends its workers in this time.
    await setImmediate();
    const violations = [...texts].flatMap((text) => violationsOf(text, schema));
    const name = nameOfCall(call);
    found.set(name, [...(found.get(name) ?? []), ...violations]);
  }
  return found;
}

/** What is not on the list. */
export function newViolations(found: Violations, listed: readonly Exception[]): string[] {
  const lines = [...found].flatMap(([query, violations]) =>
    violations
      .filter(({ rule }) => !listed.some((one) => one.query === query && one.rules.includes(rule)))
      .map(({ rule, what }) => `${query}: rule ${rule} (${rules[rule]}): ${what}`),
  );
  return [...new Set(lines)].sort();
}

/**
 * What is on the list and no longer true: the list only shrinks. A run that did not make a query
 * proves nothing about it.
 */
export function endedExceptions(found: Violations, listed: readonly Exception[]): string[] {
  const stillBreaks = (query: string, rule: Rule) => found.get(query)?.some((one) => one.rule === rule) ?? true;
  return listed.flatMap(({ query, rules: broken }) =>
    broken
      .filter((rule) => !stillBreaks(query, rule))
      .map((rule) => `${query} no longer breaks rule ${rule}: delete it from test/rules/query-rules/exceptions.ts`),
  );
}
