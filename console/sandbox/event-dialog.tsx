// Causes an event for a tenant in the sandbox, so that its webhooks can be tried: a real payment,
// real returns, real banking days.
import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Achord } from '../../clients/typescript/src/achord.ts';
import { eventTypes, trigger } from '../../clients/typescript/src/sandbox/trigger.ts';
import type { EventType } from '../../clients/typescript/src/webhooks/unwrap.ts';
import { consoleHeaders } from '../api/request.ts';
import { readAgain } from '../app/queries.ts';
import { Dialog } from '../parts/dialog.tsx';
import { messageOf } from '../parts/problem.tsx';
import { TenantChoice, useTenants } from '../parts/tenant-choice.tsx';
import { say } from '../parts/toasts.tsx';
import { useSubmit } from '../parts/use-submit.ts';
import { confirmed } from '../sign-in/confirm-dialog.tsx';
import { words } from '../words/en.ts';

const operator = new Achord({ baseUrl: '', headers: consoleHeaders });

/** The calls of the tenant: with a token of its own, and without the cookie of this session. */
const tenantWith = (token: string) =>
  new Achord({ baseUrl: '', token, fetch: (address, sent) => fetch(address, { ...sent, credentials: 'omit' }) });

/** The token lives as long as the event takes, or a day if this page is closed before. */
async function cause(type: EventType, processor_uuid: string): Promise<void> {
  const reason = words.bar.eventReason(type);
  const issued = await confirmed(async () =>
    operator.operations.createToken({ processor_uuid, expires_in_days: 1, reason }),
  );
  if (!('token' in issued)) throw new Error(words.bar.eventNeedsToken);
  const { uuid, token } = issued;
  try {
    await trigger(type, { tenant: tenantWith(token), operator });
  } finally {
    await operator.operations.revokeToken({ uuid, reason });
  }
}

export default function EventDialog({ close }: { close(): void }) {
  const tenants = useTenants();
  const [type, setType] = useState<EventType>('TransactionCompleted');
  const [chosen, setChosen] = useState<string>();
  const tenant = chosen ?? tenants?.[0]?.uuid;
  const play = useMutation({
    mutationFn: () => cause(type, tenant!),
    onSuccess: async () => {
      say(words.bar.eventCaused(type));
      close();
      await readAgain();
    },
  });
  const submit = useSubmit(play);
  return (
    <Dialog title={words.bar.event} close={close}>
      <form onSubmit={submit}>
        <Stack>
          {play.isError && (
            <Alert color="red" role="alert">
              {messageOf(play.error)}
            </Alert>
          )}
          <Text size="sm">{words.bar.eventMoves}</Text>
          {tenants !== undefined && tenants.length > 0 && (
            <TenantChoice tenants={tenants} value={tenant!} choose={setChosen} />
          )}
          <NativeSelect
            size="xs"
            label={words.bar.eventType}
            data={[...eventTypes]}
            value={type}
            onChange={({ currentTarget }) => setType(currentTarget.value as EventType)}
          />
          <Group justify="end">
            <Button type="submit" disabled={tenant === undefined} loading={play.isPending}>
              {words.bar.event}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
