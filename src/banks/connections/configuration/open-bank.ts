// Opens the bank that origination works with, from its configuration.
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import { type Bank, type BankDescription, sharesAccount } from '../bank.ts';
import { lineBytes } from '../profile/file-profile.ts';
import { openExchange } from './open-exchange.ts';
import type { ConfiguredBank } from './read-banks-file.ts';

// The most lines of one entry: its own, its addenda, the two of a batch of its own, and its offset
// entry. CTX entries have more addenda: the writer counts lines too.
const linesOfEntry = 5;

// A line before the header, the two of the file, and nine that fill its last block.
const linesAround = 12;

/** `index`: its place in the banks file. */
export function describedBank(configured: ConfiguredBank, index: number): BankDescription {
  const { name, odfi, windows, same_day_limit_cents, company_identification, company_name, statement_booking } =
    configured;
  const { destination_is_routing_number: _, file_entries, ...file } = configured.file;
  return {
    name,
    ...(configured.lane === undefined ? {} : { lane: configured.lane }),
    isFirst: index === 0,
    odfi,
    traces: configured.traces,
    windows,
    same_day_limit: same_day_limit_cents,
    parties: {
      immediate_destination: configured.immediate_destination,
      immediate_destination_name: configured.immediate_destination_name,
      immediate_origin: configured.immediate_origin,
      immediate_origin_name: configured.immediate_origin_name,
    },
    company_identification,
    company_name,
    statement_booking,
    file,
    file_entries: Math.min(
      // No entry has more than one offset entry.
      file.offset === undefined ? file_entries : Math.floor(file_entries / 2),
      Math.max(1, Math.floor(configured.file_size_limit_bytes / (linesOfEntry * lineBytes(file)))),
    ),
    file_lines: Math.floor(configured.file_size_limit_bytes / lineBytes(file)) - linesAround,
    ...(configured.shared === undefined ? {} : { shared: configured.shared }),
  };
}

/** Home receives the files of a bank that shares an account. */
export const receiving = (bank: BankDescription, home: Database | undefined): Pick<Bank, 'receivedAt'> =>
  sharesAccount(bank) && home !== undefined ? { receivedAt: home } : {};

/** Milliseconds: home may wait for files of an instant. Who shares its account waits longer. */
const afterHomeMs = 10_000;

/**
 * `notes`: where deliveries are noted; each note is committed on its own. `home`: its database, for
 * a bank that shares an account.
 */
export function openBank(
  configured: ConfiguredBank,
  index: number,
  notes: Queryable,
  clock: Clock,
  home?: Database,
): Bank {
  const { pgp, suffix, sftp, acknowledgments } = configured;
  const described = describedBank(configured, index);
  return {
    ...described,
    ...receiving(described, home),
    exchange: openExchange(configured, notes, clock),
    wrapping: { wrap: pgp.wrap, suffix },
    unwrap: pgp.unwrap,
    names: sftp.names ?? null,
    acknowledgments: acknowledgments ?? null,
    settleMs: sftp.settle_seconds * 1_000 + (sharesAccount(described) ? afterHomeMs : 0),
    pollMs: sftp.poll_seconds * 1_000,
  };
}
