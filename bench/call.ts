// One call to the service under test; anything but a success ends the benchmark.
export async function call(
  address: string,
  token: string,
  method: string,
  path: string,
  body?: object,
  key?: string,
): Promise<Record<string, string>> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { status: boolean; data: Record<string, string> };
  if (!answer.status) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}
