// docs/webhook-events.md: a body of each event that happens today, as a test run raised it. WRITE_EXAMPLES=1 writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventTypes } from '../../src/events/event-types.ts';
import { announcesToday, journey, type RaisedEvent } from '../support/event-journey.ts';
import { testService } from '../support/service.ts';

const path = new URL('../../docs/webhook-events.md', import.meta.url);

let raised: Map<string, RaisedEvent>;
beforeAll(async () => {
  const service = await testService();
  raised = await journey(service);
});

/** The same for every run: identifiers are numbered in the order of their appearance, instants are one instant. */
function steady(event: RaisedEvent): RaisedEvent {
  const numbers = new Map<string, number>();
  const text = JSON.stringify(event)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (uuid) => {
      if (!numbers.has(uuid)) numbers.set(uuid, numbers.size + 1);
      return `019a2f40-1c5e-7b2a-8d11-${String(numbers.get(uuid)).padStart(12, '0')}`;
    })
    .replace(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, '2026-03-02T14:05:09.120Z')
    .replace(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/g, '2026-03-02 14:05:09')
    .replace(/"\d{15}"/g, '"011000010000001"')
    .replace(/"\*{4}5\d{3}"/g, '"****5001"');
  return JSON.parse(text) as RaisedEvent;
}

function page(): string {
  const rows = eventTypes.map((type) =>
    raised.has(type) ? `| [${type}](#${type.toLowerCase()}) | yes |` : `| ${type} | not yet |`,
  );
  const bodies = eventTypes
    .filter((type) => raised.has(type))
    .map((type) => `## ${type}\n\n\`\`\`json\n${JSON.stringify(steady(raised.get(type)!), null, 2)}\n\`\`\`\n`);
  return `# The events

Each can be registered today. A body is shown of those that something raises today, taken from a run of the tests
(\`test/contract/webhook-event-examples.test.ts\`), with identifiers and instants replaced. Receiving them: [webhooks.md](webhooks.md).

| event | raised |
|---|---|
${rows.join('\n')}

${bodies.join('\n')}`;
}

describe('docs/webhook-events.md', () => {
  it('shows every event that something raises, and no other', () => {
    expect([...raised.keys()].sort()).toEqual([...announcesToday].sort());
  });

  it('has each body as a run of the tests raised it', () => {
    if (process.env.WRITE_EXAMPLES !== undefined) writeFileSync(path, page());
    expect(readFileSync(path, 'utf8')).toBe(page());
  });
});
