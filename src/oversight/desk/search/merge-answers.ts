// What was found in several databases, as one answer.
import { newestFirst } from '../../../platform/database/lanes/each-lane.ts';
import { mostOfKind } from './find-hits.ts';
import type { Hit } from './lookup.sql.ts';

interface Answer {
  hits: readonly { type: Hit['type']; uuid: string }[];
  more: readonly { type: Hit['type']; path: string | null }[];
  is_similar: boolean;
}

/** A name as it was asked, in one database, is meant more than a similar name in another. */
export function mergeAnswers<Found extends Answer>(answers: readonly [Found, ...Found[]]): Found {
  if (answers.length === 1) return answers[0];
  const isFound = ({ hits, more }: Answer) => hits.length + more.length > 0;
  const exact = answers.filter((answer) => isFound(answer) && !answer.is_similar);
  const chosen = exact.length > 0 ? exact : answers;
  const all = once(
    chosen.flatMap(({ hits }) => hits),
    ({ type, uuid }) => `${type} ${uuid}`,
  );
  const more = chosen.flatMap((answer) => answer.more);
  const hits = [...Map.groupBy(all, ({ type }) => type)].flatMap(([type, ofType]) => {
    const most = Math.max(mostOfKind, ...chosen.map((answer) => answer.hits.filter((hit) => hit.type === type).length));
    if (ofType.length > most) more.push({ type, path: null });
    return (type === 'transaction' ? ofType.toSorted(newestFirst) : ofType).slice(0, most);
  });
  return {
    ...answers[0],
    hits,
    more: once(more, ({ type, path }) => `${type} ${path}`),
    is_similar: exact.length === 0 && chosen.some(({ is_similar }) => is_similar),
  };
}

const once = <Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];
