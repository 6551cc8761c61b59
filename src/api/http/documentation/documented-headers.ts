// The headers of answers in OpenAPI: one row for each header.

export const headers = {
  'X-Request-Id': { description: 'The id of this request in the log.', schema: { type: 'string' } },
  'Achord-Removed-Registrations': {
    description: 'How many registrations (one event at one URL) were removed. 0: none of them existed.',
    schema: { type: 'integer', minimum: 0 },
  },
  'Achord-Next': {
    description: 'Send it as `after` to read the next page. Absent: this page is the last one.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds to wait before you send the same request again.',
    schema: { type: 'integer', minimum: 1 },
  },
  'Set-Cookie': { description: 'The cookie of the session. It is for browsers.', schema: { type: 'string' } },
  Location: { description: 'Where the browser goes next.', schema: { type: 'string' } },
  Allow: { description: 'The methods that the path supports.', schema: { type: 'string' } },
};

export type HeaderName = keyof typeof headers;
