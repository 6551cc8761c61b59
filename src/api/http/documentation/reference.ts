// GET /, GET /openapi.json with its parts by audience, and the reference page GET /docs, without
// any script, style or font of another host.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Operation } from '../operation.ts';
import type { DocumentedEvent } from './documented-events.ts';
import { openapi } from './openapi.ts';

const page = '/docs';
const script = `${page}/js/scalar.js`;
const inlineScript = /<script type="text\/javascript">([\s\S]*?)<\/script>/g;

export function addReference(
  app: FastifyInstance,
  operations: readonly Operation[],
  events: readonly DocumentedEvent[],
): void {
  // For a new user: a browser is redirected to the reference, a program gets its address.
  app.get('/', async (request, reply) => {
    reply.header('vary', 'Accept');
    if (request.headers.accept?.includes('text/html')) return reply.redirect(page);
    return { service: 'Achord', documentation: page, openapi: '/openapi.json', health: '/health/ready' };
  });

  for (const [path, isFor] of Object.entries(documents)) {
    // Made at the first request: the start does not need it.
    let document: Description | undefined;
    app.get(path, async (request, reply) => {
      document ??= describe(operations.filter(isFor), isFor === ofOperators ? [] : events);
      const { whole, compressed, etag } = document;
      reply.header('etag', etag).header('vary', 'Accept-Encoding').header('cache-control', 'no-cache');
      if (asksFor(request.headers['if-none-match'], etag)) return reply.code(304).send();
      reply.header('content-type', 'application/json; charset=utf-8');
      if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(whole);
      return reply.header('content-encoding', 'gzip').send(compressed);
    });
  }

  let rendered: Reference | undefined;
  const reference = async () => (rendered ??= await render());
  app.get(page, { logLevel: 'silent' }, async (_request, reply) => {
    const { html } = await reference();
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policyOf(html))
      .send(html);
  });
  app.get(script, { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('content-type', 'application/javascript; charset=utf-8').send((await reference()).javascript),
  );
}

const ofTenants = ({ callers }: Operation): boolean => callers.includes('processor') || callers.includes('vendor');
const ofOperators = ({ callers }: Operation): boolean => callers.includes('admin') || callers.includes('anyone');

/**
 * Everything, and what one of the two audiences calls: a generated client has no more than that.
 */
const documents: Readonly<Record<string, (operation: Operation) => boolean>> = {
  '/openapi.json': () => true,
  '/openapi/tenants.json': ofTenants,
  '/openapi/operators.json': ofOperators,
};

interface Description {
  whole: Buffer;
  compressed: Buffer;
  /** Weak: the same for both forms. */
  etag: string;
}

function describe(operations: readonly Operation[], events: readonly DocumentedEvent[]): Description {
  const whole = Buffer.from(JSON.stringify(openapi(operations, events)));
  const etag = `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`;
  return { whole, compressed: gzipSync(whole), etag };
}

/** Whether a conditional request already has this version (RFC 9110, 13.1.2). */
const asksFor = (condition: string | undefined, etag: string) =>
  condition?.split(',').some((one) => ['*', etag, etag.slice(2)].includes(one.trim())) ?? false;

/** `gzip;q=0` refuses it. */
const acceptsGzip = (encodings: string | undefined) =>
  encodings
    ?.split(',')
    .some((one) => /^(?:gzip|\*)(?:;q=(?:0\.\d*[1-9]\d*|1(?:\.0*)?))?$/.test(one.replaceAll(/\s/g, ''))) ?? false;

interface Reference {
  html: string;
  javascript: Buffer;
}

/** Loaded at the first request: it takes forty megabytes, and most processes never serve it. */
async function render(): Promise<Reference> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const pages = Fastify();
  await pages.register(scalar, {
    routePrefix: page,
    configuration: {
      // One part at a time: a platform need not read what only operators call.
      sources: [
        { title: 'For platforms', slug: 'platforms', url: '/openapi/tenants.json', default: true },
        { title: 'For operators', slug: 'operators', url: '/openapi/operators.json' },
      ],
      cdn: script,
      pageTitle: 'Achord API reference',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      hideClientButton: true,
      persistAuth: false,
    },
  });
  const [{ body: html }, { rawPayload: javascript }] = await Promise.all([
    pages.inject(`${page}/`),
    pages.inject(script),
  ]);
  return { html, javascript };
}

/**
 * Allows the one inline script of the page by its hash, and inline styles, because the reference
 * makes them while it runs.
 */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
