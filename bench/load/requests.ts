// The requests of a load, as the text that goes over the connection. What is constant is made once.
import { randomUUID } from 'node:crypto';
import { pairAt, pairBeside } from '../payments/pairs.ts';
import type { Load } from './load.ts';

/** Each call returns the next request. */
export function requestsOf(load: Load): () => string {
  const { url, paths, method, body, token, pairs, items, keys, seconds, unknownFields = 0 } = load;
  const { host, pathname, search } = new URL(url);
  const itsPath = `${pathname}${search}`;
  const headOf = (path: string, one: string | undefined) =>
    `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: application/json\r\n` +
    (one === undefined ? '' : `authorization: Bearer ${one}\r\n`);
  /** One for each tenant. */
  const heads = (pairs?.tokens ?? [token]).map((one) => headOf(itsPath, one));
  if (body === undefined) {
    const requests = (paths ?? [itsPath]).map((path) => `${headOf(path, token)}\r\n`);
    return () => requests[Math.floor(Math.random() * requests.length)]!;
  }
  const added = Object.fromEntries(Array.from({ length: unknownFields }, (_, n) => [`f${n}`, n]));
  const restOfBody = JSON.stringify({ ...body, ...added }).slice(1);
  let turn = 0;

  return () => {
    const isListed = keys !== undefined && keys !== 'fresh';
    const isInTurn = isListed || seconds === 'each pair once';
    const choices = isListed ? keys.length : (pairs?.count ?? 1);
    const number = isInTurn ? turn++ % choices : Math.floor(Math.random() * choices);
    const n = pairs === undefined ? 0 : number % pairs.count;
    const key = keys === undefined ? null : isListed ? keys[number]! : randomUUID();
    const text = items === undefined ? about(n) + restOfBody : bulkOf(n, items);
    return (
      `${heads[n % heads.length]}${key === null ? '' : `idempotency-key: ${key}\r\n`}` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
    );
  };

  /** The start of a body, about one pair. */
  function about(n: number): string {
    if (pairs === undefined) return '{';
    const { payer_uuid, payee_uuid } = pairAt(pairs, n);
    return `{"payer_uuid":"${payer_uuid}","payee_uuid":"${payee_uuid}",`;
  }

  function bulkOf(n: number, count: number): string {
    const item = () => {
      const start = about(pairs === undefined ? 0 : pairBeside(pairs, n));
      return `${start}"idempotency_key":"${randomUUID()}",${restOfBody}`;
    };
    return `{"transactions":[${Array.from({ length: count }, item).join()}]}`;
  }
}
