// A receiver of webhooks that accepts everything and remembers it.
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { eventTypes } from '../../../../src/events/log/event-types.ts';
import { certificate, trustTestAuthority } from '../../../support/webhooks/receiver.ts';

export interface WebhookReceiver {
  url: string;
  eventNames: readonly string[];
  /** Each received event as `type subject sequence`, once. */
  received: Set<string>;
  close(): Promise<void>;
}

/** The name of an event, the same for webhooks and the log. */
export const eventName = ({ type, data }: { type: string; data: { uuid: string; sequence: number } }) =>
  `${type} ${data.uuid} ${data.sequence}`;

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  trustTestAuthority();
  const received = new Set<string>();
  const pem = certificate('trusted.pem');
  const server = createServer({ key: pem, cert: pem }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.add(eventName(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    eventNames: eventTypes,
    received,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
