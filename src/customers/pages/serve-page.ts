// GET and POST /<path>/{token}: a page behind a one-time link. It is no operation of the API: the
// token in its address is all that the user has.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countGuess } from '../../access/operators/sign-in/throttle.ts';
import type { ClientAddress } from '../../api/http/connections/client-address.ts';
import { refusalOf } from '../../api/http/refusal-of.ts';
import { refuseCrossSite } from '../../api/http/same-site.ts';
import type { Database } from '../../platform/database/database.ts';
import { whereFound } from '../../platform/database/lanes/first-answer.ts';
import type { Lanes } from '../../platform/database/lanes/lanes.ts';
import type { Log } from '../../platform/log/log.ts';
import { uuidOnly } from '../../platform/log/loggable.ts';
import { type RefusalCode, refusals, refuse } from '../../platform/refusals.ts';
import { type Clock, secondsAfter } from '../../platform/std/clock.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { pageHeaders } from './page-layout.ts';
import { plainPage, unknownPage } from './page-parts.ts';

export interface PageOptions {
  database: Database;
  lanes: Lanes;
  vault: Vault;
  clock: Clock;
  log: Log;
  addressOf: ClientAddress;
  /** Where browsers reach the service; null: at the host that they name. */
  publicUrl: string | null;
}

export interface Shown {
  status: number;
  html: string;
}

/** Who sent an answer, and when. */
export interface Sent {
  fields: URLSearchParams;
  now: Date;
  request_id: string;
  address: string;
  user_agent: string;
}

/** Null: no link has this token. */
export interface Page {
  /** `/authorize`. */
  path: string;
  /** What a wrong token is counted as. */
  guess: string;
  show(token: string, now: Date): Promise<Shown | null>;
  answer(token: string, sent: Sent): Promise<Shown | null>;
}

// A browser may send the answer again, to show its page again. Later the link shows no names.
const answerSeconds = 15 * 60;
// A few short fields.
const bodyAtMost = 8 * 1024;
// Strangers must not occupy the service.
const atATime = 20;

/** Whether what came of an answer is shown to a browser that sends it again. */
export const isJustAnswered = ({ ended_at }: { ended_at: Date | null }, now: Date): boolean =>
  ended_at !== null && now <= secondsAfter(ended_at, answerSeconds);

type Asked = FastifyRequest<{ Params: { token: string } }>;

export function addPage(app: FastifyInstance, options: PageOptions, { path, guess, show, answer }: Page): void {
  const { lanes, clock, log, addressOf, publicUrl } = options;
  let underWay = 0;

  const answering = (answered: (request: Asked) => Promise<Shown | null>) => {
    return async (request: Asked, reply: FastifyReply) => {
      if (underWay >= atATime) throw refuse('overloaded');
      underWay++;
      try {
        const shown = await whereFound(lanes, () => answered(request));
        if (shown === null) await countGuess(options, guess, addressOf(request.raw));
        return sendPage(reply, shown ?? { status: 404, html: unknownPage() });
      } finally {
        underWay--;
      }
    };
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: bodyAtMost },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    scope.setErrorHandler((error, request, reply) => {
      const refusal = refusalOf(error, request.raw);
      const { status } = refusals[refusal.code];
      if (status === 500) log.error({ request_id: uuidOnly(request.id), err: error }, 'a page failed');
      if (status === 429 || status === 503) reply.header('retry-after', String(refusal.retryAfterSeconds));
      return sendPage(reply, { status, html: plainPage(...troubleOf(refusal.code, status)) });
    });
    scope.get(
      `${path}/:token`,
      answering(({ params }) => show(params.token, clock.now())),
    );
    scope.post(
      `${path}/:token`,
      answering((request) => {
        refuseOtherSite(request, publicUrl);
        return answer(request.params.token, {
          fields: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
          now: clock.now(),
          request_id: request.id,
          address: addressOf(request.raw),
          user_agent: (request.headers['user-agent'] ?? '').slice(0, 500) || 'not said',
        });
      }),
    );
  });
}

const sendPage = (reply: FastifyReply, { status, html }: Shown): FastifyReply =>
  reply.code(status).headers(pageHeaders).send(html);

/**
 * The page sends no referrer, so a browser names `null` as the origin of its form. Then
 * Sec-Fetch-Site alone says where it comes from.
 */
function refuseOtherSite({ headers }: Asked, publicUrl: string | null): void {
  const { origin, ...rest } = headers;
  refuseCrossSite({ method: 'POST', headers: origin === 'null' ? rest : headers }, publicUrl);
}

function troubleOf(code: RefusalCode, status: number): [title: string, sentence: string] {
  if (code === 'cross_site') return ['This did not come from our page', 'Open the link again and answer there.'];
  if (status === 429) return ['Too many tries', 'Wait 15 minutes, then open your link again.'];
  if (status < 500) return ['This cannot be read', 'Open the link again and answer there.'];
  return ['This does not work now', 'Nothing was changed unless a page told you so. Open the link again in a minute.'];
}
