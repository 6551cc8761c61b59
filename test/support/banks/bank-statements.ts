// The statement of the bank, as an operator enters it: what it shows of what the books expect, and
// what nobody does.
import { easternDay } from '../../../src/calendar/eastern-time.ts';
import { operatorBooksUuid } from '../../../src/ledger/operator-books.ts';
import type { TestAnswer, TestService } from '../service/service.ts';

export interface TestLine {
  booked_on: string;
  direction: 'debit' | 'credit';
  amount: number;
  reference: string;
}

export const today = ({ context }: TestService) => easternDay(context.clock.now());

export const enter = (service: TestService, ...lines: Partial<TestLine>[]): Promise<TestAnswer> =>
  enterAt(service, undefined, ...lines);

/** On the statement of a bank; undefined: of the only one. */
export function enterAt(
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

/**
 * Enters one line that nothing will explain, and lets the days pass until it is in suspense;
 * answers its uuid.
 */
export async function suspended(service: TestService, line: Partial<TestLine> = {}): Promise<string> {
  const { body } = await enter(service, line);
  await service.send('POST', '/sandbox/v1/clock/advance', { body: { banking_days: 1 } });
  await service.send('POST', '/admin/v1/bank-statement/reconcile', { body: {} });
  return body.data.lines[0].uuid;
}

export async function lineStates(service: TestService): Promise<string[]> {
  const { body } = await service.send('GET', '/admin/v1/bank-statement/lines?per_page=100');
  return body.data.lines.map(
    ({ state, direction, amount }: Record<string, string>) => `${direction} ${amount} ${state}`,
  );
}

/** The last days, each with what the books expect and what the statement shows. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
export async function reconciliation(service: TestService, bank?: string): Promise<any> {
  const until = today(service);
  const from = easternDay(new Date(service.context.clock.now().getTime() - 60 * 86_400_000));
  const query = `start_date=${from}&end_date=${until}${bank === undefined ? '' : `&bank=${bank}`}`;
  return (await service.send('GET', `/admin/v1/bank-statement/reconciliation?${query}`)).body.data;
}

/** Enters what the books expect and no line shows yet, file by file, as a bank would show it. */
export async function enterExpected(service: TestService, bank?: string): Promise<void> {
  const { days } = await reconciliation(service, bank);
  const lines = days.flatMap(({ day, missing }: { day: string; missing: (TestLine & { name: string })[] }) =>
    missing.map(({ direction, amount, name }) => ({
      booked_on: day,
      direction,
      amount,
      reference: `${name} ${direction}`,
    })),
  );
  if (lines.length > 0) await enterAt(service, bank, ...lines);
}

/** What stands on the operator's own books: `BANK -100, SUSP 100`. */
export async function operatorBooks(service: TestService): Promise<string> {
  const { body } = await service.send('GET', `/admin/v1/ledger/balances?processor_uuid=${operatorBooksUuid}`);
  return body.data.map(({ account, balance }: Record<string, string>) => `${account} ${balance}`).join(', ');
}
