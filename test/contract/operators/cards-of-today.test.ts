// Acts on the cards of Today: assign, snooze, finish and reopen; and the change since yesterday.
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../src/ach/calendar/days.ts';
import { easternDay, easternTime } from '../../../src/ach/calendar/eastern-time.ts';
import { noteFigures } from '../../../src/oversight/desk/today/note-figures.job.ts';
import { type Person, person } from '../../support/operators/person.ts';
import { advance, paymentsOf } from '../../support/payments/payments.ts';
import type { TestService } from '../../support/service/service.ts';
import { weekendService } from '../../support/service/weekend-service.ts';

const reason = 'The payer answers tomorrow.';
let service: TestService;
let support: Person;
let operator: Person;
let viewer: Person;
beforeAll(async () => {
  service = await weekendService();
  support = await person(service, 'support');
  operator = await person(service, 'operator');
  viewer = await person(service, 'viewer');
});

const data = async () => (await service.send('GET', '/admin/v1/today')).body.data;
const card = async (kind = 'hold_operator') =>
  (await data()).waiting.find((one: { kind: string }) => one.kind === kind);
const today = () => easternDay(service.context.bankingClock.bankingNow());
const act = (name: string, body: object = {}, who = support, kind = 'hold_operator') =>
  who.send('POST', `/admin/v1/today/${kind}/${name}`, { body });
const nextDay = () => advance(service, { to: easternTime(addDays(today(), 1), 9, 0).toISOString() });
const hold = async () => {
  const { started } = await paymentsOf(service);
  const { uuid } = await started({ amount: 1_000 });
  const body = { kind: 'operator', reason: 'The police asked.' };
  return (await service.send('POST', `/admin/v1/transactions/${uuid}/holds`, { body })).body.data.uuid as string;
};
const release = (uuid: string) => service.send('DELETE', `/admin/v1/holds/${uuid}`);
const newestAct = async (action: string) =>
  (await service.send('GET', `/admin/v1/audit-trail?action=${action}&limit=1`)).body.data.acts[0];

describe('A card of Today', () => {
  beforeAll(async () => {
    await hold();
  });

  it('is not there: 404', async () => {
    for (const [name, body] of [
      ['assign', { operator_uuid: null }],
      ['snooze', { until: addDays(today(), 1), reason }],
      ['finish', {}],
      ['reopen', {}],
    ] as const)
      expect((await act(name, body, support, 'late_return')).status, name).toBe(404);
  });

  it('is assigned to an operator and to no one, with an entry in the audit trail', async () => {
    const assigned = await act('assign', { operator_uuid: operator.uuid });
    expect(assigned.body.data).toMatchObject({
      assigned_to: { uuid: operator.uuid, name: operator.name },
      aside: null,
    });
    expect((await card()).assigned_to).toEqual({ uuid: operator.uuid, name: operator.name });
    expect(await newestAct('today_card.assigned')).toMatchObject({
      operator_uuid: support.uuid,
      detail: { kind: 'hold_operator', count: 1, from: null, to: operator.uuid },
    });
    await act('assign', { operator_uuid: null });
    expect((await card()).assigned_to).toBeNull();
  });

  it('is not assigned to a viewer or to an unknown operator', async () => {
    for (const operator_uuid of [viewer.uuid, '00000000-0000-7000-8000-000000000000']) {
      const { status, body } = await act('assign', { operator_uuid });
      expect([status, body.errors[0].field]).toEqual([422, 'operator_uuid']);
    }
  });

  it('is snoozed until a day, and comes back when the day begins', async () => {
    const until = addDays(today(), 2);
    expect((await act('snooze', { until, reason })).body.data.aside).toMatchObject({
      state: 'snoozed',
      until: easternTime(until, 0, 0).toISOString().replace('.000Z', 'Z'),
      reason,
      by: support.name,
    });
    expect(await newestAct('today_card.snoozed')).toMatchObject({ reason, detail: { until, count: 1 } });
    await nextDay();
    expect((await card()).aside).toMatchObject({ state: 'snoozed' });
    await nextDay();
    expect((await card()).aside).toBeNull();
  });

  it('is snoozed for one to 31 days, with a reason', async () => {
    for (const days of [0, 32]) {
      const { status, body } = await act('snooze', { until: addDays(today(), days), reason });
      expect([status, body.errors[0].field]).toEqual([422, 'until']);
    }
    expect((await act('snooze', { until: addDays(today(), 1) })).status).toBe(422);
  });

  it('is done for today, and is back tomorrow', async () => {
    expect((await act('finish')).body.data.aside).toMatchObject({ state: 'done', reason: null, by: support.name });
    expect((await card()).aside).toMatchObject({ state: 'done' });
    await nextDay();
    expect((await card()).aside).toBeNull();
  });

  it('is back when there is more of it, but not when there is less', async () => {
    const another = await hold();
    await act('snooze', { until: addDays(today(), 5), reason });
    await release(another);
    await nextDay();
    expect((await card()).aside).toMatchObject({ state: 'snoozed' });
    await hold();
    // As many as before, and one is newer.
    expect((await card()).aside).toBeNull();
  });

  it('is brought back by an operator', async () => {
    await act('finish');
    expect((await act('reopen')).body.data.aside).toBeNull();
    expect((await card()).aside).toBeNull();
    expect(await newestAct('today_card.reopened')).toMatchObject({ operator_uuid: support.uuid });
    expect((await act('reopen')).status).toBe(200);
  });

  it('is not decided about by a viewer', async () => {
    for (const [name, body] of [
      ['assign', { operator_uuid: operator.uuid, reason }],
      ['snooze', { until: addDays(today(), 1), reason }],
      ['finish', {}],
      ['reopen', {}],
    ] as const)
      expect((await act(name, body, viewer)).status, name).toBe(403);
  });
});

describe('The figures of yesterday', () => {
  const note = () => {
    const { database, lanes, bankingClock, clock } = service.context;
    return noteFigures({ database, lanes, banks: [], bankingClock, clock });
  };

  it('are those that were noted last on the latest day before today', async () => {
    await note();
    const noted = await card();
    const another = await hold();
    await note();
    expect((await card()).count).toBe(noted.count + 1);
    await nextDay();
    expect((await card()).yesterday).toEqual({ count: noted.count + 1, amount: null });
    await release(another);
    await note();
    await nextDay();
    expect((await card()).yesterday).toEqual({ count: noted.count, amount: null });
  });

  it('name what was there and is cleared', async () => {
    await note();
    await nextDay();
    const { holds } = (await service.send('GET', '/admin/v1/holds?kind=operator')).body.data;
    for (const { uuid } of holds) await release(uuid);
    const { waiting, cleared } = await data();
    expect(waiting.some(({ kind }: { kind: string }) => kind === 'hold_operator')).toBe(false);
    expect(cleared).toContainEqual({ kind: 'hold_operator', count: holds.length, amount: null });
  });
});
