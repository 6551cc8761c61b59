// One call to the measured service. Any answer except success ends the benchmark.
import { Agent, request } from 'undici';

// A day of a million payments takes longer than the timeout of a usual client.
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

export async function call(
  address: string,
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  key?: string,
): Promise<Record<string, string>> {
  const { body: answered } = await request(`${address}${path}`, {
    dispatcher: patient,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await answered.json()) as { status: boolean; data: Record<string, string> };
  if (!answer.status) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}
