// docs/reference/webhook-events.md: a body of every event, as a test run sends it.
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EventType, eventTypes } from '../../../src/events/log/event-types.ts';
import { webhookEventsPage } from '../../../tools/pages/webhook-events.ts';
import { testService } from '../../support/service/service.ts';
import { type RaisedEvent, raiseEveryEvent } from '../../support/webhooks/every-event.ts';

const path = new URL('../../../docs/reference/webhook-events.md', import.meta.url);

let raised: Map<EventType, RaisedEvent>;
beforeAll(async () => {
  raised = await raiseEveryEvent(await testService());
});

/** Numbers each distinct text, in the order of appearance. */
function numbered(text: string, found: RegExp, named: (number: number) => string): string {
  const numbers = new Map<string, number>();
  return text.replace(found, (one) => {
    if (!numbers.has(one)) numbers.set(one, numbers.size + 1);
    return named(numbers.get(one)!);
  });
}

/**
 * Makes runs equal: identifiers and trace numbers are numbered, and timestamps are one timestamp.
 */
function withStableValues(event: RaisedEvent): RaisedEvent {
  const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  let text = numbered(
    JSON.stringify(event),
    uuids,
    (number) => `019a2f40-1c5e-7b2a-8d11-${String(number).padStart(12, '0')}`,
  );
  text = numbered(text, /"\d{15}"/g, (number) => `"09100001${String(number).padStart(7, '0')}"`);
  text = text
    .replace(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, '2026-03-02T14:05:09.120Z')
    .replace(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/g, '2026-03-02 14:05:09');
  return JSON.parse(text) as RaisedEvent;
}

describe('docs/reference/webhook-events.md', () => {
  it('has an example of every event', () => {
    expect(eventTypes.filter((type) => !raised.has(type))).toEqual([]);
  });

  it('shows each body as a run of the tests sends it (WRITE_EXAMPLES=1 writes it)', () => {
    const page = webhookEventsPage(new Map([...raised].map(([type, event]) => [type, withStableValues(event)])));
    if (process.env.WRITE_EXAMPLES !== undefined) writeFileSync(path, page);
    expect(readFileSync(path, 'utf8')).toBe(page);
  });
});
