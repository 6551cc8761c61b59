// The page that says why there is no build, and what to do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MissingBuild {
  /** The subject of a sentence: `The console`. */
  what: string;
  /** `is` or `are`. */
  verb: 'is' | 'are';
  folder: string;
  /** The program that makes it. */
  program: string;
  /** What works without it: HTML. */
  works: string;
}

/** The build writes why it failed. */
export function missingBuildPage({ what, verb, folder, program, works }: MissingBuild): string {
  const why = failureIn(folder);
  const title = `${what} ${verb} not built`;
  return `<!doctype html><html lang="en"><title>${title}</title>
<h1>${title}</h1>
<p>${why === null ? 'There is no build on this machine.' : `The build failed: ${escaped(why)}`}</p>
<p>${works} Run <code>node ${program}</code> and load this page again.</p></html>`;
}

function failureIn(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'failure.txt'), 'utf8');
  } catch {
    return null;
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
