// Queries on approvals and their policies.
import type { Role } from '../../api/http/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';

export interface PolicyRow {
  act: string;
  is_required: boolean;
  above_amount: number;
}

export function selectPolicies(db: Queryable): Promise<PolicyRow[]> {
  return db.query('SELECT act, is_required, above_amount FROM approval_policies', []);
}

export async function upsertPolicy(
  db: Queryable,
  { act, is_required, above_amount }: PolicyRow,
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO approval_policies (act, is_required, above_amount, changed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (act) DO UPDATE SET is_required = $2, above_amount = $3, changed_at = $4`,
    [act, is_required, above_amount, now],
  );
}

/** An entry of the audit trail that an act would make. */
export interface Effect {
  action: string;
  subject: string;
  subject_uuid: string | null;
  detail: Record<string, unknown>;
}

export interface ApprovalRow {
  uuid: string;
  act: string;
  operation_id: string;
  params: Record<string, string>;
  body: Record<string, unknown>;
  amount: number | null;
  /** Cents: the policy of its act when it was asked for. */
  above_amount: number;
  /** Operators with this role, or one that includes it, may decide. */
  role: Role;
  /** What it would have done when it was asked for. */
  effects: readonly Effect[];
  reason: string;
  asked_by_operator: string | null;
  asked_by_token: string | null;
  asked_at: Date;
  expires_at: Date;
  outcome: 'approved' | 'refused' | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  answer_sealed: Buffer | null;
  asker_name: string | null;
  /** Of the person who asked, or who issued the token that asked. */
  asker_email: string | null;
  decider_name: string | null;
  decider_email: string | null;
  /** The person who asked, or who issued the token that asked; null: the operator's machine. */
  person_behind: string | null;
}

export type NewApproval = Omit<
  ApprovalRow,
  | 'outcome'
  | 'decided_by'
  | 'decided_at'
  | 'decision_reason'
  | 'answer_sealed'
  | 'asker_name'
  | 'asker_email'
  | 'decider_name'
  | 'decider_email'
  | 'person_behind'
>;

/** As SQL: the digest of a body, which the act of the audit trail has. */
export const digestOf = (body: string): string => `encode(sha256(convert_to(${body}::text, 'UTF8')), 'hex')`;

/** Returns the digest of its body. */
export async function insertApproval(db: Queryable, approval: NewApproval): Promise<string> {
  await db.query(
    `INSERT INTO approvals (uuid, act, operation_id, params, body, amount, reason, asked_by_operator, asked_by_token, asked_at,
       expires_at, effects, above_amount, role)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      approval.uuid,
      approval.act,
      approval.operation_id,
      approval.params,
      approval.body,
      approval.amount,
      approval.reason,
      approval.asked_by_operator,
      approval.asked_by_token,
      approval.asked_at,
      approval.expires_at,
      JSON.stringify(approval.effects),
      approval.above_amount,
      approval.role,
    ],
  );
  const [row] = await db.query<{ body_sha256: string }>(
    `SELECT ${digestOf('body')} AS body_sha256 FROM approvals WHERE uuid = $1`,
    [approval.uuid],
  );
  return row!.body_sha256;
}

/** Until the phase ends, no other request asks for an act of this operation. */
export async function lockAsking(phase: Queryable, operationId: string): Promise<void> {
  await phase.query('SELECT pg_advisory_xact_lock(4010007, hashtext($1))', [operationId]);
}

/** The same act, asked for before and waiting; null: no such act. Its reason may differ. */
export async function selectWaitingTwin(
  db: Queryable,
  { operation_id, params, body }: Pick<ApprovalRow, 'operation_id' | 'params' | 'body'>,
  now: Date,
): Promise<string | null> {
  const [row] = await db.query<{ uuid: string }>(
    `SELECT uuid FROM approvals
     WHERE outcome IS NULL AND operation_id = $1 AND expires_at > $4
       AND params = $2::jsonb AND body - 'reason' = $3::jsonb - 'reason' LIMIT 1`,
    [operation_id, JSON.stringify(params), JSON.stringify(body), now],
  );
  return row?.uuid ?? null;
}

