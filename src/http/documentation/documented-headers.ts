// The headers of answers, as OpenAPI describes them: one row a header.

export const headers = {
  'X-Request-Id': { description: 'Finds this request in the log.', schema: { type: 'string' } },
  'Idempotent-Replayed': {
    description: 'Sent when the answer is the stored one of an earlier request with this Idempotency-Key.',
    schema: { const: 'true' },
  },
  'Achord-Ignored-Fields': {
    description:
      'Body fields and query parameters that this operation does not know, separated by commas: they changed nothing. About 1,000 characters at most; it ends with how many more there are.',
    schema: { type: 'string' },
  },
  'Achord-Removed-Registrations': {
    description: 'How many registrations, each an event at a URL, were removed; 0: none of these was registered.',
    schema: { type: 'integer', minimum: 0 },
  },
  'Retry-After': { description: 'Seconds to wait before the same request.', schema: { type: 'integer', minimum: 1 } },
  Allow: { description: 'The methods that the path takes.', schema: { type: 'string' } },
};

export type HeaderName = keyof typeof headers;
