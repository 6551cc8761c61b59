// GET and POST /authorize/{token}: the page on which a payer answers a request. It is no operation
// of the API: the token in its address is all that the payer has.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countGuess } from '../../../access/operators/sign-in/throttle.ts';
import { anyone } from '../../../api/http/caller.ts';
import type { ClientAddress } from '../../../api/http/connections/client-address.ts';
import { refusalOf } from '../../../api/http/refusal-of.ts';
import { refuseCrossSite } from '../../../api/http/same-site.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { uuidOnly } from '../../../platform/log/loggable.ts';
import { type RefusalCode, refusals, refuse } from '../../../platform/refusals.ts';
import { type Clock, secondsAfter } from '../../../platform/std/clock.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { answerRequest, type OpenedRequest, openRequest } from './answer-request.ts';
import {
  emptyForm,
  endedPage,
  formPage,
  plainPage,
  type TypedForm,
  thanksPage,
  unknownPage,
} from './authorization-page.ts';
import { openTerms } from './authorization-request-record.ts';
import { pageHeaders } from './page-layout.ts';

export interface PageOptions {
  database: Database;
  vault: Vault;
  clock: Clock;
  log: Log;
  addressOf: ClientAddress;
  /** Where browsers reach the service; null: at the host that they name. */
  publicUrl: string | null;
}

// A browser may send the answer again, to show its page again. Later the link shows no names.
const thanksSeconds = 15 * 60;
// A name and a check box.
const bodyAtMost = 8 * 1024;
// Strangers must not occupy the service.
const atATime = 20;

type Asked = FastifyRequest<{ Params: { token: string } }>;

export function addAuthorizationPage(app: FastifyInstance, options: PageOptions): void {
  const { database, vault, clock, log, addressOf, publicUrl } = options;
  let underWay = 0;

  const answering = (answer: (request: Asked, reply: FastifyReply) => Promise<FastifyReply>) => {
    return async (request: Asked, reply: FastifyReply) => {
      if (underWay >= atATime) throw refuse('overloaded');
      underWay++;
      try {
        return await answer(request, reply);
      } finally {
        underWay--;
      }
    };
  };
  const found = async (request: Asked, opened: OpenedRequest | null): Promise<OpenedRequest | null> => {
    if (opened === null) await countGuess(options, 'authorization link', addressOf(request.raw));
    return opened;
  };

  const show = answering(async (request, reply) => {
    const opened = await found(request, await openRequest(database, request.params.token, clock.now()));
    if (opened === null) return sendPage(reply, 404, unknownPage());
    if (opened.state !== 'open') return sendPage(reply, 410, endedPage(opened.request, opened.state));
    return sendPage(reply, 200, formPage(opened.request, openTerms(vault, opened.request), emptyForm));
  });

  const answer = answering(async (request, reply) => {
    refuseOtherSite(request, publicUrl);
    const { token } = request.params;
    const now = clock.now();
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const pressed = sent.get('answer');
    // An answer that no button sends is no agreement.
    if (pressed !== 'agree' && pressed !== 'decline') throw refuse('invalid_request');
    const declines = pressed === 'decline';
    const form = declines ? null : readForm(sent);
    const isWrong = form !== null && (form.nameError ?? form.checkError) !== null;
    const agreement = form && {
      name: form.name,
      ip_address: addressOf(request.raw),
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 500) || 'not said',
    };
    const acting = { caller: anyone, now, request_id: request.id, address: addressOf(request.raw) };
    const answered = isWrong
      ? await openRequest(database, token, now)
      : await answerRequest({ database, vault }, acting, token, agreement);
    const opened = await found(request, answered);
    if (opened === null) return sendPage(reply, 404, unknownPage());
    const { request: one, state } = opened;
    if (state === 'open') return sendPage(reply, 422, formPage(one, openTerms(vault, one), form ?? emptyForm));
    if (state === 'agreed' && !declines && now <= secondsAfter(one.ended_at!, thanksSeconds))
      return sendPage(reply, 200, thanksPage(one, openTerms(vault, one)));
    return sendPage(reply, state === 'declined' && declines ? 200 : 410, endedPage(one, state));
  });

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
      return sendPage(reply, status, plainPage(...troubleOf(refusal.code, status)));
    });
    scope.get('/authorize/:token', show);
    scope.post('/authorize/:token', answer);
  });
}

const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).headers(pageHeaders).send(html);

/**
 * The page sends no referrer, so a browser names `null` as the origin of its form. Then
 * Sec-Fetch-Site alone says where it comes from.
 */
function refuseOtherSite({ headers }: Asked, publicUrl: string | null): void {
  const { origin, ...rest } = headers;
  refuseCrossSite({ method: 'POST', headers: origin === 'null' ? rest : headers }, publicUrl);
}

function readForm(sent: URLSearchParams): TypedForm {
  const name = (sent.get('name') ?? '').replace(/\s+/g, ' ').trim();
  const agrees = sent.get('agrees') === 'yes';
  const nameError =
    name === ''
      ? 'Type your full name.'
      : name.length > 200
        ? 'Type a name of at most 200 characters.'
        : /\p{C}/u.test(name)
          ? 'Type a name without control characters.'
          : null;
  return { name, agrees, nameError, checkError: agrees ? null : 'Check the box if you authorize the debits.' };
}

function troubleOf(code: RefusalCode, status: number): [title: string, sentence: string] {
  if (code === 'cross_site') return ['This did not come from our page', 'Open the link again and answer there.'];
  if (status === 429) return ['Too many tries', 'Wait 15 minutes, then open your link again.'];
  if (status < 500) return ['This cannot be read', 'Open the link again and answer there.'];
  return ['This does not work now', 'Nothing was changed unless a page told you so. Open the link again in a minute.'];
}
