// The entries of checks in our files: those that wait go out with the next cut-off for the next
// day.
import type { BankingInstant } from '../../../ach/calendar/banking-instants.ts';
import { obstaclesOf } from '../../../customers/bank-accounts/usable-accounts.ts';
import { type CheckPurpose, directionOf } from '../../../payments/lifecycle/stage-names.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { mostOfEntry } from '../cut-off/file-room.ts';
import { putIntoFiles } from '../cut-off/put-into-files.ts';
import { ownLegs } from '../entries/own-legs.ts';
import { type Origination, portion } from '../origination.ts';
import {
  type CheckEntryCancelReason,
  moveCheckEntries,
  selectWaitingCheckEntries,
  type WaitingCheckEntry,
} from './check-entries.sql.ts';

/**
 * Puts the waiting entries into the file of a cut-off for the next day. The entry of an account
 * that cannot be used any more is canceled, and so are the entries of a holder who is blocked for
 * sanctions and of an expired check. A prenote that tests debits is also canceled if its holder may
 * not be debited.
 */
export async function fileCheckEntries(context: Origination, { at, day, cutOff }: BankingInstant): Promise<void> {
  if (cutOff?.speed !== 'standard') return;
  const instant = { at, day, cutOff };
  for (let after: WaitingCheckEntry | null = null; ; ) {
    const waiting: WaitingCheckEntry[] = await selectWaitingCheckEntries(
      context.database,
      context.bank,
      after,
      portion,
    );
    if (waiting.length > 0)
      await context.inPhase(async (phase) => {
        for (const [purpose, some] of Map.groupBy(waiting, (one) => one.purpose))
          await putIntoFiles(
            context,
            phase,
            { instant, purpose, mostOfEntry },
            await legsOf(phase, purpose, some, context.clock.now()),
          );
      });
    if (waiting.length < portion) return;
    after = waiting.at(-1)!;
  }
}

/**
 * The legs of those that can go out. One whose holder is not screened yet waits. The others are
 * canceled.
 */
async function legsOf(
  phase: AtomicPhase,
  purpose: CheckPurpose,
  waiting: readonly WaitingCheckEntry[],
  now: Date,
): Promise<ReturnType<typeof ownLegs>> {
  const obstacles = await obstaclesOf(phase, directionOf(purpose), waiting);
  const decided = waiting.map((one) => {
    const obstacle = obstacles.get(one.bank_account_uuid);
    const waits = obstacle?.awaits_screening ?? false;
    return {
      move: { processor_id: one.processor_id, uuid: one.uuid, source_uuid: one.uuid },
      cancel_reason: whyNot(one.expires_at <= now, obstacle !== undefined && !waits),
      waits,
    };
  });
  const canceled = decided.flatMap(({ move, cancel_reason }) =>
    cancel_reason === null ? [] : [{ ...move, cancel_reason }],
  );
  await moveCheckEntries(phase, 'V15x', canceled, now);
  const toFile = decided.flatMap(({ move, cancel_reason, waits }) => (cancel_reason === null && !waits ? [move] : []));
  return ownLegs(await moveCheckEntries(phase, 'V15f', toFile, now), now);
}

function whyNot(isExpired: boolean, isUnusable: boolean): CheckEntryCancelReason | null {
  if (isExpired) return 'expired';
  return isUnusable ? 'account_unusable' : null;
}
