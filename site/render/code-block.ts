// A block of code with its language, its colors and a button that copies it.
import type { LanguageFn } from 'highlight.js';
import highlight from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';
import { escapeHtml } from './escape-html.ts';

/** By the name that a block of Markdown has. */
const languages: Readonly<Record<string, { name: string; grammar: LanguageFn }>> = {
  go: { name: 'Go', grammar: go },
  http: { name: 'HTTP', grammar: http },
  js: { name: 'JavaScript', grammar: javascript },
  json: { name: 'JSON', grammar: json },
  php: { name: 'PHP', grammar: php },
  python: { name: 'Python', grammar: python },
  ruby: { name: 'Ruby', grammar: ruby },
  sh: { name: 'Shell', grammar: bash },
  sql: { name: 'SQL', grammar: sql },
  ts: { name: 'TypeScript', grammar: typescript },
  yaml: { name: 'YAML', grammar: yaml },
};
for (const [name, { grammar }] of Object.entries(languages)) highlight.registerLanguage(name, grammar);

/** The languages in which a page says the same thing: neighboring blocks are a choice. */
export const choices: readonly string[] = ['sh', 'ts', 'python'];

export function codeBlock(text: string, language: string): string {
  const known = languages[language];
  const code = known === undefined ? escapeHtml(text) : highlight.highlight(text, { language }).value;
  return `<figure class="code" data-language="${escapeHtml(language)}">
<figcaption><span>${known?.name ?? 'Text'}</span><button type="button" class="copy">Copy</button></figcaption>
<pre tabindex="0"><code>${code}</code></pre>
</figure>
`;
}

/** Neighboring blocks, of which the reader sees one. Without scripts all are shown. */
export function codeChoice(blocks: readonly { text: string; language: string }[]): string {
  const buttons = blocks.map(
    ({ language }) =>
      `<button type="button" class="language" data-language="${language}" aria-pressed="false">${languages[language]!.name}</button>`,
  );
  return `<div class="choice"><div class="languages" role="group" aria-label="Language">${buttons.join('')}</div>
${blocks.map(({ text, language }) => codeBlock(text, language)).join('')}</div>
`;
}
