// A gate between a client and the service: it holds or loses what starts a payment.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endAfterFile } from '../runner/end-after-file.ts';

/** `hold`: the client gets no answer. `lose one answer`: its connection breaks, once. */
type Passing = 'pass' | 'hold before' | 'hold after' | 'lose one answer';

export interface Gate {
  address: string;
  /** What happens to the requests that start a payment. */
  starts: Passing;
  /** Resolves when such a request is held. */
  held(): Promise<void>;
  /** How many such requests have come. */
  count(): number;
}

export async function startGate(service: string): Promise<Gate> {
  let count = 0;
  let wake = () => {};
  const server = createServer(async (request, response) => {
    const isStart = request.method === 'POST' && request.url === '/3p/api/v1/transaction';
    const passing = isStart ? gate.starts : 'pass';
    if (isStart) count += 1;
    if (passing === 'hold before') return wake();
    const answer = await forward(service, request);
    const text = await answer.text();
    if (passing === 'hold after') return wake();
    if (passing === 'lose one answer') {
      gate.starts = 'pass';
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endAfterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const gate: Gate = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    starts: 'pass',
    held: () =>
      new Promise((resolve) => {
        wake = resolve;
      }),
    count: () => count,
  };
  return gate;
}

async function forward(service: string, request: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const kept = ['accept', 'achord-strict', 'authorization', 'content-type', 'idempotency-key'];
  const headers = kept.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const body = chunks.length === 0 ? null : Buffer.concat(chunks);
  return fetch(`${service}${request.url}`, { method: request.method!, headers, body });
}
