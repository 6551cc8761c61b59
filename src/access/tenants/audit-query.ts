// The filters of the audit trail, as a request sends them and as its query takes them.
import { Type } from 'typebox';
import { InstantOf, instantOf } from '../../api/http/instant.ts';
import { Text, Uuid } from '../../api/http/schema.ts';
import type { Database } from '../../platform/database/database.ts';
import { firstUuidOf, lastUuid, nilUuid } from '../../platform/std/identifiers.ts';
import { type ActFilter, selectActionThere } from './audit-trail.sql.ts';
import { refuseUnknownProcessor } from './named-in-filters.ts';

export const AuditQuery = {
  processor_uuid: Type.Optional(Uuid),
  operator_uuid: Type.Optional(Uuid),
  action: Type.Optional(
    Text(3, 60, {
      pattern: '^[A-Za-z]+([._ ][A-Za-z]+)+$',
      allowed: 'an action such as token.issued, or its words: Token issued',
    }),
  ),
  subject_uuid: Type.Optional(Uuid),
  acted_from: Type.Optional(InstantOf('Only acts at this time or later')),
  acted_before: Type.Optional(InstantOf('Only acts before this time')),
};

export interface AuditQueryFields {
  processor_uuid?: string;
  operator_uuid?: string;
  action?: string;
  subject_uuid?: string;
  acted_from?: string;
  acted_before?: string;
}

export const auditQueryInWords =
  'The acts about all tenants and of the operator itself. `processor_uuid`: about one tenant; the nil uuid: acts that concern no single tenant. `operator_uuid`: of one person. `subject_uuid`: of one token, file, payment or user. `acted_from` and `acted_before`: the second is exclusive. `actor` null: the service itself. `actor` `admin` without a token and an operator: the token of the environment, or the command line.';

/** An action as the trail has it. People write what they see: `Operator signed in`. */
async function actionNamed(database: Database, name: string): Promise<string> {
  if (name.includes('.')) return name;
  const words = name.toLowerCase().split(/[ _]/);
  const possible = words.slice(1).map((_, n) => `${words.slice(0, n + 1).join('_')}.${words.slice(n + 1).join('_')}`);
  return (await selectActionThere(database, possible)) ?? possible[0]!;
}

/** The uuid of an act begins with its time, so that a period is a range of uuids. */
export async function readAuditQuery(
  database: Database,
  query: AuditQueryFields,
): Promise<{ filter: ActFilter; period: { from: string; before: string } }> {
  const { processor_uuid, operator_uuid, action, subject_uuid } = query;
  if (processor_uuid !== nilUuid) await refuseUnknownProcessor(database, processor_uuid);
  const from = instantOf('acted_from', query.acted_from);
  const to = instantOf('acted_before', query.acted_before);
  return {
    filter: {
      processor_id: processor_uuid ?? null,
      operator_uuid: operator_uuid ?? null,
      action: action === undefined ? null : await actionNamed(database, action),
      subject_uuid: subject_uuid ?? null,
    },
    period: {
      from: from === null ? nilUuid : firstUuidOf(from),
      before: to === null ? lastUuid : firstUuidOf(to),
    },
  };
}
