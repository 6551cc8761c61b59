// A lane whose views were not made, because the command was cut off, gets them in the next run.
import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/support/runner/database.ts';
import { secondLane } from '../../../test/support/service/two-lanes.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { realClock } from '../../platform/std/clock.ts';
import { addLane } from './add-lane.ts';

it('A second run makes the views that are missing', async () => {
  const home = await testDatabase();
  const { places } = await secondLane(home);
  await openBriefly(home.superuserUrl, (superuser) => superuser.query('DROP SCHEMA every_lane CASCADE'));
  await openBriefly(home.url, async (database) => {
    const again = { name: 'second', places, mode: 'sandbox', at: realClock.now() } as const;
    expect(await addLane({ database, ownerUrl: home.ownerUrl }, again)).toBe(false);
    expect(await database.query('SELECT name FROM every_lane.processors')).toEqual([]);
  });
});
