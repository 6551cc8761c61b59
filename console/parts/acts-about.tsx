// Who did what last to a user or a tenant, and why; the audit trail has the rest.
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DataOf } from '../api/request.ts';
import { time } from '../format/times.ts';
import { inWords, words } from '../words/en.ts';
import { Panel } from './panel.tsx';
import { PlainTable } from './plain-table.tsx';

type Act = DataOf<'/admin/v1/audit-trail'>['acts'][number];

interface Props {
  acts: readonly Act[];
  /** Of the audit trail. */
  filters: Readonly<Record<string, string>>;
}

const mostShown = 10;

export function ActsAbout({ acts, filters }: Props) {
  const shown = acts.toSorted((one, other) => (one.uuid < other.uuid ? 1 : -1)).slice(0, mostShown);
  return (
    <Panel
      title={words.latest.acts}
      aside={
        <Link className="link" to="/$list" params={{ list: 'audit' }} search={filters as never}>
          {words.latest.allActs}
        </Link>
      }
    >
      {shown.length === 0 ? (
        <Text className="quiet">{words.latest.noActs}</Text>
      ) : (
        <PlainTable
          label={words.latest.acts}
          heads={[words.fields.acted_at, words.fields.actor_name, words.fields.action, words.lists.audit.fields.reason]}
          rows={shown.map((act) => ({
            key: act.uuid,
            cells: [time(act.acted_at), <Who key="who" act={act} />, inWords(act.action), act.reason ?? '–'],
          }))}
        />
      )}
    </Panel>
  );
}

/** An operator leads to everything that they did. */
function Who({ act: { actor_name, operator_uuid } }: { act: Act }) {
  if (actor_name === null) return <span className="quiet">{words.list.program}</span>;
  if (operator_uuid === null) return actor_name;
  return (
    <Link className="link" to="/$list" params={{ list: 'audit' }} search={{ operator_uuid } as never}>
      {actor_name}
    </Link>
  );
}
