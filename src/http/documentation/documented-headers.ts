// The headers of answers in OpenAPI: one row for each header.

export const headers = {
  'X-Request-Id': { description: 'The id of this request in the log.', schema: { type: 'string' } },
  'Idempotent-Replayed': {
    description: 'Present when the answer is the stored one of an earlier request with this Idempotency-Key.',
    schema: { const: 'true' },
  },
  'Achord-Ignored-Fields': {
    description:
      'Body fields and query parameters that this operation does not know, separated by commas. They changed nothing. About 1,000 characters at most; the end gives the number of further names.',
    schema: { type: 'string' },
  },
  'Achord-Removed-Registrations': {
    description: 'How many registrations (one event at one URL) were removed. 0: none of them existed.',
    schema: { type: 'integer', minimum: 0 },
  },
  'Retry-After': {
    description: 'Seconds to wait before you send the same request again.',
    schema: { type: 'integer', minimum: 1 },
  },
  Allow: { description: 'The methods that the path supports.', schema: { type: 'string' } },
};

export type HeaderName = keyof typeof headers;
