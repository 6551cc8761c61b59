// Queries that find users of any tenant by their name, also with a slip in it. Each asks tenant by
// tenant, in the index of its names.
import type { Queryable } from '../../../platform/database/database.ts';
import { type Hit, userColumns, userHit, usersOfTenants, usersWhere } from './lookup.sql.ts';
import type { PersonNamed } from './scrap.ts';
import { patternOfSlips, type Slips } from './slips.ts';

const ofName = 'lower(coalesce(u.business_name, u.last_name))';

/**
 * Two bounds in the order of the index: for a pattern that is a parameter, the planner would read
 * all names.
 */
const nameIn = (from: string, before: string) =>
  `coalesce(u.business_name, u.last_name) IS NOT NULL AND ${ofName} ~>=~ ${from} AND ${ofName} ~<~ ${before}`;
const nameBegins = `${nameIn('$2', '$3')} AND starts_with(${ofName}, $2)`;
const after = (beginning: string) => `${beginning}\u{10FFFF}`;

/** Businesses whose name begins so, and persons whose last name does. */
export function selectUsersByName(db: Queryable, name: string, atMost: number): Promise<Hit[]> {
  const beginning = name.toLowerCase();
  return db.query(usersWhere(nameBegins), [atMost, beginning, after(beginning)]);
}

// The index has the last name only. So many persons with the last name are read at most, of all
// tenants, whatever their first names are.
const usersRead = 10_000;

/** `fits`: SQL, what the first name must be to `$4`. */
const personsNamed = (fits: string) =>
  `SELECT ${userHit} FROM (${usersOfTenants(nameBegins, '$5')}) AS u WHERE ${fits} LIMIT $1`;

/** Persons whose first name and last name begin so. */
export function selectPersonsByName(db: Queryable, { first, last }: PersonNamed, atMost: number): Promise<Hit[]> {
  const beginning = last.toLowerCase();
  const values = [atMost, beginning, after(beginning), first.toLowerCase(), usersRead];
  return db.query(personsNamed('starts_with(lower(u.first_name), $4)'), values);
}

/** Persons whose last name begins so, and whose first name has a slip. */
export function selectPersonsByFirstNameLike(
  db: Queryable,
  { first, last }: PersonNamed,
  atMost: number,
): Promise<Hit[]> {
  const beginning = last.toLowerCase();
  const values = [atMost, beginning, after(beginning), patternOfSlips(first), usersRead];
  return db.query(personsNamed('lower(u.first_name) ~ $4'), values);
}

/**
 * Businesses whose name has a slip, and persons whose last name has. `first`: how the first name
 * begins; empty: any. In the index, `0` comes after a space and a hyphen, and before letters.
 */
export function selectUsersByNameLike(
  db: Queryable,
  { first, slips }: { first: string; slips: Slips },
  atMost: number,
): Promise<Hit[]> {
  return db.query(
    `(SELECT ${userHit}
      FROM processors p
      CROSS JOIN unnest($2::text[]) AS meant (name)
      CROSS JOIN LATERAL (
        SELECT ${userColumns} FROM users u
        WHERE u.shard = p.shard AND u.processor_id = p.processor_id AND ${nameIn('meant.name', `(meant.name || '0')`)}
        LIMIT $7) AS u
      WHERE starts_with(lower(coalesce(u.first_name, '')), $6) LIMIT $1)
     UNION
     (SELECT ${userHit} FROM (${usersOfTenants(nameIn('$3', '$4'), '$7')}) AS u
      WHERE ${ofName} ~ $5 AND starts_with(lower(coalesce(u.first_name, '')), $6) LIMIT $1)
     LIMIT $1`,
    [atMost, slips.names, slips.beginning, after(slips.beginning), slips.pattern, first.toLowerCase(), usersRead],
  );
}
