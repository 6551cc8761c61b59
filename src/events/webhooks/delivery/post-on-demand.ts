// A poster that is loaded when it first posts: loading its HTTP client takes a tenth of the
// processor time in which a start loads modules.
import type { Poster, poster } from './post.ts';

export function posterOnDemand(...settings: Parameters<typeof poster>): Poster {
  let loading: Promise<Poster> | null = null;
  const loaded = () => {
    loading ??= import('./post.ts').then((module) => module.poster(...settings));
    return loading;
  };
  return {
    post: async (url, headers, body) => (await loaded()).post(url, headers, body),
    close: async () => (await loading)?.close(),
  };
}
