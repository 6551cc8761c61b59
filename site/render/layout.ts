// The HTML around a page: the bar, the navigation, the headings of the page, the neighbors.
import { escapeHtml } from './escape-html.ts';
import type { Heading } from './markdown.ts';

/** Files of the build, by their addresses. */
export interface Assets {
  styles: string[];
  theme: string;
  script: string;
  icon: string;
  searchIndex: string;
}

export interface Link {
  label: string;
  address: string;
}

export interface LinkGroup {
  title: string;
  links: Link[];
}

export interface Page {
  title: string;
  address: string;
  /** What is inside `main`. */
  body: string;
  headings: readonly Heading[];
  /** The link of the navigation that leads here, or to the page above this one. */
  current: string | null;
  previous: Link | null;
  next: Link | null;
}

const mark = `<svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7"/><path d="M8 24 16 7l8 17M11.5 18h9" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
const stroked = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
const icon = (paths: string) =>
  `<svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" ${stroked}>${paths}</svg>`;
const magnifier = icon('<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>');
const sunAndMoon = `<span class="sun">${icon('<circle cx="12" cy="12" r="4"/><path d="M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4"/>')}</span><span class="moon">${icon('<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z"/>')}</span>`;
const menu = icon('<path d="M4 7h16M4 12h16M4 17h16"/>');

/** The bar at the top, which the API reference has too. `tools`: what only one of them has. */
export function bar(current: 'guides' | 'api', tools: { before: string; after: string }): string {
  const tab = (name: typeof current, address: string, label: string) =>
    `<a href="${address}"${name === current ? ' aria-current="true"' : ''}>${label}</a>`;
  return `<header class="bar">${tools.before}
<a class="brand" href="/docs" aria-label="Achord">${mark}<span>Achord</span></a>
<nav class="places" aria-label="Documentation">${tab('guides', '/docs', 'Guides')}${tab('api', '/docs/api', 'API reference')}</nav>
<div class="tools">${tools.after}<button type="button" class="tool theme" aria-label="Dark or light">${sunAndMoon}</button></div>
</header>`;
}

const searchButton = `<button type="button" class="search-button" aria-label="Search" aria-keyshortcuts="/">${magnifier}<span>Search</span><kbd>/</kbd></button>`;
const menuButton = `<button type="button" class="tool menu" aria-label="Pages" aria-expanded="false" aria-controls="navigation">${menu}</button>`;

export function layout(page: Page, groups: readonly LinkGroup[], assets: Assets): string {
  const isHome = page.address === '/docs';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(isHome ? 'Achord documentation' : `${page.title} · Achord`)}</title>
<link rel="icon" href="${assets.icon}" type="image/svg+xml">
<script src="${assets.theme}"></script>
${assets.styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('\n')}
<script type="module" src="${assets.script}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the page</a>
${bar('guides', { before: menuButton, after: searchButton })}
<div class="columns${isHome ? ' home' : ''}">
<nav id="navigation" class="navigation" aria-label="Pages">
${groups.map((group) => navigationGroup(group, page)).join('\n')}
</nav>
<main id="content" tabindex="-1">
<article>
${page.body}</article>
${neighbors(page)}</main>
${contents(page.headings)}</div>
${searchDialog(assets.searchIndex)}
</body>
</html>
`;
}

function navigationGroup({ title, links }: LinkGroup, { current }: Page): string {
  const isOpen = current === null || links.some(({ address }) => address === current);
  const items = links.map(
    ({ label, address }) =>
      `<li><a href="${address}"${address === current ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>`,
  );
  return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary><ul>${items.join('')}</ul></details>`;
}

function neighbors({ previous, next }: Page): string {
  if (previous === null && next === null) return '';
  const link = (to: Link | null, rel: 'prev' | 'next', word: string) =>
    to === null ? '' : `<a rel="${rel}" href="${to.address}"><span>${word}</span>${escapeHtml(to.label)}</a>`;
  return `<nav class="neighbors" aria-label="Neighboring pages">${link(previous, 'prev', 'Before')}${link(next, 'next', 'Next')}</nav>
`;
}

/** A page with one section needs no list of them. */
function contents(headings: readonly Heading[]): string {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 2) return '';
  const items = shown.map(
    ({ depth, id, text }) => `<li class="depth-${depth}"><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${items.join('')}</ul></nav>
`;
}

const searchDialog = (index: string) => `<dialog class="search" aria-label="Search" data-index="${index}">
<div class="search-field">${magnifier}<input type="search" aria-label="Search the documentation" placeholder="Search the documentation" autocomplete="off" spellcheck="false"><button type="button" class="close">Close</button></div>
<p class="search-note" role="status"></p>
<ol class="results"></ol>
</dialog>`;

/** The first page: every group as a list of cards. */
export function home(title: string, introduction: string, groups: readonly HomeGroup[]): string {
  const card = ({ label, address, sentence }: HomeGroup['cards'][number]) =>
    address === null
      ? `<li class="card"><strong>${escapeHtml(label)}</strong><span>${sentence}</span></li>`
      : `<li class="card"><a href="${address}">${escapeHtml(label)}</a><span>${sentence}</span></li>`;
  const sections = groups.map(
    (group) =>
      `<section><h2>${escapeHtml(group.title)}</h2><ul class="cards">${group.cards.map(card).join('\n')}</ul></section>`,
  );
  return `<h1>${escapeHtml(title)}</h1>
${introduction}
${sections.join('\n')}
`;
}

export interface HomeGroup {
  title: string;
  /** `sentence`: HTML. */
  cards: { label: string; address: string | null; sentence: string }[];
}
