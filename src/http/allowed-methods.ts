// Answers the methods that a known path does not support: 405 with Allow, and OPTIONS with the same
// Allow.
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusals.ts';

/**
 * Call it before the first route. It collects the routes, and answers the other methods once all
 * routes exist.
 */
export function answerOtherMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, { url: string; methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    // Two spellings of one path: other parameter names, a trailing slash.
    const place = url.replace(/:\w+/g, ':').replace(/(?<=.)\/$/, '');
    const entry = taken.get(place) ?? { url, methods: new Set() };
    taken.set(place, entry);
    for (const one of [method].flat()) entry.methods.add(one);
  });

  return () => {
    for (const { url, methods } of [...taken.values()]) {
      const allow = [...methods, 'OPTIONS'].sort().join(', ');
      app.route({
        method: app.supportedMethods.filter((method) => !methods.has(method)),
        url,
        // Before the body is read: it is not needed.
        onRequest: async (request, reply) => {
          reply.header('Allow', allow);
          if (request.method !== 'OPTIONS') throw refuse('method_not_allowed');
          return reply.code(204).send();
        },
        handler: () => {},
      });
    }
  };
}
