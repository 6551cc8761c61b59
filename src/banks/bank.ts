// A bank (ODFI) that we originate through: who it is, when its windows close, what its files say,
// and how they travel.
import type { Windows } from '../calendar/windows.ts';
import type { FileExchange } from './exchange/exchange.ts';
import type { Wrapping } from './exchange/send-file.ts';
import type { Pgp } from './pgp/pgp.ts';

/**
 * How a bank's statement books a file with an entry that came back before the file settled. gross:
 * the total of the file, and the return as a line of its own. net: one line, less the return.
 */
export const statementBookings = ['gross', 'net'] as const;
export type StatementBooking = (typeof statementBookings)[number];

/** What a bank is, before anything is exchanged with it. */
export interface BankDescription {
  /** Names the bank in our tables. */
  name: string;
  /** Of the banks file: tenants that name no bank go through it. */
  isFirst: boolean;
  /** The first eight digits of its routing number: they begin each trace number. */
  odfi: string;
  windows: Windows;
  /** Cents of an entry at most that settles on the day of its cut-off. */
  same_day_limit: number;
  /** As the file header names both. */
  parties: {
    immediate_destination: string;
    immediate_destination_name: string;
    immediate_origin: string;
    immediate_origin_name: string;
  };
  /** Of the batch header, where a merchant and its tenant have none of their own. */
  company_identification: string;
  company_name: string;
  /** Entries of a file at most; more become several files. */
  file_entries: number;
  /** For files that are opened from now on. */
  statement_booking: StatementBooking;
}

export interface Bank extends BankDescription {
  exchange: FileExchange;
  wrapping: Wrapping;
  unwrap: Pgp['unwrap'];
  /** A file of the bank is fetched once it was listed unchanged for so long. Milliseconds. */
  settleMs: number;
  /** Does what the bank does up to an instant: a simulated one has to be told. */
  actUntil?(at: Date): Promise<void>;
}
