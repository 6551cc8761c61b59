// A small load balancer before several API processes: it asks each whether it is ready, keeps its
// connections, and sends each request once, to a process that was ready when it was last asked.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Balancer {
  address: string;
  /** Whether the process at this address answered that it is ready, when it was last asked. */
  isReady(address: string): boolean;
  /** How many requests this address has answered. */
  answered(address: string): number;
  /** Requests that no process answered whole: the client gets 502. */
  failures: string[];
  stop(): Promise<void>;
}

// As seldom as that shows what happens to requests until it notices that a process stops.
const askEveryMs = 250;

interface Backend {
  address: string;
  agent: Agent;
  isReady: boolean;
  answered: number;
}

export async function balancer(addresses: readonly string[]): Promise<Balancer> {
  const backends: Backend[] = addresses.map((address) => ({
    address,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
    answered: 0,
  }));
  const failures: string[] = [];
  let going = true;
  let turn = 0;

  const asking = backends.map(async (backend) => {
    while (going) {
      backend.isReady = await isReady(backend.address);
      await wait(askEveryMs);
    }
  });

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray());
    const ready = backends.filter((one) => one.isReady);
    const backend = ready[turn++ % ready.length];
    try {
      if (backend === undefined) throw new Error('no process is ready');
      const { status, headers, text } = await sendOnce(backend, incoming, body);
      backend.answered++;
      outgoing.writeHead(status, { 'content-type': headers['content-type'] ?? '' }).end(text);
    } catch (error) {
      failures.push(String(error));
      outgoing.writeHead(502).end(String(error));
    }
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backendAt = (address: string) => backends.find((one) => one.address === address)!;
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (address) => backendAt(address).isReady,
    answered: (address) => backendAt(address).answered,
    failures,
    async stop() {
      going = false;
      await Promise.all(asking);
      for (const { agent } of backends) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const isReady = (address: string) =>
  fetch(`${address}/health/ready`).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status === 200;
    },
    () => false,
  );

interface Passed {
  status: number;
  headers: IncomingMessage['headers'];
  text: Buffer;
}

function sendOnce({ address, agent }: Backend, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<Passed>((resolve, reject) => {
    const { connection: _, ...passed } = headers;
    const sent = request(`${address}${url}`, { method: method!, headers: passed, agent }, (response) => {
      response
        .toArray()
        .then(
          (parts) => resolve({ status: response.statusCode!, headers: response.headers, text: Buffer.concat(parts) }),
          reject,
        );
    });
    sent.on('error', reject).end(body);
  });
}
