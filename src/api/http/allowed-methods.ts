// Refuses the methods that a known path does not support: 405 with Allow. OPTIONS gets the same
// Allow.
import type { FastifyInstance, FastifyReply } from 'fastify';
import findMyWay from 'find-my-way';
import { refuse } from '../../platform/refusals.ts';

/** A path that has routes. */
export interface KnownPath {
  /** As the first of its routes spells it. */
  url: string;
  methods: Set<string>;
}

/** How the router of the framework reads paths. */
export const routerOptions = { maxParamLength: 512, ignoreTrailingSlash: true };

/**
 * Returns the path of a URL that has no route for its method; null: it has no route for any. Call
 * it before the first route.
 */
export function knownPaths(app: FastifyInstance): (url: string) => KnownPath | null {
  const paths = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ method, url }) => {
    // Two spellings of one path: other parameter names, a trailing slash.
    const place = url.replace(/:\w+/g, ':').replace(/(?<=.)\/$/, '');
    const path = paths.get(place) ?? { url, methods: new Set() };
    paths.set(place, path);
    for (const one of [method].flat()) path.methods.add(one);
  });

  // Most processes never need it: only wrong requests do.
  let router: ReturnType<typeof routerOf> | undefined;
  return (url) => {
    router ??= routerOf(paths.values());
    return (router.find('GET', url)?.store as KnownPath | null | undefined) ?? null;
  };
}

function routerOf(paths: Iterable<KnownPath>) {
  const router = findMyWay(routerOptions);
  for (const path of paths) router.on('GET', path.url, () => {}, path);
  return router;
}

/** Before the body is read: it is not needed. */
export function answerOtherMethod(
  { methods }: KnownPath,
  asked: string,
  reply: FastifyReply,
  fail: (refusal: Error) => void,
): void {
  reply.header('Allow', [...methods, 'OPTIONS'].sort().join(', '));
  if (asked === 'OPTIONS') reply.code(204).send();
  else fail(refuse('method_not_allowed'));
}
