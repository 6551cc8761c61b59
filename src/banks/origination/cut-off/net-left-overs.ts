// Nets payees before a file is filled: their left-overs pay their debts.
import { offsetDebts } from '../../../payments/transactions/offsets/offset-debts.ts';
import {
  type PayeeKey,
  selectLeftOver,
  selectPayeesToNet,
} from '../../../payments/transactions/offsets/offsets.sql.ts';
import { type Origination, portion } from '../origination.ts';

/**
 * Goes through the payees of a bank's tenants in portions. Skips payments that are on hold or wait
 * for an operator.
 */
export async function netLeftOvers({ database, bank, inPhase, clock }: Origination): Promise<void> {
  for (let after: PayeeKey | null = null; ; ) {
    const payees: PayeeKey[] = await selectPayeesToNet(database, bank, after, portion);
    if (payees.length === 0) return;
    after = payees.at(-1)!;
    await inPhase(async (phase) => offsetDebts(phase, await selectLeftOver(phase, payees), clock.now()));
  }
}
