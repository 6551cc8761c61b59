// Queries on operators.

import type { Role } from '../../api/http/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';

export interface OperatorRow {
  uuid: string;
  name: string;
  email: string;
  role: Role;
  processor_id: string | null;
  invited_at: Date;
  joined_at: Date | null;
  disabled_at: Date | null;
  /** An operator of the service disabled this person: no owner of a tenant may enable them. */
  disabled_by_service: boolean;
  has_password: boolean;
  has_oidc: boolean;
  /** Signs in with the password and the authenticator app only. */
  password_only: boolean;
}

const columns = `uuid, name, email, role, processor_id, invited_at, joined_at, disabled_at, disabled_by_service,
  password_hash IS NOT NULL AS has_password, oidc_subject IS NOT NULL AS has_oidc, password_only`;

export interface NewOperator {
  uuid: string;
  name: string;
  email: string;
  role: Role;
  processor_id: string | null;
  invited_at: Date;
  password_only: boolean;
}

/** False: another operator has the email. */
export async function insertOperator(db: Queryable, operator: NewOperator): Promise<boolean> {
  const inserted = await db.query(
    `INSERT INTO operators (uuid, name, email, role, processor_id, invited_at, password_only)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (lower(email)) DO NOTHING RETURNING uuid`,
    [
      operator.uuid,
      operator.name,
      operator.email,
      operator.role,
      operator.processor_id,
      operator.invited_at,
      operator.password_only,
    ],
  );
  return inserted.length === 1;
}

// Letters that look alike, capitals and blanks do not make another name.
const comparable = (name: string) => `lower(btrim(regexp_replace(normalize(${name}, NFKC), '\\s+', ' ', 'g')))`;

