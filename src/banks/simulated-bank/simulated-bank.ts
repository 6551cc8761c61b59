// The bank of the sandbox: a real bank's files go to it and come from it, over directories of this machine.
import { join } from 'node:path';
import { nextInstant } from '../../calendar/banking-instants.ts';
import { networkWindows } from '../../calendar/windows.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../std/clock.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Bank } from '../bank.ts';
import { directoryExchange } from '../exchange/directory/directory-exchange.ts';
import type { FileExchange } from '../exchange/exchange.ts';
import { ExchangeFault } from '../exchange/exchange-fault.ts';
import { actUntil, type BankSide } from './bank-side.ts';
import { takeFailure } from './faults.sql.ts';

export interface SimulatedBank extends Bank {
  side: BankSide;
}

/** `directory`: where its files lie; every process of the sandbox sees the same. */
export function simulatedBank(on: {
  database: Database;
  vault: Vault;
  clock: Clock;
  directory: string;
}): SimulatedBank {
  const { database, vault, clock, directory } = on;
  const name = 'simulated';
  const exchanging = { bank: name, root: join(directory, name), notes: database, clock };
  const parties = {
    immediate_destination: '091000019',
    immediate_destination_name: 'SIMULATED BANK',
    immediate_origin: '091000019',
    immediate_origin_name: 'ACHORD',
  };
  const side: BankSide = { database, vault, parties, exchange: directoryExchange({ ...exchanging, side: 'bank' }) };
  return {
    name,
    odfi: '09100001',
    windows: networkWindows,
    parties,
    company_identification: '1091000019',
    company_name: 'ACHORD',
    file_entries: 250_000,
    exchange: failingOnce(directoryExchange({ ...exchanging, side: 'originator' }), { database, clock }),
    wrapping: { wrap: null, suffix: '' },
    unwrap: null,
    // It renames its files when they are whole.
    settleMs: 0,
    side,
    actUntil: (at) => actUntil(side, at),
  };
}

/** Fails the next upload when an operator has asked for it, before anything of it was sent: it goes out with the next banking instant. */
function failingOnce(exchange: FileExchange, { database, clock }: { database: Database; clock: Clock }): FileExchange {
  return {
    ...exchange,
    inSession: (work) =>
      exchange.inSession((session) =>
        work({
          ...session,
          async submit(file) {
            const now = clock.now();
            // What the bank has by other ways is not uploaded any more: nothing can fail.
            const there = (await session.fateOf(file.name)) === 'delivered';
            if (!there && (await takeFailure(database, now, nextInstant(now, networkWindows).at)))
              throw new ExchangeFault('connection_lost', `${file.name}, as the sandbox was asked to`);
            await session.submit(file);
          },
        }),
      ),
  };
}
