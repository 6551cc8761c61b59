// A plugin of the test runner: every call that runs a query tells the recorder its place. The
// service itself runs without it.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vitest/config';
import { hasQueries, queryCalls } from './query-calls.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

export function watchQueries(): Plugin {
  return {
    name: 'watch-queries',
    enforce: 'pre',
    transform(text, id) {
      const path = relative(repository, id);
      return path.startsWith('src/') && hasQueries(path) ? watched(path, text) : null;
    },
  };
}

/** Keeps every line where it is, so traces name the right one. */
function watched(path: string, text: string): string {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const insertions = queryCalls(path, file).flatMap(({ place, database }) => [
    { at: database.getStart(file), inserted: `(globalThis.watchQuery?.(${JSON.stringify(place)}, ` },
    { at: database.getEnd(), inserted: `) ?? ${database.getText(file)})` },
  ]);
  let result = text;
  for (const { at, inserted } of insertions.sort((one, other) => other.at - one.at))
    result = result.slice(0, at) + inserted + result.slice(at);
  return result;
}
