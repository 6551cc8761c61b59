// Says in an integrator's words why a delivery failed, and what happens next: for the log and the
// endpoint's owner.
import type { AttemptResult, DueDelivery } from './delivery-queue.ts';

const answers: Record<number, string> = {
  400: 'it could not read the request',
  401: 'it wants credentials; webhooks carry none but their signature',
  403: 'it refuses the request; a firewall may be in the way',
  404: 'there is nothing at this path',
  405: 'there is something at this path, but it does not take POST',
  408: 'it gave up waiting for the request',
  410: 'nobody will be there again',
  413: 'the event is too large for it',
  429: 'it has too much to do',
  500: 'it failed',
  502: 'a gateway got no answer from it',
  503: 'it is not available',
  504: 'a gateway waited for it in vain',
};

/**
 * Null when it succeeded. Names no address: the owner of a URL is not told how this machine's
 * network looks.
 */
export function explain({ status, error }: { status: number | null; error: string | null }): string | null {
  if (status === null) return error ?? 'no answer came';
  if (status >= 200 && status < 300) return null;
  const meaning =
    status >= 300 && status < 400 ? 'a redirect is not followed: register the URL it leads to' : answers[status];
  return `the receiver answered ${status}${meaning === undefined ? '' : `: ${meaning}`}`;
}

// What goes wrong below HTTP, by the code of the error.
const connectionFailures: Record<string, string> = {
  ECONNREFUSED: 'the receiver refuses connections: nothing listens at this port',
  ECONNRESET: 'the receiver broke off the connection before it had answered',
  EPIPE: 'the receiver broke off the connection before it had answered',
  UND_ERR_SOCKET: 'the receiver broke off the connection before it had answered',
  UND_ERR_CONNECT_TIMEOUT: 'no connection within 5 seconds',
  ETIMEDOUT: 'no connection within 5 seconds',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the host',
  EPROTO: 'the port does not speak TLS, or none of its versions that are still safe',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is signed by itself, not by an authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is signed by an authority that is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate comes without the intermediate ones that lead to an authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate is signed by an authority that is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host name',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the answer are too large',
};

/** Why no answer came. */
export function explainError(error: unknown): string {
  const { message, code = '', errors } = error as Error & { code?: string; errors?: (Error & { code?: string })[] };
  // With several addresses Node gathers the reasons of all of them and has none of its own.
  if (errors !== undefined && errors.length > 0) return [...new Set(errors.map(explainError))].join('; ');
  if (code.startsWith('HPE_')) return 'what came back is no HTTP answer';
  if (code.startsWith('ERR_SSL_')) return connectionFailures.EPROTO!;
  return (connectionFailures[code] ?? (message || code || 'the connection failed')).replaceAll('\0', '').slice(0, 500);
}

/**
 * The arguments of a log line. Only the host: paths and queries of receivers may carry credentials
 * of theirs.
 */
export function failureLine(
  { url, event_name, endpoint_uuid }: Pick<DueDelivery, 'url' | 'event_name' | 'endpoint_uuid'>,
  { uuid, attempt, status, error, state, due_at, latency_ms }: AttemptResult,
): [Record<string, unknown>, string] {
  const { host } = new URL(url);
  const next = state === 'pending' ? `it is tried again at ${due_at.toISOString()}` : 'it was the last attempt';
  return [
    { endpoint: endpoint_uuid, delivery: uuid, event_name, attempt, status, latency_ms },
    `${event_name} was not delivered to ${host}: ${error}; ${next}`,
  ];
}
