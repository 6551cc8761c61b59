// GET /admin/v1/fraud-rules: the rules of fraud monitoring, as they are set.
import { Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isOneUuid } from '../../../api/http/page-cursor.ts';
import { OneOf, Uuid } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { exampleRule, FraudRuleRecord, fraudRuleRecord } from './rule-record.ts';
import { selectRulesAfter } from './rules.sql.ts';
import { fraudRuleNames } from './rules.ts';

export const listFraudRules = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/fraud-rules',
      tag: 'Operator: tenants',
      operationId: 'listFraudRules',
      summary: 'List the rules of fraud monitoring',
      description: 'Of all owners, in the order in which they were set first. No rule: fraud monitoring is off.',
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Type.Optional(Uuid), rule: Type.Optional(OneOf([...fraudRuleNames])) },
      page: 'A page of rules',
      plural: 'fraud_rules',
      record: FraudRuleRecord,
      examples: [exampleRule],
    },
    {
      async read({ query: { processor_uuid = null, rule = null } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        return selectRulesAfter(database, { processor_id: processor_uuid, rule }, after?.[0] ?? null, limit);
      },
      positionOf: ({ uuid }) => [uuid] as const,
      isPosition: isOneUuid,
      record: fraudRuleRecord,
    },
  );
