// A receiver of webhooks that accepts everything and remembers what it was told.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { eventTypes } from '../../../src/events/event-types.ts';

export interface Hook {
  url: string;
  eventNames: readonly string[];
  /** Each event that was told, as `type subject sequence`; how often does not matter. */
  told: Set<string>;
  close(): Promise<void>;
}

const certificate = (name: string) =>
  readFileSync(new URL(`../../support/certificates/${name}`, import.meta.url), 'utf8');

/** How one event is named in what was told and in the log. */
export const nameOf = ({ type, data }: { type: string; data: { uuid: string; sequence: number } }) =>
  `${type} ${data.uuid} ${data.sequence}`;

// What a process trusts is set once: each time would add to it.
let isTrusted = false;
function trustOurs(): void {
  if (!isTrusted) setDefaultCACertificates([...getCACertificates('default'), certificate('authority.crt')]);
  isTrusted = true;
}

export async function openHook(): Promise<Hook> {
  trustOurs();
  const told = new Set<string>();
  const pem = certificate('trusted.pem');
  const server = createServer({ key: pem, cert: pem }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    told.add(nameOf(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    eventNames: eventTypes,
    told,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
