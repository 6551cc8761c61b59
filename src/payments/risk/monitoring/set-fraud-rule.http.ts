// PUT /admin/v1/fraud-rules/{rule} and POST /admin/v1/fraud-rules/recommended: sets the rules of
// fraud monitoring for all tenants, a tenant or a merchant.
import { type Static, Type } from 'typebox';
import { type Acting, recordAct } from '../../../access/tenants/audit-trail.ts';
import { changesBetween } from '../../../access/tenants/changes-between.ts';
import { filteredProcessor } from '../../../access/tenants/named-in-filters.ts';
import { operation } from '../../../api/http/operation.ts';
import { described, Nullable, OneOf, Uuid } from '../../../api/http/schema.ts';
import { selectProcessorOfUser, selectUser } from '../../../customers/users/users.sql.ts';
import { ok } from '../../../platform/answer.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/refusals.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import {
  actionMeaning,
  exampleRule,
  FraudRuleRecord,
  fraudRuleRecord,
  parameterFields,
  ruleMeaning,
} from './rule-record.ts';
import { deleteRule, lockRule, type RuleOwner, type SetRule, upsertRule } from './rules.sql.ts';
import {
  type FraudAction,
  type FraudRuleName,
  fraudRuleNames,
  fraudRules,
  noParameters,
  type Parameters,
  parameterNames,
  ruleOf,
  settingOf,
} from './rules.ts';

type Setting = Parameters & { action: FraudAction };

const owners = {
  processor_uuid: Type.Optional(described(Nullable(Uuid), 'Only for this tenant. Absent or null: for all tenants.')),
  merchant_uuid: Type.Optional(
    described(Nullable(Uuid), 'Only for payments to this merchant, and for its payments. Absent or null: for all.'),
  ),
};

const Body = Type.Object({
  ...owners,
  action: described(
    Nullable(OneOf(['review', 'note', 'off'])),
    `${actionMeaning}\n\nNull: nothing is set for this owner, and the rule of the wider owner decides.`,
  ),
  ...(Object.fromEntries(parameterNames.map((name) => [name, Type.Optional(parameterFields[name])])) as {
    [Name in keyof Parameters]: ReturnType<typeof Type.Optional<(typeof parameterFields)[Name]>>;
  }),
});

async function ownerOf(
  db: Queryable,
  { processor_uuid = null, merchant_uuid = null }: { processor_uuid?: string | null; merchant_uuid?: string | null },
): Promise<RuleOwner> {
  if (merchant_uuid === null)
    return {
      processor_id: processor_uuid === null ? null : (await filteredProcessor(db, processor_uuid)).processor_id,
      merchant_uuid: null,
    };
  const processor_id = await selectProcessorOfUser(db, merchant_uuid);
  if (processor_id === null || (processor_uuid !== null && processor_uuid.toLowerCase() !== processor_id))
    throw invalid('merchant_uuid', 'unknown', 'is no uuid of a merchant of the processor');
  const user = await selectUser(db, { processor_id, vendor_id: null }, merchant_uuid);
  if (user?.kind !== 'business')
    throw invalid('merchant_uuid', 'unknown', 'is the uuid of a person, not of a merchant');
  return { processor_id, merchant_uuid: merchant_uuid.toLowerCase() };
}

/** A rule that is on has what it needs, and nothing that it does not read. */
function refuseWrongParameters(rule: FraudRuleName, setting: Setting): void {
  if (setting.action === 'off') return;
  const { needs, oneOf = [] } = ruleOf(rule);
  for (const name of parameterNames) {
    if (needs.includes(name) && setting[name] === null)
      throw invalid(name, 'missing', `is needed by the rule ${rule}: send a number`);
    if (!needs.includes(name) && !oneOf.includes(name) && setting[name] !== null)
      throw invalid(name, 'unknown', `is no parameter of the rule ${rule}: leave it out`);
  }
  if (oneOf.length > 0 && oneOf.every((name) => setting[name] === null))
    throw invalid(oneOf[0]!, 'missing', `or ${oneOf[1]} is needed by the rule ${rule}: send a number`);
}

const strictness: Record<FraudAction, number> = { off: 0, note: 1, review: 2 };

/** Whether the rule lets more through than before. A wider rule may decide instead when it ends. */
export function weakens(before: Setting | null, after: Setting | null): boolean {
  if (before === null || before.action === 'off') return after?.action === 'off';
  if (after === null || strictness[after.action] < strictness[before.action]) return true;
  const more = (name: keyof Parameters) =>
    before[name] !== null && (after[name] === null || after[name] > before[name]);
  const shorter = (name: keyof Parameters) => (after[name] ?? 0) < (before[name] ?? 0);
  return (
    more('payments') || more('payers') || more('amount') || shorter('hours') || shorter('days') || shorter('percent')
  );
}

