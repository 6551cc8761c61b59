// Who pays whom: pairs of a payer and a payee, spread over tenants. The uuids come from the number
// of the pair, so the load generator needs no list of them.

export interface Pairs {
  count: number;
  /** One token for each tenant. Pair `n` belongs to tenant `n % tokens.length`. */
  tokens: readonly string[];
  /** All pairs of a tenant have the same payee: a merchant with many payments. */
  onePayee: boolean;
}

export interface Pair {
  token: string;
  payer_uuid: string;
  payee_uuid: string;
}

// The first bits are an early time of UUIDv7: users are older than their payments.
const uuidOf = (n: number, side: 'a' | 'b') => `01900000-0000-7000-${side}000-${n.toString(16).padStart(12, '0')}`;

export function pairAt({ tokens, onePayee }: Pick<Pairs, 'tokens' | 'onePayee'>, n: number): Pair {
  const tenant = n % tokens.length;
  return { token: tokens[tenant]!, payer_uuid: uuidOf(n, 'a'), payee_uuid: uuidOf(onePayee ? tenant : n, 'b') };
}

/** Another pair of the tenant of pair `n`, at random. */
export function pairBeside({ count, tokens }: Pairs, n: number): number {
  const tenants = tokens.length;
  const tenant = n % tenants;
  const ofTenant = Math.ceil((count - tenant) / tenants);
  return tenant + tenants * Math.floor(Math.random() * ofTenant);
}
