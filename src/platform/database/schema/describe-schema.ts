// Describes the schema of a database as SQL: the result of all migrations, for
// docs/reference/schema.sql and the test that compares it.
import { StatedError } from '../../std/stated-error.ts';
import type { Queryable } from '../database.ts';
import {
  type ColumnRow,
  type PolicyRow,
  selectColumns,
  selectConstraints,
  selectEnums,
  selectFunctions,
  selectIndexes,
  selectPolicies,
  selectTables,
  selectUndescribed,
  selectViews,
} from './describe-schema.sql.ts';

/**
 * The same text for the same schema, in whatever order it was built. Throws when it would omit
 * something.
 */
export async function describeSchema(db: Queryable): Promise<string> {
  const undescribed = await selectUndescribed(db);
  if (undescribed.length > 0)
    throw new StatedError(
      `docs/reference/schema.sql cannot show ${undescribed.map(({ name }) => name).join(', ')}. Add this kind of object to describeSchema.`,
    );

  const enums = await selectEnums(db);
  const tables = await selectTables(db);
  const columns = await selectColumns(db);
  const constraints = await selectConstraints(db);
  const indexes = await selectIndexes(db);
  const views = await selectViews(db);
  const functions = await selectFunctions(db);
  const policies = await selectPolicies(db);

  const parts = enums.map(({ name, labels }) => `CREATE TYPE ${name} AS ENUM (${labels.map(quoted).join(', ')});`);
  // Checks of tables call functions.
  for (const { signature, definition, is_public } of functions)
    parts.push(
      [
        `${bare(definition).trimEnd()};`,
        ...(is_public ? [] : [`REVOKE EXECUTE ON FUNCTION ${signature} FROM PUBLIC;`]),
      ].join('\n'),
    );
  for (const { name, options, comment, partitioned_by, partition_of, forbidden } of tables) {
    if (partition_of !== null) {
      parts.push(`CREATE TABLE ${name} PARTITION OF ${partition_of};`);
      continue;
    }
    const own = columns.filter(({ table }) => table === name);
    const lines = [
      ...columnLines(own),
      ...constraints.filter(({ table }) => table === name).map((one) => `CONSTRAINT ${one.name} ${one.definition}`),
    ];
    const partitions = partitioned_by === null ? '' : ` PARTITION BY ${partitioned_by}`;
    const storage = options === null ? '' : ` WITH (${options.join(', ')})`;
    parts.push(
      [
        `CREATE TABLE ${name} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n)${partitions}${storage};`,
        ...(comment === null ? [] : [`COMMENT ON TABLE ${name} IS ${quoted(comment)};`]),
        ...own
          .filter((column) => column.comment !== null)
          .map((column) => `COMMENT ON COLUMN ${name}.${column.name} IS ${quoted(column.comment!)};`),
        ...indexes.filter(({ table }) => table === name).map(({ definition }) => `${bare(definition)};`),
        ...(forbidden.length === 0 ? [] : [`REVOKE ${forbidden.join(', ')} ON ${name} FROM CURRENT_USER;`]),
      ].join('\n'),
    );
  }
  // They read other tables.
  for (const [table, own] of Map.groupBy(policies, (policy) => policy.table))
    parts.push([`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;`, ...own.map(policyLine)].join('\n'));
  for (const { name, definition, comment } of views)
    parts.push(
      [
        `CREATE VIEW ${name} AS\n${definition}`,
        ...(comment === null ? [] : [`COMMENT ON VIEW ${name} IS ${quoted(comment)};`]),
      ].join('\n'),
    );
  return `${parts.join('\n\n')}\n`;
}

const policyLine = ({ table, name, command, using, check }: PolicyRow): string => {
  const rows = using === null ? '' : ` USING (${using})`;
  const written = check === null ? '' : ` WITH CHECK (${check})`;
  return `CREATE POLICY ${name} ON ${table} FOR ${command}${rows}${written};`;
};

function columnLines(columns: ColumnRow[]): string[] {
  const width = Math.max(...columns.map(({ name }) => name.length)) + 2;
  return columns.map((column) =>
    [
      `${column.name.padEnd(width)}${column.type}`,
      ...(column.required ? ['NOT NULL'] : []),
      ...(column.default === null ? [] : [valueOfColumn(column)]),
    ].join(' '),
  );
}

const valueOfColumn = ({ generated, default: value }: ColumnRow) =>
  generated ? `GENERATED ALWAYS AS (${value}) STORED` : `DEFAULT ${value}`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Everything is in one schema, so its name is left out. */
const bare = (definition: string) => definition.replace(/ (ON|FUNCTION) (?:ONLY )?(?:"[^"]+"|\w+)\./, ' $1 ');
