// The operations that the tests of a file have called with success: for the index of contract
// tests.

const called = new Set<string>();

/**
 * `operation`: method and path template, as in the OpenAPI document: `GET /3p/api/v2/users/{uuid}`.
 */
export function noteCall(operation: string): void {
  called.add(operation);
}

/** The operations called since it was last asked. */
export function takeCalls(): ReadonlySet<string> {
  const calls = new Set(called);
  called.clear();
  return calls;
}
