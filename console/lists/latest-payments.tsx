// The latest payments of a user or a tenant, how many there are, and the way to all of them.
import { Group, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { Panel } from '../parts/panel.tsx';
import { words } from '../words/en.ts';
import type { Row } from './list-definition.ts';
import { lists } from './lists.ts';
import { RecordTable } from './record-table.tsx';

interface Props {
  rows: readonly Row[];
  /** How many were counted. */
  total: number;
  /** There are more than were counted. */
  isMore: boolean;
  /** Of the list that has all. */
  filters: Readonly<Record<string, string>>;
}

export function LatestPayments({ rows, total, isMore, filters }: Props) {
  const navigate = useNavigate();
  if (rows.length === 0) return null;
  return (
    <Panel
      title={words.latest.payments}
      aside={
        <Group gap="sm">
          <Text size="sm" className="quiet">
            {words.latest.shown(rows.length, total, isMore)}
          </Text>
          <Link className="link" to="/$list" params={{ list: 'payments' }} search={filters as never}>
            {words.latest.allPayments}
          </Link>
        </Group>
      }
    >
      <RecordTable
        label={words.latest.payments}
        list="payments"
        columns={lists.payments.columns}
        rows={rows}
        more={nothingMore}
        open={({ uuid }) => void navigate({ to: '/payments/$uuid', params: { uuid: String(uuid) } })}
      />
    </Panel>
  );
}

const nothingMore = () => {};
