// Which rules count for the payments of a tenant: the merchant's, else the tenant's, else the one
// of all tenants. The narrowest owner decides, also when it switches a rule off.
import { nilUuid } from '../../../platform/std/identifiers.ts';
import type { SetRule } from './rules.sql.ts';
import { type FraudRuleName, type Parameters, settingOf } from './rules.ts';

/** A rule for the payments of one merchant; `merchant_uuid` nil: for all others of the tenant. */
export interface RuleForPayments extends Parameters {
  merchant_uuid: string;
  action: SetRule['action'];
}

/** Whether any payment of any tenant is looked at. */
export const anyRuleIsOn = (rules: readonly SetRule[]): boolean => rules.some(({ action }) => action !== 'off');

/** Empty: the rule is off for every payment of the tenant. */
export function rulesForTenant(rules: readonly SetRule[], processorId: string, rule: FraudRuleName): RuleForPayments[] {
  const ofRule = rules.filter((one) => one.rule === rule);
  const ofTenant = ofRule.find((one) => one.processor_id === processorId && one.merchant_uuid === null);
  const forOthers = ofTenant ?? ofRule.find((one) => one.processor_id === null);
  const ofMerchants = ofRule.filter((one) => one.processor_id === processorId && one.merchant_uuid !== null);
  const all = [...(forOthers === undefined ? [] : [{ ...forOthers, merchant_uuid: nilUuid }]), ...ofMerchants];
  if (!anyRuleIsOn(all)) return [];
  return all.map(({ merchant_uuid, ...set }) => ({ merchant_uuid: merchant_uuid!, ...settingOf(set) }));
}
