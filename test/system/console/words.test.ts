// The words of the console: each is shown somewhere, and no other file has words. And the styles of
// the components in use.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { words } from '../../../console/words/en.ts';
import { stateMeanings } from '../../../src/payments/lifecycle/summary/summary-state.ts';

const folder = fileURLToPath(new URL('../../../console', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^(built|words)/.test(path))
  .map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
const sources = files.map(([, text]) => text).join('\n');

/** test/system/console/lists.test.ts looks at these. */
const ofLists = ['lists', 'fields'];
const names = Object.entries(words)
  .filter(([group]) => !ofLists.includes(group))
  .flatMap(([group, value]) =>
    typeof value === 'string' ? [group] : Object.keys(value).map((name) => `${group}.${name}`),
  );

it('Each sentence is used', () => {
  expect(names.length).toBeGreaterThan(80);
  const isWhole = (group: string) => new RegExp(`words\\.${group}\\b(?!\\.)`).test(sources);
  const isUsed = (name: string) =>
    new RegExp(`words\\.${name.replace('.', '\\.')}\\b`).test(sources) || isWhole(name.split('.')[0]!);
  const isDestructured = /= words\.navigation;/.test(sources) ? ['navigation.sections'] : [];
  // The fields of ACH records are named by their keys in a table.
  const isOfRecord = (name: string) => name.startsWith('record.') && sources.includes(`'${name.slice(7)}'`);
  expect(names.filter((name) => !isUsed(name) && !isOfRecord(name) && !isDestructured.includes(name))).toEqual([]);
});

it('No sentence stands in another file', () => {
  const found: string[] = [];
  const looksShown = (text: string) =>
    /[A-Za-z]{2}/.test(text) && (/^[A-Z][a-z]+( [a-z]|$)/.test(text) || / [a-z]+ /.test(text));
  for (const [path, text] of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text)) found.push(`${path}: ${node.text.trim()}`);
      const isAttribute =
        ts.isJsxAttribute(node) && node.initializer !== undefined && ts.isStringLiteral(node.initializer);
      if (isAttribute && /^(aria-label|title|label|placeholder|description)$/.test(node.name.getText()))
        if (looksShown((node.initializer as ts.StringLiteral).text)) found.push(`${path}: ${node.getText()}`);
      const isNamed =
        ts.isPropertyAssignment(node) && /^(title|label|hint|description|empty|why)$/.test(node.name.getText());
      if (isNamed && ts.isStringLiteral(node.initializer) && looksShown(node.initializer.text))
        found.push(`${path}: ${node.getText()}`);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  }
  expect(found).toEqual([]);
});

it('The styles of each component of Mantine are there', () => {
  const styles = readFileSync(join(folder, 'app/mantine.css'), 'utf8');
  const components = [...sources.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)].flatMap(([, list]) =>
    list!.split(',').map((name) => name.trim().replace(/^type /, '')),
  );
  const fileOf = (name: string) => `@mantine/core/styles/${name}.css`;
  const hasStyles = (name: string) => existsSync(join(folder, '../node_modules', fileOf(name)));
  const missing = new Set(components.filter((name) => hasStyles(name) && !styles.includes(`"${fileOf(name)}"`)));
  expect([...missing]).toEqual([]);
});

it('Each character is in the shipped typeface', () => {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(folder, '../node_modules/@fontsource-variable/ibm-plex-sans/unicode.json'), 'utf8'),
  );
  expect(readFileSync(join(folder, 'app/app.css'), 'utf8')).toContain('ibm-plex-sans-latin-wght-normal.woff2');
  const shipped = ranges.latin!.split(',').map((range) => {
    const [first, last = first] = range.slice('U+'.length).split('-');
    return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const;
  });
  const has = (character: string) =>
    shipped.some(([first, last]) => character.codePointAt(0)! >= first && character.codePointAt(0)! <= last);
  expect(has('→')).toBe(false);
  const spoken = readFileSync(join(folder, 'words/en.ts'), 'utf8') + sources;
  expect([...new Set(spoken)].filter((character) => !has(character))).toEqual([]);
});

it('A state means what the API says', () => expect(words.payment.stateMeanings).toEqual(stateMeanings));