const settingIn = (body: Static<typeof Body>): Setting | null =>
  body.action === null
    ? null
    : {
        action: body.action,
        hours: body.hours ?? null,
        days: body.days ?? null,
        payments: body.payments ?? null,
        payers: body.payers ?? null,
        percent: body.percent ?? null,
        amount: body.amount ?? null,
      };

/** Sets or ends one rule of an owner, and records what changed. */
async function setRule(
  phase: AtomicPhase,
  call: Acting,
  { owner, rule, setting }: { owner: RuleOwner; rule: FraudRuleName; setting: Setting | null },
): Promise<SetRule | null> {
  const before = await lockRule(phase, owner, rule);
  if (setting === null && before !== null) await deleteRule(phase, before.uuid);
  const after =
    setting === null
      ? null
      : await upsertRule(phase, { uuid: uuidv7(call.now), ...owner, rule, ...setting, set_at: call.now });
  const changes = changesBetween(
    before === null ? { action: null } : settingOf(before),
    setting === null ? { action: null } : setting,
  );
  if (changes !== null)
    await recordAct(phase, call, {
      ...(owner.processor_id === null ? {} : { processor_id: owner.processor_id }),
      action: 'fraud_rule.set',
      subject: owner.merchant_uuid !== null ? 'user' : owner.processor_id !== null ? 'processor' : 'fraud_rule',
      subject_uuid: owner.merchant_uuid ?? owner.processor_id ?? after?.uuid ?? before?.uuid ?? null,
      detail: { rule, ...changes, setting: setting === null ? null : { ...setting } },
    });
  return after;
}

export const setFraudRule = operation(
  {
    method: 'PUT',
    path: '/admin/v1/fraud-rules/:rule',
    tag: 'Operator: tenants',
    operationId: 'setFraudRule',
    summary: 'Set a rule of fraud monitoring',
    description:
      'For all tenants, for a tenant or for a merchant: the rule of the narrowest owner decides. A rule that is not set is off. It counts from the next cut-off on, before entries are made.',
    callers: ['admin'],
    role: 'risk',
    approval: {
      act: 'limits',
      async onlyIf(phase, call) {
        const { rule } = call.params as { rule: FraudRuleName };
        const body = call.body as Static<typeof Body>;
        return weakens(await lockRule(phase, await ownerOf(phase, body), rule), settingIn(body));
      },
    },
    params: Type.Object({ rule: OneOf([...fraudRuleNames], { description: ruleMeaning }) }),
    body: Body,
    example: { action: 'review', days: 7, amount: 500_000 },
    answers: {
      200: {
        description: 'The rule; null: nothing is set for this owner any more',
        data: Type.Object({ rule: Nullable(FraudRuleRecord) }),
        example: { rule: exampleRule },
      },
    },
  },
  {
    async atomic(call, phase) {
      const { rule } = call.params;
      const setting = settingIn(call.body);
      if (setting !== null) refuseWrongParameters(rule, setting);
      const after = await setRule(phase, call, { owner: await ownerOf(phase, call.body), rule, setting });
      return ok({ rule: after === null ? null : fraudRuleRecord(after) });
    },
  },
);

export const setRecommendedFraudRules = operation(
  {
    method: 'POST',
    path: '/admin/v1/fraud-rules/recommended',
    tag: 'Operator: tenants',
    operationId: 'setRecommendedFraudRules',
    summary: 'Set the recommended rules of fraud monitoring',
    description:
      'Sets every rule that is not set for this owner, for all tenants or for a tenant, with the values that the guide of fraud monitoring lists. A rule that is set already stays.',
    callers: ['admin'],
    role: 'risk',
    body: Type.Object({ processor_uuid: owners.processor_uuid }),
    example: {},
    answers: {
      200: {
        description: 'The rules of this owner',
        data: Type.Object({ rules: Type.Array(FraudRuleRecord, { description: 'The rules, as they are set now.' }) }),
        example: { rules: [exampleRule] },
      },
    },
  },
  {
    async atomic(call, phase) {
      const owner = await ownerOf(phase, call.body);
      const rules: SetRule[] = [];
      for (const rule of fraudRuleNames) {
        const setting = { ...noParameters, ...fraudRules[rule].recommended };
        const set = (await lockRule(phase, owner, rule)) ?? (await setRule(phase, call, { owner, rule, setting }));
        rules.push(set!);
      }
      return ok({ rules: rules.map(fraudRuleRecord) });
    },
  },
);
