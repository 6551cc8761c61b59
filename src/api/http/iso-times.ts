// Times in the answers to operators: ISO 8601 with a zone. Records have one form of their schema
// for all callers; tenants get `Y-m-d H:i:s` (Interface, transaction record).
import type { Answer, Download } from '../../platform/answer.ts';
import type { Step } from '../idempotency/execute.ts';
import type { Call, Handler } from './handler.ts';

interface Shape {
  title?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: readonly Shape[];
  allOf?: readonly Shape[];
}

/** Null: nothing of the schema is a time. */
type Convert = ((value: unknown) => unknown) | null;

/** `2026-03-02 14:05:09` becomes `2026-03-02T14:05:09Z`, which stays as it is. */
export const isoTime = (text: string): string => `${text.slice(0, 10)}T${text.slice(11, 19)}Z`;

/** Converts the times of a value in the places that its schema names. The value is not changed. */
export function isoTimes(schema: unknown): Convert {
  const { title, properties = {}, items, anyOf, allOf } = (schema ?? {}) as Shape;
  if (title === 'Timestamp') return (value) => (typeof value === 'string' ? isoTime(value) : value);
  const ofItems = items === undefined ? null : isoTimes(items);
  if (ofItems !== null) return (value) => (Array.isArray(value) ? value.map(ofItems) : value);
  const parts = [...(anyOf ?? []), ...(allOf ?? [])].map(isoTimes).filter((part) => part !== null);
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const convert = isoTimes(field);
    return convert === null ? [] : [[name, convert] as const];
  });
  if (parts.length === 0 && fields.length === 0) return null;
  return (value) => {
    let converted = value;
    for (const part of parts) converted = part(converted);
    if (fields.length === 0 || converted === null || typeof converted !== 'object') return converted;
    const record = { ...(converted as Record<string, unknown>) };
    for (const [name, convert] of fields) if (name in record) record[name] = convert(record[name]);
    return record;
  };
}

/** The schema of `data` for each status of success. */
type Answers = Readonly<Record<number, { data?: unknown; example: unknown }>>;

/** A handler whose answers have the times of operators. */
export function withIsoTimes(handler: Handler<Call>, answers: Answers): Handler<Call> {
  const converters = new Map(Object.entries(answers).map(([status, { data }]) => [Number(status), isoTimes(data)]));
  const convert = (answer: Answer): Answer => {
    const ofStatus = converters.get(answer.status) ?? null;
    return ofStatus === null ? answer : { ...answer, data: ofStatus(answer.data) };
  };
  const convertStep = (step: Step): Step => {
    if (!('call' in step)) return convert(step);
    return {
      ...step,
      async call() {
        const next = await step.call();
        return async (phase) => convertStep(await next(phase));
      },
    };
  };
  const convertFound = (found: Answer | Download) => ('text' in found ? found : convert(found));
  if ('read' in handler) return { read: async (call) => convert(await handler.read(call)) };
  if ('unkeyed' in handler) return { unkeyed: async (call) => convert(await handler.unkeyed(call)) };
  if ('download' in handler) return { download: async (call) => convertFound(await handler.download(call)) };
  if ('atomic' in handler)
    return { atomic: async (call, phase, resumed) => convertStep(await handler.atomic(call, phase, resumed)) };
  return handler;
}

/** The answers with examples as operators get them. */
export function withIsoExamples<Of extends Answers>(answers: Of): Of {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      { ...answer, example: isoTimes(answer.data)?.(answer.example) ?? answer.example },
    ]),
  ) as unknown as Of;
}
