// How the service serves the console: its page, its files, and what it says without a build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { addConsole } from '../../../src/api/console/serve-console.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${service.address}${path}`, { headers: { 'accept-encoding': 'identity', ...headers } });
const assetsIn = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/console\/assets\/[^"]+)"/g)].map(([, path]) => path!);

describe('The page', () => {
  it('is the same at every address below /console, with a policy and a nonce of its own', async () => {
    const nonces = new Set<string>();
    for (const path of ['/console', '/console/', '/console/payments/7?x=1', '/console/join']) {
      const answer = await get(path);
      const html = await answer.text();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const policy = answer.headers.get('content-security-policy')!;
      const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)![1]!;
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(html).toContain(`name="achord-nonce" content="${nonce}"`);
      expect(html).toContain('name="achord-mode" content="sandbox"');
      expect(html).not.toContain('{{');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });
});

describe('A file of the build', () => {
  it('is compressed as the browser asks, and may be kept permanently', async () => {
    const assets = assetsIn(await (await get('/console')).text());
    expect(assets.length).toBeGreaterThanOrEqual(2);
    for (const asset of assets) {
      const plain = await (await get(asset)).text();
      for (const coding of ['gzip', 'br']) {
        const answer = await get(asset, { 'accept-encoding': coding });
        expect(answer.headers.get('content-encoding')).toBe(coding);
        expect(answer.headers.get('cache-control')).toContain('immutable');
        expect(answer.headers.get('vary')).toContain('Accept-Encoding');
        expect(await answer.text()).toBe(plain);
      }
    }
  });

  it.each(['/console/assets/none.js', '/console/assets/..%2f..%2fpackage.json', '/console/assets/%2e%2e/index.html'])(
    '%s does not exist',
    async (path) => {
      const answer = await get(path);
      expect(await answer.text()).not.toContain('"dependencies"');
      if (answer.status === 200) expect(answer.headers.get('content-type')).toContain('text/html');
      else expect(answer.status).toBe(404);
    },
  );

  it('all that the first page loads has at most 300 kB', async () => {
    const assets = assetsIn(await (await get('/console')).text());
    const sizes = await Promise.all(
      assets.map(async (asset) =>
        Number((await get(asset, { 'accept-encoding': 'br' })).headers.get('content-length')),
      ),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(300_000);
  });
});

describe('Without a build', () => {
  it('says why, and serves the console once there is one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'achord-test-'));
    const app = Fastify();
    addConsole(app, { isSandbox: false, hasProvider: true, folder });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    endAfterFile(async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const page = async () => {
      const answer = await fetch(`${address}/console/today`);
      return [answer.status, await answer.text()] as const;
    };
    const [status, none] = await page();
    expect([status, none]).toEqual([503, expect.stringContaining('There is no build on this machine')]);
    writeFileSync(join(folder, 'failure.txt'), 'No space left on <device>');
    expect((await page())[1]).toContain('No space left on &#60;device&#62;');

    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'a.js'), 'let a;');
    writeFileSync(join(folder, 'index.html'), '<p>{{mode}} {{provider}} {{nonce}}</p>');
    expect(await page()).toEqual([200, expect.stringMatching(/^<p>live yes \S+<\/p>$/)]);
    expect(await (await fetch(`${address}/console/assets/a.js`)).text()).toBe('let a;');
  });
});
