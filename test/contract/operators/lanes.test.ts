// The databases of a service, for operators. With several: test/system/e2e/lanes.test.ts.
import { expect, it } from 'vitest';
import { person } from '../../support/operators/person.ts';
import { sharedService } from '../../support/service/service.ts';

it('A service with one database has one lane, which has every shard', async () => {
  const service = await sharedService();
  const viewer = await person(service, 'viewer');
  const { status, body } = await viewer.send('GET', '/admin/v1/lanes');
  const shards = Array.from({ length: 64 }, (_, shard) => shard);
  expect([status, body.data]).toEqual([200, { lanes: [{ name: 'home', state: 'ready', reason: null, shards }] }]);
});
