// The API calls of a caller and an operator that lead to an event in the sandbox, one function per
// step.

export interface Journey {
  /**
   * Makes a call and answers its `data`. Paths of operators are called with the admin token. Throws
   * TriggerFailed, TokenRefused.
   */
  call(method: string, path: string, body?: object): Promise<Data>;
}

// biome-ignore lint/suspicious/noExplicitAny: the caller knows the shape of the answer
type Data = any;

export interface Caller {
  address: string;
  /** The token of a processor: some events go to processors only. */
  token: string;
  adminToken: string;
}

/** A call was refused; the message names the call and the reason. */
export class TriggerFailed extends Error {}

/** The service does not know one of the two tokens. */
export class TokenRefused extends Error {
  readonly kind: 'admin' | 'processor';

  constructor(kind: TokenRefused['kind']) {
    super(`the ${kind} token was refused`);
    this.kind = kind;
  }
}

export function journey({ address, token, adminToken }: Caller): Journey {
  return {
    async call(method, path, body) {
      const operator = path.startsWith('/admin') || path.startsWith('/sandbox');
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${operator ? adminToken : token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.status === 401) throw new TokenRefused(operator ? 'admin' : 'processor');
      const answer = (await response.json()) as { message?: string; data: Data };
      if (!response.ok) throw new TriggerFailed(`${method} ${path}: ${response.status} ${answer.message ?? ''}`);
      return answer.data;
    },
  };
}

const account = (number: string) => ({
  custom: { account_number: number, routing_number: '011000015', account_name: 'Everyday', account_type: 'checking' },
});

export async function person({ call }: Journey): Promise<string> {
  const address = { line_1: '12 Main Street', city: 'Albany', state: 'NY', zip: '12207' };
  const body = { first_name: 'Ada', last_name: 'Moss', address, bank_account: account('12345678') };
  return (await call('POST', '/3p/api/v1/register/person', body)).uuid;
}

export async function merchant({ call }: Journey, payout_type: 'individual' | 'batch' = 'individual'): Promise<string> {
  const business = { name: 'Fjord Market', tin: '123456789', payout_type };
  const body = { kyb: true, business, bank_account: account('87654321') };
  return (await call('POST', '/3p/api/v2/businesses', body)).uuid;
}

export async function payment(on: Journey, payout_type: 'individual' | 'batch' = 'individual'): Promise<string> {
  const body = { payer_uuid: await person(on), payee_uuid: await merchant(on, payout_type), amount: 12_500 };
  return (await on.call('POST', '/3p/api/v1/transaction', { ...body, transaction_fee: 125 })).uuid;
}

export const day = ({ call }: Journey) => call('POST', '/sandbox/v1/clock/advance', { banking_days: 1 });

// Banking days: more than any status takes to reach.
const patience = 15;

/** Advances banking days until the record at a path satisfies a condition. */
export async function until(on: Journey, path: string, condition: (record: Data) => boolean): Promise<void> {
  for (let days = 0; days < patience; days++) {
    if (condition(await on.call('GET', path))) return;
    await day(on);
  }
  throw new TriggerFailed(`${path} did not reach the expected status within ${patience} banking days`);
}

export const transactionAt = (uuid: string) => `/3p/api/v2/transactions/${uuid}`;
export const refundAt = (uuid: string) => `/3p/api/v1/refunds/${uuid}`;

/** Starts a payment and waits until it is paid out. */
export async function paidOut(on: Journey, payout_type: 'individual' | 'batch' = 'individual'): Promise<string> {
  const uuid = await payment(on, payout_type);
  await until(on, transactionAt(uuid), ({ payout_status }) => payout_status === 'PAYOUT_COMPLETE');
  return uuid;
}

/** Starts a refund of a payment that is paid out. */
export async function refunded(
  on: Journey,
  payout_type: 'individual' | 'batch' = 'individual',
): Promise<{ uuid: string; refund: string }> {
  const uuid = await paidOut(on, payout_type);
  return { uuid, refund: (await on.call('POST', `/3p/api/v1/transactions/${uuid}/refund`, { amount: 4_000 })).uuid };
}

/** The bank of the payer or payee returns an entry. */
export const returnEntry = (
  { call }: Journey,
  uuid: string,
  stage: string,
  code: string,
  more: { refund_uuid?: string } = {},
) => call('POST', `/sandbox/v1/transactions/${uuid}/return`, { stage, code, ...more });
