// The built files of the console, read once: each with its compressed forms.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltFile {
  content_type: string;
  plain: Buffer;
  /** By the name of the coding: made by the build. */
  compressed: Readonly<Partial<Record<'br' | 'gzip', Buffer>>>;
}

export interface BuiltConsole {
  /** The page, which has a place for a nonce and for the mode. */
  page: string;
  /** By the path below `/console/assets/`. Their names have their hashes. */
  assets: ReadonlyMap<string, BuiltFile>;
}

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Null: there is no build. */
export function readBuiltConsole(folder: string): BuiltConsole | null {
  const page = join(folder, 'index.html');
  const assets = join(folder, 'assets');
  if (!existsSync(page) || !existsSync(assets)) return null;
  const names = readdirSync(assets);
  const files = names.flatMap((name): [string, BuiltFile][] => {
    const content_type = contentTypes[name.slice(name.lastIndexOf('.') + 1)];
    if (content_type === undefined) return [];
    const read = (suffix: string) => (names.includes(name + suffix) ? readFileSync(join(assets, name + suffix)) : null);
    const [br, gzip] = [read('.br'), read('.gz')];
    const compressed = { ...(br === null ? {} : { br }), ...(gzip === null ? {} : { gzip }) };
    return [[name, { content_type, plain: readFileSync(join(assets, name)), compressed }]];
  });
  return { page: readFileSync(page, 'utf8'), assets: new Map(files) };
}
