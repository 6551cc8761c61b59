// The running service holds its rules under random commands, faults and crashes, and the simulation
// detects a service that does not.
import { describe, expect, inject, it } from 'vitest';
import { bankFileMoves } from '../../../src/payments/lifecycle/states/bank-file.stage.ts';
import { startOfMove } from '../../../src/payments/lifecycle/states/move-states.sql.ts';
import { sources } from '../../support/runner/sources.ts';
import { checkEverything } from './service/check-everything.ts';
import { type Coverage, nothingCovered } from './service/coverage.ts';
import { places } from './service/crash-points.ts';
import { commands, playService } from './service/play.ts';
import type { World } from './service/world.ts';

const reached = ({ transition }: Coverage) => [...transition].flatMap(([name, times]) => (times > 0 ? [name] : []));

describe('The running service', () => {
  it('holds its rules through each command and crash after crash, and settles everything', async () => {
    const coverage = nothingCovered();
    const playing = { seed: 14, steps: commands.length + 15, coverage, eachFirst: true };
    const { deaths, payments } = await playService(inject('postgres'), playing);
    expect(deaths).toBeGreaterThan(0);
    expect(payments).toBeGreaterThan(0);
    expect(reached(coverage)).toEqual(expect.arrayContaining(['C1', 'C3', 'C4']));
    expect(coverage.file.get('entries reversed with their file')).toBeGreaterThan(0);
  });

  it('fails the simulation when one stored value differs from what happened', async () => {
    const found: string[] = [];
    const look = async (world: World) => {
      for (const [what, tampering] of Object.entries(tamperings)) {
        await tampering(world, 1);
        const complaint = await checkEverything(world).then(
          () => null,
          (error) => String(error),
        );
        if (complaint !== null) found.push(what);
        await tampering(world, -1);
      }
      await checkEverything(world);
    };
    await playService(inject('postgres'), { seed: 5, steps: 30, coverage: nothingCovered(), look });
    expect(found).toEqual(Object.keys(tamperings));
  });
});

const sql = (text: string) => async (world: World, way: 1 | -1) => {
  await world.service.watching.query(text, [way]);
};

/** Each one breaks a value, and with -1 restores it. */
const tamperings: Record<string, (world: World, way: 1 | -1) => Promise<void>> = {
  'a posting is one cent too high': sql(
    'UPDATE postings SET amount = amount + $1 WHERE (transaction_uuid, transition) = (SELECT transaction_uuid, transition FROM postings ORDER BY 1, 2 LIMIT 1)',
  ),
  'an entry is one cent too high': sql(
    'UPDATE legs SET amount = amount + $1 WHERE uuid = (SELECT uuid FROM legs ORDER BY uuid LIMIT 1)',
  ),
  'a move is missing': sql(
    'UPDATE postings SET move_number = move_number + 1000 * $1 WHERE move_number = (CASE WHEN $1 = 1 THEN 2 ELSE 1002 END)',
  ),
  'an event has another number': sql(
    `UPDATE events SET body = CASE WHEN $1 = 1 THEN replace(body, '"sequence":1}', '"sequence":9001}') ELSE replace(body, '"sequence":9001}', '"sequence":1}') END`,
  ),
  'a balance is one cent too high': sql(
    'UPDATE ledger_balances SET debits = debits + $1, credits = credits WHERE owner_uuid = (SELECT max(owner_uuid::text)::uuid FROM ledger_balances)',
  ),
  'the bank does not have a file': sql(
    `UPDATE bank_files SET name = CASE WHEN $1 = 1 THEN 'x' || name ELSE substr(name, 2) END`,
  ),
};

describe('A crash point', () => {
  it('is a query of the service', () => {
    const queries = [
      ...sources(['src'], '.sql.ts').map(({ text }) => text),
      ...Object.values(bankFileMoves).map((move) => startOfMove('bank_files', move)),
    ];
    const gone = Object.entries(places).filter(([, text]) => !queries.some((one) => one.includes(text)));
    expect(gone).toEqual([]);
  });
});
