// Requests that a provider sends to us without a token of ours: the signature on the exact bytes of
// the body takes the place of the token.
import type { FastifyInstance } from 'fastify';
import { ok, render } from '../../platform/answer.ts';
import { refuse } from '../../platform/refusals.ts';
import type { Clock } from '../../platform/std/clock.ts';
import { jsonContent } from './answering.ts';
import type { ClientAddress } from './connections/client-address.ts';

export interface Notice {
  /** The value of a header that is there exactly once. */
  header(name: string): string | undefined;
  body: Buffer;
  /** Of the client. */
  address: string;
  now: Date;
  request_id: string;
}

export interface NoticeReceiver {
  path: string;
  /** Bytes of the longest notice. Absent: 64 KiB. */
  bodyAtMost?: number;
  /** False: it is not proven who sent it. Throws if it cannot be decided or stored now. */
  receive(notice: Notice): Promise<boolean>;
}

// Most providers send some hundred bytes.
const bodyUsually = 64 * 1024;
// A notice may make us ask the provider for a key: a crowd of them must not occupy the service.
const atATime = 20;

/**
 * Answers 200, 401 for a notice without a valid signature, or 503, after which a provider sends it
 * again.
 */
export function addNotices(
  app: FastifyInstance,
  {
    receivers,
    clock,
    addressOf,
    draining,
  }: { receivers: readonly NoticeReceiver[]; clock: Clock; addressOf: ClientAddress; draining(): boolean },
): void {
  let underWay = 0;
  for (const { path, receive, bodyAtMost = bodyUsually } of receivers)
    app.post(path, { bodyLimit: bodyAtMost }, async (request, reply) => {
      if (draining()) throw refuse('shutting_down');
      if (underWay >= atATime) throw refuse('overloaded');
      underWay++;
      try {
        const header = (name: string) => {
          const values = request.raw.headersDistinct[name];
          return values?.length === 1 ? values[0] : undefined;
        };
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const address = addressOf(request.raw);
        if (!(await receive({ header, body, address, now: clock.now(), request_id: request.id })))
          throw refuse('notice_unverified');
      } finally {
        underWay--;
      }
      const { status, body } = render(ok(null));
      return reply.code(status).header('content-type', jsonContent).send(body);
    });
}
