// Views of a list: its filters, columns and order under a name. Every operator sees them.
import { Button, Group, Menu, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addressOf, get, post, send } from '../api/request.ts';
import { useMay } from '../app/session.ts';
import { messageOf } from '../parts/problem.tsx';
import { say } from '../parts/toasts.tsx';
import { words } from '../words/en.ts';
import type { Values } from './list-address.ts';

interface Props {
  list: string;
  /** The address of the list behind its question mark. */
  search: Values;
  show(search: Values): void;
}

/** A row is of the moment. An email address is personal data, which a view must not keep. */
const keptOf = ({ row: _row, email: _email, ...kept }: Values): string => new URLSearchParams(kept).toString();

export function SavedViews({ list, search, show }: Props) {
  const [name, setName] = useState('');
  /** The view that the next press removes for all. */
  const [asked, setAsked] = useState<string | null>(null);
  const maySave = useMay('support');
  const client = useQueryClient();
  const queryKey = ['views', list];
  const { data } = useQuery({ queryKey, queryFn: () => get('/admin/v1/saved-views', { query: { list } }) });
  const again = () => client.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: () => post('/admin/v1/saved-views', { body: { list, name: name.trim(), query: keptOf(search) } }),
    onSuccess: () => {
      setName('');
      return again();
    },
  });
  const remove = useMutation({
    mutationFn: (uuid: string) => send('DELETE', addressOf('/admin/v1/saved-views/{uuid}', { params: { uuid } })),
    onSuccess: again,
    onError: (error) => say(messageOf(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate();
  };
  const views = data?.views ?? [];
  return (
    <Menu position="bottom-end" withinPortal closeOnItemClick trapFocus={false}>
      <Menu.Target>
        <Button size="xs" variant="default">
          {words.views.title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {views.map(({ uuid, name: one, query, saved_by }) => (
          <Group key={uuid} gap={4} wrap="nowrap">
            <Menu.Item
              onClick={() => show(Object.fromEntries(new URLSearchParams(query)))}
              {...(saved_by === null ? {} : { title: words.views.savedBy(saved_by) })}
            >
              {one}
            </Menu.Item>
            {maySave && (
              <Menu.Item
                data-act
                w="auto"
                closeMenuOnClick={asked === uuid}
                aria-label={`${words.views.remove} ${one}`}
                onClick={() => (asked === uuid ? remove.mutate(uuid) : setAsked(uuid))}
              >
                {asked === uuid ? words.views.really : '×'}
              </Menu.Item>
            )}
          </Group>
        ))}
        {views.length === 0 && (
          <Text size="sm" className="quiet" px="sm" py={4}>
            {words.views.none}
          </Text>
        )}
        {maySave && (
          <>
            <Menu.Divider />
            <form onSubmit={submit}>
              <Group gap="xs" p="xs" wrap="nowrap" align="start">
                <TextInput
                  size="xs"
                  aria-label={words.views.name}
                  placeholder={words.views.name}
                  value={name}
                  error={save.error === null ? null : messageOf(save.error)}
                  onChange={({ currentTarget }) => setName(currentTarget.value)}
                  onKeyDown={(event) => event.stopPropagation()}
                />
                <Button data-act size="xs" type="submit" loading={save.isPending} disabled={name.trim() === ''}>
                  {words.views.save}
                </Button>
              </Group>
            </form>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
