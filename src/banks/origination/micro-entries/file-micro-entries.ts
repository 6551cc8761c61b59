// Micro-entries in our files: those that wait go out with the next cut-off for the next day.
import type { BankingInstant } from '../../../ach/calendar/banking-instants.ts';
import { obstaclesOf } from '../../../customers/bank-accounts/usable-accounts.ts';
import { mostOfEntry } from '../cut-off/file-room.ts';
import { putIntoFiles } from '../cut-off/put-into-files.ts';
import { ownLegs } from '../entries/own-legs.ts';
import { type Origination, portion } from '../origination.ts';
import {
  type MicroEntry,
  type MicroEntryCancelReason,
  moveMicroEntries,
  selectWaitingMicroEntries,
} from './micro-entries.sql.ts';
import { expiryOf } from './micro-entry-check.ts';

/**
 * Puts the waiting micro-entries into the file of a cut-off for the next day. The entry of an
 * account that cannot be used any more is canceled, and so are the entries of a holder who is
 * blocked for sanctions and of an expired check.
 */
export async function fileMicroEntries(context: Origination, { at, day, cutOff }: BankingInstant): Promise<void> {
  if (cutOff?.speed !== 'standard') return;
  const choice = { instant: { at, day, cutOff }, purpose: 'micro_entry', mostOfEntry } as const;
  for (let after: MicroEntry | null = null; ; ) {
    const waiting: MicroEntry[] = await selectWaitingMicroEntries(context.database, context.bank, after, portion);
    if (waiting.length > 0)
      await context.inPhase(async (phase) => {
        const now = context.clock.now();
        const obstacles = await obstaclesOf(phase, 'credit', waiting);
        const whyNot = ({ bank_account_uuid, requested_at }: MicroEntry): MicroEntryCancelReason | null => {
          if (expiryOf(requested_at) <= now) return 'expired';
          const obstacle = obstacles.get(bank_account_uuid);
          return obstacle === undefined || obstacle.awaits_screening ? null : 'account_unusable';
        };
        const waitsOn = ({ bank_account_uuid }: MicroEntry) => obstacles.get(bank_account_uuid)?.awaits_screening;
        const decided = waiting.map((one) => ({
          move: { processor_id: one.processor_id, uuid: one.uuid, source_uuid: one.uuid },
          cancel_reason: whyNot(one),
          waits: waitsOn(one),
        }));
        const canceled = decided.flatMap(({ move, cancel_reason }) =>
          cancel_reason === null ? [] : [{ ...move, cancel_reason }],
        );
        await moveMicroEntries(phase, 'V15x', canceled, now);
        const toFile = decided.flatMap(({ move, cancel_reason, waits }) =>
          cancel_reason === null && !waits ? [move] : [],
        );
        const filed = await moveMicroEntries(phase, 'V15f', toFile, now);
        await putIntoFiles(context, phase, choice, ownLegs(filed, now));
      });
    if (waiting.length < portion) return;
    after = waiting.at(-1)!;
  }
}
