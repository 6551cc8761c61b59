// GET /openapi.json and the reference page GET /docs, served wholly from here: no script, style or font of another host.
import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { openapi } from './openapi.ts';
import type { Operation } from './operation.ts';

const page = '/docs';
const inlineScript = /<script type="text\/javascript">([\s\S]*?)<\/script>/g;

export async function addReference(app: FastifyInstance, operations: readonly Operation[]): Promise<void> {
  const document = JSON.stringify(openapi(operations));
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(document),
  );

  await app.register(async (pages) => {
    pages.addHook('onSend', async (_request, reply, payload) => {
      if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
      reply.header('content-security-policy', policyOf(String(payload)));
      return payload;
    });
    await pages.register(scalar, {
      routePrefix: page,
      logLevel: 'silent',
      configuration: {
        url: '/openapi.json',
        cdn: `${page}/js/scalar.js`,
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
  });
}

/** The page's one inline script by its hash; styles inline, because the reference makes them while it runs. */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
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
