// Files that the bank processes twice: operators record it, match the lines of the bank statement,
// and close the copy.

import { copyOf, restOf } from '../copy-books.ts';
import { expectOutcome, expectStatus, nextKey, readRowsNow, type World, waitForDueWork } from '../world.ts';
import { asOperator } from './as-operator.ts';
import { type Command, pick } from './command.ts';
import { returnByFile } from './reversals.ts';
import { decideAs, enter } from './statements.ts';

const processTwice: Command = {
  name: 'the bank will process a file twice',
  weight: 2,
  async play(world) {
    const path = '/sandbox/v1/bank/process-twice';
    const token = world.service.adminToken;
    await expectOutcome(world, [200], { method: 'POST', path, token, body: {}, key: nextKey(world) });
  },
};

/** Enters a line that no cash of the books explains. Null: every line was explained. */
async function unexplained(world: World, direction: 'debit' | 'credit', amount: number) {
  for (let tries = 0; tries < 20; tries++) {
    const line = await enter(world, direction, amount);
    if (line.state === 'open') return line;
  }
  return null;
}

async function matchToCopy(
  world: World,
  copy: World['copies'][number],
  direction: 'debit' | 'credit',
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  const line = await unexplained(world, direction, amount);
  if (line === null) return;
  await decideAs(world, line, 'match', [200], { as: 'file_processed_twice', file_copy_uuid: copy.uuid });
  copy.lines += direction === 'credit' ? amount : -amount;
}

const report: Command = {
  name: 'a file that the bank processed twice is recorded',
  weight: 3,
  async play(world, choose) {
    await waitForDueWork(world);
    const files = await world.service.watching.query<{
      uuid: string;
      state: string;
      debits: number;
      credits: number;
      is_twice: boolean;
    }>(
      `SELECT f.uuid, f.state, f.total_debits AS debits, f.total_credits AS credits, s.bank IS NOT NULL AS is_twice
       FROM bank_files f LEFT JOIN simulated_faults s ON s.bank = f.bank AND s.twice_file = f.name
       WHERE f.kind = 'entries' AND f.name IS NOT NULL ORDER BY f.uuid`,
      [],
    );
    const twice = files.filter(({ is_twice }) => is_twice);
    const file = pick(choose, twice.length > 0 && choose(4) > 0 ? twice : files.slice(-6));
    if (file === undefined) return;
    const isConfirmed = file.state === 'confirmed';
    const { data } = await expectOutcome(
      world,
      [isConfirmed ? 201 : 'invalid_state'],
      asOperator(world, 'POST', `bank-files/${file.uuid}/processed-twice`),
    );
    // One that is recorded is answered as it is.
    if (!isConfirmed || copyOf(world, file.uuid) !== undefined) return;
    const copy = { uuid: data.uuid as string, file_uuid: file.uuid, lines: 0, writtenOff: 0 };
    world.copies.push(copy);
    // The statement shows the sums of the file once more.
    await matchToCopy(world, copy, 'credit', file.debits);
    await matchToCopy(world, copy, 'debit', file.credits);
  },
};

const close: Command = {
  name: 'a copy of a file is closed',
  weight: 3,
  async play(world, choose) {
    await waitForDueWork(world);
    const copy = pick(choose, world.copies);
    if (copy !== undefined) await closeOne(world, copy);
  },
};

const returnTwice: Command = {
  name: 'an entry comes back from a file that the bank processed twice',
  weight: 5,
  async play(world, choose) {
    await waitForDueWork(world);
    const { legs } = await readRowsNow(world);
    const ofCopies = legs.filter((leg) => copyOf(world, leg.file_uuid) !== undefined);
    const back = ofCopies.filter(({ state }) => state === 'returned');
    const among = back.length > 0 && choose(3) > 0 ? back : ofCopies;
    await returnByFile(
      world,
      choose,
      among.map(({ trace_id }) => trace_id),
      { debit: ['R01', 'R06', 'R24'], credit: ['R23', 'R24'] },
    );
  },
};

async function closeOne(world: World, copy: World['copies'][number]): Promise<void> {
  const rest = restOf(copy, await readRowsNow(world));
  const isOver = rest > 0;
  await expectOutcome(
    world,
    [isOver ? 'invalid_state' : 200],
    asOperator(world, 'POST', `file-copies/${copy.uuid}/close`),
  );
  // What is missing becomes a loss of the operator.
  if (!isOver) copy.writtenOff -= rest;
}

/** The bank takes back what is left of every copy. Then each is closed. */
export async function closeCopies(world: World): Promise<void> {
  await waitForDueWork(world);
  for (const copy of world.copies) {
    const rest = restOf(copy, await readRowsNow(world));
    if (rest > 0) await matchToCopy(world, copy, 'debit', rest);
    const { data } = await expectStatus(world, 200, asOperator(world, 'GET', `file-copies/${copy.uuid}`));
    if (data.state === 'open') await closeOne(world, copy);
  }
}

export const fileCopyCommands: readonly Command[] = [processTwice, report, returnTwice, close];
