// The e-mails that the person gets. Each choice is saved at once.
import { Checkbox, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DataOf, get, send } from '../api/request.ts';
import { Panel } from '../parts/panel.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { say } from '../parts/toasts.tsx';
import { words } from '../words/en.ts';

const path = '/admin/v1/session/mails';
const queryKey = ['own mails'] as const;
type Mails = DataOf<typeof path>;

export function OwnMails() {
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => get(path) });
  const choose = useMutation({
    mutationFn: (body: Mails) => send<Mails>('PUT', path, { body }),
    onSuccess: ({ data }) => {
      client.setQueryData(queryKey, data);
      say(words.settings.mailsSaved);
    },
  });
  return (
    <Panel title={words.settings.mails}>
      <Stack gap="sm">
        <Text size="sm">{words.settings.mailsWhy}</Text>
        {query.isPending && <Loading lines={2} />}
        {query.isError && <Problem error={query.error} again={() => void query.refetch()} />}
        {choose.isError && <Problem error={choose.error} />}
        {query.data !== undefined &&
          (Object.keys(words.settings.mailNames) as (keyof Mails)[]).map((name) => (
            <Checkbox
              key={name}
              label={words.settings.mailNames[name]}
              checked={query.data[name]}
              disabled={choose.isPending}
              onChange={({ currentTarget }) => choose.mutate({ ...query.data, [name]: currentTarget.checked })}
            />
          ))}
      </Stack>
    </Panel>
  );
}
