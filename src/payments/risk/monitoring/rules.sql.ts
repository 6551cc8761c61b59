// Queries on the rules of fraud monitoring as they are set.
import type { Queryable } from '../../../platform/database/database.ts';
import type { FraudAction, FraudRuleName, Parameters } from './rules.ts';

/** Who a rule is set for. Both null: all tenants. A merchant has its processor too. */
export interface RuleOwner {
  processor_id: string | null;
  merchant_uuid: string | null;
}

export interface SetRule extends RuleOwner, Parameters {
  uuid: string;
  rule: FraudRuleName;
  action: FraudAction;
  set_at: Date;
}

const columns =
  'uuid, processor_id, merchant_uuid, rule, action, hours, days, payments, payers, amount, percent, set_at';

/** All rules that are set, of all owners: the widest owner first. */
export function selectRules(db: Queryable): Promise<SetRule[]> {
  return db.query(
    `SELECT ${columns} FROM fraud_rules
     ORDER BY processor_id NULLS FIRST, merchant_uuid NULLS FIRST, rule`,
    [],
  );
}

export interface RuleFilter {
  processor_id: string | null;
  rule: FraudRuleName | null;
}

/** The rules after this one, in the order in which they were set first. */
export function selectRulesAfter(
  db: Queryable,
  { processor_id, rule }: RuleFilter,
  after: string | null,
  limit: number,
): Promise<SetRule[]> {
  return db.query(
    `SELECT ${columns} FROM fraud_rules
     WHERE ($1::uuid IS NULL OR processor_id = $1) AND ($2::fraud_rule IS NULL OR rule = $2)
       AND ($3::uuid IS NULL OR uuid > $3)
     ORDER BY uuid LIMIT $4`,
    [processor_id, rule, after, limit],
  );
}

/** Null: the owner has not set the rule. Locks it. */
export async function lockRule(
  db: Queryable,
  { processor_id, merchant_uuid }: RuleOwner,
  rule: FraudRuleName,
): Promise<SetRule | null> {
  const [row] = await db.query<SetRule>(
    `SELECT ${columns} FROM fraud_rules
     WHERE rule = $1 AND processor_id IS NOT DISTINCT FROM $2 AND merchant_uuid IS NOT DISTINCT FROM $3 FOR UPDATE`,
    [rule, processor_id, merchant_uuid],
  );
  return row ?? null;
}

export async function upsertRule(db: Queryable, set: SetRule): Promise<SetRule> {
  const [row] = await db.query<SetRule>(
    `INSERT INTO fraud_rules (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (rule, processor_id, merchant_uuid)
     DO UPDATE SET action = excluded.action, hours = excluded.hours, days = excluded.days, payments = excluded.payments,
       payers = excluded.payers, amount = excluded.amount, percent = excluded.percent, set_at = excluded.set_at
     RETURNING ${columns}`,
    [
      set.uuid,
      set.processor_id,
      set.merchant_uuid,
      set.rule,
      set.action,
      set.hours,
      set.days,
      set.payments,
      set.payers,
      set.amount,
      set.percent,
      set.set_at,
    ],
  );
  return row!;
}

export async function deleteRule(db: Queryable, uuid: string): Promise<void> {
  await db.query('DELETE FROM fraud_rules WHERE uuid = $1', [uuid]);
}
