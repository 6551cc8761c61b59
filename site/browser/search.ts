// The search: its index is loaded when it is opened first, and asked in the browser.
import MiniSearch from 'minisearch';
import { indexOptions, type Section, searchOptions } from '../search-options.ts';

type Found = Section & { terms: string[] };

const maximum = 20;

export function addSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search')!;
  const input = dialog.querySelector('input')!;
  const list = dialog.querySelector('ol')!;
  const note = dialog.querySelector('.search-note')!;
  let loading: Promise<MiniSearch<Section>> | undefined;
  const index = () => (loading ??= load(dialog.dataset.index!));

  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    void show();
  };
  const show = async () => {
    const asked = input.value;
    const found = asked.trim() === '' ? [] : ((await index()).search(asked, searchOptions) as unknown as Found[]);
    // The index came late, and the reader has typed on.
    if (asked !== input.value) return;
    list.replaceChildren(...found.slice(0, maximum).map(resultOf));
    note.textContent = noteOf(asked, found.length);
  };

  document.querySelector('.search-button')!.addEventListener('click', open);
  dialog.querySelector('.close')!.addEventListener('click', () => dialog.close());
  // The area around the dialog is part of it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('a') !== null) dialog.close();
  });
  input.addEventListener('input', () => void show());
  dialog.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'ArrowDown') links[at + 1]?.focus();
    else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus();
    else if (event.key === 'Enter' && at === -1) links[0]?.click();
    else return;
    event.preventDefault();
  });
  addEventListener('keydown', (event) => {
    const isWriting = (event.target as Element).closest('input, textarea, select') !== null;
    const isShortcut = (event.key === 'k' && (event.metaKey || event.ctrlKey)) || (event.key === '/' && !isWriting);
    if (!isShortcut) return;
    event.preventDefault();
    open();
  });
}

async function load(address: string): Promise<MiniSearch<Section>> {
  const answer = await fetch(address);
  return MiniSearch.loadJSON(await answer.text(), indexOptions);
}

function noteOf(asked: string, found: number): string {
  if (asked.trim() === '') return '';
  if (found === 0) return `Nothing has “${asked.trim()}”. The API reference has a search of its own.`;
  return found === 1 ? '1 result' : `${found} results`;
}

function resultOf({ id, page, heading, text, terms }: Found): HTMLLIElement {
  const link = document.createElement('a');
  link.href = id;
  const title = document.createElement('strong');
  title.append(...marked(heading === '' ? page : heading, terms));
  const place = document.createElement('small');
  place.textContent = heading === '' ? '' : page;
  const excerpt = document.createElement('span');
  excerpt.append(...marked(around(text, terms), terms));
  link.append(title, place, excerpt);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** The text near the first term. */
function around(text: string, terms: readonly string[]): string {
  const first = Math.min(...terms.map((term) => text.toLowerCase().indexOf(term)).filter((at) => at >= 0));
  if (first <= 60 || first === Number.POSITIVE_INFINITY) return text.slice(0, 180);
  const start = text.indexOf(' ', first - 60) + 1;
  return `… ${text.slice(start, start + 180)}`;
}

const escaped = (term: string) => term.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Text in which the terms are marked. */
function marked(text: string, terms: readonly string[]): Node[] {
  const pattern = new RegExp(`(${terms.map(escaped).join('|')})`, 'i');
  return text.split(pattern).map((part, at) => {
    if (at % 2 === 0) return document.createTextNode(part);
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}
