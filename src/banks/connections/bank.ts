// A bank (ODFI) that we originate through: its identity, its windows, the values of its files, and
// its file exchange.
import type { Windows } from '../../ach/calendar/windows.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileExchange } from './exchange/exchange.ts';
import type { Wrapping } from './exchange/send-file.ts';
import type { Pgp } from './pgp/pgp.ts';
import type { AcknowledgmentWords } from './profile/acknowledgments.ts';
import type { FileProfile } from './profile/file-profile.ts';
import type { InboundNames } from './profile/inbound-names.ts';

/**
 * How a bank statement shows a file with an entry that was returned before settlement. gross: the
 * total of the file, and the return as a separate line. net: one line, less the return.
 */
export const statementBookings = ['gross', 'net'] as const;
export type StatementBooking = (typeof statementBookings)[number];

export interface TraceRange {
  first: number;
  last: number;
}

/** All that seven digits hold. */
export const everyTrace: TraceRange = { first: 1, last: 9_999_999 };

/** One of several banks of this service that are one bank: one account, server and statement. */
export interface SharingBank {
  name: string;
  lane: string;
  traces: TraceRange;
  /** The file ID modifiers that the banks file gives it. */
  modifiers: readonly string[];
}

/** The banks that share an account (decision 68). */
export interface Sharing {
  /** Of home: it receives the bank's files for all, and has the bank statement. */
  owner: string;
  /** Without the owner. */
  others: readonly SharingBank[];
}

/** Whether another bank has its account: home receives its files and has its statement. */
export const sharesAccount = ({ name, shared }: Pick<BankDescription, 'name' | 'shared'>): boolean =>
  shared !== undefined && shared.owner !== name;

/** The description of a bank, without its file exchange. */
export interface BankDescription {
  /** The name of the bank in our tables. */
  name: string;
  /** Absent: home. */
  lane?: string;
  /** First in the banks file: tenants without a bank of their own use it. */
  isFirst: boolean;
  /** The first eight digits of its routing number: the start of each trace number. */
  odfi: string;
  /** The last seven digits of its trace numbers. */
  traces: TraceRange;
  windows: Windows;
  /** Cents: the most of an entry that settles on the day of its cut-off. */
  same_day_limit: number;
  /** Both sides as the file header names them. */
  parties: {
    immediate_destination: string;
    immediate_destination_name: string;
    immediate_origin: string;
    immediate_origin_name: string;
  };
  /** For the batch header, when neither the merchant nor its tenant has its own. */
  company_identification: string;
  company_name: string;
  /** How the bank wants our files. */
  file: FileProfile;
  /** The most entries of a file; more entries go into several files. */
  file_entries: number;
  /** The most lines of a file, with addenda and without the lines around its batches. */
  file_lines: number;
  /** For files that are opened from now on. */
  statement_booking: StatementBooking;
  /** Absent: no other bank shares its account. */
  shared?: Sharing;
}

export interface Bank extends BankDescription {
  exchange: FileExchange;
  wrapping: Wrapping;
  unwrap: Pgp['unwrap'];
  /** Which of the bank's files are of which kind; null: all are files with returns. */
  names: InboundNames | null;
  /** How its acknowledgments are read; null: an operator reads them. */
  acknowledgments: AcknowledgmentWords | null;
  /** Milliseconds: how long a listed file of the bank must stay unchanged before it is fetched. */
  settleMs: number;
  /** Milliseconds between two listings of the bank's files; 0: they are listed at instants only. */
  pollMs: number;
  /** If it shares an account: the database of home, which receives the files of the bank. */
  receivedAt?: Database;
  /** Does what the bank does up to an instant. Only a simulated bank needs this. */
  actUntil?(at: Date): Promise<void>;
}
