// The event log as tenants read it: every event exactly once for its move, numbered without a gap.
import { transitions } from '../../../../src/payments/lifecycle/transitions.ts';
import type { Rows } from './payment-rows.ts';
import { expectSame, SimulationFailed } from './simulation-failed.ts';
import { eventName } from './webhook-receiver.ts';
import { expectStatus, type Tenant, type World } from './world.ts';

interface Event {
  uuid: string;
  type: string;
  data: { uuid: string; sequence: number };
}

/** All events of a tenant, in the order of the log. */
export async function eventsOf(world: World, { token }: Tenant): Promise<Event[]> {
  const events: Event[] = [];
  for (let after = ''; ; ) {
    const path = `/3p/api/v1/events?limit=100${after}`;
    const { data } = await expectStatus(world, 200, { method: 'GET', path, token });
    events.push(...data.events);
    if (data.next === null) return events;
    after = `&after=${data.next}`;
  }
}

/** For the payments in `rows`, which have not moved since. */
export async function checkEvents(world: World, rows: Rows): Promise<void> {
  const seen = new Set<string>();
  const bySubject = new Map<string, Event[]>();
  for (const tenant of world.tenants)
    for (const event of await eventsOf(world, tenant)) {
      if (seen.has(event.uuid)) throw new SimulationFailed(`the event ${event.uuid} is twice in the log`);
      seen.add(event.uuid);
      const { uuid, sequence } = event.data;
      const earlier = bySubject.get(uuid) ?? [];
      bySubject.set(uuid, [...earlier, event]);
      expectSame(`the number of ${event.type} of ${uuid}`, sequence, earlier.length + 1);
    }
  const typesOf = (uuid: string) => (bySubject.get(uuid) ?? []).map(({ type }) => type);
  for (const { payment, refunds, moves } of rows.payments.values()) {
    const named = (refund: string | null) =>
      moves.filter((move) => move.refund_uuid === refund).flatMap(({ transition }) => transitions[transition].notifies);
    expectSame(`the events of ${payment.client_reference_id}`, typesOf(payment.uuid), named(null));
    for (const { uuid } of refunds) expectSame(`the events of a refund`, typesOf(uuid), named(uuid));
  }
}

/** The webhooks of the listening tenant and its event log are the same. */
export async function missingWebhooks(world: World): Promise<string[]> {
  const events = new Set((await eventsOf(world, world.tenants[0]!)).map(eventName));
  const { received } = world.hook;
  for (const name of received)
    if (!events.has(name)) throw new SimulationFailed(`received by webhook, and not in the log: ${name}`);
  return [...events].filter((name) => !received.has(name) && !world.eventsBeforeWebhook.has(name));
}
