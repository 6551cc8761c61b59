// Lets a simulated bank answer an entry now: the answer is planned in the act's phase, then
// published, fetched and applied before the call answers.

import type { Step } from '../../api/idempotency/execute.ts';
import type { BankingDays } from '../../banks/connections/banking-days.ts';
import { batchOf, entryOf } from '../../banks/origination/entries/entry-records.ts';
import type { WrittenEntry } from '../../banks/origination/entries/file-entries.sql.ts';
import { insertAnswers } from '../../banks/simulated/answers.sql.ts';
import { planAnswer } from '../../banks/simulated/bank-side.ts';
import type { SimulatedBank } from '../../banks/simulated/simulated-bank.ts';
import { ok } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import type { BankingClock } from '../../platform/std/clock.ts';
import type { Vault } from '../../platform/vault/vault.ts';

export interface Answering {
  vault: Vault;
  bankingClock: BankingClock;
  sandbox: { banks: readonly SimulatedBank[]; days: BankingDays } | null;
}

/**
 * `corrected`: the corrected data of a change, in the columns of its code; without it the bank
 * makes up a value.
 */
export async function planToAnswer(
  { vault, bankingClock, sandbox }: Answering,
  phase: AtomicPhase,
  written: WrittenEntry,
  answer: { kind: 'return' | 'change' | 'reject'; code: string; corrected?: string },
): Promise<void> {
  if (written.account_number_encrypted === null)
    throw refuse(
      'entry_not_returnable',
      'uuid',
      'the number of its bank account was erased, so no bank can answer the entry',
    );
  const { banks } = sandbox!;
  const { effective_entry_date, ...toWrite } = written;
  // If the banks file no longer names the bank of the entry, the first bank answers.
  const bank = banks.find(({ name }) => name === written.bank) ?? banks[0]!;
  const answered = { header: batchOf(toWrite, bank, effective_entry_date), entry: entryOf(toWrite, vault) };
  await insertAnswers(phase, bank.name, [planAnswer(vault, answered, answer, bankingClock.bankingNow())]);
}

/**
 * The step after the planning phase: the answer of the bank is applied before the call answers.
 * `about`: the uuid of what the bank answers.
 */
export function answerOnceReceived({ sandbox }: Answering, about: string): Step {
  return {
    resumeFrom: { answered: about },
    async call() {
      await sandbox!.days.readInboundNow();
      return async () => ok(null);
    },
  };
}
