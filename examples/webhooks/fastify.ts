// A webhook handler for Fastify: a parser of its own keeps the body as it arrived.
import { unwrap, WebhookError } from '@achord/client';
import fastify, { type FastifyInstance } from 'fastify';
import { noteEvent } from './payments.ts';

/** `secrets`: of the endpoint; while a secret is rotated, the new and the old one. */
export function shop(secrets: readonly string[]): FastifyInstance {
  const app = fastify();
  // In a plugin, so that the other routes of the shop still have parsed bodies.
  app.register(async (webhooks) => {
    webhooks.removeContentTypeParser('application/json');
    webhooks.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    webhooks.post('/achord', async (request, reply) => {
      try {
        noteEvent(await unwrap(request.body as Buffer, request.headers, secrets));
        return reply.code(204).send();
      } catch (error) {
        // Another error is ours: with 500 the event comes again.
        if (!(error instanceof WebhookError)) throw error;
        return reply.code(400).send(error.message);
      }
    });
  });
  return app;
}
