// The cache returns what was kept of the latest holders, and never a holder of another key.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AccountHolder, AccountHolderKey } from '../account-holders.sql.ts';
import { holderCache } from './holder-cache.ts';

const uuid = (n: number) => `0f8fad58-d9cb-469f-a165-7086${n.toString(16).padStart(8, '0')}`;
const processors = [uuid(1_000), uuid(1_001)];

const keys = fc.record<AccountHolderKey>({
  processor_id: fc.constantFrom(...processors),
  user_uuid: fc.oneof(fc.nat(12).map(uuid), fc.uuid()),
  bank_account_uuid: fc.option(fc.nat(2).map((n) => uuid(500 + n))),
});

const seen = fc.record({
  vendor: fc.option(fc.record({ vendor_id: fc.uuid(), vendor_name: fc.string({ unit: 'grapheme' }) })),
  version: fc.nat(2 ** 31 - 1),
  processor_version: fc.nat(3),
  company_name: fc.option(
    fc.oneof(fc.string({ maxLength: 16 }), fc.string({ unit: 'grapheme' }), fc.constant('Ünïcode'), fc.constant('')),
  ),
  transaction_fee_percent: fc.option(fc.constantFrom(0, 0.0001, 2.9)),
  account: fc.uuid(),
  debits: fc.boolean(),
  blocked: fc.option(fc.constantFrom('unauthorized' as const, 'stop_payment' as const)),
});

const holderOf = (
  { processor_id, user_uuid, bank_account_uuid }: AccountHolderKey,
  { vendor, account, debits, blocked, ...rest }: typeof seen extends fc.Arbitrary<infer Seen> ? Seen : never,
): AccountHolder => ({
  ...rest,
  vendor_id: vendor?.vendor_id ?? null,
  vendor_name: vendor?.vendor_name ?? null,
  processor_id,
  uuid: user_uuid,
  bank_account_uuid: bank_account_uuid ?? account,
  kind: debits ? 'person' : 'business',
  is_merchant: rest.company_name !== null,
  payout_type: debits ? 'individual' : 'batch',
  payout_delay_days: rest.processor_version,
  transaction_fee_fixed: null,
  maximum_transaction_fee: null,
  limited: false,
  unique_client_reference_ids: false,
  authorization_required: false,
  validated_accounts_required: false,
  aggregator_type: 'manual',
  test_pair: false,
  account_may_be_debited: true,
  debits_held: false,
  user_blocked: blocked,
  account_blocked: null,
  is_reachable: debits,
});

const textOf = (key: AccountHolderKey) => Object.values(key).join();

it('returns the latest holder of a key, or nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(keys, seen), { maxLength: 80 }),
      fc.constantFrom(1, 2, 8, 64),
      fc.constantFrom(1, 3, 1_000),
      (all, least, mostProfiles) => {
        const cache = holderCache(least, { mostProfiles });
        const latest = new Map<string, { key: AccountHolderKey; holder: AccountHolder }>();
        for (const [key, what] of all) {
          const holder = holderOf(key, what);
          cache.set(key, holder);
          expect(cache.get(key)).toEqual(holder);
          // The same user of another processor takes its place: no two processors have one user.
          for (const [text, one] of latest)
            if (one.key.user_uuid === key.user_uuid && one.key.bank_account_uuid === key.bank_account_uuid)
              latest.delete(text);
          latest.set(textOf(key), { key, holder });
          for (const one of latest.values()) expect([undefined, one.holder]).toContainEqual(cache.get(one.key));
        }
        const kept = [...latest.values()].filter(({ key }) => cache.get(key) !== undefined);
        expect(kept.length).toBeLessThanOrEqual(2 * least);
        if (mostProfiles === 1_000)
          for (const { key } of [...latest.values()].slice(-least)) expect(cache.get(key)).toBeDefined();
      },
    ),
    { numRuns: 300 },
  );
});

it('has nothing of a key that was never set', () => {
  const cache = holderCache(64);
  const [processor_id, other] = processors as [string, string];
  const key = { processor_id, user_uuid: uuid(1), bank_account_uuid: null };
  expect(cache.get(key)).toBeUndefined();
  fc.assert(
    fc.property(seen, (what) => cache.set(key, holderOf(key, what))),
    { numRuns: 1 },
  );
  expect(cache.get({ ...key, processor_id: other })).toBeUndefined();
  expect(cache.get({ ...key, user_uuid: uuid(2) })).toBeUndefined();
  expect(cache.get({ ...key, bank_account_uuid: cache.get(key)!.bank_account_uuid })).toBeUndefined();
});

it('keeps a quarter of a million holders', () => {
  const cache = holderCache(2 ** 17);
  const [processor_id] = processors as [string];
  const what = fc.sample(seen, 1)[0]!;
  for (let n = 0; n < 2 ** 18; n++) {
    const key = { processor_id, user_uuid: uuid(n), bank_account_uuid: null };
    cache.set(key, holderOf(key, { ...what, version: n }));
  }
  // One expectation for all: a quarter of a million of them take most of a test.
  const lost: number[] = [];
  for (let n = 0; n < 2 ** 18; n++)
    if (cache.get({ processor_id, user_uuid: uuid(n), bank_account_uuid: null })?.version !== n) lost.push(n);
  expect(lost.slice(0, 10)).toEqual([]);
});
