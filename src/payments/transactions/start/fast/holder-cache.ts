// Keeps the account holders of recent starts as bytes: hundreds of thousands of objects would fill
// V8's old generation.
import { wireOf } from '../../../../platform/database/wires.ts';
import type { AccountHolder, AccountHolderKey } from '../account-holders.sql.ts';

export interface HolderCache {
  get(key: AccountHolderKey): AccountHolder | undefined;
  /** Keeps a holder that has a bank account; no other one can start a payment. */
  set(key: AccountHolderKey, holder: AccountHolder): void;
}

/** What many holders have in common. */
type Profile = Omit<AccountHolder, 'uuid' | 'bank_account_uuid' | 'version'>;

/**
 * The words of a record, 64 bytes: the line of a processor's cache.
 * `named`: whether the key names the bank account.
 */
const word = { user: 0, account: 4, companyName: 8, version: 12, profile: 13, named: 14, companyNameBytes: 15 };
const recordWords = 16;
const recordsOfChunk = 4_096;
/** A bank file has this room, so nearly all names fit. The others are in the profile. */
const companyNameRoom = 16;
const inProfile = 0xff;

interface Chunk {
  words: Uint32Array;
  bytes: Buffer;
}

/** A hash table with open addressing, at most half full. */
interface Table {
  /** Numbers of records, from 1. 0: the slot is free. */
  slots: Uint32Array;
  /** Allocated when they are needed. */
  chunks: Chunk[];
  size: number;
}

const uuidWire = wireOf('uuid');

/**
 * Keeps at least the latest `least` holders and at most twice as many: it drops the older half at
 * once. `least`: a power of two. A full one takes 144 bytes for each of `least`; an empty one takes
 * none.
 */
export function holderCache(least: number, { mostProfiles = 16_384 } = {}): HolderCache {
  const slotCount = 2 * least;
  let younger: Table = { slots: new Uint32Array(0), chunks: [], size: 0 };
  let older: Table = younger;
  let profiles: Profile[] = [];
  let profileNumbers = new Map<string, number>();
  // The uuids of the key that is looked for: user and account.
  const sought = chunkOf(1);

  function forgetAll(): void {
    const table = (): Table => ({ slots: new Uint32Array(slotCount), chunks: [], size: 0 });
    younger = table();
    older = table();
    profiles = [];
    profileNumbers = new Map();
  }

  /** Returns the hash of the key. */
  function seek({ user_uuid, bank_account_uuid }: AccountHolderKey): number {
    const { words, bytes } = sought;
    uuidWire.write(bytes, 0, user_uuid);
    words[word.named] = Number(bank_account_uuid !== null);
    if (bank_account_uuid === null) return hashOf(words, 4);
    uuidWire.write(bytes, 4 * word.account, bank_account_uuid);
    return hashOf(words, 8);
  }

  /** The slot of the sought key, or the free one where it would be. */
  function slotOf(table: Table, hash: number): number {
    let slot = hash & (slotCount - 1);
    while (table.slots[slot] !== 0 && !isSought(table, table.slots[slot]! - 1)) slot = (slot + 1) & (slotCount - 1);
    return slot;
  }

  function isSought(table: Table, record: number): boolean {
    const { words } = table.chunks[Math.floor(record / recordsOfChunk)]!;
    const at = (record % recordsOfChunk) * recordWords;
    const named = sought.words[word.named]!;
    if (words[at + word.named] !== named) return false;
    for (let index = 0; index < (named === 1 ? 8 : 4); index++)
      if (words[at + index] !== sought.words[index]) return false;
    return true;
  }

  function read(table: Table, hash: number): AccountHolder | undefined {
    if (table.size === 0) return undefined;
    const record = table.slots[slotOf(table, hash)]! - 1;
    if (record < 0) return undefined;
    const { words, bytes } = table.chunks[Math.floor(record / recordsOfChunk)]!;
    const at = (record % recordsOfChunk) * recordWords;
    const profile = profiles[words[at + word.profile]!]!;
    const nameBytes = words[at + word.companyNameBytes]!;
    const name = 4 * (at + word.companyName);
    return {
      ...profile,
      uuid: uuidAt(bytes, 4 * (at + word.user)),
      bank_account_uuid: uuidAt(bytes, 4 * (at + word.account)),
      version: words[at + word.version]!,
      company_name: nameBytes === inProfile ? profile.company_name : bytes.toString('latin1', name, name + nameBytes),
    };
  }

  /** The place of the sought key in the younger table. */
  function provide(hash: number): Chunk & { at: number } {
    let slot = slotOf(younger, hash);
    if (younger.slots[slot] === 0) {
      if (younger.size === least) {
        [younger, older] = [older, younger];
        younger.slots.fill(0);
        younger.size = 0;
        slot = slotOf(younger, hash);
      }
      younger.slots[slot] = ++younger.size;
    }
    const record = younger.slots[slot]! - 1;
    const number = Math.floor(record / recordsOfChunk);
    if (number === younger.chunks.length) younger.chunks.push(chunkOf(Math.min(least, recordsOfChunk)));
    return { ...younger.chunks[number]!, at: (record % recordsOfChunk) * recordWords };
  }

  function numberOf(profile: Profile): number {
    const text = JSON.stringify(Object.values(profile));
    let number = profileNumbers.get(text);
    if (number === undefined) {
      if (profiles.length === mostProfiles) forgetAll();
      number = profiles.push(profile) - 1;
      profileNumbers.set(text, number);
    }
    return number;
  }

  return {
    get(key) {
      if (profiles.length === 0) return undefined;
      const hash = seek(key);
      const found = read(younger, hash) ?? read(older, hash);
      return found?.processor_id === key.processor_id ? found : undefined;
    },
    set(key, holder) {
      const { bank_account_uuid, version, company_name } = holder;
      if (bank_account_uuid === null) return;
      if (profiles.length === 0) forgetAll();
      const isShort = company_name !== null && isShortText(company_name);
      const profile = numberOf(profileOf(holder, isShort ? null : company_name));
      const { words, bytes, at } = provide(seek(key));
      words.set(sought.words.subarray(0, 4), at);
      uuidWire.write(bytes, 4 * (at + word.account), bank_account_uuid);
      words[at + word.named] = sought.words[word.named]!;
      words[at + word.version] = version;
      words[at + word.profile] = profile;
      words[at + word.companyNameBytes] = isShort
        ? bytes.write(company_name, 4 * (at + word.companyName), 'latin1')
        : inProfile;
    },
  };
}

