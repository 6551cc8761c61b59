// The navigation of the pages: the groups and links of docs/README.md, in their order.
import { Marked, type Token, type Tokens } from 'marked';

export interface NavigationItem {
  label: string;
  /** As docs/README.md has it: `build/webhooks.md`. */
  href: string;
  /** What the page is about: Markdown of one line. */
  sentence: string;
}

export interface NavigationGroup {
  title: string;
  items: NavigationItem[];
}

export interface Navigation {
  title: string;
  /** Markdown between the title and the first group. */
  introduction: string;
  groups: NavigationGroup[];
}

/** Each `##` is a group; each item of its list begins with a link. */
export function readNavigation(markdown: string): Navigation {
  const navigation: Navigation = { title: '', introduction: '', groups: [] };
  for (const token of new Marked().lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 1) navigation.title = token.text;
    else if (token.type === 'heading') navigation.groups.push({ title: token.text, items: [] });
    else if (token.type === 'list') navigation.groups.at(-1)?.items.push(...(token as Tokens.List).items.map(itemOf));
    else if (navigation.groups.length === 0) navigation.introduction += token.raw;
  }
  return navigation;
}

function itemOf({ text, tokens }: Tokens.ListItem): NavigationItem {
  const first = firstLink(tokens);
  if (first === undefined) throw new Error(`docs/README.md: "${text}" has no link.`);
  const sentence = text.slice(text.indexOf(first.raw) + first.raw.length).replace(/^:\s*/, '');
  return { label: first.text, href: first.href, sentence: sentence.replaceAll('\n', ' ') };
}

function firstLink(tokens: readonly Token[]): Tokens.Link | undefined {
  for (const token of tokens) {
    if (token.type === 'link') return token as Tokens.Link;
    const inside = 'tokens' in token && token.tokens !== undefined ? firstLink(token.tokens) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}
