// A one-time link in answers, and the act that makes a new one for a person.
import { Type } from 'typebox';
import type { Call } from '../../api/http/operation.ts';
import { ownSite } from '../../api/http/own-site.ts';
import { TimeOf } from '../../api/http/schema.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import { refuse } from '../../platform/refusals.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { recordAct } from '../tenants/audit-trail.ts';
import { type MadeLink, makeLink, urlOfLink } from './make-link.ts';
import type { Operating } from './operating.ts';
import { OperatorRecord } from './operator-record.ts';
import type { OperatorRow } from './operators.sql.ts';

const LinkRecord = Type.Object(
  {
    token: Type.String({ description: 'The secret of the link. It is shown only here.' }),
    url: Type.String({ description: 'The page of the console that accepts the invitation.' }),
    expires_at: TimeOf('When the link ends'),
  },
  { title: 'OperatorLink', description: 'A link that works once.' },
);

export const Invited = Type.Object({ operator: OperatorRecord, link: LinkRecord });

export const linkRecord = (
  { publicUrl, needsCode: isLive }: Pick<Operating, 'publicUrl' | 'needsCode'>,
  { headers }: Pick<Call, 'headers'>,
  { token, expires_at }: MadeLink,
) => ({
  token,
  url: urlOfLink(ownSite({ publicUrl, isLive }, headers), token),
  expires_at: timestamp(expires_at),
});

/** Earlier links of the person end. */
export async function linkTo(
  phase: AtomicPhase,
  { vault }: Pick<Operating, 'vault'>,
  call: Call,
  person: OperatorRow,
): Promise<MadeLink> {
  if (person.disabled_at !== null)
    throw refuse('invalid_state', 'uuid', `${person.name} is disabled: enable the person first`);
  const link = await makeLink(phase, vault, person.uuid);
  await recordAct(phase, call, {
    action: 'operator.link_made',
    subject: 'operator',
    subject_uuid: person.uuid,
  });
  return link;
}
