// Sends a request of a simulation to a service.
export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  token: string;
  body?: object;
  key?: string;
}

export interface SentAnswer {
  status: number;
  text: string;
  isJson: boolean;
}

export async function send(address: string, { method, path, token, body, key }: Request): Promise<SentAnswer> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, text: await response.text(), isJson };
}
