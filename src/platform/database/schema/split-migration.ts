// Splits a migration into its queries: a sharded PostgreSQL accepts one in a command.

// Comments, texts, quoted names and function bodies may contain a semicolon.
const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$|(?<end>;)|(?<word>[^\s'"$;/-]+|[$/-])/g;

/**
 * Each query with the comments before it, and without its semicolon. Texts with a backslash before
 * a quote (`E'\''`) and comments in comments are not read; a test compares all migrations with
 * PostgreSQL's parser.
 */
export function queriesOf(migration: string): string[] {
  const queries: string[] = [];
  let start = 0;
  let isEmpty = true;
  const add = (end: number) => {
    if (!isEmpty) queries.push(migration.slice(start, end).trim());
    isEmpty = true;
    start = end + 1;
  };
  for (const { 0: text, index, groups } of migration.matchAll(token))
    if (groups!.end !== undefined) add(index);
    else if (!text.startsWith('--') && !text.startsWith('/*')) isEmpty = false;
  add(migration.length);
  return queries;
}
