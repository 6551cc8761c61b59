// Plays one banking instant of a bank, and continues what a crash left open between two phases.

import type { BankingInstant } from '../../ach/calendar/banking-instants.ts';
import { screenDue } from '../../payments/risk/screening/users/screen-due.ts';
import { type Bank, sharesAccount } from '../connections/bank.ts';
import { noteInboundRead } from '../connections/bank-days.sql.ts';
import type { RetryPause } from '../connections/retry-pause.ts';
import { fileCheckEntries } from '../origination/account-checks/file-check-entries.ts';
import { runBatches } from '../origination/batches/run-batches.ts';
import { cutOff } from '../origination/cut-off/cut-off.ts';
import { fileDishonors } from '../origination/dishonors/file-dishonors.ts';
import { askFees, fileFees } from '../origination/entries/fee-entries.ts';
import { reverseFiles } from '../origination/file-reversals/reverse-file.ts';
import { markSettled } from '../origination/files/bank-files.sql.ts';
import { deliverFiles } from '../origination/files/deliver-files.ts';
import type { Origination } from '../origination/origination.ts';
import { fileReversals } from '../origination/reversals/reversals-into-files.ts';
import { becomeGood } from '../origination/settlement/become-good.ts';
import { anyDateHasCome } from '../origination/settlement/leg-dates.sql.ts';
import { settle } from '../origination/settlement/settle.ts';
import { readAndApply, readInbound } from '../returns/files/read-inbound.ts';
import type { InboundListing } from './inbound-listing.ts';

/** What the day of a bank is played with. */
export interface PlayedBank extends Origination {
  retry: RetryPause;
  listing: InboundListing;
}

/** Whether we know the bank's plans. A real bank may send something at any instant. */
export const isSimulated = ({ actUntil }: Bank) => actUntil !== undefined;

/**
 * When a bank gets what is sent now. A real bank gets it now, although an instant may be played
 * late. A simulated bank lives by the instants, however fast the clock of the sandbox runs.
 */
function timeAtBank({ bank, bankingClock }: PlayedBank, playedAt: Date): Date {
  return isSimulated(bank) ? playedAt : bankingClock.bankingNow();
}

/** `isPatient`: a bank with waiting files is skipped until its pause is over. */
export async function finishUnfinished(context: PlayedBank, until: Date, isPatient: boolean): Promise<void> {
  if (isPatient && !context.retry.isOver()) return;
  const delivered = await deliverFiles(context, timeAtBank(context, until));
  const { isRead, isApplied } = await readAndApply(context, context.bankingClock.bankingNow());
  context.retry.tried(delivered === 'done' && !(isRead && isApplied) ? 'later' : delivered);
}

/**
 * The order of a day (Contract, operators and sandbox): inbound files, settlements, captures
 * becoming good, screening of users, batch run, cut-offs, confirmations. Returns the time up to
 * which the bank's files were read; null: the instant waits, because the bank may still be writing
 * a file.
 */
export async function playInstant(context: PlayedBank, instant: BankingInstant): Promise<Date | null> {
  await deliverFiles(context, timeAtBank(context, instant.at));
  const { readAt, settling } = await readInbound(context, instant.at);
  context.listing.listed(settling);
  if (settling && context.listing.mayWait(instant.at)) return null;
  // Banks that share its account wait for it: they need not wait for the rest of the instant.
  if (context.bank.shared !== undefined && !sharesAccount(context.bank))
    await context.inPhase((phase) => noteInboundRead(phase, context.bank.name, readAt));
  if (await anyDateHasCome(context.database, context.bank.name, { at: instant.at, readAt })) {
    await settle(context, instant.at);
    await context.inPhase((phase) =>
      markSettled(phase, context.bank.name, { until: instant.at, at: context.clock.now() }),
    );
    await becomeGood(context, readAt);
  }
  const screenedAt = instant.cutOff === null ? null : await screenDue(context);
  if (instant.cutOff?.speed === 'standard') {
    await runBatches(context, instant.at);
    await askFees(context, instant.at);
    await fileFees(context, instant);
    await reverseFiles({ ...context, banks: [context.bank], now: () => context.clock.now() }, context.bank.name);
    await fileReversals(context, instant);
    await fileCheckEntries(context, instant);
  }
  await cutOff(context, instant, screenedAt);
  await fileDishonors(context, instant);
  context.retry.tried(await deliverFiles(context, timeAtBank(context, instant.at)));
  return readAt;
}
