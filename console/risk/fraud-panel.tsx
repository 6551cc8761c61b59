// Fraud monitoring on the screen of risk: the rules in force for a tenant, and what the bank asks for.
import { Anchor, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { Panel } from '../parts/panel.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { inWords, words } from '../words/en.ts';
import { recordReview, setRecommended } from './fraud-acts.ts';

export function FraudPanel({ uuid }: { uuid: string }) {
  const process = useQuery({
    queryKey: ['risk', 'fraud-process'],
    queryFn: () => get('/admin/v1/fraud-monitoring/process'),
  });
  const rules = (process.data?.rules ?? []).filter(
    ({ processor_uuid, action }) => action !== 'off' && (processor_uuid === null || processor_uuid === uuid),
  );
  return (
    <Panel
      title={words.fraud.title}
      aside={<ActButtons size="xs" acts={[setRecommended(uuid), setRecommended(null), recordReview]} />}
    >
      {process.isPending && <Loading lines={2} />}
      {process.isError && <Problem error={process.error} again={() => void process.refetch()} />}
      {process.data !== undefined && (
        <>
          <Text size="sm">
            {rules.length === 0
              ? words.fraud.none
              : words.fraud.inForce([...new Set(rules.map(({ rule }) => inWords(rule).toLowerCase()))].join(', '))}
          </Text>
          {process.data.next_review_by !== null && (
            <Text size="sm">{words.fraud.nextReview(process.data.next_review_by)}</Text>
          )}
          <Group gap="md" mt="xs">
            <Anchor component={Link} to="/fraud-reviews" size="sm" underline="always">
              {words.fraud.reviews}
            </Anchor>
            <Anchor component={Link} to="/fraud-rules" size="sm" underline="always">
              {words.fraud.rules}
            </Anchor>
            <Anchor href="/admin/v1/fraud-monitoring/process?format=pdf" size="sm" underline="always">
              {words.fraud.process}
            </Anchor>
            <Anchor
              href={`/admin/v1/fraud-monitoring/report?year=${process.data.made_at.slice(0, 4)}&format=pdf`}
              size="sm"
              underline="always"
            >
              {words.fraud.report}
            </Anchor>
            <Anchor
              href={`/admin/v1/third-party-sender/originators?processor_uuid=${uuid}`}
              size="sm"
              underline="always"
            >
              {words.fraud.originators}
            </Anchor>
            <Anchor
              href={`/admin/v1/third-party-sender/months?processor_uuid=${uuid}&year=${process.data.made_at.slice(0, 4)}`}
              size="sm"
              underline="always"
            >
              {words.fraud.months}
            </Anchor>
            <Anchor
              href={`/admin/v1/third-party-sender/pack?processor_uuid=${uuid}&year=${process.data.made_at.slice(0, 4)}`}
              size="sm"
              underline="always"
            >
              {words.fraud.pack}
            </Anchor>
          </Group>
        </>
      )}
    </Panel>
  );
}
