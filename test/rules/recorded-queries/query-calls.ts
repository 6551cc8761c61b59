// Finds the calls in `.sql.ts` files that run a query and return its rows.
import ts from 'typescript';

export interface QueryCall {
  /** `src/customers/users/users.sql.ts:37:19`: the place of the name of the called function. */
  place: string;
  /** The function that it is in. */
  within: string;
  node: ts.CallExpression;
  /** What runs the query: `db` in `db.query(...)` and in `readPages(db, ...)`. */
  database: ts.Expression;
  /** Columns that the called function adds to the row and removes before it returns. */
  added: readonly string[];
}

/** `pipeline` runs several queries in one write to the socket. */
const runs = new Set(['query', 'pipeline']);

/** Functions that take what runs the query first, and pass the type of their row on to it. */
const passOn = new Map<string, readonly string[]>([
  ['readPages', []],
  ['selectPageAndTotal', ['total', 'present']],
]);

/** The files of these functions: what they query is recorded as a query of their caller. */
export const passesOn = (path: string) =>
  ['src/platform/database/cursor.sql.ts', 'src/platform/database/page.sql.ts'].includes(path);

export const hasQueries = (path: string) => path.endsWith('.sql.ts');

export function queryCalls(path: string, file: ts.SourceFile): QueryCall[] {
  const calls: QueryCall[] = [];
  const found = (node: ts.CallExpression, name: ts.Node, database: ts.Expression, added: readonly string[]) => {
    const { line, character } = file.getLineAndCharacterOfPosition(name.getStart(file));
    calls.push({ place: `${path}:${line + 1}:${character + 1}`, within: nameOfFunction(node), node, database, added });
  };
  const step = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression: called } = node;
      const first = node.arguments[0];
      if (ts.isPropertyAccessExpression(called) && runs.has(called.name.text))
        found(node, called.name, called.expression, []);
      else if (ts.isIdentifier(called) && first !== undefined && passOn.has(called.text))
        found(node, called, first, passOn.get(called.text)!);
    }
    ts.forEachChild(node, step);
  };
  step(file);
  return calls;
}

function nameOfFunction(node: ts.Node): string {
  let name = '';
  for (let around = node.parent; around !== undefined; around = around.parent)
    if ((ts.isFunctionDeclaration(around) || ts.isVariableDeclaration(around)) && around.name !== undefined)
      name = around.name.getText();
  return name;
}
