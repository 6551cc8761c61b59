// Micro-entries in our files: those that wait go out with the next cut-off for the next day.
import type { BankingInstant } from '../../../ach/calendar/banking-instants.ts';
import { obstaclesOf } from '../../../customers/bank-accounts/usable-accounts.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { mostOfEntry } from '../cut-off/file-room.ts';
import { putIntoFiles } from '../cut-off/put-into-files.ts';
import { type Origination, portion } from '../origination.ts';
import { type MicroEntry, moveMicroEntries, selectWaitingMicroEntries } from './micro-entries.sql.ts';

/**
 * Puts the waiting micro-entries into the file of a cut-off for the next day. The entry of an
 * account that cannot be used any more is canceled.
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
        const isUsable = ({ bank_account_uuid }: MicroEntry) => !obstacles.has(bank_account_uuid);
        const own = ({ processor_id, uuid }: MicroEntry) => ({ processor_id, uuid, source_uuid: uuid });
        const gone = waiting.filter((one) => !isUsable(one));
        await moveMicroEntries(
          phase,
          'V15x',
          gone.map((one) => ({ ...own(one), cancel_reason: 'account_unusable' })),
          now,
        );
        const filed = await moveMicroEntries(phase, 'V15f', waiting.filter(isUsable).map(own), now);
        const legs = filed.map(({ processor_id, uuid, amount, bank_account_uuid }) => ({
          processor_id,
          uuid: uuidv7(now),
          transaction_uuid: uuid,
          refund_uuid: null,
          merchant_batch_uuid: null,
          bank_account_uuid,
          amount,
        }));
        await putIntoFiles(context, phase, choice, legs);
      });
    if (waiting.length < portion) return;
    after = waiting.at(-1)!;
  }
}
