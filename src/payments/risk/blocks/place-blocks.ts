// Places blocks: no new payment starts with a blocked user or account, and older payments are put
// on hold.

import { type Acting, type ActingAlone, recordAct } from '../../../access/tenants/audit-trail.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { insertHolds } from '../../lifecycle/holds.sql.ts';
import { lockPayments } from '../../lifecycle/move.sql.ts';
import { type BlockKind, blockRules } from './block-kinds.ts';
import { insertBlocks, lockHolders, type NewBlock, selectPaymentsToHold } from './blocks.sql.ts';

/** A returned entry whose code blocks. */
export interface BlockingReturn {
  processor_id: string;
  bank_account_uuid: string;
  transaction_uuid: string;
  return_code: string;
  kind: BlockKind;
}

/**
 * Blocks the holders, the accounts, or both, by the kind of block. A block that exists already
 * stays.
 */
export async function blockAfterReturns(
  phase: AtomicPhase,
  returns: readonly BlockingReturn[],
  now: Date,
): Promise<void> {
  if (returns.length === 0) return;
  const holders = new Map(
    (await lockHolders(phase, returns)).map((one) => [one.bank_account_uuid, one.user_uuid] as const),
  );
  const blocks = returns.flatMap(({ processor_id, bank_account_uuid, transaction_uuid, return_code, kind }) =>
    blockRules[kind].blocks.map((what) => ({
      processor_id,
      user_uuid: holders.get(bank_account_uuid)!,
      bank_account_uuid: what === 'account' ? bank_account_uuid : null,
      kind,
      reason: `${return_code}: ${blockRules[kind].why}`,
      return_code,
      transaction_uuid,
    })),
  );
  await placeBlocks(phase, { caller: null, now, request_id: null }, blocks);
}

/** Returns the new blocks, without those that exist already. The users must be locked. */
export async function placeBlocks(
  phase: AtomicPhase,
  acting: Acting | ActingAlone,
  blocks: readonly Omit<NewBlock, 'uuid' | 'placed_at'>[],
): Promise<NewBlock[]> {
  const { now } = acting;
  const wanted = blocks.map((block) => ({ ...block, uuid: uuidv7(now), placed_at: now }));
  const fresh = new Set(await insertBlocks(phase, wanted));
  const placed = wanted.filter(({ uuid }) => fresh.has(uuid));
  await holdPayments(phase, placed, now);
  for (const { processor_id, uuid, user_uuid, bank_account_uuid, kind, return_code } of placed)
    await recordAct(phase, acting, {
      processor_id,
      action: bank_account_uuid === null ? 'user.blocked' : 'bank_account.blocked',
      subject: bank_account_uuid === null ? 'user' : 'bank_account',
      subject_uuid: bank_account_uuid ?? user_uuid,
      detail: { block_uuid: uuid, kind, return_code },
    });
  return placed;
}

/** If a return blocks an account and its holder, the block of the holder holds the payments. */
async function holdPayments(phase: AtomicPhase, placed: readonly NewBlock[], now: Date): Promise<void> {
  const holding = placed.filter(
    ({ kind, bank_account_uuid }) => bank_account_uuid === null || blockRules[kind].blocks[0] === 'account',
  );
  if (holding.length === 0) return;
  const byUuid = new Map(holding.map((block) => [block.uuid, block]));
  const payments = await selectPaymentsToHold(
    phase,
    holding.map(({ processor_id, uuid, user_uuid, bank_account_uuid, kind, transaction_uuid }) => ({
      processor_id,
      uuid,
      user_uuid,
      bank_account_uuid,
      both_sides: blockRules[kind].stops === 'payments',
      transaction_uuid,
      holds_itself: blockRules[kind].holdsItself,
    })),
  );
  if (payments.length === 0) return;
  await lockPayments(phase, payments);
  await insertHolds(
    phase,
    payments.map(({ processor_id, transaction_uuid, block_uuid }) => {
      const { kind, reason } = byUuid.get(block_uuid)!;
      return {
        processor_id,
        uuid: uuidv7(now),
        transaction_uuid,
        kind: blockRules[kind].holds,
        reason: `Blocked. ${reason}`,
        stops_capture: true,
        block_uuid,
        placed_at: now,
      };
    }),
  );
}
