// GET and POST /authorize/{token}: the page on which a payer answers a request.
import type { FastifyInstance } from 'fastify';
import { anyone } from '../../../api/http/caller.ts';
import { errorOfName, hasErrors } from '../../../customers/pages/page-parts.ts';
import { addPage, isJustAnswered, type PageOptions } from '../../../customers/pages/serve-page.ts';
import { refuse } from '../../../platform/refusals.ts';
import { answerRequest, openRequest } from './answer-request.ts';
import { emptyForm, formPage, overPage, type TypedForm, thanksPage } from './authorization-page.ts';
import { authorizationPath, openTerms } from './authorization-request-record.ts';

export function addAuthorizationPage(app: FastifyInstance, options: PageOptions): void {
  const { database, vault } = options;
  addPage(app, options, {
    path: authorizationPath,
    guess: 'authorization link',
    async show(token, now) {
      const opened = await openRequest(database, token, now);
      if (opened === null) return null;
      const { request, state } = opened;
      if (state !== 'open') return { status: 410, html: overPage(request, state) };
      return { status: 200, html: formPage(request, openTerms(vault, request), emptyForm) };
    },
    async answer(token, { fields, now, request_id, address, user_agent }) {
      const pressed = fields.get('answer');
      // An answer that no button sends is no agreement.
      if (pressed !== 'agree' && pressed !== 'decline') throw refuse('invalid_request');
      const declines = pressed === 'decline';
      const form = declines ? null : readForm(fields);
      const agreement = form && { name: form.name, ip_address: address, user_agent };
      const acting = { caller: anyone, now, request_id, address };
      const opened =
        form !== null && hasErrors(form.errors)
          ? await openRequest(database, token, now)
          : await answerRequest({ database, vault }, acting, token, agreement);
      if (opened === null) return null;
      const { request, state } = opened;
      if (state === 'open')
        return { status: 422, html: formPage(request, openTerms(vault, request), form ?? emptyForm) };
      if (state === 'agreed' && !declines && isJustAnswered(request, now))
        return { status: 200, html: thanksPage(request, openTerms(vault, request)) };
      return { status: state === 'declined' && declines ? 200 : 410, html: overPage(request, state) };
    },
  });
}

function readForm(sent: URLSearchParams): TypedForm {
  const name = (sent.get('name') ?? '').replace(/\s+/g, ' ').trim();
  const agrees = sent.get('agrees') === 'yes';
  return {
    name,
    agrees,
    errors: {
      name: errorOfName(name, { missing: 'Type your full name.', atMost: 200 }),
      agrees: agrees ? null : 'Check the box if you authorize the debits.',
    },
  };
}
