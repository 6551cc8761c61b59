// Admits requests: shares places for bodies on their way and for requests in progress fairly among
// tenants.
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../../metrics.ts';
import { type RefusalCode, refuse } from '../../refusals.ts';
import { fairShares, type Taken } from '../../std/fair-shares.ts';
import { networkOf } from './network-of.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** It is counted among the requests in progress. */
    counted: boolean;
    /** Places that its body holds while it is on its way. */
    unreadPlaces: number;
  }
}

// A body on its way counts with the memory that it may take, and at least with what any request
// takes.
const bytesOfPlace = 64 * 1024;
export const placesOfMib = 2 ** 20 / bytesOfPlace;

// Tenants behind one proxy share its address: a crowd of one tenant leaves room for the others
// there.
const partOfNetwork = 15 / 16;

export interface AdmissionOptions {
  metrics: Metrics;
  /** Requests in progress at most. */
  requests: number;
  /**
   * Places for bodies that are on their way, of 64 KiB each; a connection with one holds at least
   * one.
   */
  unreadPlaces: number;
}

export interface Admission {
  /**
   * Its caller is known, and its body may still be on its way. Throws the refusal: then the body is
   * not read.
   */
  announce(request: FastifyRequest, bodyLimit: number): void;
  /** Its body is there: counts it among the requests in progress. Throws the refusal. */
  admit(request: FastifyRequest): void;
  /** It is answered. Further calls do nothing. */
  leave(request: FastifyRequest): void;
}

export function admission({ metrics, requests, unreadPlaces }: AdmissionOptions): Admission {
  const inProgress = fairShares(requests);
  const unread = fairShares(unreadPlaces);
  const unreadOfNetwork = new Map<string, number>();
  const atMostOfNetwork = Math.ceil(unreadPlaces * partOfNetwork);
  let bodies = 0;
  /**
   * The request announced last. Nearly always its body came with its head, so that it is never
   * counted.
   */
  let latest: FastifyRequest | null = null;
  metrics.ofProcess(
    'achord_http_requests_in_progress',
    'Requests whose body has come and which are being worked on.',
    inProgress.taken,
  );
  metrics.ofProcess('achord_http_requests_in_progress_limit', 'Requests in progress at most.', () => requests);
  metrics.ofProcess(
    'achord_http_requests_in_progress_of_busiest_tenant',
    'Requests in progress of the processor that has the most of them.',
    inProgress.takenByLargest,
  );
  metrics.ofProcess('achord_http_unread_bodies', 'Requests whose body is still on its way.', () => {
    countLatest();
    return bodies;
  });
  metrics.ofProcess(
    'achord_http_unread_body_bytes',
    'What the bodies that are still on their way may take, in steps of 64 KiB.',
    () => unread.taken() * bytesOfPlace,
  );

  /** Counts the latest request once another one comes: its body did not come with its head. */
  function countLatest(): void {
    if (latest === null) return;
    const { processor_id, token } = holderOf(latest);
    // There was room when it was announced, and others have only given back since.
    unread.take(processor_id, token, latest.unreadPlaces);
    count(unreadOfNetwork, networkOf(latest.ip), latest.unreadPlaces);
    bodies++;
    latest = null;
  }

  function forget(request: FastifyRequest): void {
    if (latest === request) latest = null;
    else if (request.unreadPlaces > 0) {
      const { processor_id, token } = holderOf(request);
      unread.give(processor_id, token, request.unreadPlaces);
      count(unreadOfNetwork, networkOf(request.ip), -request.unreadPlaces);
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
      // Refuses now what would be refused once the body is there.
      refuseUnless(inProgress.ask(processor_id, tenant_id), 'too_many_in_progress');
      const places = Math.min(unreadPlaces, Math.ceil(lengthOf(request, bodyLimit) / bytesOfPlace));
      const { token } = holderOf(request);
      refuseUnless(unread.ask(processor_id, token, places), 'too_many_unread_bodies');
      if (bodies > 0 && !fitsNetwork(networkOf(request.ip), places)) throw refuse('too_many_unread_bodies');
      request.unreadPlaces = places;
      latest = request;
    },
    admit(request) {
      forget(request);
      const { processor_id, tenant_id } = request.caller!;
      refuseUnless(inProgress.take(processor_id, tenant_id), 'too_many_in_progress');
      request.counted = true;
    },
    leave(request) {
      forget(request);
      if (!request.counted) return;
      request.counted = false;
      const { processor_id, tenant_id } = request.caller!;
      inProgress.give(processor_id, tenant_id);
    },
  };
}

/** Forgets a network that holds nothing. */
function count(places: Map<string, number>, network: string, more: number): void {
  const now = (places.get(network) ?? 0) + more;
  if (now === 0) places.delete(network);
  else places.set(network, now);
}

function refuseUnless(taken: Taken, aboveShare: RefusalCode): void {
  if (taken === 'above_share') throw refuse(aboveShare);
  if (taken === 'full') throw refuse('overloaded');
}

function holderOf({ caller }: FastifyRequest): { processor_id: string; token: string } {
  const { processor_id, token_uuid, kind } = caller!;
  return { processor_id, token: token_uuid ?? kind };
}

/** The bytes that may still come: the length in the head, else the limit. */
function lengthOf({ headers }: FastifyRequest, bodyLimit: number): number {
  const length = headers['content-length'];
  if (length !== undefined) return Math.max(1, Math.min(Number(length), bodyLimit));
  return headers['transfer-encoding'] === undefined ? 1 : bodyLimit;
}
