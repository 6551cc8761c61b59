// The Markdown files that become pages, and their addresses: every page of docs/, and the READMEs
// of the clients and of the examples.
import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Paths from the repository, sorted: `docs/build/webhooks.md`. */
export function sourcePages() {
  const ofDocs = markdownBelow('docs');
  const readmes = ['clients', 'examples'].flatMap(markdownBelow).filter((path) => path.endsWith('/README.md'));
  return [...ofDocs, ...readmes].sort();
}

function markdownBelow(folder) {
  return readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(repository, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** `/docs/build/webhooks` of `docs/build/webhooks.md`; a README is the page of its folder. */
export function addressOf(path) {
  const below = path.replace(/^docs\//, '').replace(/(^|\/)README\.md$|\.md$/, '');
  return below === '' ? '/docs' : `/docs/${below}`;
}
