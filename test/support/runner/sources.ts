// The repository's own files, for tests of the style page.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const repository = fileURLToPath(new URL('../../..', import.meta.url));

export interface Source {
  /** From the repository: `src/platform/std/clock.ts`. */
  path: string;
  text: string;
}

/** The folders of the program: everything except its tests and benchmarks. */
export const programFolders = [
  'src',
  'bin',
  'cli',
  'tools',
  'clients/typescript/src',
  'clients/mcp/src',
  'examples',
] as const;

/** Written by a generator. */
const generated = new Set([
  'clients/typescript/src/description.ts',
  ...['_description', '_routes', '_groups', '_async_groups'].map((name) => `clients/python/achord/${name}.py`),
]);

/** Every file below these folders with one of these endings. */
export function sources(folders: readonly string[], ...endings: string[]): Source[] {
  return (
    folders
      .flatMap((folder) =>
        readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
          .map((entry) => join(entry.parentPath, entry.name).slice(repository.length)),
      )
      // An example that was started has its packages next to it.
      .filter((path) => !generated.has(path) && !path.includes('/node_modules/'))
      .sort()
      .map((path) => ({ path, text: readFileSync(join(repository, path), 'utf8') }))
  );
}

export const isTest = ({ path }: Source) => path.startsWith('test/') || path.endsWith('.test.ts');

/**
 * Calls `visit` with every node of a file, and with a way to name its place:
 * `src/platform/answer.ts:12`.
 */
export function walk({ path, text }: Source, visit: (node: ts.Node, place: () => string) => void): void {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const step = (node: ts.Node): void => {
    visit(node, () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, step);
  };
  step(file);
}

/** The text of a string or template literal without its values, or null for any other node. */
export function literalText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
  return null;
}

/** The anchors of a page's headings, as they are linked to. */
export const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
