// What the copies of files moved that the bank processed twice: by the lines and returns that the
// simulation knows of. A copy moves no payment.
import type { ItemRow, Rows } from './payment-rows.ts';
import { expectSame, SimulationFailed } from './simulation-failed.ts';
import { expectStatus, type World } from './world.ts';

type Copy = World['copies'][number];

export const copyOf = ({ copies }: World, file: string | null): Copy | undefined =>
  copies.find(({ file_uuid }) => file_uuid === file);

export const returnsOf = ({ uuid }: Copy, { items }: Pick<Rows, 'items'>): ItemRow[] =>
  items.filter(({ file_copy_uuid }) => file_copy_uuid === uuid);

/** Cents of it that we still have. Below zero: they are missing. */
export const restOf = (copy: Copy, rows: Pick<Rows, 'items'>): number =>
  returnsOf(copy, rows).reduce(
    (sum, { direction, amount }) => sum + (direction === 'credit' ? amount : -amount),
    copy.lines + copy.writtenOff,
  );

/**
 * Throws unless each entry came back from its copy at most once, and no payment moved with that.
 */
export async function judgeCopies(world: World, rows: Rows): Promise<void> {
  const sources = new Set([...rows.payments.values()].flatMap(({ moves }) => moves.map((move) => move.source_uuid)));
  for (const copy of world.copies) {
    const returns = returnsOf(copy, rows);
    for (const item of returns) {
      if (sources.has(item.uuid)) throw new SimulationFailed(`a second return moved a payment: ${item.original_trace}`);
      const [leg] = rows.legs.filter(({ uuid }) => uuid === item.leg_uuid);
      if (leg === undefined) continue;
      expectSame('the file of a second return', leg.file_uuid, copy.file_uuid);
      const shared = rows.legs.filter(
        ({ file_uuid, trace_id }) => file_uuid === leg.file_uuid && trace_id === leg.trace_id,
      );
      expectSame(
        'the cents of a second return',
        item.amount,
        shared.reduce((sum, { amount }) => sum + amount, 0),
      );
    }
    expectSame('entries that came back from a copy', new Set(returns.map((one) => one.leg_uuid)).size, returns.length);
    const path = `/admin/v1/file-copies/${copy.uuid}`;
    const { data } = await expectStatus(world, 200, { method: 'GET', path, token: world.service.adminToken });
    expectSame('what is left of a copy', [data.rest, data.return_count], [restOf(copy, rows), returns.length]);
  }
}
