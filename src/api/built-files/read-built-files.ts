// The files of a build for browsers, read once: each with its compressed forms.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface BuiltFile {
  content_type: string;
  plain: Buffer;
  /** By the name of the coding: made by the build. */
  compressed: Readonly<Partial<Record<'br' | 'gzip', Buffer>>>;
}

/** By the path below their folder: `build/webhooks.html`. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Null: there is no such folder. */
export function readBuiltFiles(folder: string): BuiltFiles | null {
  if (!existsSync(folder)) return null;
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const content_type = contentTypes[entry.name.slice(entry.name.lastIndexOf('.') + 1)];
    if (!entry.isFile() || content_type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const read = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : null);
    const [br, gzip] = [read('.br'), read('.gz')];
    const compressed = { ...(br === null ? {} : { br }), ...(gzip === null ? {} : { gzip }) };
    files.set(relative(folder, path).split(sep).join('/'), { content_type, plain: readFileSync(path), compressed });
  }
  return files;
}
