// What several databases have of each kind, as one sum.
import type { Subject, Trouble } from './trouble.sql.ts';
import type { Waiting } from './waiting.sql.ts';

/** The subjects that Today shows of a kind. */
const mostSubjects = 5;

/** One row for each kind, in the order of their names. */
export function waitingOfLanes(lanes: readonly (readonly Waiting[])[]): readonly Waiting[] {
  if (lanes.length === 1) return lanes[0]!;
  return byKind(lanes).map((ofKind) => ({
    ...sumOf(ofKind),
    oldest: inOrder(ofKind.map(({ oldest }) => oldest))[0] ?? null,
    newest: inOrder(ofKind.map(({ newest }) => newest)).at(-1) ?? null,
  }));
}

export function troubleOfLanes(lanes: readonly (readonly Trouble[])[]): readonly Trouble[] {
  if (lanes.length === 1) return lanes[0]!;
  return byKind(lanes).map((ofKind) => ({
    ...sumOf(ofKind),
    since: inOrder(ofKind.map(({ since }) => since))[0] ?? null,
    newest: inOrder(ofKind.map(({ newest }) => newest)).at(-1) ?? null,
    subjects: ofKind
      .flatMap(({ subjects }) => subjects)
      .sort(largestFirst)
      .slice(0, mostSubjects),
  }));
}

const byKind = <Row extends { kind: string }>(lanes: readonly (readonly Row[])[]): Row[][] =>
  [...Map.groupBy(lanes.flat(), ({ kind }) => kind).values()].sort(([one], [other]) =>
    one!.kind < other!.kind ? -1 : 1,
  );

function sumOf<Kind extends string>(ofKind: readonly { kind: Kind; count: number; amount: number | null }[]) {
  const amounts = ofKind.flatMap(({ amount }) => amount ?? []);
  return {
    kind: ofKind[0]!.kind,
    count: ofKind.reduce((sum, { count }) => sum + count, 0),
    amount: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0),
  };
}

const inOrder = (instants: readonly (Date | null)[]): Date[] =>
  instants.filter((at) => at !== null).sort((one, other) => one.getTime() - other.getTime());

/** As the query has them: the largest amount first, then the oldest. */
function largestFirst(one: Subject, other: Subject): number {
  if (one.amount !== other.amount)
    return (other.amount ?? Number.NEGATIVE_INFINITY) - (one.amount ?? Number.NEGATIVE_INFINITY);
  const [first, second] = [one, other].map(({ since, name }) => `${since ?? '~'} ${name}`);
  return first! < second! ? -1 : 1;
}
