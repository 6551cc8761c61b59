// Acts on a payment, a person or a tenant that another operator must approve first.
import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { words } from '../words/en.ts';
import { operationWords } from './operation-words.ts';

export function WaitingActs({ uuid }: { uuid: string }) {
  const asked = { state: 'waiting', subject_uuid: uuid } as const;
  const { data } = useQuery({
    queryKey: ['list', 'waiting-acts', uuid],
    queryFn: () => get('/admin/v1/approvals', { query: { ...asked, limit: 100 } }),
  });
  if (data === undefined || data.approvals.length === 0) return null;
  return (
    <Alert color="orange" role="status">
      <Stack gap={4}>
        {data.approvals.map(({ uuid: one, operation, asked_by }) => (
          <Text key={one} size="sm">
            {words.approval.waits(operationWords(operation), asked_by.name)}
          </Text>
        ))}
        <Link className="link" to="/$list" params={{ list: 'approvals' }} search={asked as never}>
          {words.approval.open}
        </Link>
      </Stack>
    </Alert>
  );
}
