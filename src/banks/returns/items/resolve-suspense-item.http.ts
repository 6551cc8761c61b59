// POST /admin/v1/suspense/{uuid}/resolve: an operator ignores an item, names the entry that it
// returns or rejects, or reads the new account from a change.

import { type Static, Type } from 'typebox';
import { wasDone } from '../../../access/tenants/audit-trail.sql.ts';
import { omitReason, recordAct } from '../../../access/tenants/audit-trail.ts';
import { isRejectedTrace } from '../../../ach/nacha/rejected-entries.ts';
import { type Call, operation } from '../../../api/http/operation.ts';
import { OneOf, Reason, TraceOf, Uuid } from '../../../api/http/schema.ts';
import { stageNames } from '../../../payments/lifecycle/stage-names.ts';
import { moveItems } from '../../../payments/lifecycle/states/move-items.sql.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, mayBeDone, refuse } from '../../../platform/refusals.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { nilUuid } from '../../../platform/std/identifiers.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { type BankingDays, playNow } from '../../connections/banking-days.ts';
import { applyCopyReturns } from '../apply/apply-copy-returns.ts';
import { selectItemEntry } from './bank-items.sql.ts';
import { exampleItem, ItemRecord, itemRecord } from './item-record.ts';
import { type Named, namedHere, namedInAnotherLane } from './named-entry.ts';
import { Corrected, correctAsRead } from './resolve-change.ts';
import { expectRejected } from './resolve-reject.ts';
import { lockItem, type SeenItem, selectItem } from './suspense.sql.ts';

const Body = Type.Object({
  as: OneOf(['ignored', 'return_of', 'copy_return', 'rejected_entry', 'correction']),
  transaction_uuid: Type.Optional(Uuid),
  stage: Type.Optional(OneOf([...stageNames])),
  refund_uuid: Type.Optional(Uuid),
  fee_payout_uuid: Type.Optional(Uuid),
  trace_id: Type.Optional(TraceOf('The trace number of our entry, as its bank file has it.')),
  corrected: Type.Optional(Corrected),
  reason: Reason,
});

export const resolveSuspenseItem = ({
  database,
  vault,
  bankingClock,
  days,
}: {
  database: Database;
  vault: Vault;
  bankingClock: BankingClock;
  days: readonly BankingDays[];
}) =>
  operation(
    {
      method: 'POST',
      path: '/admin/v1/suspense/:uuid/resolve',
      tag: 'Operator: banks',
      operationId: 'resolveSuspenseItem',
      summary: 'Resolve an item in suspense',
      description:
        '`ignored`: the item has no effect. `return_of`: the item is applied as the return of the latest entry of `stage` of the payment, of the fee payout `fee_payout_uuid`, or of our entry with the trace number `trace_id`, which also names reversals and micro-entries. Its trace number and bank account may differ; its amount and direction must equal the entry’s. All other rules for returns apply, so the item may be in suspense again, with another reason. `copy_return`: the bank processed the file of the item’s entry twice, and the item returns the copy. It is booked on DUP of the operator books, and no payment moves. `rejected_entry`: the item is a reject, and the bank rejected this entry, which is named in the same way, or is the entry with the trace number in the item. Its amount, direction and account number must equal the item’s. A capture fails with `failure_code` `entry_rejected`; another entry of a payment waits on hold; a reversal or micro-entry is canceled. Of entries that have settled, only a capture can be named. `correction`: the item is a change, and `corrected` is what its data say. The numbers must be in the data that the bank sent. The account of the entry is corrected, from its next entry on; the entry is the item’s entry, or the one that is named as for a return. If the entry is of a bank in another lane that shares the account, the item is handed over to that lane: it is `not_ours` here. A return is applied there a moment later. Anything else is in suspense there, under another uuid: resolve it again. An item that was ignored, handed over, or applied as this return or reject, is answered as it is.',
      callers: ['admin'],
      role: 'operator',
      needsPassword: true,
      // Who ignores a return or a reject keeps the payment good, and it is paid out. Who names the
      // entry of a reject takes the payment back.
      approval: {
        act: 'bank_records',
        async amountOf({ params, body }, phase) {
          const item = await selectItem(phase, (params as { uuid: string }).uuid);
          if (await isResolvedSo(phase, item, body as Static<typeof Body>)) return 0;
          const { kind, item_trace, amount } = toResolve(item);
          const { as } = body as Static<typeof Body>;
          return kind === 'reject' ||
            isRejectedTrace(item_trace) ||
            (kind === 'return' && (as === 'ignored' || as === 'copy_return'))
            ? amount
            : 0;
        },
      },
      params: Type.Object({ uuid: Uuid }),
      body: Body,
      example: {
        as: 'return_of',
        transaction_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192',
        stage: 'capture',
        reason: 'The bank used the trace number of an earlier file.',
      },
      answers: {
        200: {
          description: 'The item',
          data: ItemRecord,
          example: { ...exampleItem, state: 'applied', reason: null, amount: 10000 },
        },
      },
      refusals: ['not_found', 'invalid_state'],
    },
    {
      async atomic(call, phase, resumed) {
        const bank = resumed?.bank ?? (await resolveItemOf(phase, vault, call));
        return {
          resumeFrom: { bank },
          async call() {
            await playNow(days, bank, bankingClock);
            const after = (await selectItem(database, call.params.uuid))!;
            return async () => ok(itemRecord(after));
          },
        };
      },
    },
  );

const action = 'bank_item.resolved';

/**
 * True: the item is answered as it is. A correction is not compared, because the audit trail does
 * not have its numbers.
 */
