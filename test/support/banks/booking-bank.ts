// A bank statement as the bank books it: from the totals of our files and from its own returns,
// never from our books.
import { easternDay } from '../../../src/ach/calendar/eastern-time.ts';
import type { TestService } from '../service/service.ts';
import { enterLinesAt, type TestLine } from './bank-statements.ts';

/** How it books a file with an entry that was returned before the file settled. */
export type Booking = 'gross' | 'net';

interface SettledFile {
  uuid: string;
  name: string;
  settles_at: Date;
  total_debits: number;
  total_credits: number;
}

interface ReturnedEntry {
  /** The bank file with the return. */
  name: string;
  /** Our file with the entry. */
  file_uuid: string;
  direction: 'debit' | 'credit';
  amount: number;
  received_at: Date;
}

/**
 * All lines that the bank has booked so far: of each of our settled files, and of each file of
 * returns.
 */
export async function bookedLines(service: TestService, booking: Booking, bank = 'simulated'): Promise<TestLine[]> {
  const { database, clock } = service.context;
  const files = await database.query<SettledFile>(
    `SELECT uuid, name, settles_at, total_debits, total_credits FROM bank_files
     WHERE bank = $1 AND kind = 'entries' AND state = 'confirmed' AND settles_at <= $2 ORDER BY name`,
    [bank, clock.now()],
  );
  const returned = await database.query<ReturnedEntry>(
    `SELECT i.name, e.file_uuid, b.direction, b.amount, b.received_at
     FROM bank_items b
     JOIN inbound_files i ON i.content_uuid = b.content_uuid
     LEFT JOIN entries e ON e.shard = shard_of(b.processor_id) AND e.processor_id = b.processor_id AND e.uuid = b.entry_uuid
     WHERE i.bank = $1 AND b.kind IN ('return', 'reject') AND b.state = 'applied' ORDER BY i.name`,
    [bank],
  );
  const fileOf = (one: ReturnedEntry) => files.find(({ uuid }) => uuid === one.file_uuid);
  const isEarly = (one: ReturnedEntry) => one.received_at <= fileOf(one)!.settles_at;
  const known = returned.filter((one) => fileOf(one) !== undefined);
  const netted = booking === 'net' ? known.filter(isEarly) : [];
  const ofFiles = files.flatMap((file) => {
    const back = (direction: 'debit' | 'credit') =>
      sum(netted.filter((one) => one.file_uuid === file.uuid && one.direction === direction));
    const booked_on = easternDay(file.settles_at);
    return [
      line(booked_on, 'credit', file.total_debits - back('debit'), `${file.name} DEBITS`),
      line(booked_on, 'debit', file.total_credits - back('credit'), `${file.name} CREDITS`),
    ];
  });
  const ofReturns = [
    ...Map.groupBy(
      known.filter((one) => !netted.includes(one)),
      ({ name, direction }) => `${name} ${direction}`,
    ),
  ].map(([reference, items]) => {
    // No return settles before its entry.
    const days = items.flatMap((one) => [one.received_at, fileOf(one)!.settles_at]).map(easternDay);
    return line(days.toSorted().at(-1)!, items[0]!.direction, sum(items), `RETURNS ${reference}`);
  });
  return [...ofFiles, ...ofReturns].filter(({ amount }) => amount > 0);
}

const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
const line = (booked_on: string, direction: TestLine['direction'], amount: number, reference: string): TestLine => ({
  booked_on,
  direction,
  amount,
  reference,
});

/** Enters what the bank has booked so far. Lines that were entered before stay unchanged. */
export async function enterBooked(service: TestService, booking: Booking, bank?: string): Promise<TestLine[]> {
  const lines = await bookedLines(service, booking, bank);
  if (lines.length > 0) {
    const answer = await enterLinesAt(service, bank, ...lines);
    if (answer.status !== 200) throw new Error(`not entered: ${answer.text}`);
  }
  return lines;
}
