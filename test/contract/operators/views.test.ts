// The views of the lists in the console, which operators share.
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, person } from '../../support/operators/person.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let support: Person;
let other: Person;
let viewer: Person;
beforeAll(async () => {
  service = await testService();
  support = await person(service, 'support');
  other = await person(service, 'support');
  viewer = await person(service, 'viewer');
});

const path = '/admin/v1/saved-views';
const save = (body: object, who = support) => who.send('POST', path, { body });
const views = async (who: Person, list?: string) =>
  (await who.send('GET', list === undefined ? path : `${path}?list=${list}`)).body.data.views;
const large = { list: 'payments', name: 'Large ones', query: 'amount_from=100000&sort=-amount' };

describe('A saved view', () => {
  it('is seen by every operator, by list and name', async () => {
    const saved = await save(large);
    expect(saved.status).toBe(201);
    expect(saved.body.data).toMatchObject({ ...large, saved_by: expect.any(String) });
    await save({ list: 'payments', name: 'all of today', query: 'created=today' }, other);
    await save({ list: 'holds', name: 'Of risk', query: 'kind=risk' });
    const seen = (list: { list: string; name: string }[]) => list.map(({ list, name }) => `${list} ${name}`);
    expect(seen(await views(viewer))).toEqual(['holds Of risk', 'payments all of today', 'payments Large ones']);
    expect(seen(await views(viewer, 'holds'))).toEqual(['holds Of risk']);
  });

  it('has a name of its own in its list, also in other letters', async () => {
    const again = await save({ ...large, name: ' LARGE ones ' }, other);
    expect(again.status).toBe(422);
    expect(again.body.errors[0]).toMatchObject({ field: 'name', code: 'taken' });
    expect((await save({ ...large, list: 'refunds' })).status).toBe(201);
  });

  it('is refused with a name of blanks, and for what is no list', async () => {
    expect((await save({ ...large, name: '   ' })).body.errors[0].field).toBe('name');
    expect((await save({ ...large, list: '../payments' })).body.errors[0].field).toBe('list');
  });

  it('is removed by any of them, also twice, and can be saved again', async () => {
    const { uuid } = (await save({ ...large, name: 'Old ones' })).body.data;
    expect((await other.send('DELETE', `${path}/${uuid}`)).status).toBe(200);
    expect((await support.send('DELETE', `${path}/${uuid}`)).status).toBe(200);
    expect((await views(viewer, 'payments')).map(({ uuid: one }: { uuid: string }) => one)).not.toContain(uuid);
    expect((await save({ ...large, name: 'Old ones' })).status).toBe(201);
    const { acts } = (await service.send('GET', `/admin/v1/audit-trail?subject_uuid=${uuid}`)).body.data;
    expect(acts.map((act: { action: string; detail: object }) => [act.action, act.detail])).toEqual([
      ['saved_view.removed', { list: 'payments', name: 'Old ones' }],
      ['saved_view.saved', { list: 'payments', name: 'Old ones' }],
    ]);
  });

  it('is only read by a viewer', async () => {
    expect((await save({ ...large, name: 'Mine' }, viewer)).status).toBe(403);
    const [one] = await views(viewer, 'holds');
    expect((await viewer.send('DELETE', `${path}/${one.uuid}`)).status).toBe(403);
  });

  it('is saved a hundred times a list at most', async () => {
    for (let n = 0; n < 100; n++) await save({ list: 'files', name: `View ${n}`, query: '' });
    const last = await save({ list: 'files', name: 'One more', query: '' });
    expect(last.body.errors[0]).toMatchObject({ field: 'list', code: 'limit' });
    expect(await views(viewer, 'files')).toHaveLength(100);
  });
});
