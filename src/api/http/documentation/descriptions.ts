// GET /, and GET /openapi.json with its parts by audience.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '../operation.ts';
import type { DocumentedEvent } from './documented-events.ts';
import { openapi } from './openapi.ts';

const documentation = '/docs';

export function addDescriptions(
  app: FastifyInstance,
  operations: readonly Operation[],
  events: readonly DocumentedEvent[],
): void {
  // For a new user: a browser is redirected to the documentation, a program gets its address.
  app.get('/', async (request, reply) => {
    reply.header('vary', 'Accept');
    if (request.headers.accept?.includes('text/html')) return reply.redirect(documentation);
    return { service: 'Achord', documentation, openapi: '/openapi.json', health: '/health/ready' };
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
}

/** What a token may call; people of a tenant also call some operations of operators. */
const ofTenants = ({ callers, tenantRole }: Operation): boolean =>
  tenantRole === undefined && (callers.includes('processor') || callers.includes('vendor'));
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
