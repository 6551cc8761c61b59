// The verification of a business: its owners, and each decision with its documents.
import { Group, Stack, Text } from '@mantine/core';
import { time } from '../format/times.ts';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { inWords, words } from '../words/en.ts';
import type { Person } from './person.ts';

export function Verification({ person }: { person: Person }) {
  const { kind, kyb_status, kyb_status_since, kyb_decisions, business_owners, kyb_resubmission_reason } = person;
  if (kind !== 'business' || kyb_status === null) return null;
  return (
    <Panel title={words.person.verification}>
      <Stack gap="sm">
        {kyb_status === 'IN_REVIEW' && kyb_status_since !== null && (
          <Text size="sm">{words.person.waitsSince(time(kyb_status_since))}</Text>
        )}
        {kyb_resubmission_reason !== null && <Text size="sm">{words.person.askedAgain(kyb_resubmission_reason)}</Text>}
        {business_owners.length > 0 && (
          <Facts
            facts={business_owners.map(({ uuid, first_name, last_name, title, ownership_percentage }) => [
              words.person.owners,
              <span key={uuid}>{words.person.owner(`${first_name} ${last_name}`, title, ownership_percentage)}</span>,
            ])}
          />
        )}
        {kyb_decisions.length === 0 && (
          <Text size="sm" className="quiet">
            {words.person.noDecision}
          </Text>
        )}
        {kyb_decisions.map((decision) => (
          <div key={decision.number}>
            <Group gap="sm">
              <Status of={decision.outcome} />
              <Text size="sm" className="quiet">
                {inWords(decision.source)}, {time(decision.decided_at)}
              </Text>
            </Group>
            {decision.reason !== null && (
              <Text size="sm" className="written">
                {decision.reason}
              </Text>
            )}
            {decision.documents.length > 0 && (
              <ul className="documents">
                {decision.documents.map((document) => (
                  <li key={document} className="mono">
                    {document}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
