// A request as the log keeps it.

/**
 * When it was answered, in ms since 1970; its id, method and path; the status; how long it took, in
 * ms; the codes of refusals, null without; the token; the operator who had signed in, if any.
 */
export type LoggedRequest = [
  at: number,
  request_id: string,
  method: string,
  path: string,
  status: number,
  ms: number,
  codes: readonly string[] | null,
  token_uuid: string | null,
  operator_uuid?: string,
];
