// GET /docs and below: the guides, from the files of their build, and the reference of the API.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../platform/refusals.ts';
import { missingBuildPage } from '../built-files/missing-build.ts';
import { type BuiltFiles, readBuiltFiles } from '../built-files/read-built-files.ts';
import { keepForever, sendBuiltFile } from '../built-files/send-built-file.ts';
import { addReference } from './serve-reference.ts';

/** Where `site/build.mjs` puts it. */
const builtFolder = fileURLToPath(new URL('../../../site/built', import.meta.url));

/** `folder`: of the build. */
export function addDocumentation(app: FastifyInstance, folder = builtFolder): void {
  // Read at the first request: a start does not need it. Read again while there is no build.
  let built: BuiltSite | null = null;
  const page = async (request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) => {
    built ??= readBuiltSite(folder);
    reply.header('content-security-policy', policy);
    if (built === null)
      return reply
        .code(503)
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(missingBuildPage({ what: 'The guides', verb: 'are', folder, ...toBuild }));
    const path = request.params['*']?.replace(/\/$/, '') || 'index';
    const found = built.pages.get(`${path}.html`);
    if (found === undefined) reply.code(404);
    return sendBuiltFile(found ?? built.pages.get('404.html')!, 'no-cache', request, reply);
  };
  app.get('/docs', { logLevel: 'silent' }, page);
  app.get('/docs/*', { logLevel: 'silent' }, page);
  app.get<{ Params: { name: string } }>('/docs/assets/:name', { logLevel: 'silent' }, async (request, reply) => {
    built ??= readBuiltSite(folder);
    const file = built?.assets.get(request.params.name);
    if (file === undefined) throw refuse('route_not_found');
    return sendBuiltFile(file, keepForever, request, reply);
  });
  addReference(app, folder);
}

interface BuiltSite {
  /** By the path below `/docs/`, with `.html`. */
  pages: BuiltFiles;
  /** By the path below `/docs/assets/`. Their names have their hashes. */
  assets: BuiltFiles;
}

/** Null: there is no build. */
function readBuiltSite(folder: string): BuiltSite | null {
  const [pages, assets] = [readBuiltFiles(join(folder, 'pages')), readBuiltFiles(join(folder, 'assets'))];
  return pages === null || assets === null ? null : { pages, assets };
}

const toBuild = {
  program: 'site/build.mjs',
  works: 'The API works, and so does <a href="/docs/api">its reference</a>.',
};

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
