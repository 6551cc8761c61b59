// Grants the serving role the rights of the grants table. It runs as the owner, after each
// migration.
import type { Database, Queryable } from '../database.ts';
import { functionGrants, tableGrants } from './grants.ts';
import { migrationPhase } from './migration-phase.ts';
import {
  grantFunction,
  grantSchema,
  grantTable,
  selectCallable,
  selectSchema,
  selectTableRights,
} from './rights.sql.ts';

/** How the rights of a role differ from the grants table. */
interface Differences {
  tables: { table: string; wanted: readonly string[]; missing: string[]; excess: string[] }[];
  functions: string[];
  /** The schema, if the role must not use it. */
  schema: string | null;
}

async function differencesOf(db: Queryable, role: string): Promise<Differences> {
  const tables = await selectTableRights(db, role);
  const callable = await selectCallable(db, role, functionGrants);
  const schema = await selectSchema(db, role);
  return {
    tables: tables
      .map(({ table, rights }) => {
        const wanted: readonly string[] = tableGrants[table] ?? [];
        return {
          table,
          wanted,
          missing: wanted.filter((right) => !holds(rights, right)),
          excess: rights.filter((right) => !wanted.includes(right)),
        };
      })
      .filter(({ missing, excess }) => missing.length > 0 || excess.length > 0),
    functions: functionGrants.filter((one) => !callable.includes(one)),
    schema: schema === null ? 'of the search path' : schema.may_use ? null : schema.name,
  };
}

/** A right on a table is one on all of its columns. */
const holds = (rights: readonly string[], right: string) =>
  rights.includes(right) || (right.startsWith('UPDATE (') && rights.includes('UPDATE'));

/** The rights of the grants table that the role lacks, each as a short text. */
export async function missingRights(db: Queryable, role: string): Promise<string[]> {
  const { tables, functions, schema } = await differencesOf(db, role);
  return [
    ...(schema === null ? [] : [`USAGE on the schema ${schema}`]),
    ...tables
      .filter(({ missing }) => missing.length > 0)
      .map(({ table, missing }) => `${missing.join(', ')} on ${table}`),
    ...functions.map((one) => `EXECUTE on ${one}`),
  ];
}

/**
 * Rights that the role has in addition to the grants table, each as a short text: granted by hand,
 * or to PUBLIC.
 */
export async function excessRights(db: Queryable, role: string): Promise<string[]> {
  const { tables } = await differencesOf(db, role);
  return tables
    .filter(({ excess }) => excess.length > 0)
    .map(({ table, excess }) => `${excess.join(', ')} on ${table}`);
}

/** Changes only the differences: a repeated grant would rewrite the catalog at every start. */
export async function grantRights(owner: Database, role: string): Promise<void> {
  await migrationPhase(owner, async (phase) => {
    const { tables, functions, schema } = await differencesOf(phase, role);
    if (schema !== null) await grantSchema(phase, role, schema);
    for (const { table, wanted } of tables) await grantTable(phase, role, table, wanted);
    for (const one of functions) await grantFunction(phase, role, one);
  });
}
