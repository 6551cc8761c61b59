// GET /console and below: the console, from the files of its build.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../platform/refusals.ts';
import { type BuiltConsole, type BuiltFile, readBuiltConsole } from './built-console.ts';

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
    if (built === null) return reply.code(503).send(missingPage(folder));
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
    return sendFile(file, request, reply);
  });
}

/** The page with its values: `{{name}}`. */
const filled = (page: string, values: Readonly<Record<string, string>>): string =>
  page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** A file never changes under its name. */
function sendFile(file: BuiltFile, request: FastifyRequest, reply: FastifyReply) {
  reply
    .header('content-type', file.content_type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'Accept-Encoding');
  for (const coding of ['br', 'gzip'] as const) {
    const compressed = file.compressed[coding];
    if (compressed !== undefined && accepts(request.headers['accept-encoding'], coding))
      return reply.header('content-encoding', coding).send(compressed);
  }
  return reply.send(file.plain);
}

/** Browsers send plain lists. A coding with a weight is left out: the file is sent as it is. */
const accepts = (sent: string | undefined, coding: string): boolean =>
  sent?.split(',').some((one) => one.trim() === coding) ?? false;

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

/** The build writes why it failed. */
function missingPage(folder: string): string {
  const why = failureIn(folder);
  return `<!doctype html><html lang="en"><title>The console is not built</title>
<h1>The console is not built</h1>
<p>${why === null ? 'There is no build of the console on this machine.' : `The build of the console failed: ${escaped(why)}`}</p>
<p>The API works. Run <code>node console/build.mjs</code> and load this page again.</p></html>`;
}

function failureIn(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'failure.txt'), 'utf8');
  } catch {
    return null;
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
