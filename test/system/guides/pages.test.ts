// The pages below /docs, as the service serves them: every page of docs/, every link, the search
// index, and what is said without a build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { isBuilt } from '../../../site/build.mjs';
import { addDocumentation } from '../../../src/api/documentation/serve-documentation.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { sources } from '../../support/runner/sources.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${service.address}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });

/** By address: the HTML of every page that a file of docs/ becomes. */
const pages = new Map<string, string>();
const files = sources(['docs'], '.md').map(({ path }) => path);
const addressOf = (path: string) => `/${path}`.replace(/\/README\.md$/, '').replace(/\.md$/, '');

beforeAll(async () => {
  if (!isBuilt()) throw new Error('The guides have changed since their build: run `node site/build.mjs`.');
  service = await testService();
  const others = ['/docs/clients/typescript', '/docs/clients/python', '/docs/examples/webhooks'];
  for (const address of [...files.map(addressOf), ...others]) {
    const answer = await get(address);
    expect([address, answer.status]).toEqual([address, 200]);
    pages.set(address, await answer.text());
  }
});

/** Of links, pictures, scripts and styles. */
const addressesIn = (html: string) => [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, to]) => to!);
const idsIn = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));

describe('A page', () => {
  it('exists for every file of docs/, with its title and text', () => {
    expect(pages.size).toBeGreaterThan(90);
    expect(pages.get('/docs/build/webhooks')).toMatch(/<h1[^>]*>Receiving webhooks<\/h1>[\s\S]*at least once/);
    expect(pages.get('/docs/operate/runbooks')).toContain('<a href="/docs/operate/runbooks/each-morning">');
  });

  it('is in the navigation, which is docs/README.md, or below a page that is', () => {
    const navigation = /<nav id="navigation"[\s\S]*?<\/nav>/.exec(pages.get('/docs')!)![0];
    const listed = addressesIn(navigation);
    const missing = [...pages.keys()].filter(
      (address) => address !== '/docs' && !listed.some((one) => address === one || address.startsWith(`${one}/`)),
    );
    expect(missing).toEqual([]);
  });

  it('has only links that lead to a page and a heading that exist', async () => {
    const others = new Map<string, number>();
    const broken: string[] = [];
    for (const [from, html] of pages)
      for (const to of addressesIn(html).filter((one) => !/^https?:/.test(one))) {
        const [path, anchor] = to.split('#') as [string, string?];
        const target = path === '' ? html : pages.get(path);
        if (target === undefined) {
          if (!others.has(path)) others.set(path, (await get(path)).status);
          if (others.get(path) !== 200) broken.push(`${from}: ${to}`);
        } else if (anchor !== undefined && !idsIn(target).has(anchor)) broken.push(`${from}: ${to}`);
      }
    expect(broken).toEqual([]);
    expect([...others.keys()].filter((path) => path.endsWith('.png')).length).toBeGreaterThan(0);
  });

  it('has a strict policy, and loads nothing from another host', async () => {
    const answer = await get('/docs/build/webhooks');
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toMatch(/unsafe|http/);
    for (const [address, html] of pages) {
      const loaded = [...html.matchAll(/<(?:script|link|img|iframe)[^>]*(?:src|href)="([^"]+)"/g)].map(([, to]) => to!);
      expect([address, loaded.filter((to) => !to.startsWith('/docs/assets/'))]).toEqual([address, []]);
      expect([address, / style="|<script>/.test(html)]).toEqual([address, false]);
    }
  });

  it('is compressed as the browser asks, also at an address with a slash', async () => {
    const plain = await (await get('/docs/reference/errors')).text();
    for (const coding of ['gzip', 'br']) {
      const answer = await get('/docs/reference/errors/', { 'accept-encoding': coding });
      expect(answer.headers.get('content-encoding')).toBe(coding);
      expect(await answer.text()).toBe(plain);
    }
  });

  it('that does not exist is said to be missing, and nothing outside the build is served', async () => {
    const answer = await get('/docs/build/nothing');
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('This page does not exist')]);
    for (const path of ['/docs/assets/none.js', '/docs/assets/..%2f..%2fpackage.json', '/docs/..%2f..%2f..%2fpackage'])
      expect((await get(path)).status).toBe(404);
  });

  it('names a file of the repository that is no page, without a link', () => {
    expect(pages.get('/docs/examples/webhooks')).toContain(
      '<span class="file" title="A file of the repository">Express</span>',
    );
  });

  it('draws the diagrams of a payment, with every status', () => {
    const html = pages.get('/docs/reference/lifecycle')!;
    expect(html.match(/<figure class="diagram"/g)).toHaveLength(5);
    expect(html).toMatch(/<svg role="img" aria-label="State diagram: CAPTURE_PENDING, [^"]*CAPTURE_COMPLETE/);
    expect(html).not.toContain('stateDiagram');
  });
});

describe('The API reference', () => {
  it('has the bar of the guides and its mark', async () => {
    const html = await (await get('/docs/api')).text();
    expect(html).toMatch(/<header class="bar">[\s\S]*<a class="brand" href="\/docs"/);
    for (const to of addressesIn(html)) expect([to, (await get(to)).status]).toEqual([to, 200]);
  });
});

describe('Without a build', () => {
  it('/docs says why, the API reference works, and the guides are served once they are built', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'achord-test-'));
    const app = Fastify();
    addDocumentation(app, folder);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    endAfterFile(async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const page = async (path: string) => {
      const answer = await fetch(`${address}${path}`);
      return [answer.status, await answer.text()] as const;
    };
    expect(await page('/docs/build/webhooks')).toEqual([503, expect.stringContaining('node site/build.mjs')]);
    writeFileSync(join(folder, 'failure.txt'), 'No space left on <device>');
    expect((await page('/docs'))[1]).toContain('No space left on &#60;device&#62;');
    expect(await page('/docs/api')).toEqual([200, expect.stringContaining('Achord API reference')]);

    for (const name of ['pages', 'assets']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'pages', 'index.html'), '<p>Guides</p>');
    expect(await page('/docs')).toEqual([200, '<p>Guides</p>']);
  });
});
