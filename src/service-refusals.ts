// The last rows of the table of refusals: what the service itself cannot do at that moment. Mostly
// nothing was committed; docs/errors.md says when not.

export interface RefusalRow {
  status: number;
  message: string;
  /** The Reason column of a 406, word for word (Interface, errors). */
  reason?: string;
  /** What the caller can do about it: for docs/errors.md. */
  remedy: string;
}

export const serviceRefusals = {
  too_many_requests: { status: 429, message: 'Too many requests.', remedy: 'Wait `Retry-After` seconds.' },
  too_many_in_progress: {
    status: 429,
    message: 'This tenant has too many requests in progress.',
    remedy:
      'Send fewer requests at once and wait `Retry-After` seconds. Requests in progress are shared out among the tenants: one alone may have nearly all of them, and a crowd leaves room for others.',
  },
  too_many_unread_bodies: {
    status: 429,
    message: 'Too many request bodies of this token or this address are still on their way.',
    remedy: 'Send each request in one go, send fewer large bodies at once, and wait `Retry-After` seconds.',
  },
  too_many_connections: {
    status: 429,
    message: 'This address has too many connections open.',
    remedy: 'Use connections again and close those that are not needed. Nothing was read on this one.',
  },
  headers_too_large: {
    status: 431,
    message: 'The request line and headers are too large.',
    remedy: 'Path, query and headers together hold at most 16 KiB.',
  },
  internal_error: {
    status: 500,
    message: 'Something went wrong on our side.',
    remedy:
      'Send the same request again with the same Idempotency-Key; without one, read first whether anything was changed. The X-Request-Id finds it in the log.',
  },
  overloaded: {
    status: 503,
    message: 'The service is at its capacity.',
    remedy: 'Wait `Retry-After` seconds and send the same request again.',
  },
  database_unavailable: {
    status: 503,
    message: 'The database cannot be reached.',
    remedy:
      'Wait `Retry-After` seconds and send the same request again, with the same Idempotency-Key; without one, read first whether anything was changed.',
  },
  disk_full: {
    status: 503,
    message: "The database's disk is full. Nothing was stored.",
    remedy:
      'Wait `Retry-After` seconds and send the same request again. The operator frees space: see [operating.md](operating.md#when-the-database-does-not-work).',
  },
  disk_failing: {
    status: 503,
    message: "The database's disk reports errors. Nothing was stored.",
    remedy:
      'Wait `Retry-After` seconds and send the same request again. The operator replaces the disk: see [operating.md](operating.md#when-the-database-does-not-work).',
  },
  check_unfinished: {
    status: 503,
    message: 'The invariants could not all be checked in time. Nothing was changed.',
    remedy: 'The entry of `errors` names the one that took too long. The job goes on checking what moves.',
  },
  linking_unavailable: {
    status: 503,
    message: 'The account linking provider cannot be reached.',
    remedy: 'Wait `Retry-After` seconds and send the same request again, with the same Idempotency-Key.',
  },
  shutting_down: {
    status: 503,
    message: 'The service is shutting down.',
    remedy: 'Send the request again to the next instance.',
  },
} as const satisfies Record<string, RefusalRow>;
