// Posts one delivery and answers the result. Never throws; never exceeds the deadline.

import { deadlines } from '../../../platform/std/deadlines.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import { guardedConnector } from '../addresses/guarded-connector.ts';
import type { MayReach } from '../addresses/public-address.ts';
import type { ResolveHost } from '../addresses/resolve-host.ts';
import { connectionsTo } from './connections.ts';
import { type Exchange, type Place, Posted, type Sending } from './posted.ts';

export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<Exchange>;

export interface Poster {
  post: Post;
  close(): Promise<void>;
}

export interface PostLimits {
  /** For all steps, from the name lookup to the last byte. A dripping body does not extend it. */
  deadlineMs: number;
  /** For the connection, up to the verified certificate. */
  connectMs: number;
}

const usualLimits: PostLimits = { deadlineMs: 15_000, connectMs: 5_000 };
const placesAtMost = 10_000;

export function poster(mayReach: MayReach, resolve: ResolveHost, limits = usualLimits): Poster {
  const { deadlineMs, connectMs } = limits;
  const connections = connectionsTo(guardedConnector(mayReach, resolve, connectMs));
  const underWay = deadlines<Posted>(deadlineMs, (posted) =>
    posted.fail(new StatedError(`no complete answer within ${deadlineMs / 1000} seconds`)),
  );
  const sending: Sending = { connections, underWay, placeOf: placesOfUrls() };
  return {
    post: (url, headers, body) =>
      new Promise((done) => {
        new Posted(sending, done).send(url, headers, body);
      }),
    async close() {
      underWay.stop();
      await connections.close();
    },
  };
}

/** A cache: parsing a URL takes longer than a lookup. */
function placesOfUrls(): (url: string) => Place {
  const places = new Map<string, Place>();
  return (url) => {
    let place = places.get(url);
    if (place === undefined) {
      const { origin, pathname, search } = new URL(url);
      place = { origin, path: pathname + search };
      if (places.size >= placesAtMost) places.clear();
      places.set(url, place);
    }
    return place;
  };
}
