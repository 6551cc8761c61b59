// A receiver of webhooks: a real https server with a certificate that the tests trust, or do not
// trust.
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Webhook } from 'standardwebhooks';
import { endAfterFile } from '../runner/end-after-file.ts';

/** A certificate of the tests, or its key with it, in PEM. */
export const certificate = (name: string) => readFileSync(new URL(`../certificates/${name}`, import.meta.url), 'utf8');

let isTrusted = false;

/**
 * For the process of the tests what NODE_EXTRA_CA_CERTS does at the start of a process. Once,
 * because each call adds to the list.
 */
export function trustTestAuthority(): void {
  if (isTrusted) return;
  isTrusted = true;
  setDefaultCACertificates([...getCACertificates('default'), certificate('authority.crt')]);
}

export interface ReceivedWebhook {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Receiver {
  url: string;
  received: ReceivedWebhook[];
  /** Number of TLS connections so far. */
  connections(): number;
  /** Resolves when `count` requests have arrived. */
  arrived(count: number): Promise<ReceivedWebhook[]>;
  close(): Promise<void>;
}

export type AnswerRequest = (request: ReceivedWebhook, response: ServerResponse, count: number) => void;

const accept: AnswerRequest = (_request, response) => response.end('ok');

export async function startReceiver(
  answer: AnswerRequest = accept,
  pem: 'trusted.pem' | 'wrong-host.pem' | 'expired.pem' | 'self-signed.pem' = 'trusted.pem',
): Promise<Receiver> {
  const received: ReceivedWebhook[] = [];
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer({ key: certificate(pem), cert: certificate(pem) }, (request, response) => {
    void read(request).then((webhook) => {
      received.push(webhook);
      for (const wake of waiting) wake();
      answer(webhook, response, received.length);
    });
  });
  server.on('connection', (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const made: Receiver = {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    connections: () => connections,
    arrived: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  endAfterFile(made.close);
  return made;
}

async function read(request: IncomingMessage): Promise<ReceivedWebhook> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    path: request.url!,
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

/** The payload, after an independent verifier has accepted its signature. Throws otherwise. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the payload holds
export function verifyPayload(secret: string, { body, headers }: ReceivedWebhook): any {
  return new Webhook(secret).verify(body, headers);
}
