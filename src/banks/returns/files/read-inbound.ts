// Fetches, reads and applies the files that the bank has published, and answers the instant up to
// which they are read.

import type { Database } from '../../../platform/database/database.ts';
import { connectionLost } from '../../../platform/database/database-error.ts';
import { madeSafe } from '../../../platform/log/loggable.ts';
import { realClock } from '../../../platform/std/clock.ts';
import { SealBroken } from '../../../platform/vault/vault.ts';
import { inboundReadAt } from '../../connections/bank-days.sql.ts';
import { ExchangeFault } from '../../connections/exchange/exchange-fault.ts';
import type { Origination } from '../../origination/origination.ts';
import { applyItems } from '../apply/apply-items.ts';
import { takeHandedOver } from '../handed/take-handed-over.ts';
import { readItems } from '../items/read-items.ts';
import { anythingToRead } from './inbound-files.sql.ts';
import { receiveFiles } from './receive-files.ts';

export interface InboundRead {
  /** The instant up to which the files were read. No capture becomes good beyond it. */
  readAt: Date;
  /** A listed file may still be written, and was not fetched. */
  settling: boolean;
}

/** If the bank cannot be reached, sent entries still settle. */
export async function readInbound(context: Origination, until: Date): Promise<InboundRead> {
  if (context.bank.receivedAt !== undefined) return readHandedOver(context, context.bank.receivedAt, until);
  const { database, vault, bank, clock, log } = context;
  let settling: boolean;
  try {
    await bank.actUntil?.(until);
    const receiving = {
      exchange: bank.exchange,
      archive: { database, vault, clock },
      unwrap: bank.unwrap,
      names: bank.names,
      settleMs: bank.settleMs,
      clock: realClock,
    };
    const { ignored, problems, ...received } = await receiveFiles(receiving, until);
    settling = received.settling;
    for (const name of ignored)
      log.info(
        { bank: madeSafe(bank.name), file: madeSafe(name) },
        'a file of the bank is ignored because of its name',
      );
    for (const problem of problems)
      log.error({ bank: madeSafe(bank.name), problem: madeSafe(problem) }, 'a file of the bank has a problem');
  } catch (error) {
    if (!(error instanceof ExchangeFault)) throw error;
    log.warn(
      { bank: madeSafe(bank.name), fault: error.code, reason: madeSafe(error.message) },
      "the bank's files were not read",
    );
    // A return in what is archived must not wait for the bank.
    await readAndApply(context, until);
    return { readAt: await inboundReadAt(database, bank.name), settling: false };
  }
  const { isRead } = await readAndApply(context, until);
  return { readAt: isRead && !settling ? until : await inboundReadAt(database, bank.name), settling };
}

/**
 * Of a bank whose files home receives: takes what home hands over. While home is away, or until it
 * has read the files of this instant, no capture becomes good, as while a bank is away.
 */
async function readHandedOver(context: Origination, home: Database, until: Date): Promise<InboundRead> {
  const { database, bank, log } = context;
  let isAway = false;
  const readAt = await takeHandedOver(context, home).catch((error) => {
    isAway = connectionLost(error);
    if (isAway) log.warn({ bank: madeSafe(bank.name), err: error }, "home is away: the bank's files were not read");
    else if (error instanceof SealBroken)
      log.error({ bank: madeSafe(bank.name), reason: madeSafe(error.message) }, 'a file of the bank cannot be read');
    else throw error;
    return null;
  });
  await readAndApply(context, until);
  // In the sandbox nothing waits: there home plays each instant first.
  const settling = !isAway && bank.actUntil === undefined && (readAt === null || readAt < until);
  if (readAt === null) return { readAt: await inboundReadAt(database, bank.name), settling };
  return { readAt: readAt < until ? readAt : until, settling };
}

/**
 * Reads received files and applies open items. `isRead`: every file could be decrypted.
 * `isApplied`: every item could be decrypted.
 */
export async function readAndApply(context: Origination, at: Date): Promise<{ isRead: boolean; isApplied: boolean }> {
  if (!(await anythingToRead(context.database, context.bank.name))) return { isRead: true, isApplied: true };
  return { isRead: await readItems(context, at), isApplied: await applyItems(context) };
}
