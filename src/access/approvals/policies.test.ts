// Which acts need a second operator, in both modes.
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/support/runner/database.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { upsertPolicy } from './approvals.sql.ts';
import { actNames, needsApproval, policiesIn } from './policies.ts';

const { url } = await testDatabase();
const database = openDatabase(url, 1, () => {});

describe('Policies', () => {
  it('ask for a second operator for every act in live mode, and for none in the sandbox', async () => {
    const required = async (isLive: boolean) =>
      (await policiesIn(database, isLive)).filter(({ is_required }) => is_required).map(({ act }) => act);
    expect(await required(true)).toEqual(actNames);
    expect(await required(false)).toEqual([]);
  });

  it('that were changed count in both modes', async () => {
    await upsertPolicy(database, { act: 'own_funds', is_required: true, above_amount: 100 }, new Date(0));
    for (const isLive of [true, false]) {
      const policy = (await policiesIn(database, isLive)).find(({ act }) => act === 'own_funds')!;
      expect([100, 101, null].map((amount) => needsApproval(policy, amount))).toEqual([false, true, true]);
    }
    await database.end();
  });
});
