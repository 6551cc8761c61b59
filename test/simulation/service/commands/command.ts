// A command of the simulation: drawn by weight, and played with its own draws.
import { type Judged, judgeHistory } from '../payment-history.ts';
import type { ItemRow, PaymentRows } from '../payment-rows.ts';
import { type Choose, now, type StartedPayment, settle, type World } from '../world.ts';

export interface Command {
  name: string;
  weight: number;
  play(world: World, choose: Choose): Promise<void>;
}

export const pick = <Item>(choose: Choose, from: readonly Item[]): Item | undefined => from[choose(from.length)];

/** A payment as it stands and what is true of it, once everything due has happened; undefined where there is none yet. */
export async function anyPayment(
  world: World,
  choose: Choose,
): Promise<{ payment: StartedPayment; rows: PaymentRows; judged: Judged } | undefined> {
  // Those that were started last have most before them.
  const recent = world.payments.slice(-12);
  const payment = pick(choose, choose(4) === 0 ? world.payments : recent);
  return payment && { payment, ...(await standing(world, payment)) };
}

export async function standing(world: World, { uuid }: StartedPayment): Promise<{ rows: PaymentRows; judged: Judged }> {
  await settle(world);
  const all = await now(world);
  const rows = all.payments.get(uuid)!;
  return { rows, judged: judgeHistory(rows, itemsByUuid(all.items)) };
}

export const itemsByUuid = (items: readonly ItemRow[]) => new Map(items.map((item) => [item.uuid, item]));
