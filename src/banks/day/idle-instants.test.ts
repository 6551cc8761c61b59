// What a banking instant costs when it has nothing to do, as most instants do.
import { expect, it } from 'vitest';
import { recordingBank } from '../../../test/support/banks/recording-bank.ts';
import { testService } from '../../../test/support/service/service.ts';
import { type BankingInstant, nextInstant } from '../../ach/calendar/banking-instants.ts';
import type { Database } from '../../platform/database/database.ts';
import { bankingDays } from './play-banking-day.ts';

/** Counts every query, including BEGIN and COMMIT. */
function counting(database: Database): { database: Database; taken(): number } {
  let count = 0;
  const counted =
    <Arguments extends unknown[], Result>(run: (...given: Arguments) => Result) =>
    (...given: Arguments): Result => {
      count++;
      return run(...given);
    };
  return {
    database: {
      ...database,
      query: counted(database.query) as Database['query'],
      async connect() {
        const { query, command, release } = await database.connect();
        return { query: counted(query) as Database['query'], command: counted(command), release };
      },
    },
    taken() {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

const kindOf = ({ cutOff }: BankingInstant) => cutOff?.speed ?? 'no cut-off';

// Each includes four queries of the run around it: leasing and releasing the day, and two checks
// for unfinished work after a crash. A cut-off looks for payments without a state, for users to
// screen, and for files to reverse.
const expected = { 'no cut-off': 10, sameday: 16, standard: 25 };

it('takes few queries for an instant that has nothing to do', async () => {
  const service = await testService();
  const { vault, log } = service.context;
  const clock = service.context.sandboxClock!;
  // The plans of this bank are unknown, so all of its instants are played.
  const bank = recordingBank(service);
  const { database, taken } = counting(service.context.database);
  const days = bankingDays({ database, vault, banks: [bank], clock, bankingClock: clock, log });
  let at = clock.bankingNow();
  const costs = new Map<string, number>();
  for (let instants = 0; instants < 10; instants++) {
    const next = nextInstant(at, bank.windows);
    at = next.at;
    taken();
    expect(await days.playUntil(at)).toBe(1);
    costs.set(kindOf(next), taken());
  }
  expect(Object.fromEntries(costs)).toEqual(expected);
});
