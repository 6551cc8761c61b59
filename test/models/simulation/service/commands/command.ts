// A command of the simulation: drawn by weight, and played with its own random numbers.
import { type Judged, judgeHistory } from '../payment-history.ts';
import type { ItemRow, PaymentRows, Rows } from '../payment-rows.ts';
import { type Choose, readRowsNow, type StartedPayment, type World, waitForDueWork } from '../world.ts';

export interface Command {
  name: string;
  weight: number;
  play(world: World, choose: Choose): Promise<void>;
}

export const pick = <Item>(choose: Choose, from: readonly Item[]): Item | undefined => from[choose(from.length)];

/** A payment and its facts when everything due has happened. A `wanted` one, if there is any. */
export async function pickPayment(
  world: World,
  choose: Choose,
  wanted: (rows: PaymentRows) => boolean = () => true,
): Promise<PaymentState | undefined> {
  await waitForDueWork(world);
  const all = await readRowsNow(world);
  const among = draws(world, all, choose);
  const fitting = among.filter(({ uuid }) => wanted(all.payments.get(uuid)!));
  const payment = pick(choose, fitting.length > 0 ? fitting : among);
  return payment && { payment, ...stateIn(all, payment) };
}

/** A payment and its facts. */
export interface PaymentState {
  payment: StartedPayment;
  rows: PaymentRows;
  judged: Judged;
}

/** The same for each of them, in the order of their starts. */
export async function allPayments(world: World): Promise<PaymentState[]> {
  await waitForDueWork(world);
  const all = await readRowsNow(world);
  return world.payments.map((payment) => ({ payment, ...stateIn(all, payment) }));
}

/**
 * The latest payments have most work ahead of them, and crossings need payments with earlier
 * failures.
 */
function draws({ payments }: World, rows: Rows, choose: Choose): readonly StartedPayment[] {
  const recent = payments.slice(-12);
  const busy = recent.filter(({ uuid }) => isBusy(rows.payments.get(uuid)!));
  return [payments, recent, busy, busy][choose(4)]!;
}

export const isBusy = ({ refunds, legs }: PaymentRows): boolean =>
  refunds.length > 0 || legs.some(({ state }) => state === 'returned');

export async function stateOf(world: World, payment: StartedPayment): Promise<{ rows: PaymentRows; judged: Judged }> {
  await waitForDueWork(world);
  return stateIn(await readRowsNow(world), payment);
}

function stateIn(all: Rows, { uuid }: StartedPayment): { rows: PaymentRows; judged: Judged } {
  const rows = all.payments.get(uuid)!;
  return { rows, judged: judgeHistory(rows, itemsByUuid(all.items)) };
}

export const itemsByUuid = (items: readonly ItemRow[]) => new Map(items.map((item) => [item.uuid, item]));
