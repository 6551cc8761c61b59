// GET /console and below: the console, from the files of its build.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../platform/refusals.ts';
import { missingBuildPage } from '../built-files/missing-build.ts';
import { type BuiltFiles, readBuiltFiles } from '../built-files/read-built-files.ts';
import { keepForever, sendBuiltFile } from '../built-files/send-built-file.ts';

/** Where `console/build.mjs` puts it. */
const builtFolder = fileURLToPath(new URL('../../../console/built', import.meta.url));

export interface ConsoleOptions {
  /** The page shows what only the sandbox has. */
  isSandbox: boolean;
  /** Operators may sign in at an identity provider. */
  hasProvider: boolean;
  /** The folder of the build. */
  folder?: string;
}

export function addConsole(
  app: FastifyInstance,
  { isSandbox, hasProvider, folder = builtFolder }: ConsoleOptions,
): void {
  const values = { mode: isSandbox ? 'sandbox' : 'live', provider: hasProvider ? 'yes' : 'no' };
  // Read at the first request: a start does not need it. Read again while there is no build.
  let built: BuiltConsole | null = null;
  const page = async (_request: FastifyRequest, reply: FastifyReply) => {
    built ??= readBuiltConsole(folder);
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
    if (built === null)
      return reply.code(503).send(missingBuildPage({ what: 'The console', verb: 'is', folder, ...toBuild }));
    const nonce = randomBytes(16).toString('base64');
    const html = filled(built.page, { ...values, nonce });
    return reply.header('content-security-policy', policyWith(nonce)).send(html);
  };
  app.get('/console', { logLevel: 'silent' }, page);
  app.get('/console/*', { logLevel: 'silent' }, page);
  app.get<{ Params: { name: string } }>('/console/assets/:name', { logLevel: 'silent' }, async (request, reply) => {
    built ??= readBuiltConsole(folder);
    const file = built?.assets.get(request.params.name);
    if (file === undefined) throw refuse('route_not_found');
    return sendBuiltFile(file, keepForever, request, reply);
  });
}

const toBuild = { program: 'console/build.mjs', works: 'The API works.' };

interface BuiltConsole {
  /** The page, which has a place for a nonce and for the mode. */
  page: string;
  /** By the path below `/console/assets/`. Their names have their hashes. */
  assets: BuiltFiles;
}

/** Null: there is no build. */
function readBuiltConsole(folder: string): BuiltConsole | null {
  const page = join(folder, 'index.html');
  const assets = readBuiltFiles(join(folder, 'assets'));
  return assets === null || !existsSync(page) ? null : { page: readFileSync(page, 'utf8'), assets };
}

/** The page with its values: `{{name}}`. */
const filled = (page: string, values: Readonly<Record<string, string>>): string =>
  page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** Styles that the console makes while it runs carry the nonce of the page. */
const policyWith = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
