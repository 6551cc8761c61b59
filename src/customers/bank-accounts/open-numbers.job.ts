// Opens the numbers of all bank accounts in turn, to find a changed row before an entry needs it.

import type { Database } from '../../platform/database/database.ts';
import type { Job } from '../../platform/database/repeat.ts';
import type { Log } from '../../platform/log/log.ts';
import { uuidOnly } from '../../platform/log/loggable.ts';
import type { Clock } from '../../platform/std/clock.ts';
import { openIfPossible, type Vault } from '../../platform/vault/vault.ts';
import { openAccountNumber } from './account-number.ts';
import { type AccountKey, recordUnopened, selectSealedAccounts } from './account-seals.sql.ts';

const everyMs = 60_000;
/** About 20 ms of work for each run: a million accounts take about a day and a half. */
const atOnce = 500;

export interface Opening {
  database: Database;
  vault: Vault;
  clock: Clock;
  log: Pick<Log, 'error'>;
}

export function openNumbersJob({ database, vault, clock, log }: Opening): Job {
  let after: AccountKey | null = null;

  return {
    name: 'open the numbers of bank accounts',
    everyMs,
    async run() {
      const accounts = await selectSealedAccounts(database, after, atOnce);
      const unopened = accounts.filter((account) => openIfPossible(() => openAccountNumber(vault, account)) === null);
      const through = accounts.length < atOnce ? null : accounts.at(-1)!;
      const found = await recordUnopened(database, { after, through }, unopened, clock.now());
      for (const { processor_id, uuid } of found)
        log.error(
          { processor_id: uuidOnly(processor_id), bank_account_uuid: uuidOnly(uuid) },
          'the number of a bank account does not open for its holder, routing number and type; check who changed the row',
        );
      after = through;
      return 0;
    },
  };
}
