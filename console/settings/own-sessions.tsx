// Where the person is signed in, and the end of these sessions.
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataOf, get, send } from '../api/request.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { Time } from '../parts/time.tsx';
import { say } from '../parts/toasts.tsx';
import { words } from '../words/en.ts';
import { browserOf } from './browser-of.ts';

export const ownSessions = ['list', 'own sessions'] as const;

const path = '/admin/v1/session/all';
type Session = DataOf<typeof path>['sessions'][number];

export function OwnSessions() {
  const query = useQuery({ queryKey: ownSessions, queryFn: () => get(path) });
  const end = useEnd();
  const sessions = query.data?.sessions ?? [];
  const others = sessions.length > 1 && (
    <Button size="xs" variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
      {words.settings.endOthers}
    </Button>
  );
  return (
    <Panel title={words.settings.sessions} aside={others}>
      <Stack gap="sm">
        <Text size="sm">{words.settings.sessionsWhy}</Text>
        {query.isPending && <Loading lines={2} />}
        {query.isError && <Problem error={query.error} again={() => void query.refetch()} />}
        {end.isError && <Problem error={end.error} />}
        {query.data !== undefined && (
          <PlainTable
            label={words.settings.sessions}
            heads={[
              words.settings.browser,
              words.settings.address,
              words.settings.since,
              words.settings.lastUsed,
              words.settings.end,
            ]}
            rows={sessions.map((session) => ({
              key: session.uuid,
              cells: cellsOf(session, () => end.mutate(session.uuid), end.isPending),
            }))}
          />
        )}
      </Stack>
    </Panel>
  );
}

function cellsOf(
  { user_agent, address, created_at, last_seen_at, is_this }: Session,
  end: () => void,
  isBusy: boolean,
) {
  const browser = browserOf(user_agent);
  return [
    <span key="browser" title={user_agent}>
      {browser}
    </span>,
    <span key="address" className="mono">
      {address}
    </span>,
    <Time key="since" at={created_at} />,
    <Time key="last" at={last_seen_at} />,
    is_this ? (
      <strong key="end">{words.settings.isThis}</strong>
    ) : (
      <Button
        key="end"
        size="compact-xs"
        variant="default"
        disabled={isBusy}
        aria-label={words.settings.endOf(browser, address)}
        onClick={end}
      >
        {words.settings.end}
      </Button>
    ),
  ];
}

/** Ends one session; null: all but this one. */
function useEnd() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string | null) => send('DELETE', uuid === null ? path : `${path}/${uuid}`),
    onSuccess: (_, uuid) => {
      say(uuid === null ? words.settings.othersEnded : words.settings.ended);
      return client.invalidateQueries({ queryKey: ownSessions });
    },
  });
}
