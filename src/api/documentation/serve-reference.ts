// GET /docs/api: the reference of the API, without any script, style or font of another host.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';

const address = '/docs/api';
const script = `${address}/js/scalar.js`;
const inlineScript = /<script type="text\/javascript">([\s\S]*?)<\/script>/g;

/** The letters and the color of the guides, below their bar. */
const style = `:root { --scalar-custom-header-height: 3.5rem; --scalar-font: var(--sans); --scalar-font-code: var(--mono); }
.light-mode { --scalar-color-accent: #096475; } .dark-mode { --scalar-color-accent: #5ec5d6; }`;

/** `folder`: the build of the guides. Without it the reference has no bar. */
export function addReference(app: FastifyInstance, folder: string): void {
  let rendered: Reference | undefined;
  const reference = async () => (rendered ??= await render(readBar(folder)));
  app.get(address, { logLevel: 'silent' }, async (_request, reply) => {
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

/** The bar at the top of every page: what the build adds to `head` and to `body`. */
interface Bar {
  head: string;
  body: string;
}

function readBar(folder: string): Bar {
  const path = join(folder, 'bar.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { head: '', body: '' };
}

interface Reference {
  html: string;
  javascript: Buffer;
}

/** Loaded at the first request: it takes forty megabytes, and most processes never serve it. */
async function render(bar: Bar): Promise<Reference> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const pages = Fastify();
  await pages.register(scalar, {
    routePrefix: address,
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
      // The bar has a button for it.
      hideDarkModeToggle: true,
      customCss: style,
    },
  });
  const [{ body }, { rawPayload: javascript }] = await Promise.all([pages.inject(`${address}/`), pages.inject(script)]);
  const html = body.replace('</head>', () => `${bar.head}</head>`).replace('<body>', () => `<body>${bar.body}`);
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