async function isResolvedSo(phase: AtomicPhase, item: SeenItem | null, body: Static<typeof Body>): Promise<boolean> {
  if (item === null || item.state === 'suspense' || body.as === 'correction') return false;
  if ((item.state === 'resolved') !== (body.as === 'ignored' || body.as === 'copy_return')) return false;
  const { processor_id, uuid: subject_uuid } = item;
  return wasDone(phase, { processor_id: processor_id ?? nilUuid, action, subject_uuid, detail: omitReason(body) });
}

function toResolve(item: SeenItem | null): SeenItem {
  if (item === null) throw refuse('not_found', 'uuid');
  if (item.state !== 'suspense')
    throw refuse(
      'invalid_state',
      'uuid',
      `the item is \`${item.state}\`; only an item in \`suspense\` can be resolved. ${mayBeDone} List the others with GET /admin/v1/suspense`,
    );
  return item;
}

/** Returns the bank of the item. */
async function resolveItemOf(
  phase: AtomicPhase,
  vault: Vault,
  call: Call<{ uuid: string }, unknown, Static<typeof Body>>,
): Promise<string> {
  const found = await lockItem(phase, call.params.uuid);
  if (await isResolvedSo(phase, found, call.body)) return found!.bank;
  const item = toResolve(found);
  const { corrected } = call.body;
  const processor_id = await resolve(phase, vault, item, call.body, call.now);
  await recordAct(phase, call, {
    ...(processor_id === null ? {} : { processor_id }),
    action,
    subject: 'bank_item',
    subject_uuid: item.uuid,
    // Without the account number.
    detail: { ...omitReason(call.body), ...(corrected === undefined ? {} : { corrected: Object.keys(corrected) }) },
  });
  return item.bank;
}

/** Returns the tenant of the payment; null: no payment. */
async function resolve(
  phase: AtomicPhase,
  vault: Vault,
  item: SeenItem,
  as: Static<typeof Body>,
  now: Date,
): Promise<string | null> {
  const { reason: note } = as;
  if (as.as === 'ignored') {
    await moveItems(phase, [{ uuid: item.uuid, move: 'ignored', note }], now);
    return item.processor_id;
  }
  if (as.as === 'copy_return') return resolveCopyReturn(phase, item, now);
  const elsewhere = await namedInAnotherLane(phase, item, as);
  if (elsewhere !== null) {
    await handOver(phase, item, elsewhere, as, now);
    return item.processor_id;
  }
  const entry = await namedHere(phase, item, as);
  const { processor_id: assigned_processor_id, uuid: assigned_entry_uuid } = entry;
  const assigned = { uuid: item.uuid, note, assigned_processor_id, assigned_entry_uuid };
  if (as.as === 'correction') {
    if (as.corrected === undefined)
      throw invalid('corrected', 'required', 'corrected must be given with correction: what the bank corrects');
    await correctAsRead(phase, vault, item, entry, as.corrected, now);
    await moveItems(phase, [{ ...assigned, move: 'correction' }], now);
    return entry.processor_id;
  }
  if (as.as === 'rejected_entry') {
    await expectRejected(phase, vault, item, entry);
    await moveItems(phase, [{ ...assigned, move: 'rejected_entry' }], now);
    return entry.processor_id;
  }
  expectReturned(item, entry);
  await moveItems(phase, [{ ...assigned, move: 'return_of' }], now);
  return entry.processor_id;
}

/**
 * The lane of the entry applies a return. What else an operator says of an item, they say there.
 */
async function handOver(
  phase: AtomicPhase,
  item: SeenItem,
  entry: Named,
  { as, reason: note }: Static<typeof Body>,
  now: Date,
): Promise<void> {
  const isReturn = as === 'return_of';
  if (isReturn) expectReturned(item, entry);
  const named = {
    assigned_processor_id: isReturn ? entry.processor_id : null,
    assigned_entry_uuid: isReturn ? entry.uuid : null,
    reason: `the entry is of the bank ${entry.bank}: ${isReturn ? 'its lane applies the return' : 'resolve the item there, in GET /admin/v1/suspense'}`,
  };
  await moveItems(phase, [{ uuid: item.uuid, move: 'of_another_lane', handed_to: entry.bank, note, ...named }], now);
}

function expectReturned(item: SeenItem, entry: Named): void {
  if (item.kind !== 'return' || entry.amount !== item.amount || entry.direction !== item.direction)
    throw refuse(
      'invalid_state',
      entry.field,
      `the item is a ${item.kind} of a ${item.direction} of ${item.amount} cents, ${entry.what} is a ${entry.direction} of ${entry.amount}; it must be a return with the same amount and direction. Name another entry`,
    );
}

/** The item returns the copy of its entry. Returns the tenant of the entry. */
async function resolveCopyReturn(phase: AtomicPhase, item: SeenItem, now: Date): Promise<string> {
  const { processor_id, entry_uuid, uuid, direction, amount } = item;
  const entry =
    item.kind !== 'return' || processor_id === null || entry_uuid === null
      ? null
      : await selectItemEntry(phase, { processor_id, uuid: entry_uuid });
  const file_copy_uuid = entry?.file_copy_uuid ?? null;
  if (entry === null || file_copy_uuid === null || entry.amount !== amount || entry.direction !== direction)
    throw refuse(
      'invalid_state',
      'as',
      'the item must be a return of an entry whose file is recorded as processed twice, with its amount, and the first one of the copy. Record the file first: POST /admin/v1/bank-files/{uuid}/processed-twice',
    );
  await applyCopyReturns(phase, [{ uuid, direction, amount, file_copy_uuid }], now);
  await moveItems(
    phase,
    [{ uuid, move: 'copy_return', reason: item.reason, processor_id: entry.processor_id, entry_uuid, file_copy_uuid }],
    now,
  );
  return entry.processor_id;
}
