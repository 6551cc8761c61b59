// A page of Markdown as HTML: its links lead to other pages of the site, and nothing in it needs an
// inline style.
import GithubSlugger from 'github-slugger';
import { Marked, type Token, type Tokens } from 'marked';
import { choices, codeBlock, codeChoice } from './code-block.ts';
import type { DrawDiagram } from './diagram.ts';
import { escapeHtml } from './escape-html.ts';

export interface Heading {
  depth: number;
  id: string;
  text: string;
}

export interface RenderedPage {
  title: string;
  html: string;
  headings: Heading[];
  /** What search finds: the text below each heading; first the text below the title. */
  sections: { heading: Heading | null; text: string }[];
}

/** What a link or a picture of a page leads to. */
export interface Links {
  /** The address of a link; null: a file of the repository that is no page. */
  link(href: string): string | null;
  picture(href: string): { address: string; width: number; height: number };
}

export function renderMarkdown(markdown: string, links: Links, draw: DrawDiagram): RenderedPage {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  const marked = new Marked();
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const text = plainText(tokens);
        const id = slugger.slug(text);
        const inner = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1 id="${id}">${inner}</h1>\n`;
        headings.push({ depth, id, text });
        const anchor = `<a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
        return `<h${depth} id="${id}">${inner}${anchor}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const address = links.link(href);
        if (address === null) return `<span class="file" title="A file of the repository">${inner}</span>`;
        return `<a href="${escapeHtml(address)}">${inner}</a>`;
      },
      image({ href, text }) {
        const { address, width, height } = links.picture(href);
        return `<img src="${address}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy">`;
      },
      codespan({ text }) {
        const code = `<code>${escapeHtml(text)}</code>`;
        return text === '/docs/api' ? `<a href="/docs/api">${code}</a>` : code;
      },
      code({ text, lang }) {
        const picture = lang === 'mermaid' ? draw(text) : null;
        if (picture !== null) return `<figure class="diagram" tabindex="0">${picture}</figure>\n`;
        return codeBlock(text, lang ?? '');
      },
      table({ header, rows }) {
        const cell = (one: Tokens.TableCell, name: 'th' | 'td') => {
          const align = one.align === null ? '' : ` class="${one.align}"`;
          return `<${name}${align}>${this.parser.parseInline(one.tokens)}</${name}>`;
        };
        const head = header.map((one) => cell(one, 'th')).join('');
        const body = rows.map((row) => `<tr>${row.map((one) => cell(one, 'td')).join('')}</tr>`).join('\n');
        return `<div class="table" tabindex="0"><table>
<thead><tr>${head}</tr></thead>
<tbody>
${body}
</tbody></table></div>
`;
      },
    },
  });

  const tokens = marked.lexer(markdown);
  const title = tokens.find((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 1);
  if (title === undefined) throw new Error(`A page has no title: ${markdown.slice(0, 60)}`);
  const html = groupsOf(tokens)
    .map((group) => (group.length === 1 ? marked.parser(group) : codeChoice(group.map(blockOf))))
    .join('');
  return { title: plainText(title.tokens ?? []), html, headings, sections: sectionsOf(tokens, headings) };
}

const blockOf = (token: Token) => ({ text: (token as Tokens.Code).text, language: (token as Tokens.Code).lang ?? '' });
const isChoice = (token: Token | undefined) => token?.type === 'code' && choices.includes(token.lang ?? '');

/** Neighboring blocks of different languages are one group. */
function groupsOf(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens.filter(({ type }) => type !== 'space')) {
    const group = groups.at(-1);
    const fits =
      isChoice(token) &&
      isChoice(group?.[0]) &&
      !group!.some((other) => blockOf(other).language === blockOf(token).language);
    if (fits) group!.push(token);
    else groups.push([token]);
  }
  return groups;
}

/** The headings were collected in the order of the tokens. */
function sectionsOf(tokens: readonly Token[], headings: readonly Heading[]): RenderedPage['sections'] {
  const sections: RenderedPage['sections'] = [{ heading: null, text: '' }];
  let next = 0;
  for (const token of tokens) {
    if (token.type !== 'heading') sections.at(-1)!.text += `${plainText([token])} `;
    else if (token.depth > 1) sections.push({ heading: headings[next++]!, text: '' });
  }
  return sections.map(({ heading, text }) => ({ heading, text: text.replaceAll(/\s+/g, ' ').trim() }));
}

/** What a reader sees of tokens, without marks. */
function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows].map((row) => row.map((cell) => plainText(cell.tokens)).join(' ')).join(' ');
      }
      if (token.type === 'list') return (token as Tokens.List).items.map((item) => plainText(item.tokens)).join(' ');
      if (token.type === 'code' && token.lang === 'mermaid') return '';
      if ('tokens' in token && token.tokens !== undefined) return plainText(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? token.text : '';
    })
    .join('');
}