/** Whether another operator has a name, also one that is disabled. */
export async function isNameTaken(db: Queryable, name: string, exceptUuid: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM operators WHERE uuid <> $2 AND ${comparable('name')} = ${comparable('$1::text')} LIMIT 1`,
    [name, exceptUuid],
  );
  return rows.length === 1;
}

/** An invited one has never signed in. */
export const operatorStates = ['invited', 'joined', 'disabled'] as const;
export type OperatorState = (typeof operatorStates)[number];

const isIn: Readonly<Record<OperatorState, string>> = {
  invited: 'AND disabled_at IS NULL AND joined_at IS NULL',
  joined: 'AND disabled_at IS NULL AND joined_at IS NOT NULL',
  disabled: 'AND disabled_at IS NOT NULL',
};

/** Oldest first; `state` null: all. `processorId`: only people of this tenant; null: all people. */
export function selectOperators(
  db: Queryable,
  { state, processorId }: { state: OperatorState | null; processorId: string | null },
  after: string,
  limit: number,
): Promise<OperatorRow[]> {
  const inState = state === null ? '' : isIn[state];
  return db.query(
    `SELECT ${columns} FROM operators WHERE uuid > $1 AND ($3::uuid IS NULL OR processor_id = $3) ${inState}
     ORDER BY uuid LIMIT $2`,
    [after, limit, processorId],
  );
}

/** Locks the owners of a tenant who may act. Returns their uuids. */
export async function lockOwners(db: Queryable, processorId: string): Promise<string[]> {
  const rows = await db.query<{ uuid: string }>(
    `SELECT uuid FROM operators WHERE processor_id = $1 AND role = 'tenant_owner' AND disabled_at IS NULL
     ORDER BY uuid FOR UPDATE`,
    [processorId],
  );
  return rows.map(({ uuid }) => uuid);
}

export async function selectOperator(db: Queryable, uuid: string): Promise<OperatorRow | null> {
  const [row] = await db.query<OperatorRow>(`SELECT ${columns} FROM operators WHERE uuid = $1`, [uuid]);
  return row ?? null;
}

export async function lockOperator(db: Queryable, uuid: string): Promise<OperatorRow | null> {
  const [row] = await db.query<OperatorRow>(`SELECT ${columns} FROM operators WHERE uuid = $1 FOR UPDATE`, [uuid]);
  return row ?? null;
}

export async function selectOperatorByEmail(db: Queryable, email: string): Promise<OperatorRow | null> {
  const [row] = await db.query<OperatorRow>(`SELECT ${columns} FROM operators WHERE lower(email) = lower($1)`, [email]);
  return row ?? null;
}

export async function selectOperatorByOidcSubject(db: Queryable, subject: string): Promise<OperatorRow | null> {
  const [row] = await db.query<OperatorRow>(`SELECT ${columns} FROM operators WHERE oidc_subject = $1`, [subject]);
  return row ?? null;
}

export type OperatorChange = Pick<
  OperatorRow,
  'name' | 'role' | 'processor_id' | 'disabled_at' | 'disabled_by_service' | 'password_only'
>;

export async function updateOperator(
  db: Queryable,
  uuid: string,
  { name, role, processor_id, disabled_at, disabled_by_service, password_only }: OperatorChange,
): Promise<void> {
  await db.query(
    `UPDATE operators SET name = $2, role = $3, processor_id = $4, disabled_at = $5, password_only = $6,
       disabled_by_service = $7
     WHERE uuid = $1`,
    [uuid, name, role, processor_id, disabled_at, password_only, disabled_by_service],
  );
}

export interface Credentials {
  uuid: string;
  password_hash: string | null;
  totp_sealed: Buffer | null;
  disabled_at: Date | null;
}

export async function selectCredentials(db: Queryable, email: string): Promise<Credentials | null> {
  const [row] = await db.query<Credentials>(
    'SELECT uuid, password_hash, totp_sealed, disabled_at FROM operators WHERE lower(email) = lower($1)',
    [email],
  );
  return row ?? null;
}

/** Locks an operator who still has this password and is not disabled. False: no such operator. */
export async function lockIfPassword(db: Queryable, uuid: string, passwordHash: string): Promise<boolean> {
  const found = await db.query(
    'SELECT uuid FROM operators WHERE uuid = $1 AND password_hash = $2 AND disabled_at IS NULL FOR SHARE',
    [uuid, passwordHash],
  );
  return found.length === 1;
}

/** Sets the password, and the secret of the authenticator app. */
export async function updateCredentials(
  db: Queryable,
  uuid: string,
  { password_hash, totp_sealed }: { password_hash: string; totp_sealed: Buffer | null },
): Promise<void> {
  await db.query('UPDATE operators SET password_hash = $2, totp_sealed = $3 WHERE uuid = $1', [
    uuid,
    password_hash,
    totp_sealed,
  ]);
}

/** False: a code of this or of a later step was accepted before. */
export async function updateTotpStep(db: Queryable, uuid: string, step: number): Promise<boolean> {
  const updated = await db.query(
    'UPDATE operators SET totp_step = $2 WHERE uuid = $1 AND totp_step < $2 RETURNING uuid',
    [uuid, step],
  );
  return updated.length === 1;
}

export async function updateJoined(db: Queryable, uuid: string, now: Date): Promise<void> {
  await db.query('UPDATE operators SET joined_at = coalesce(joined_at, $2) WHERE uuid = $1', [uuid, now]);
}

/** Who keeps the tokens of a person; null: no one does. */
export async function updateTokensKept(db: Queryable, uuid: string, by: string | null): Promise<void> {
  await db.query('UPDATE operators SET tokens_kept_by = $2 WHERE uuid = $1', [uuid, by]);
}

export async function updateOidcSubject(db: Queryable, uuid: string, subject: string): Promise<void> {
  await db.query('UPDATE operators SET oidc_subject = $2 WHERE uuid = $1', [uuid, subject]);
}

/**
 * False: the password has changed since it was compared.
 */
export async function updatePassword(
  db: Queryable,
  uuid: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const updated = await db.query(
    'UPDATE operators SET password_hash = $3 WHERE uuid = $1 AND password_hash = $2 RETURNING uuid',
    [uuid, from, to],
  );
  return updated.length === 1;
}

export async function hasAuthenticator(db: Queryable, uuid: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM operators WHERE uuid = $1 AND totp_sealed IS NOT NULL', [uuid]);
  return rows.length === 1;
}

/** What was compared before an authenticator app was replaced. */
export type Compared = Pick<Credentials, 'uuid' | 'totp_sealed'> & { password_hash: string };

/**
 * Sets the secret of the authenticator app. The last accepted step never goes back, so no code of
 * any secret is accepted twice. False: the password or the app has changed since.
 */
export async function updateAuthenticator(
  db: Queryable,
  { uuid, password_hash, totp_sealed }: Compared,
  { sealed, step }: { sealed: Buffer; step: number },
): Promise<boolean> {
  const updated = await db.query(
    `UPDATE operators SET totp_sealed = $4, totp_step = greatest(totp_step, $5)
     WHERE uuid = $1 AND password_hash = $2 AND totp_sealed IS NOT DISTINCT FROM $3 RETURNING uuid`,
    [uuid, password_hash, totp_sealed, sealed, step],
  );
  return updated.length === 1;
}
