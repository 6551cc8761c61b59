// Explains to an integrator why a delivery failed and what happens next: for the log and the owner
// of the endpoint.
import { madeSafe, uuidOnly } from '../../../platform/log/loggable.ts';
import type { AttemptResult, DueDelivery } from './delivery-queue.ts';

const answers: Record<number, string> = {
  400: 'it could not read the request',
  401: 'it asks for credentials; webhooks have only a signature',
  403: 'it refuses the request; check for a firewall',
  404: 'this path does not exist',
  405: 'this path does not accept POST',
  408: 'it did not receive the request in time',
  410: 'the endpoint is gone',
  413: 'the event is too large for it',
  429: 'it receives too many requests',
  500: 'it has an internal error',
  502: 'a gateway got no valid answer from it',
  503: 'it is not available',
  504: 'a gateway got no answer from it in time',
};

/**
 * Null for a success. Omits the address, because it would show the owner of the URL our network.
 */
export function explain({ status, error }: { status: number | null; error: string | null }): string | null {
  if (status === null) return error ?? 'there was no answer';
  if (status >= 200 && status < 300) return null;
  const meaning =
    status >= 300 && status < 400 ? 'a redirect is not followed: register the URL it leads to' : answers[status];
  return `the receiver answered ${status}${meaning === undefined ? '' : `: ${meaning}`}`;
}

// Failures of the connection, by error code.
const connectionFailures: Record<string, string> = {
  ECONNREFUSED: 'the receiver refused the connection: nothing listens on this port',
  ECONNRESET: 'the receiver closed the connection before it answered',
  EPIPE: 'the receiver closed the connection before it answered',
  UND_ERR_SOCKET: 'the receiver closed the connection before it answered',
  UND_ERR_CONNECT_TIMEOUT: 'no connection within 5 seconds',
  ETIMEDOUT: 'no connection within 5 seconds',
  EHOSTUNREACH: 'there is no route to the host',
  ENETUNREACH: 'there is no route to the host',
  EPROTO: 'the port does not speak TLS, or only insecure versions of it',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed: use one of a trusted authority',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is of an authority that is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the receiver does not send the intermediate certificates',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the certificate is of an authority that is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host name',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the answer are too large',
};

/** Why there was no answer. */
export function explainError(error: unknown): string {
  const { message, code = '', errors } = error as Error & { code?: string; errors?: (Error & { code?: string })[] };
  // When it tries several addresses, Node puts their errors into a list and sets no code.
  if (errors !== undefined && errors.length > 0) return [...new Set(errors.map(explainError))].join('; ');
  if (code.startsWith('HPE_')) return 'the answer is not HTTP';
  if (code.startsWith('ERR_SSL_')) return connectionFailures.EPROTO!;
  return (connectionFailures[code] ?? (message || code || 'the connection failed')).replaceAll('\0', '').slice(0, 500);
}

/**
 * The fields of a log line. Names only the host, because the path or the query may have
 * credentials.
 */
export function failureFields(
  { url, event_name, endpoint_uuid }: Pick<DueDelivery, 'url' | 'event_name' | 'endpoint_uuid'>,
  { uuid, attempt, status, error, state, due_at, latency_ms }: AttemptResult,
) {
  return {
    endpoint: uuidOnly(endpoint_uuid),
    delivery: uuidOnly(uuid),
    event_name: madeSafe(event_name),
    host: madeSafe(new URL(url).host),
    attempt,
    status,
    latency_ms,
    reason: error === null ? null : madeSafe(error),
    next_attempt_at: state === 'pending' ? madeSafe(due_at.toISOString()) : null,
  };
}