export const approvalColumns = `a.uuid, a.act, a.operation_id, a.params, a.body, a.amount, a.above_amount, a.role, a.effects, a.reason, a.asked_by_operator, a.asked_by_token,
  a.asked_at, a.expires_at, a.outcome, a.decided_by, a.decided_at, a.decision_reason, a.answer_sealed,
  coalesce(o.name, t.name) AS asker_name, coalesce(o.email, i.email) AS asker_email,
  d.name AS decider_name, d.email AS decider_email,
  coalesce(a.asked_by_operator, t.issued_by_operator) AS person_behind`;

export const fromApprovals = `FROM approvals a
     LEFT JOIN operators o ON o.uuid = a.asked_by_operator
     LEFT JOIN tokens t ON t.uuid = a.asked_by_token
     LEFT JOIN operators i ON i.uuid = t.issued_by_operator
     LEFT JOIN operators d ON d.uuid = a.decided_by`;

export async function selectApproval(db: Queryable, uuid: string): Promise<ApprovalRow | null> {
  const [row] = await db.query<ApprovalRow>(`SELECT ${approvalColumns} ${fromApprovals} WHERE a.uuid = $1`, [uuid]);
  return row ?? null;
}

export async function lockApproval(db: Queryable, uuid: string): Promise<ApprovalRow | null> {
  const [row] = await db.query<ApprovalRow>(
    `SELECT ${approvalColumns} ${fromApprovals} WHERE a.uuid = $1 FOR UPDATE OF a`,
    [uuid],
  );
  return row ?? null;
}

export const approvalStates = ['waiting', 'approved', 'refused', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** As SQL: the state of the approval `a` at an instant. */
export const stateAt = (now: string): string =>
  `coalesce(a.outcome, CASE WHEN a.expires_at > ${now} THEN 'waiting' ELSE 'expired' END)`;

export interface ApprovalFilter {
  state: ApprovalState | null;
  /** Asked by this person or token, or by all others. */
  asker: { operator_uuid: string | null; token_uuid: string | null; is: boolean } | null;
  /** The act names it: a payment, a user, a tenant, a file. */
  subject_uuid: string | null;
}

/** Newest first. `now`: those without a decision have expired by then, or wait. */
export function selectApprovals(
  db: Queryable,
  { state, asker, subject_uuid }: ApprovalFilter,
  { before, limit, now }: { before: string; limit: number; now: Date },
): Promise<ApprovalRow[]> {
  // The index of undecided approvals has few rows.
  const undecided = state === 'waiting' || state === 'expired' ? 'AND a.outcome IS NULL' : '';
  return db.query(
    `SELECT ${approvalColumns} ${fromApprovals}
     WHERE a.uuid < $1 ${undecided}
       AND ($3::text IS NULL OR ${stateAt('$4')} = $3)
       AND ($5::boolean IS NULL OR (coalesce(a.asked_by_operator = $6, false) OR coalesce(a.asked_by_token = $7, false)) = $5)
       AND ($8::text IS NULL OR EXISTS (SELECT FROM jsonb_each_text(a.params) AS named WHERE lower(named.value) = $8))
     ORDER BY a.uuid DESC LIMIT $2`,
    [
      ...[before, limit, state, now],
      ...[asker?.is ?? null, asker?.operator_uuid ?? null, asker?.token_uuid ?? null],
      subject_uuid,
    ],
  );
}

export interface Decision {
  outcome: 'approved' | 'refused';
  decided_by: string;
  decided_at: Date;
  decision_reason: string;
}

export async function updateDecided(db: Queryable, uuid: string, decision: Decision): Promise<void> {
  await db.query(
    `UPDATE approvals SET outcome = $2, decided_by = $3, decided_at = $4, decision_reason = $5 WHERE uuid = $1`,
    [uuid, decision.outcome, decision.decided_by, decision.decided_at, decision.decision_reason],
  );
}

export async function updateAnswer(db: Queryable, uuid: string, answer_sealed: Buffer): Promise<void> {
  await db.query('UPDATE approvals SET answer_sealed = $2 WHERE uuid = $1', [uuid, answer_sealed]);
}

export interface WaitingApprovals {
  count: number;
  oldest: Date | null;
  newest: Date | null;
  /** When the next one expires, in real time. */
  expires_at: Date | null;
}

export async function countWaiting(db: Queryable, now: Date): Promise<WaitingApprovals> {
  const [row] = await db.query<WaitingApprovals>(
    `SELECT count(*) AS count, min(asked_at) AS oldest, max(asked_at) AS newest, min(expires_at) AS expires_at
     FROM approvals WHERE outcome IS NULL AND expires_at > $1`,
    [now],
  );
  return row!;
}
