// Nets payees before a file is filled: what is left over for them pays what they owe.
import { offsetDebts } from '../../transactions/offsets/offset-debts.ts';
import { type PayeeKey, selectLeftOver, selectPayeesToNet } from '../../transactions/offsets/offsets.sql.ts';
import { type Origination, portion } from '../origination.ts';

/**
 * Works through the payees of a bank's tenants in portions. Skips what is on hold or waits for an
 * operator.
 */
export async function netLeftOvers({ database, bank, inPhase, clock }: Origination): Promise<void> {
  for (let after: PayeeKey | null = null; ; ) {
    const payees: PayeeKey[] = await selectPayeesToNet(database, bank, after, portion);
    if (payees.length === 0) return;
    after = payees.at(-1)!;
    await inPhase(async (phase) => offsetDebts(phase, await selectLeftOver(phase, payees), clock.now()));
  }
}
