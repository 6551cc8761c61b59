// Writes the pages, the index of the search and the pictures into the folder of the build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Marked } from 'marked';
import MiniSearch from 'minisearch';
import { indexOptions, type Section } from '../search-options.ts';
import { addressOf, repository, sourcePages } from '../source-pages.mjs';
import { diagrams } from './diagram.ts';
import { type Assets, bar, home, type Link, type LinkGroup, layout, type Page } from './layout.ts';
import { type Links, type RenderedPage, renderMarkdown } from './markdown.ts';
import { type Navigation, readNavigation } from './navigation.ts';

const homePath = 'docs/README.md';
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

interface Rendered extends RenderedPage {
  path: string;
  address: string;
}

/** `built`: where Vite has put the scripts and styles. */
export async function writePages(built: string): Promise<void> {
  const paths = sourcePages();
  const draw = await diagrams();
  const asset = assetWriter(built);
  const pages = paths
    .filter((path) => path !== homePath)
    .map((path): Rendered => {
      const links = linksOf(path, new Set(paths), asset);
      return { ...renderMarkdown(read(path), links, draw), path, address: addressOf(path) };
    });
  const index = new MiniSearch(indexOptions);
  index.addAll(pages.flatMap(sectionsOf));
  const navigation = readNavigation(read(homePath));
  const groups = linkGroups(navigation, paths);
  const { entry, ...scripts } = bundled(built);
  const icon = asset('mark.svg', readFileSync(join(repository, 'site/mark.svg')));
  const assets: Assets = { ...scripts, icon, searchIndex: asset('search.json', Buffer.from(JSON.stringify(index))) };

  for (const page of pages) writePage(built, page.address, layout(around(page, groups), groups, assets));
  writePage(built, '/docs', layout(homePage(navigation, paths, asset), groups, assets));
  const missing = { title: 'No such page', address: '', body: noSuchPage, ...alone };
  writePage(built, '/docs/404', layout(missing, groups, assets));
  writeFileSync(join(built, 'bar.json'), JSON.stringify(barOfReference(entry('bar'), assets)));
}

const alone = { headings: [], current: null, previous: null, next: null };
const noSuchPage = `<h1>This page does not exist</h1>
<p>Search for it, or begin with <a href="/docs">the list of pages</a>.</p>
`;

function writePage(built: string, address: string, html: string): void {
  const path = join(built, 'pages', `${address.slice('/docs/'.length) || 'index'}.html`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}

type WriteAsset = (name: string, content: Buffer) => string;

/** Puts the hash of a file into its name, so that browsers may keep it. */
const assetWriter =
  (built: string): WriteAsset =>
  (name, content) => {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const hashed = name.replace(/(\.\w+)$/, `-${hash}$1`);
    writeFileSync(join(built, 'assets', hashed), content);
    return `/docs/assets/${hashed}`;
  };

function linksOf(path: string, pages: ReadonlySet<string>, asset: WriteAsset): Links {
  const target = (href: string) => posix.join(posix.dirname(path), href);
  return {
    link(href) {
      if (/^(https?:|mailto:|#)/.test(href)) return href;
      const [file, anchor] = href.split('#') as [string, string?];
      const page = pageAt(target(file), pages);
      if (page !== null) return addressOf(page) + (anchor === undefined ? '' : `#${anchor}`);
      if (!existsSync(join(repository, target(file))))
        throw new Error(`${path} has a link to ${href}, which is no file.`);
      return null;
    },
    picture(href) {
      const content = readFileSync(join(repository, target(href)));
      // The header of a PNG has its size.
      const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
      return { address: asset(posix.basename(href), content), width, height };
    },
  };
}

/** The page of a file, or of a folder. */
const pageAt = (target: string, pages: ReadonlySet<string>): string | null =>
  [target, posix.join(target, 'README.md')].find((path) => pages.has(path)) ?? null;

function linkGroups({ groups }: Navigation, paths: readonly string[]): LinkGroup[] {
  const pages = new Set(paths);
  return groups.map(({ title, items }) => ({
    title,
    links: items.flatMap(({ label, href }): Link[] => {
      const page = pageAt(posix.join('docs', href), pages);
      return page === null ? [] : [{ label, address: addressOf(page) }];
    }),
  }));
}

function around(page: Rendered, groups: readonly LinkGroup[]): Page {
  const links = groups.flatMap((group) => group.links);
  const at = links.findIndex(({ address }) => address === page.address);
  // A runbook is below the page of the runbooks.
  const current =
    links[at]?.address ?? links.findLast(({ address }) => page.address.startsWith(`${address}/`))?.address;
  return {
    title: page.title,
    address: page.address,
    body: page.html,
    headings: page.headings,
    current: current ?? '',
    previous: links[at - 1] ?? null,
    next: at === -1 ? null : (links[at + 1] ?? null),
  };
}

function homePage({ title, introduction, groups }: Navigation, paths: readonly string[], asset: WriteAsset): Page {
  const links = linksOf(homePath, new Set(paths), asset);
  const inline = (markdown: string) => new Marked().parseInline(markdown) as string;
  const cards = groups.map((group) => ({
    title: group.title,
    cards: group.items.map(({ label, href, sentence }) => ({
      label,
      address: links.link(href),
      sentence: inline(sentence),
    })),
  }));
  const body = home(title, new Marked().parse(introduction) as string, cards);
  return { title, address: '/docs', body, ...alone };
}

function sectionsOf({ title, address, path, sections }: Rendered): Section[] {
  return sections
    .filter(({ heading, text }) => heading !== null || text !== '')
    .map(({ heading, text }) => ({
      id: heading === null ? address : `${address}#${heading.id}`,
      page: title,
      heading: heading?.text ?? '',
      text,
      isDesign: path.startsWith('docs/design/'),
    }));
}

/** What the service adds to the page of the API reference. */
function barOfReference({ file, css }: Entry, { theme, icon }: Assets) {
  const styles = css.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  return {
    head: `<link rel="icon" href="${icon}" type="image/svg+xml"><script src="${theme}"></script>${styles}<script type="module" src="${file}"></script>`,
    body: bar('api', { before: '', after: '' }),
  };
}

interface Entry {
  file: string;
  css: string[];
}

/** The scripts and styles of the build, by the manifest of Vite. */
function bundled(built: string) {
  interface Chunk {
    file: string;
    css?: string[];
    imports?: string[];
  }
  const manifest = JSON.parse(readFileSync(join(built, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const address = (file: string) => `/docs/${file}`;
  const stylesOf = ({ css = [], imports = [] }: Chunk): string[] => [
    ...imports.flatMap((name) => stylesOf(manifest[name]!)),
    ...css.map(address),
  ];
  const entry = (name: string): Entry => {
    const chunk = manifest[`browser/${name}.ts`]!;
    return { file: address(chunk.file), css: [...new Set(stylesOf(chunk))] };
  };
  const main = entry('main');
  return { entry, styles: main.css, script: main.file, theme: entry('theme').file };
}
