// A service whose calendar begins on a weekend: no cut-off and no settlement comes before a test
// advances the clock. Otherwise the day of the test run would decide.
import { isBankingDay } from '../../../src/ach/calendar/banking-days.ts';
import { addDays } from '../../../src/ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { advance } from '../payments/payments.ts';
import { type TestService, testService } from './service.ts';

/** Like `testService`, on a weekend. */
export async function weekendService(options: Parameters<typeof testService>[0] = {}): Promise<TestService> {
  const service = await testService(options);
  await waitForWeekend(service);
  return service;
}

/** Advances the clock to noon of the next Sunday before a week without holidays. */
export async function waitForWeekend(service: TestService): Promise<void> {
  let day = addDays(easternDay(service.context.clock.now()), 1);
  // Saturday and Sunday before it, and five banking days after it.
  while ([-1, 0, 1, 2, 3, 4, 5].some((n) => isBankingDay(addDays(day, n)) !== n > 0)) day = addDays(day, 1);
  await advance(service, { to: easternTime(day, 12, 0).toISOString() });
}
