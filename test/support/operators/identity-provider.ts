// An identity provider for tests, on loopback, and a browser that signs in there.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { endAfterFile } from '../runner/end-after-file.ts';

export interface Account {
  email: string;
  email_verified: boolean;
}

export const client = { client_id: 'achord', client_secret: 'a-secret-of-the-tests' };

export interface TestProvider {
  issuer: string;
  /** By the login that the browser types. */
  accounts: Map<string, Account>;
  /** Where it may send browsers back to. */
  allow(callback: string): void;
  /** From now on it says that each password was given so long ago. */
  passwordsAreOld(seconds: number): void;
}

export async function testProvider(): Promise<TestProvider> {
  const accounts = new Map<string, Account>();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const callbacks: string[] = [];
  let oldSeconds = 0;
  let handle: ReturnType<Provider['callback']>;

  /** The list of callbacks is read when a provider is made. */
  function open(): void {
    const provider = new Provider(issuer, {
      clients: [{ ...client, redirect_uris: [...callbacks] }],
      claims: { email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['of the tests'] },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: async () => ({ sub: id, ...accounts.get(id) }),
      }),
    });
    const { prototype } = provider.Session;
    const { authTime } = prototype;
    prototype.authTime = function () {
      return authTime.call(this)! - oldSeconds;
    };
    handle = provider.callback();
  }
  callbacks.push(`${issuer}/nowhere`);
  open();
  endAfterFile(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    issuer,
    accounts,
    allow(callback) {
      callbacks.push(callback);
      open();
    },
    passwordsAreOld(seconds) {
      oldSeconds = seconds;
    },
  };
}

/** A browser: it keeps cookies by host and follows redirects, until an address that `stopsAt`. */
export function browser() {
  const cookies = new Map<string, Map<string, string>>();

  async function request(url: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const jar = cookies.get(host) ?? new Map<string, string>();
    cookies.set(host, jar);
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } });
    for (const one of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one)!;
      if (value === '') jar.delete(name!);
      else jar.set(name!, value!);
    }
    return response;
  }

  const nextOf = (response: Response, from: string) => new URL(response.headers.get('location')!, from).href;

  return {
    cookies,
    request,
    /** Opens the start, signs in at the provider, and answers the address to come back to. */
    async signInAtProvider(start: string, login: string): Promise<string> {
      return follow(nextOf(await request(start), start), new URL(start).origin, login);
    },
    follow,
  };

  /** Goes from an address of the provider to the first one of `home`. */
  async function follow(from: string, home: string, login: string): Promise<string> {
    let url = from;
    for (let steps = 0; steps < 20; steps++) {
      if (url.startsWith(home)) return url;
      const response = await request(url);
      if (response.status >= 300 && response.status < 400) {
        url = nextOf(response, url);
        continue;
      }
      const form = await response.text();
      const action = /action="([^"]+)"/.exec(form)?.[1];
      if (action === undefined) throw new Error(`the provider shows no form: ${form.slice(0, 500)}`);
      const prompt = /name="prompt" value="(\w+)"/.exec(form)![1]!;
      const fields = { prompt, ...(prompt === 'login' ? { login, password: 'any' } : {}) };
      const answer = await request(new URL(action, url).href, { method: 'POST', body: new URLSearchParams(fields) });
      url = nextOf(answer, url);
    }
    throw new Error('the provider redirects without end');
  }
}
