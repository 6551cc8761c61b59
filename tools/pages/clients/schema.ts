// The schemas of the description, and what a client of another language makes of them.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  deprecated?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  enum?: (string | number | null)[];
  const?: string | number | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** What an envelope has around `data`, and no caller sees. */
export const isEnvelope = (name: string) => name.endsWith('Response') || /^(Success|SuccessOfList|Error)$/.test(name);

export const isObject = ({ type, properties, allOf }: Schema) =>
  allOf !== undefined || (type === 'object' && properties !== undefined);

export interface Records {
  /** The type of a value. `hint`: the name of an object that has no name of its own. */
  typeOf(schema: Schema, hint: string): string;
  /** Writes an object; answers its name. */
  write(name: string, schema: Schema): string;
  /** The type of a field of an object that is written. */
  fieldOf(name: string, field: string): string;
  /** What is written, in order. */
  lines: string[];
  /** The type of a text, and of no value. */
  text: string;
  nothing: string;
}

/** Webhooks and the event log give each event its `uuid`; a webhook has it in a header. */
export function withUuid(schemas: Record<string, Schema>): Record<string, Schema> {
  const uuid = {
    type: 'string',
    description: 'The identifier of the event: the `webhook-id` of its deliveries, and its place in the log.',
  };
  const changed = { ...schemas };
  for (const { $ref } of schemas.Event!.oneOf!) {
    const event = schemas[nameOf($ref!)]!;
    changed[nameOf($ref!)] = {
      ...event,
      properties: { ...event.properties, uuid },
      required: [...event.required!, 'uuid'],
    };
  }
  return changed;
}
