// Invariants of who may do what: each active token, role, policy and waiting approval is what its
// acts in the audit trail made it. `achord verify` checks them over all rows.
import { digestOf } from '../../access/approvals/approvals.sql.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { isInChain } from '../seals/audit-chain.sql.ts';
import type { Invariant } from './invariant.ts';

/** The newest act about a subject with an action and a condition, as a lateral row `name`. */
const newestAct = (name: string, subject: string, action: string, condition = 'true') => `
  LEFT JOIN LATERAL (
    SELECT a.processor_id, a.detail, a.operator_uuid, a.token_uuid FROM audit_trail a
    WHERE a.subject_uuid = ${subject} AND a.action = '${action}' AND ${condition} AND ${isInChain('a')}
    ORDER BY a.uuid DESC LIMIT 1) AS ${name} ON true`;

/** The tenant of an act; null: it concerns no single tenant. */
const tenantOf = (act: string) => `nullif(${act}.processor_id, '${nilUuid}')`;

const sets = (field: string) => `a.detail -> 'after' ? '${field}'`;

export const authorityInvariants: Invariant[] = [
  {
    name: 'tokens_match_acts',
    ofAllLanes: true,
    rule: 'Each active token that was used or issued in the last hours has the owner, the role, the end and the issuer that the audit trail says, and no act revoked it. A check of everything: every active token.',
    reads: 'period',
    sql: () => `
      SELECT processor_id, uuid AS subject_uuid, found FROM (
        SELECT t.processor_id, t.uuid, CASE
            WHEN issued.detail IS NULL THEN 'no act issued it'
            WHEN revoked.detail IS NOT NULL THEN 'it was revoked'
            WHEN ${tenantOf('issued')} IS DISTINCT FROM t.processor_id
              OR issued.detail ->> 'kind' <> t.kind::text
              OR issued.detail ->> 'vendor_id' IS DISTINCT FROM t.vendor_id::text THEN 'it was issued to another owner'
            WHEN issued.detail ->> 'role' IS DISTINCT FROM t.role::text THEN format('it was issued with the role %s', issued.detail ->> 'role')
            WHEN (issued.detail ->> 'expires_at')::timestamptz IS DISTINCT FROM t.expires_at THEN 'it was issued with another end'
            WHEN coalesce(kept.detail, issued.detail) ->> 'issued_by' IS DISTINCT FROM t.issued_by_operator::text
              THEN 'another person answers for it'
          END AS found
        FROM tokens t
        ${newestAct('issued', 't.uuid', 'token.issued')}
        ${newestAct('revoked', 't.uuid', 'token.revoked')}
        ${newestAct('kept', 't.uuid', 'token.kept')}
        WHERE t.revoked_at IS NULL AND (t.expires_at IS NULL OR t.expires_at > clock_timestamp())
          AND ($1::timestamptz = '-infinity' OR greatest(t.created_at, t.last_used_at) >= $1::timestamptz - interval '2 hours')
      ) AS compared WHERE found IS NOT NULL`,
  },
  {
    name: 'roles_match_acts',
    ofAllLanes: true,
    rule: 'Each operator who is not disabled was invited, and has the role and the tenant that the audit trail says.',
    reads: 'period',
    sql: () => `
      SELECT processor_id, uuid AS subject_uuid, found FROM (
        SELECT o.processor_id, o.uuid, CASE
            WHEN invited.detail IS NULL THEN 'no act invited this person'
            WHEN coalesce(role.detail -> 'after', invited.detail) ->> 'role' <> o.role::text
              THEN format('%s, and the acts say %s', o.role, coalesce(role.detail -> 'after', invited.detail) ->> 'role')
            WHEN o.processor_id IS DISTINCT FROM CASE WHEN tenant.detail IS NULL THEN ${tenantOf('invited')}
              ELSE (tenant.detail -> 'after' ->> 'processor_id')::uuid END THEN 'another tenant than the acts say'
            WHEN disabled.detail -> 'after' ->> 'disabled_at' IS NOT NULL THEN 'was disabled'
            WHEN (coalesce(password.detail -> 'after', invited.detail) ->> 'password_only')::boolean <> o.password_only
              THEN 'another way to sign in than the acts say'
          END AS found
        FROM operators o
        ${newestAct('invited', 'o.uuid', 'operator.invited')}
        ${newestAct('role', 'o.uuid', 'operator.changed', sets('role'))}
        ${newestAct('tenant', 'o.uuid', 'operator.changed', sets('processor_id'))}
        ${newestAct('disabled', 'o.uuid', 'operator.changed', sets('disabled_at'))}
        ${newestAct('password', 'o.uuid', 'operator.changed', sets('password_only'))}
        WHERE o.disabled_at IS NULL
      ) AS compared WHERE found IS NOT NULL`,
  },
  {
    name: 'approval_policies_match_acts',
    ofAllLanes: true,
    rule: 'Each policy for approvals is what the audit trail says, and none that was set is missing.',
    reads: 'period',
    sql: () => `
      WITH acts AS (
        SELECT DISTINCT ON (a.detail ->> 'act') a.detail ->> 'act' AS act, a.detail -> 'policy' AS policy
        FROM audit_trail a WHERE a.action = 'approval_policy.set' AND ${isInChain('a')}
        ORDER BY a.detail ->> 'act', a.uuid DESC
      )
      SELECT NULL::uuid AS processor_id, NULL::uuid AS subject_uuid, coalesce(p.act, acts.act) AS found
      FROM approval_policies p FULL JOIN acts ON acts.act = p.act
      WHERE p.act IS NULL OR acts.act IS NULL
        OR (acts.policy ->> 'is_required')::boolean <> p.is_required
        OR (acts.policy ->> 'above_amount')::bigint <> p.above_amount`,
  },
  {
    name: 'waiting_approvals_match_acts',
    ofAllLanes: true,
    rule: 'Each approval that waits for a decision was asked for by the same caller, for the same operation, with the same body, amount, policy and role, as the audit trail says.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, p.uuid AS subject_uuid, p.operation_id AS found FROM approvals p
      ${newestAct('asked', 'p.uuid', 'approval.asked')}
      WHERE p.outcome IS NULL AND p.expires_at > clock_timestamp() AND (asked.detail IS NULL
        OR asked.operator_uuid IS DISTINCT FROM p.asked_by_operator
        OR asked.token_uuid IS DISTINCT FROM p.asked_by_token
        OR asked.detail ->> 'operation' <> p.operation_id OR asked.detail -> 'params' <> p.params
        -- An earlier version recorded none of these.
        OR (asked.detail ? 'role' AND (
          (asked.detail ->> 'amount')::bigint IS DISTINCT FROM p.amount
          OR (asked.detail ->> 'above_amount')::bigint IS DISTINCT FROM p.above_amount
          OR asked.detail ->> 'role' <> p.role::text))
        OR asked.detail ->> 'body_sha256' IS DISTINCT FROM ${digestOf('p.body')})`,
  },
];
