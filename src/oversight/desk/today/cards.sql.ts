// Queries on what operators decided about the cards of Today, and on their figures day by day.
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';

export type Aside = 'snoozed' | 'done';

export interface Figures {
  kind: string;
  count: number;
  /** Cents; null: it is not about money. */
  amount: number | null;
}

/** What gets worse: more, newer, or due sooner. */
export interface Facts extends Figures {
  newest: Date | null;
  deadline_at: Date | null;
}

export interface DecidedCard {
  kind: string;
  assigned_to: string | null;
  assigned_name: string | null;
  aside: Aside | null;
  /** Null like `aside`, and so are the facts. */
  aside_until: Date | null;
  aside_reason: string | null;
  /** Null also: a token put it aside. */
  aside_name: string | null;
  count: number | null;
  amount: number | null;
  newest: Date | null;
  deadline_at: Date | null;
}

export function selectDecidedCards(db: Queryable): Promise<DecidedCard[]> {
  return db.query(
    `SELECT c.kind, c.assigned_to, owner.name AS assigned_name, c.aside, c.aside_until, c.aside_reason, by.name AS aside_name,
            c.count, c.amount, c.newest, c.deadline_at
     FROM today_cards c
     LEFT JOIN operators owner ON owner.uuid = c.assigned_to
     LEFT JOIN operators by ON by.uuid = c.aside_by`,
    [],
  );
}

export async function assignCard(db: Queryable, kind: string, operatorUuid: string | null): Promise<void> {
  await db.query(
    `INSERT INTO today_cards (kind, assigned_to) VALUES ($1, $2)
     ON CONFLICT (kind) DO UPDATE SET assigned_to = excluded.assigned_to`,
    [kind, operatorUuid],
  );
}

export interface PutAside {
  aside: Aside;
  until: Date;
  reason: string | null;
  by: string | null;
}

export async function putCardAside(
  db: Queryable,
  { kind, count, amount, newest, deadline_at }: Facts,
  { aside, until, reason, by }: PutAside,
): Promise<void> {
  await db.query(
    `INSERT INTO today_cards AS c (kind, aside, aside_until, aside_reason, aside_by, count, amount, newest, deadline_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (kind) DO UPDATE
       SET aside = excluded.aside, aside_until = excluded.aside_until, aside_reason = excluded.aside_reason,
           aside_by = excluded.aside_by, count = excluded.count, amount = excluded.amount, newest = excluded.newest,
           deadline_at = excluded.deadline_at`,
    [kind, aside, until, reason, by, count, amount, newest, deadline_at],
  );
}

export async function reopenCard(db: Queryable, kind: string): Promise<void> {
  await db.query(
    `UPDATE today_cards
     SET aside = NULL, aside_until = NULL, aside_reason = NULL, aside_by = NULL, count = NULL, amount = NULL,
         newest = NULL, deadline_at = NULL
     WHERE kind = $1`,
    [kind],
  );
}

/** Of the last day before one that has figures, not before `from`. */
export function selectFiguresBefore(db: Queryable, day: string, from: string): Promise<Figures[]> {
  return db.query(
    `SELECT kind, count, amount FROM today_figures
     WHERE day = (SELECT max(day) FROM today_figures WHERE day < $1::date AND day >= $2::date)`,
    [day, from],
  );
}

export function selectFigures(db: Queryable, day: string): Promise<Figures[]> {
  return db.query('SELECT kind, count, amount FROM today_figures WHERE day = $1::date', [day]);
}

/** Also deletes the figures of days before `keptFrom`. */
export async function deleteFigures(db: Queryable, day: string, keptFrom: string): Promise<void> {
  await db.query('DELETE FROM today_figures WHERE day = $1::date OR day < $2::date', [day, keptFrom]);
}

const figureRows = recordset<Figures>({ kind: 'text', count: 'bigint', amount: 'bigint' });

export async function insertFigures(db: Queryable, day: string, figures: readonly Figures[]): Promise<void> {
  await db.query(
    `INSERT INTO today_figures (day, kind, count, amount)
     SELECT $1::date, kind, count, amount FROM ${figureRows.from(2)} AS i
     ON CONFLICT (day, kind) DO UPDATE SET count = excluded.count, amount = excluded.amount`,
    [day, ...figureRows.values(figures)],
  );
}
