// What is shown in place of data: an error with its request and a retry, or a page that is loading.
import { Alert, Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core';
import { RequestError } from '../../clients/typescript/src/http/errors.ts';
import { words } from '../words/en.ts';
import { ScreenHead } from './screen-head.tsx';

export function Problem({ error, again }: { error: unknown; again?: () => void }) {
  const requestId = error instanceof RequestError ? error.requestId : null;
  return (
    <Alert color="red" variant="light" title={words.error.title} role="alert">
      <Stack gap="xs">
        <Text size="sm">{messageOf(error)}</Text>
        <Group gap="sm">
          {again !== undefined && (
            <Button size="xs" variant="default" onClick={again}>
              {words.error.again}
            </Button>
          )}
          {requestId !== null && (
            <Text size="xs">
              {words.error.request} <Code>{requestId}</Code>
            </Text>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}

interface WholeScreen {
  title: string;
  query: { isPending: boolean; error: unknown; refetch(): unknown };
}

/** In place of a whole screen, which keeps its title. */
export const ScreenInstead = ({ title, query }: WholeScreen) => (
  <Stack gap="lg">
    <ScreenHead title={title} />
    {query.isPending ? <Loading lines={10} /> : <Problem error={query.error} again={() => void query.refetch()} />}
  </Stack>
);

/** What the API says. An error of the service has the id of its request, to find it in the log. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOfService = error instanceof RequestError && error.status >= 500 && error.requestId !== null;
  return isOfService ? words.error.ofService(error.message, error.requestId!) : error.message;
}

const widths = ['92%', '78%', '85%', '64%', '90%', '72%', '81%', '58%', '88%', '69%', '76%', '61%'] as const;

export function Loading({ lines = 6 }: { lines?: number }) {
  return (
    <Stack gap="sm" aria-busy="true" aria-label={words.list.loading} role="status">
      {widths.slice(0, lines).map((width) => (
        <Skeleton key={width} height={22} width={width} />
      ))}
    </Stack>
  );
}
