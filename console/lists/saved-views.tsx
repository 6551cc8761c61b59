// Filters under a name, kept in this browser.
import { Button, Group, Menu, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { words } from '../words/en.ts';

type Filters = Readonly<Record<string, string>>;
type Views = Readonly<Record<string, Filters>>;

const keyOf = (list: string) => `achord-views-${list}`;

/** What is not readable counts as nothing: another version of the console may have written it. */
function kept(list: string): Views {
  try {
    const views: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}');
    return typeof views === 'object' && views !== null ? (views as Views) : {};
  } catch {
    return {};
  }
}

interface Props {
  list: string;
  filters: Filters;
  show(filters: Filters): void;
}

export function SavedViews({ list, filters, show }: Props) {
  const [views, setViews] = useState(() => kept(list));
  const [name, setName] = useState('');
  const keep = (next: Views) => {
    setViews(next);
    localStorage.setItem(keyOf(list), JSON.stringify(next));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    keep({ ...views, [name.trim()]: filters });
    setName('');
  };
  const remove = (one: string) => keep(Object.fromEntries(Object.entries(views).filter(([other]) => other !== one)));
  return (
    <Menu position="bottom-end" withinPortal closeOnItemClick trapFocus={false}>
      <Menu.Target>
        <Button size="xs" variant="default">
          {words.views.title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(views).map(([one, its]) => (
          <Group key={one} gap={4} wrap="nowrap">
            <Menu.Item onClick={() => show(its)}>{one}</Menu.Item>
            <Menu.Item w="auto" aria-label={`${words.views.remove} ${one}`} onClick={() => remove(one)}>
              ×
            </Menu.Item>
          </Group>
        ))}
        {Object.keys(views).length === 0 && (
          <Text size="sm" className="quiet" px="sm" py={4}>
            {words.views.none}
          </Text>
        )}
        <Menu.Divider />
        <form onSubmit={save}>
          <Group gap="xs" p="xs" wrap="nowrap">
            <TextInput
              size="xs"
              aria-label={words.views.name}
              placeholder={words.views.name}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              onKeyDown={(event) => event.stopPropagation()}
            />
            <Button size="xs" type="submit" disabled={name.trim() === ''}>
              {words.views.save}
            </Button>
          </Group>
        </form>
      </Menu.Dropdown>
    </Menu>
  );
}
