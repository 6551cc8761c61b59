// schema.sql: what the migrations add up to.
import type { Queryable } from '../src/database/database.ts';
import { describeSchema } from '../src/database/schema/describe-schema.ts';

export async function schemaPage(db: Queryable): Promise<string> {
  return `-- What the migrations add up to. Made by \`npm run pages\`; a test compares.\n\n${await describeSchema(db)}`;
}
