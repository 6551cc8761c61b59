// Finds citations of the rules in comments, texts and pages, and reports those that name no rule.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { literalText, repository, type Source } from './sources.ts';

/** The pages of docs/design/rules, by the name in a citation. */
export const documents = {
  Interface: 'docs/design/rules/interface.md',
  Contract: 'docs/design/rules/contract.md',
  Lifecycle: 'docs/design/rules/lifecycle.md',
  ACH: 'docs/design/rules/ach.md',
  Webhooks: 'docs/design/rules/webhooks.md',
  Safety: 'docs/design/rules/safety.md',
} as const;

export type DocumentName = keyof typeof documents;

export interface Chapter {
  heading: string;
  /** The numbers of its rules, in the order of the page. */
  rules: number[];
}

export interface Rules {
  chapters: Record<DocumentName, Chapter[]>;
  /** Rows of the tables of moves: C5, V1, S1. Only Lifecycle has them. */
  rows: Set<string>;
}

const page = (path: string) => readFileSync(join(repository, path), 'utf8');
const names = Object.keys(documents).join('|');
const row = '[A-Z]+\\d+[a-z]?';

export function readRules(): Rules {
  const chapters = Object.fromEntries(
    Object.entries(documents).map(([name, path]) => [name, chaptersOf(page(path))]),
  ) as Rules['chapters'];
  const tables = page('docs/reference/lifecycle.md') + page(documents.Lifecycle);
  const rows = [...tables.matchAll(new RegExp(`^\\| (${row}) \\|`, 'gm'))].map(([, name]) => name!);
  return { chapters, rows: new Set(rows) };
}

export function chaptersOf(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    const number = /^(\d+)\. /.exec(line)?.[1];
    if (heading !== undefined) chapters.push({ heading, rules: [] });
    else if (number !== undefined) chapters.at(-1)?.rules.push(Number(number));
  }
  return chapters;
}

/** Texts that can contain citations, each on one line. */
export function textsOf({ path, text }: Source): string[] {
  if (path.endsWith('.md')) return textsOfPage(text);
  if (path.endsWith('.sql')) {
    const lines = [...text.matchAll(/--.*$/gm)].map(({ index, 0: line }) => ({ pos: index, end: index + line.length }));
    return commentsOf(text, lines);
  }
  return textsOfCode(path, text);
}

function textsOfPage(markdown: string): string[] {
  const paragraphs: string[] = [''];
  for (const line of markdown.replace(/^```[\s\S]*?^```$/gm, '').split('\n')) {
    const cells = line.startsWith('|') ? line.split('|') : null;
    if (cells !== null) paragraphs.push(...cells, '');
    else if (/^(\s*$|#|\s*[-*] |\s*\d+\. )/.test(line)) paragraphs.push(line.replace(/^(#+|\s*([-*]|\d+\.)) /, ''));
    else paragraphs[paragraphs.length - 1] += ` ${line}`;
  }
  return paragraphs.map((text) => oneLine(text.replaceAll('*', '')));
}

function textsOfCode(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const literals: string[] = [];
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    const literal = literalText(node);
    if (literal !== null) literals.push(oneLine(literal));
    const around = [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ];
    for (const range of around) ranges.set(range.pos, range);
    // Tokens too: a comment can be before a closing brace.
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  const inOrder = [...ranges.values()].sort((a, b) => a.pos - b.pos);
  return [...literals, ...commentsOf(text, inOrder)];
}

/** The comments in these ranges. Consecutive line comments are one text. */
function commentsOf(text: string, ranges: readonly ts.TextRange[]): string[] {
  const comments: string[] = [];
  let lineEnd: number | null = null;
  for (const { pos, end } of ranges) {
    const comment = text.slice(pos, end);
    const isLine = !comment.startsWith('/*');
    const continues = isLine && lineEnd !== null && /^\r?\n[ \t]*$/.test(text.slice(lineEnd, pos));
    if (continues) comments[comments.length - 1] += `\n${comment}`;
    else comments.push(comment);
    lineEnd = isLine ? end : null;
  }
  return comments.map(withoutCommentMarks);
}

const withoutCommentMarks = (comment: string) =>
  oneLine(comment.replace(/^\s*(\/\*\*?|\/\/|--|\*(?!\/))/gm, '').replace(/\*\/\s*$/, ''));
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

// At the start of a text or a sentence, in parentheses, or after another citation.
const citation = new RegExp(`(?<=^|[(\`]|[.;:] )(${names}), ([^.;:()\`]*)`, 'g');
const besides = new RegExp(`,? and (?=(?:${names}), )`);
const anywhere = new RegExp(`(?<![\\w-])(${names}), ([^.;:()\`]*)`, 'g');
const withoutChapter = /(?<=^|\()(Interface|Contract|Lifecycle|Safety)(?=:| \d| rule\b)/;

/** The errors of the citations in a text, one sentence each. */
export function problemsIn(text: string, rules: Rules): string[] {
  const unknown = citationsIn(text).map(({ document, target }) => problemOf(document, target, rules));
  const prose = text.replace(citation, '');
  const misplaced = [...prose.matchAll(anywhere)]
    .filter(([, document, rest]) => looksLikeCitation(document as DocumentName, rest!, rules))
    .map(([whole]) => `${whole.trim()}: a citation in a sentence must be in parentheses`);
  const bareName = withoutChapter.exec(text)?.[1];
  const chapterless = bareName === undefined ? [] : [`${bareName}: the citation names no chapter`];
  return [...unknown.filter((problem) => problem !== null), ...misplaced, ...chapterless];
}

export function citationsIn(text: string): { document: DocumentName; target: string }[] {
  return [...text.matchAll(citation)].flatMap(([whole]) =>
    whole.split(besides).map((one) => {
      const [document, ...target] = one.split(', ');
      return { document: document as DocumentName, target: target.join(', ').trim() };
    }),
  );
}

function looksLikeCitation(document: DocumentName, rest: string, { chapters, rows }: Rules): boolean {
  if (document === 'Lifecycle' && rows.has(/^\w+/.exec(rest)?.[0] ?? '')) return true;
  return chapters[document].some(({ heading }) => rest.toLowerCase().startsWith(heading.toLowerCase()));
}

const joints = /, | and /;
const rowList = new RegExp(`^${row}(?:(?:, | and | to )${row})*$`);
const chapterAndNumbers = /^(.*?)(?: (\d+(?: to \d+)?(?:(?:, | and )\d+(?: to \d+)?)*))?$/;

/** The sentence that says why a citation names no rule, or null when it names one. */
function problemOf(document: DocumentName, target: string, { chapters, rows }: Rules): string | null {
  const cited = `${document}, ${target}`;
  if (document === 'Lifecycle' && rowList.test(target)) {
    const unknown = target.split(/, | and | to /).filter((name) => !rows.has(name));
    return unknown.length === 0 ? null : `${cited}: there is no row ${unknown.join(', ')}`;
  }
  const [, heading, numbers] = chapterAndNumbers.exec(target)!;
  const chapter = chapters[document].find((one) => one.heading.toLowerCase() === heading!.toLowerCase());
  if (chapter === undefined) return `${cited}: ${documents[document]} has no chapter "${heading}"`;
  const isRule = (text: string) => {
    const [first, last = first] = text.split(' to ').map(Number);
    return chapter.rules.includes(first!) && chapter.rules.includes(last!) && first! <= last!;
  };
  const missing = numbers?.split(joints).find((text) => !isRule(text));
  return missing === undefined ? null : `${cited}: the chapter "${chapter.heading}" has no rule ${missing}`;
}
