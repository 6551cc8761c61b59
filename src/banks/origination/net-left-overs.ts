// Nets payees before a file is filled: what is left over for them pays what they owe.
import { offsetDebts } from '../../transactions/offsets/offset-debts.ts';
import { type PayeeKey, selectLeftOver, selectPayeesToNet } from '../../transactions/offsets/offsets.sql.ts';
import { type Origination, portion } from './origination.ts';

/**
 * Of the tenants of a bank, portion by portion of payees. What is held, or waits for an operator,
 * is left as it is.
 */
export async function netLeftOvers({ database, bank, inPhase, clock }: Origination): Promise<void> {
  for (let after: PayeeKey | null = null; ; ) {
    const payees: PayeeKey[] = await selectPayeesToNet(database, bank, after, portion);
    if (payees.length === 0) return;
    after = payees.at(-1)!;
    await inPhase(async (phase) => offsetDebts(phase, await selectLeftOver(phase, payees), clock.now()));
  }
}
