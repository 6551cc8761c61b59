// The bank statement as an operator enters it: with expected and unexpected lines.
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import { operatorBooksUuid } from '../../../src/payments/ledger/operator-books.ts';
import type { TestAnswer, TestService } from '../service/service.ts';

export interface TestLine {
  booked_on: string;
  direction: 'debit' | 'credit';
  amount: number;
  reference: string;
  occurrence?: number;
}

export const today = ({ context }: TestService) => easternDay(context.clock.now());

export const enterLines = (service: TestService, ...lines: Partial<TestLine>[]): Promise<TestAnswer> =>
  enterLinesAt(service, undefined, ...lines);

/** For the statement of this bank. Undefined: of the only bank. */
export function enterLinesAt(
  service: TestService,
  bank: string | undefined,
  ...lines: Partial<TestLine>[]
): Promise<TestAnswer> {
  const whole = lines.map((line, n) => ({
    booked_on: today(service),
    direction: 'debit',
    amount: 100,
    reference: `line ${n}`,
    ...line,
  }));
  return service.send('POST', '/admin/v1/bank-statement/lines', { body: { bank, lines: whole } });
}

/** Enters one unexpected line, and lets days pass until it is in suspense. Returns its uuid. */
export async function enterSuspenseLine(service: TestService, line: Partial<TestLine> = {}): Promise<string> {
  const { body } = await enterLines(service, line);
  await service.send('POST', '/sandbox/v1/clock/advance', { body: { banking_days: 1 } });
  await service.send('POST', '/admin/v1/bank-statement/reconcile', { body: {} });
  return body.data.lines[0].uuid;
}

export async function lineStates(service: TestService): Promise<string[]> {
  const { body } = await service.send('GET', '/admin/v1/bank-statement/lines?limit=100');
  return body.data.lines.map(
    ({ state, direction, amount }: Record<string, string>) => `${direction} ${amount} ${state}`,
  );
}

/** The last days, each with the expected total and the total of the statement. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
export async function reconciliation(service: TestService, bank?: string): Promise<any> {
  const until = today(service);
  const from = easternDay(new Date(service.context.clock.now().getTime() - 60 * 86_400_000));
  const query = `start_date=${from}&end_date=${until}${bank === undefined ? '' : `&bank=${bank}`}`;
  return (await service.send('GET', `/admin/v1/bank-statement/reconciliation?${query}`)).body.data;
}

/** Enters all expected lines that are still missing, file by file, like a bank. */
export async function enterExpectedLines(service: TestService, bank?: string): Promise<void> {
  const { days } = await reconciliation(service, bank);
  const lines = days.flatMap(({ day, missing }: { day: string; missing: (TestLine & { name: string })[] }) =>
    missing.map(({ direction, amount, name }) => ({
      booked_on: day,
      direction,
      amount,
      reference: `${name} ${direction}`,
    })),
  );
  if (lines.length > 0) await enterLinesAt(service, bank, ...lines);
}

/** The balances of the operator books: `BANK -100, SUSP 100`. */
export async function operatorBooks(service: TestService): Promise<string> {
  const { body } = await service.send('GET', `/admin/v1/ledger/balances?processor_uuid=${operatorBooksUuid}`);
  return body.data.map(({ account, balance }: Record<string, string>) => `${account} ${balance}`).join(', ');
}
