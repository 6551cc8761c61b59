// The banks of the sandbox. They exchange files with the service over local directories, as real
// banks do.
import { join } from 'node:path';
import { nextInstant } from '../../ach/calendar/banking-instants.ts';
import { networkWindows, sameDayLimit } from '../../ach/calendar/windows.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BankingClock, Clock } from '../../platform/std/clock.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { type Bank, type BankDescription, everyTrace, sharesAccount } from '../connections/bank.ts';
import { receiving } from '../connections/configuration/open-bank.ts';
import { directoryExchange } from '../connections/exchange/directory/directory-exchange.ts';
import type { FileExchange } from '../connections/exchange/exchange.ts';
import { ExchangeFault } from '../connections/exchange/exchange-fault.ts';
import { plainProfile } from '../connections/profile/file-profile.ts';
import { ownerOf } from '../connections/profile/own-modifiers.ts';
import { simulatedNames, simulatedWords } from './acknowledgments.ts';
import { actUntil, type BankSide } from './bank-side.ts';
import { isUnreachable, takeFailure } from './faults.sql.ts';

export interface SimulatedBank extends Bank {
  side: BankSide;
}

/** Used when no banks file describes other banks. */
export const onlySimulatedBank: BankDescription = {
  name: 'simulated',
  isFirst: true,
  odfi: '09100001',
  traces: everyTrace,
  windows: networkWindows,
  same_day_limit: sameDayLimit,
  parties: {
    immediate_destination: '091000019',
    immediate_destination_name: 'SIMULATED BANK',
    immediate_origin: '091000019',
    immediate_origin_name: 'ACHORD',
  },
  company_identification: '1091000019',
  company_name: 'ACHORD',
  file: plainProfile,
  file_entries: 250_000,
  file_lines: 1_250_000,
  statement_booking: 'gross',
};

interface Simulating {
  database: Database;
  vault: Vault;
  /** Stored with the notes of its exchange. */
  clock: Clock;
  bankingClock: BankingClock;
  /**
   * The folder for the files of all simulated banks; every process of the sandbox sees the same
   * one.
   */
  directory: string;
  /** Of home, for a bank that shares an account: what its bank publishes is received there. */
  home?: Database;
  /** Of home, for a bank whose account is shared: all act before its files are read. */
  sharing?: () => readonly SimulatedBank[];
}

/** The banks file may describe the bank: its windows, limits and files then apply. */
export function simulatedBank(
  { database, vault, clock, bankingClock, directory, home, sharing = () => [] }: Simulating,
  description: BankDescription = onlySimulatedBank,
): SimulatedBank {
  const { name, parties, file } = description;
  const sharedRoot = join(directory, ownerOf(description));
  const exchanging = { bank: name, root: join(directory, name), sharedRoot, notes: database, clock };
  const exchange = directoryExchange({ ...exchanging, side: 'bank' });
  const side: BankSide = { name, database, vault, parties, offset: file.offset ?? null, exchange };
  return {
    ...description,
    exchange: failingOnRequest(directoryExchange({ ...exchanging, side: 'originator' }), description, {
      database,
      bankingClock,
    }),
    wrapping: { wrap: null, suffix: '' },
    unwrap: null,
    names: simulatedNames,
    acknowledgments: simulatedWords,
    // The simulated bank renames a file when it is complete: no waiting is needed.
    settleMs: 0,
    pollMs: 0,
    side,
    ...receiving(description, home),
    // Home reads what a bank that shares its account has published, so it lets that bank act.
    async actUntil(at) {
      if (sharesAccount(description) && home !== undefined) return;
      for (const { side: acting } of [{ side }, ...sharing()]) await actUntil(acting, at);
    },
  };
}

/**
 * Fails as an operator asked: cannot be reached at all, or fails the next upload before anything
 * was sent. That file goes out with the next banking instant.
 */
function failingOnRequest(
  exchange: FileExchange,
  { name, windows }: BankDescription,
  { database, bankingClock }: Pick<Simulating, 'database' | 'bankingClock'>,
): FileExchange {
  return {
    ...exchange,
    async inSession(work) {
      if (await isUnreachable(database, name))
        throw new ExchangeFault('unreachable', `${name}, because an operator asked the sandbox for this fault`);
      return exchange.inSession((session) =>
        work({
          ...session,
          async submit(file) {
            const now = bankingClock.bankingNow();
            // A file that the bank received in another way is not uploaded: nothing can fail.
            const there = (await session.outcomeOf(file.name)) === 'delivered';
            if (!there && (await takeFailure(database, name, now, nextInstant(now, windows).at)))
              throw new ExchangeFault(
                'connection_lost',
                `${file.name}, because an operator asked the sandbox for this fault`,
              );
            await session.submit(file);
          },
        }),
      );
    },
  };
}
