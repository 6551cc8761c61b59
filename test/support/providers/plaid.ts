// A server on loopback that speaks the documented protocol of Plaid: /auth/get, /item/remove,
// /webhook_verification_key/get and signed webhooks, with its errors and broken answers on request.
import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endAfterFile } from '../runner/end-after-file.ts';

export const plaidClientId = 'client-5f3a';
export const plaidSecret = 'secret-of-the-tests-0001';

export interface PlaidAccount {
  account_id: string;
  account: string;
  routing: string;
  name?: string;
  official_name?: string | null;
  subtype?: string;
  type?: string;
  mask?: string;
  is_tokenized_account_number?: boolean;
  persistent_account_id?: string;
  verification_status?: string;
}

export interface PlaidItem {
  item_id: string;
  accounts: PlaidAccount[];
  error?: { error_type: string; error_code: string; status?: number };
}

export interface PlaidCall {
  path: string;
  body: Record<string, unknown>;
}

/** Answers in place of the server; false: the server answers as usual. */
export type Interrupt = (path: string, response: ServerResponse) => boolean;

const bytesOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

export const plaidError = (response: ServerResponse, status: number, error_type: string, error_code: string) =>
  send(response, status, {
    error_type,
    error_code,
    error_message: 'the error of this test',
    display_message: null,
    request_id: 'HNTDNrA8F1shFEW',
  });

export async function plaidServer() {
  const items = new Map<string, PlaidItem>();
  const keys = new Map<string, { privateKey: KeyObject; publicKey: KeyObject; expired_at: number | null }>();
  const calls: PlaidCall[] = [];
  let interrupt: Interrupt = () => false;
  let hold: (path: string) => Promise<void> | null = () => null;

  const authGet = (body: Record<string, unknown>, response: ServerResponse) => {
    const item = items.get(body.access_token as string);
    if (item === undefined) return plaidError(response, 400, 'INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
    const { error } = item;
    if (error !== undefined) return plaidError(response, error.status ?? 400, error.error_type, error.error_code);
    const wanted = (body.options as { account_ids?: string[] } | undefined)?.account_ids;
    const found = item.accounts.filter(({ account_id }) => wanted === undefined || wanted.includes(account_id));
    if (wanted !== undefined && found.length < wanted.length)
      return plaidError(response, 400, 'INVALID_INPUT', 'INVALID_ACCOUNT_ID');
    return send(response, 200, authAnswer(item, found));
  };

  const keyGet = (body: Record<string, unknown>, response: ServerResponse) => {
    const key = keys.get(body.key_id as string);
    if (key === undefined) return plaidError(response, 400, 'INVALID_REQUEST', 'INVALID_FIELD');
    const { kty, crv, x, y } = key.publicKey.export({ format: 'jwk' });
    return send(response, 200, {
      key: {
        alg: 'ES256',
        use: 'sig',
        kid: body.key_id,
        kty,
        crv,
        x,
        y,
        created_at: 1_560_466_143,
        expired_at: key.expired_at,
      },
      request_id: 'RZ6Omi1bzzwDaLo',
    });
  };

  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = JSON.parse((await bytesOf(request)).toString('utf8') || '{}') as Record<string, unknown>;
    calls.push({ path, body });
    if (interrupt(path, response)) return;
    await hold(path);
    if (request.headers['plaid-client-id'] !== plaidClientId || request.headers['plaid-secret'] !== plaidSecret)
      plaidError(response, 400, 'INVALID_INPUT', 'INVALID_API_KEYS');
    else if (path === '/auth/get') {
      authGet(body, response);
    } else if (path === '/webhook_verification_key/get') keyGet(body, response);
    else if (path === '/item/remove')
      if (items.delete(body.access_token as string)) send(response, 200, { request_id: 'm8MDnv9okwxFNBV' });
      else plaidError(response, 400, 'ITEM_ERROR', 'ITEM_NOT_FOUND');
    else send(response, 404, '<html>not found</html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endAfterFile(async () => {
    server.closeAllConnections();
    server.close();
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    callsOf: (path: string) => calls.filter((call) => call.path === path),
    items,
    /** An item that a person has just linked; answers its access token. */
    item(accounts: PlaidAccount[], more: Partial<PlaidItem> = {}): { token: string; item_id: string } {
      const item_id = `item-${randomUUID()}`;
      const token = `access-production-${randomUUID()}`;
      items.set(token, { item_id, accounts, ...more });
      return { token, item_id };
    },
    interruptWith(next: Interrupt) {
      interrupt = next;
    },
    /** The answer to a path waits for this promise. */
    holdWith(next: typeof hold) {
      hold = next;
    },
    heal() {
      hold = () => null;
      interrupt = () => false;
    },
    /** A new key; the id of the key. */
    key(expired_at: number | null = null): string {
      const id = randomUUID();
      keys.set(id, { ...generateKeyPairSync('ec', { namedCurve: 'P-256' }), expired_at });
      return id;
    },
    /** The header of a notice, as Plaid signs it. */
    signature(keyId: string, body: string, change: SignatureChange = {}): string {
      const { alg = 'ES256', iat = Math.floor(Date.now() / 1_000), hash = sha256(body) } = change;
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const signed = `${part({ alg, kid: keyId, typ: 'JWT' })}.${part({ iat, request_body_sha256: hash })}`;
      const { privateKey } = keys.get(keyId)!;
      return `${signed}.${sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
    },
  };
}

export interface SignatureChange {
  alg?: string;
  iat?: number;
  hash?: string;
}

export type PlaidServer = Awaited<ReturnType<typeof plaidServer>>;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The documented answer of /auth/get about these accounts. */
export function authAnswer({ item_id }: Pick<PlaidItem, 'item_id'>, accounts: readonly PlaidAccount[]) {
  return {
    accounts: accounts.map((one) => ({
      account_id: one.account_id,
      balances: { available: 100, current: 110, limit: null, iso_currency_code: 'USD', unofficial_currency_code: null },
      mask: one.mask ?? one.account.slice(-4),
      name: one.name ?? 'Plaid Checking',
      official_name: one.official_name === undefined ? 'Plaid Gold Standard 0% Interest Checking' : one.official_name,
      subtype: one.subtype ?? 'checking',
      type: one.type ?? 'depository',
      ...(one.persistent_account_id === undefined ? {} : { persistent_account_id: one.persistent_account_id }),
      ...(one.verification_status === undefined ? {} : { verification_status: one.verification_status }),
    })),
    item: { item_id, institution_id: 'ins_3', webhook: null, error: null },
    numbers: {
      ach: accounts.map((one) => ({
        account_id: one.account_id,
        account: one.account,
        routing: one.routing,
        wire_routing: null,
        is_tokenized_account_number: one.is_tokenized_account_number ?? false,
      })),
      eft: [],
      international: [],
      bacs: [],
    },
    request_id: 'm8MDnv9okwxFNBV',
  };
}
