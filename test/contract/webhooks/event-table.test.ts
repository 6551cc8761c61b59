// The table of events against what repeats it: the interface, the stage tables, OpenAPI, the page.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { type EventType, events, eventTypes, payloads, processorOnly } from '../../../src/events/log/event-types.ts';
import type { Transition } from '../../../src/payments/lifecycle/stage.ts';
import { transitions } from '../../../src/payments/lifecycle/transitions.ts';
import { refusals } from '../../../src/platform/refusals.ts';
import { documentValidator, resolved } from '../../support/service/answer-checker.ts';
import { sharedService } from '../../support/service/service.ts';

const docs = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

let document: OpenApiDocument;
beforeAll(async () => {
  document = (await (await sharedService()).send('GET', '/openapi.json', { token: null })).body;
});

/** Every object in a value, the value included. */
function* objects(value: unknown): Generator<Record<string, unknown>> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const item of Object.values(value)) yield* objects(item);
}

/** The objects in a part of the document, with the objects that it refers to. */
function* referred(value: unknown, seen = new Set<string>()): Generator<Record<string, unknown>> {
  for (const found of objects(value)) {
    yield found;
    if (typeof found.$ref !== 'string' || seen.has(found.$ref)) continue;
    seen.add(found.$ref);
    const path = found.$ref.slice(2).split('/');
    yield* referred(
      path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document),
      seen,
    );
  }
}

/** The fields of a record, also of one that extends another. */
function namesIn(record: Record<string, unknown>): Set<string> {
  const parts = (record.allOf ?? []) as Record<string, unknown>[];
  const whole = (part: Record<string, unknown>) => (part.$ref === undefined ? part : resolved(document, part));
  return new Set([...Object.keys(record.properties ?? {}), ...parts.flatMap((part) => [...namesIn(whole(part))])]);
}

describe('The table of events', () => {
  it('has the names and the audiences of the interface', () => {
    const section = docs('design/rules/interface.md').split('\n## Events\n')[1]!.split('\n## ')[0]!;
    const names = [...section.matchAll(/\b([A-Z]\w+[a-z][A-Z]\w+)( \(processor token only\))?/g)];
    expect(eventTypes).toEqual(names.map(([, name]) => name));
    expect(processorOnly).toEqual(names.filter(([, , only]) => only !== undefined).map(([, name]) => name));
  });

  it('names the record of the stage row that raises the event', () => {
    const wrong = Object.entries(transitions as Record<string, Transition>).flatMap(
      ([row, { of = 'payment', notifies }]) =>
        notifies.filter((type) => events[type].payload !== of).map((type) => `${row}: ${type}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names the record that the event shows: its fields equal the fields of the operation that reads it', () => {
    for (const [, type, body] of docs('reference/webhook-events.md').matchAll(/^## (\w+)\n.*?```json\n(.*?)```/gms)) {
      const { payload } = events[type as EventType];
      const { operation, onlyInEvent } = payloads[payload];
      const answer = (document.paths as Record<string, Record<string, unknown>>)[operation.slice('GET '.length)]?.get;
      const { sequence, ...data } = (JSON.parse(body!) as { data: Record<string, unknown> }).data;
      const fields = Object.keys(data).filter((field) => !(onlyInEvent as readonly string[]).includes(field));
      const records = [...referred(answer)].filter((record) => {
        const names = namesIn(record);
        return fields.every((field) => names.has(field));
      });
      expect([type, sequence, records.length > 0]).toEqual([type, expect.any(Number), true]);
    }
  });

  it('has each event in OpenAPI, with exactly the fields of the real one', () => {
    const validate = documentValidator(document);
    const pages = [...docs('reference/webhook-events.md').matchAll(/^## (\w+)\n.*?```json\n(.*?)```/gms)];
    expect(pages.map(([, type]) => type)).toEqual(Object.keys(document.webhooks));
    for (const [, type, text] of pages) {
      const { post } = document.webhooks[type!] as OpenApiDocument['paths'][string];
      const { schema } = post.requestBody.content['application/json'];
      const body = JSON.parse(text!);
      expect([type, validate(schema, body), validate({ $ref: '#/components/schemas/Event' }, body)]).toEqual([
        type,
        null,
        null,
      ]);
      const known = new Set(
        [...referred(resolved(document, schema).properties.data)].flatMap(({ properties }) =>
          Object.keys(properties ?? {}),
        ),
      );
      expect([type, Object.keys(body.data).filter((field) => !known.has(field))]).toEqual([type, []]);
    }
  });

  it('is every list of event names in OpenAPI', () => {
    const lists = [...objects(document)].flatMap(({ enum: values }) =>
      Array.isArray(values) && values.includes('TransactionStarted') ? [values] : [],
    );
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list).toEqual(eventTypes);
  });

  it('has the events that the refusal of a vendor names', () => {
    expect(refusals.event_needs_processor.remedy.match(/\w*Batch\w+/g)).toEqual(processorOnly);
  });
});
