// Tenants, and any number of pairs of payer and payee, whose account numbers are sealed as by the
// service.
import { sealAccountNumber } from '../../src/customers/bank-accounts/account-number.ts';
import { matchingIndex } from '../../src/customers/bank-accounts/matching.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { openBriefly } from '../../src/platform/database/open-briefly.ts';
import { shardOf } from '../../src/platform/database/tenant-key.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { openVault, type Vault } from '../../src/platform/vault/vault.ts';
import type { BenchLanes } from '../lanes.ts';
import { encryptionKey, provideSides, provideTenant, type Service } from '../service.ts';
import { type Pairs, pairAt } from './pairs.ts';
import { insertHolders, type SeededHolder } from './seed.sql.ts';

export interface Spread {
  pairs: number;
  tenants: number;
  onePayee: boolean;
}

type Sides = Awaited<ReturnType<typeof provideSides>>;

/** The first is the tenant of the first pair. */
export async function providePairs(
  address: string,
  { ownerUrl, urlsOf }: Pick<BenchLanes, 'urlsOf'> & { ownerUrl: string },
  { pairs: count, tenants, onePayee }: Spread,
): Promise<{ services: Service[]; pairs: Pairs }> {
  const services: Service[] = [];
  const models: Sides[] = [];
  while (services.length < tenants) {
    const service = await provideTenant(address);
    models.push(await provideSides(service, 1888));
    services.push(service);
  }
  const pairs = { count, tokens: services.map(({ token }) => token), onePayee };
  const database = openDatabase(ownerUrl, 1, () => {});
  try {
    const vault = await openVault(database, { current: encryptionKey }, realClock.now());
    let portion: SeededHolder[] = [];
    const insert = async () => {
      for (const [url, holders] of Map.groupBy(portion, ({ processor_id }) => urlsOf(shardOf(processor_id)).ownerUrl))
        await openBriefly(url, (owner) => insertHolders(owner, holders));
      portion = [];
    };
    for (const one of holdersOf(vault, pairs, services, models)) {
      portion.push(one);
      if (portion.length < atOnce) continue;
      await insert();
      // Reserves the next seals.
      await vault.follow();
    }
    await insert();
  } finally {
    await database.end();
  }
  return { services, pairs };
}

const atOnce = 5_000;

function* holdersOf(
  vault: Vault,
  pairs: Pairs,
  services: readonly Service[],
  models: readonly Sides[],
): Generator<SeededHolder> {
  const tenants = services.length;
  for (let n = 0; n < pairs.count; n++) {
    const { processor_uuid: processor_id } = services[n % tenants]!;
    const { payer_uuid, payee_uuid } = models[n % tenants]!;
    const pair = pairAt(pairs, n);
    yield holder(vault, { processor_id, like_uuid: payer_uuid, uuid: pair.payer_uuid });
    if (!pairs.onePayee || n < tenants)
      yield holder(vault, { processor_id, like_uuid: payee_uuid, uuid: pair.payee_uuid });
  }
}

function holder(vault: Vault, keys: Pick<SeededHolder, 'processor_id' | 'like_uuid' | 'uuid'>): SeededHolder {
  const { processor_id, uuid } = keys;
  // Routing number and type come from the model.
  const account = {
    account_number: `1${uuid.slice(-12)}`,
    routing_number: '011000015',
    account_name: 'Main',
    account_type: 'checking' as const,
  };
  const bound = { processor_id, uuid, user_uuid: uuid, ...account };
  return {
    ...keys,
    account_number_encrypted: sealAccountNumber(vault, bound, account.account_number),
    matching_index: matchingIndex(vault, uuid, { aggregator_type: 'manual', account, validate: false }),
  };
}
