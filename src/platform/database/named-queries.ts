// Queries are prepared once for each connection. Their name is a hash of their text.
import { createHash } from 'node:crypto';
import type pg from 'pg';

const names = new Map<string, string>();

export function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
    names.set(text, name);
  }
  return name;
}

export async function run<Row>(client: pg.ClientBase, text: string, values?: readonly unknown[]): Promise<Row[]> {
  if (values === undefined) return (await client.query(text)).rows as Row[];
  return (await client.query({ name: nameOf(text), text, values: values as unknown[] })).rows as Row[];
}
