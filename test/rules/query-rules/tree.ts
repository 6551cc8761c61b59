// Finds nodes in the tree that PostgreSQL's parser makes of a query.
import type { ColumnRef, Node, SubLink } from 'libpg-query';

type NodeKind = Node extends infer Each ? (Each extends object ? keyof Each : never) : never;
type NodeOf<Kind extends NodeKind> = Extract<Node, Record<Kind, unknown>>[Kind];

/** Every node of a kind, without those in subqueries. The subqueries themselves are found. */
export function* nodes<Kind extends NodeKind>(tree: unknown, kind: Kind): Generator<NodeOf<Kind>> {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, child] of Object.entries(tree)) {
    if (key === kind) yield child;
    if (key !== 'SubLink') yield* nodes(child, kind);
    else yield* nodes((child as SubLink).testexpr, kind);
  }
}

/** Every node of a kind, also in subqueries and CTEs. */
export function* allNodes<Kind extends NodeKind>(tree: unknown, kind: Kind): Generator<NodeOf<Kind>> {
  for (const child of children(tree, kind)) yield child as NodeOf<Kind>;
}

/** A WITH is not wrapped with the name of its kind. */
export const withClauses = (tree: unknown) => children(tree, 'withClause') as Generator<{ recursive?: boolean }>;

function* children(tree: unknown, wanted: string): Generator<unknown> {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, child] of Object.entries(tree)) {
    if (key === wanted) yield child;
    yield* children(child, wanted);
  }
}

export const columnsIn = (tree: unknown) => [...nodes(tree, 'ColumnRef')];
export const hasSubquery = (tree: unknown) => nodes(tree, 'SubLink').next().done === false;

/** A name in a list of names. */
export const nameOf = (node: Node): string[] => ('String' in node ? [node.String.sval!] : []);

/** `e.uuid` is ['e', 'uuid'], and `e.*` is ['e', '*']. */
export const namesOf = ({ fields = [] }: ColumnRef): string[] =>
  fields.map((field) => ('String' in field ? field.String.sval! : '*'));

/** The names of a list of columns. */
export const listedNames = (names: Node[] | undefined): string[] => names?.flatMap(nameOf) ?? [];

/** The name of the first function that is called. */
export function functionName(tree: unknown): string | undefined {
  for (const { funcname } of nodes(tree, 'FuncCall')) return listedNames(funcname).at(-1);
  return undefined;
}
