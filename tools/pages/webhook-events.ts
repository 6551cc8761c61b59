// docs/reference/webhook-events.md: the table of events, each with a body that a test run raised.
// That test writes the page.
import { type EventType, events, eventTypes, payloads, processorOnly } from '../../src/events/log/event-types.ts';
import { transitions } from '../../src/payments/lifecycle/transitions.ts';

/** `bodies`: one of each type. */
export function webhookEventsPage(bodies: ReadonlyMap<EventType, object>): string {
  return `# The events

You can register a webhook for each of these ${eventTypes.length} events. [webhooks.md](../build/webhooks.md) explains how to receive them. A run of the
tests raised the bodies; their identifiers, trace numbers and times are replaced. \`npx achord trigger\` raises any of the
events in the [sandbox](../build/sandbox.md#making-an-event-happen).

| event | when | \`data\` |
|---|---|---|
${eventTypes.map((type) => `| [${type}](#${type.toLowerCase()}) | ${when(type)} | ${events[type].payload} |`).join('\n')}

\`data\` is a record of the API at the time of the event, with \`sequence\`. These operations read the record now:

| \`data\` | operation | only the event has | only the answer has |
|---|---|---|---|
${Object.entries(payloads)
  .map(([payload, { operation, onlyInEvent, onlyInAnswer }]) => {
    const fields = onlyInEvent.map((field) => `\`${field}\``).join(' and ');
    return `| ${payload} | \`${operation}\` | ${fields} | ${onlyInAnswer ?? ''} |`;
  })
  .join('\n')}

Several moves of a payment or a refund can raise the same event, and some moves happen more than once. Each section names
the rows of [the life of a payment](lifecycle.md) that raise its event.

${eventTypes.map((type) => section(type, bodies.get(type)!)).join('\n')}`;
}

function when(type: EventType): string {
  const { description } = events[type];
  return processorOnly.includes(type) ? `${description} Only the processor receives it.` : description;
}

function section(type: EventType, body: object): string {
  const causes = Object.entries(transitions).flatMap(([name, { notifies }]) =>
    (notifies as readonly EventType[]).includes(type) ? [name] : [],
  );
  const rows = causes.length === 0 ? '' : ` [Rows](lifecycle.md): ${causes.join(', ')}.`;
  return `## ${type}\n\n${when(type)}${rows}\n\n\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\`\n`;
}
