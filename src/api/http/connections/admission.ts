// Admits requests: shares the places for arriving bodies and for requests in progress fairly among
// tenants.
import type { Metrics } from '../../../platform/metrics.ts';
import { type RefusalCode, refuse } from '../../../platform/refusals.ts';
import { addTo } from '../../../platform/std/counts.ts';
import { fairShares, type Taken } from '../../../platform/std/fair-shares.ts';
import type { Received } from '../exchange.ts';
import { networkOf } from './network-of.ts';

// An arriving body counts with the memory that it may take, and at least with this minimum.
const bytesOfPlace = 64 * 1024;
export const placesOfMib = 2 ** 20 / bytesOfPlace;

// Tenants behind one proxy share its address: one busy tenant leaves room there for the others.
const partOfNetwork = 15 / 16;

export interface AdmissionOptions {
  metrics: Metrics;
  /** The maximum number of requests in progress. */
  requests: number;
  /** Places of 64 KiB for arriving bodies; a connection with a body holds at least one. */
  unreadPlaces: number;
}

export interface Admission {
  /**
   * Its caller is known, and its body may still be arriving. Throws the refusal: then the body is
   * not read.
   */
  announce(request: Received, bodyLimit: number): void;
  /** Its body has arrived: counts it as a request in progress. Throws the refusal. */
  admit(request: Received): void;
  /** It is answered. Further calls do nothing. */
  leave(request: Received): void;
}

export function admission({ metrics, requests, unreadPlaces }: AdmissionOptions): Admission {
  const inProgress = fairShares(requests);
  const unread = fairShares(unreadPlaces);
  const unreadOfNetwork = new Map<string, number>();
  const atMostOfNetwork = Math.ceil(unreadPlaces * partOfNetwork);
  let bodies = 0;
  /**
   * The request announced last. Nearly always its body arrives with its head, so it is never
   * counted.
   */
  let latest: Received | null = null;
  metrics.ofProcess('achord_http_requests_in_progress', inProgress.acquired);
  metrics.ofProcess('achord_http_requests_in_progress_limit', () => requests);
  metrics.ofProcess('achord_http_requests_in_progress_of_busiest_tenant', inProgress.takenByLargest);
  metrics.ofProcess('achord_http_unread_bodies', () => {
    countLatest();
    return bodies;
  });
  metrics.ofProcess('achord_http_unread_body_bytes', () => unread.acquired() * bytesOfPlace);

  /** Counts the latest request when another one arrives: its body did not arrive with its head. */
  function countLatest(): void {
    if (latest === null) return;
    const { processor_id, token } = holderOf(latest);
    // There was room when it was announced, and since then places were only given back.
    unread.acquire(processor_id, token, latest.unreadPlaces);
    addTo(unreadOfNetwork, networkOf(addressOf(latest)), latest.unreadPlaces);
    bodies++;
    latest = null;
  }

  function forget(request: Received): void {
    if (latest === request) latest = null;
    else if (request.unreadPlaces > 0) {
      const { processor_id, token } = holderOf(request);
      unread.release(processor_id, token, request.unreadPlaces);
      addTo(unreadOfNetwork, networkOf(addressOf(request)), -request.unreadPlaces);
      bodies--;
    }
    request.unreadPlaces = 0;
  }

  function fitsNetwork(network: string, places: number): boolean {
    const taken = unreadOfNetwork.get(network) ?? 0;
    return taken === 0 || taken + places <= atMostOfNetwork;
  }

  return {
    announce(request, bodyLimit) {
      countLatest();
      const { processor_id, tenant_id } = request.caller!;
      // Refuses now what would be refused when the body has arrived.
      refuseUnless(inProgress.ask(processor_id, tenant_id), 'too_many_in_progress');
      const places = Math.min(unreadPlaces, Math.ceil(lengthOf(request, bodyLimit) / bytesOfPlace));
      const { token } = holderOf(request);
      refuseUnless(unread.ask(processor_id, token, places), 'too_many_unread_bodies');
      if (bodies > 0 && !fitsNetwork(networkOf(addressOf(request)), places)) throw refuse('too_many_unread_bodies');
      request.unreadPlaces = places;
      latest = request;
    },
    admit(request) {
      forget(request);
      const { processor_id, tenant_id } = request.caller!;
      refuseUnless(inProgress.acquire(processor_id, tenant_id), 'too_many_in_progress');
      request.counted = true;
    },
    leave(request) {
      forget(request);
      if (!request.counted) return;
      request.counted = false;
      const { processor_id, tenant_id } = request.caller!;
      inProgress.release(processor_id, tenant_id);
    },
  };
}

function refuseUnless(taken: Taken, aboveShare: RefusalCode): void {
  if (taken === 'above_share') throw refuse(aboveShare);
  if (taken === 'full') throw refuse('overloaded');
}

const addressOf = ({ raw }: Received) => raw.socket.remoteAddress;

function holderOf({ caller }: Received): { processor_id: string; token: string } {
  const { processor_id, token_uuid, kind } = caller!;
  return { processor_id, token: token_uuid ?? kind };
}

/** The bytes that may still arrive: the length in the head, otherwise the limit. */
function lengthOf({ raw: { headers } }: Received, bodyLimit: number): number {
  const length = headers['content-length'];
  if (length !== undefined) return Math.max(1, Math.min(Number(length), bodyLimit));
  return headers['transfer-encoding'] === undefined ? 1 : bodyLimit;
}
