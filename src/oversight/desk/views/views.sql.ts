// Queries on the saved views of the lists.
import type { Queryable } from '../../../platform/database/database.ts';

export interface SavedView {
  uuid: string;
  list: string;
  name: string;
  query: string;
  /** The name of the operator; null: a token saved it. */
  saved_by: string | null;
  saved_at: Date;
}

/** The views of all lists, or of one, by name. */
export function selectSavedViews(db: Queryable, list: string | null): Promise<SavedView[]> {
  return db.query(
    `SELECT v.uuid, v.list, v.name, v.query, o.name AS saved_by, v.saved_at
     FROM saved_views v LEFT JOIN operators o ON o.uuid = v.saved_by
     WHERE $1::text IS NULL OR v.list = $1
     ORDER BY v.list, lower(v.name)`,
    [list],
  );
}

export async function selectSavedView(
  db: Queryable,
  uuid: string,
): Promise<Pick<SavedView, 'list' | 'name' | 'query'> | null> {
  const [view] = await db.query<Pick<SavedView, 'list' | 'name' | 'query'>>(
    'SELECT list, name, query FROM saved_views WHERE uuid = $1',
    [uuid],
  );
  return view ?? null;
}

interface NewView extends Omit<SavedView, 'saved_by'> {
  operator_uuid: string | null;
}

/** False: the list has a view with this name. */
export async function insertSavedView(db: Queryable, view: NewView): Promise<boolean> {
  const inserted = await db.query(
    `INSERT INTO saved_views (uuid, list, name, query, saved_by, saved_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (list, lower(name)) DO NOTHING RETURNING uuid`,
    [view.uuid, view.list, view.name, view.query, view.operator_uuid, view.saved_at],
  );
  return inserted.length === 1;
}

/** What was deleted; null: the view does not exist. */
export async function deleteSavedView(db: Queryable, uuid: string): Promise<Pick<SavedView, 'list' | 'name'> | null> {
  const [deleted] = await db.query<Pick<SavedView, 'list' | 'name'>>(
    'DELETE FROM saved_views WHERE uuid = $1 RETURNING list, name',
    [uuid],
  );
  return deleted ?? null;
}
