// A server on loopback that speaks the HTTP protocol of a linking provider
// (docs/operate/linking-provider.md), written from the page with a verifier of its own.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { endAfterFile } from '../runner/end-after-file.ts';

export const providerSecret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
export const providerKeyId = 'key-2026';

interface Received {
  path: string;
  body: Record<string, unknown>;
}

export interface Signing {
  secret?: string;
  keyId?: string;
  id?: string;
  at?: Date;
}

/** The headers of a message that the provider signs. */
export function providerHeaders(
  body: string,
  { secret = providerSecret, keyId = providerKeyId, id, at }: Signing = {},
) {
  const sent = at ?? new Date();
  const messageId = id ?? `msg_${Math.random()}`;
  return {
    'content-type': 'application/json',
    'achord-key-id': keyId,
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(sent.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(messageId, sent, body),
  };
}

export async function httpProvider() {
  const received: Received[] = [];
  /** What it returns or resolves to is the answer. */
  let respond: (call: Received) => unknown = () => ({ outcome: 'busy' });
  let signing: Signing = {};
  let interrupt: ((response: ServerResponse) => void) | null = null;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    try {
      new Webhook(providerSecret).verify(text, request.headers as Record<string, string>);
      if (request.headers['achord-key-id'] !== providerKeyId) throw new Error('another key');
    } catch {
      response.writeHead(401).end();
      return;
    }
    const call = { path: request.url ?? '', body: JSON.parse(text) as Record<string, unknown> };
    received.push(call);
    if (interrupt !== null) return interrupt(response);
    const body = JSON.stringify(await respond(call));
    response
      .writeHead(200, providerHeaders(body, { id: request.headers['webhook-id'] as string, ...signing }))
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endAfterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    respondWith(next: typeof respond) {
      respond = next;
    },
    signWith(next: Signing) {
      signing = next;
    },
    interruptWith(next: typeof interrupt) {
      interrupt = next;
    },
    heal() {
      signing = {};
      interrupt = null;
    },
  };
}

export type HttpProvider = Awaited<ReturnType<typeof httpProvider>>;