function chunkOf(records: number): Chunk {
  const words = new Uint32Array(records * recordWords);
  return { words, bytes: Buffer.from(words.buffer) };
}

/** The bits of a UUIDv7 that differ from one to the next are mixed into all bits. */
function hashOf(words: Uint32Array, count: number): number {
  let hash = count;
  for (let index = 0; index < count; index++) {
    hash = Math.imul(hash ^ words[index]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function uuidAt(bytes: Buffer, at: number): string {
  const digits = bytes.toString('hex', at, at + 16);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`;
}

/** In one order, as one shape: it is the key of the profile. */
const profileOf = (holder: AccountHolder, company_name: string | null): Profile => ({
  processor_id: holder.processor_id,
  vendor_id: holder.vendor_id,
  vendor_name: holder.vendor_name,
  processor_version: holder.processor_version,
  kind: holder.kind,
  is_merchant: holder.is_merchant,
  payout_type: holder.payout_type,
  company_name,
  payout_delay_days: holder.payout_delay_days,
  transaction_fee_percent: holder.transaction_fee_percent,
  transaction_fee_fixed: holder.transaction_fee_fixed,
  maximum_transaction_fee: holder.maximum_transaction_fee,
  limited: holder.limited,
  unique_client_reference_ids: holder.unique_client_reference_ids,
  authorization_required: holder.authorization_required,
  validated_accounts_required: holder.validated_accounts_required,
  aggregator_type: holder.aggregator_type,
  test_pair: holder.test_pair,
  account_may_be_debited: holder.account_may_be_debited,
  debits_held: holder.debits_held,
  user_blocked: holder.user_blocked,
  account_blocked: holder.account_blocked,
  is_reachable: holder.is_reachable,
});

function isShortText(text: string): boolean {
  if (text.length > companyNameRoom) return false;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7f) return false;
  return true;
}
