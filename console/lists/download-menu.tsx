// A list as a file: as it is shown, for people, or as the API writes it, for programs.
import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { addressOf } from '../api/request.ts';
import { saveText } from '../files/save-text.ts';
import { csvOf } from '../format/csv.ts';
import { messageOf } from '../parts/problem.tsx';
import { say } from '../parts/toasts.tsx';
import { words } from '../words/en.ts';
import { cellText, type TenantNames } from './cell-text.ts';
import type { Values } from './list-address.ts';
import { type Column, fieldWords, type ListDefinition, type Row } from './list-definition.ts';
import { mostRows, readWhole } from './use-whole-list.ts';

interface Props {
  list: string;
  definition: ListDefinition;
  asked: Values;
  columns: readonly Column[];
  /** Puts the rows in the order of the screen. */
  arranged(rows: readonly Row[]): readonly Row[];
  tenants: TenantNames;
}

const fileOf = (list: string, columns: readonly Column[], rows: readonly Row[], tenants: TenantNames) =>
  csvOf([
    columns.map(({ field, kind }) =>
      kind === 'time' ? `${fieldWords(list, field)} (${words.list.eastern})` : (fieldWords(list, field) ?? field),
    ),
    ...rows.map((row) => columns.map(({ field, kind }) => cellText(kind, row[field], tenants))),
  ]);

export function DownloadMenu({ list, definition, asked, columns, arranged, tenants }: Props) {
  const download = useMutation({
    mutationFn: () => readWhole(definition, asked, { tell: () => {} }),
    onSuccess: ({ rows, isCut }) => {
      saveText(`${list}.csv`, fileOf(list, columns, arranged(rows), tenants));
      if (isCut) say(words.list.cutFile(mostRows));
    },
    onError: (error) => say(messageOf(error)),
  });
  if (definition.file === undefined)
    return (
      <Button size="xs" variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {words.list.download}
      </Button>
    );
  return (
    <Menu withinPortal position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" loading={download.isPending}>
          {words.list.download}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => download.mutate()}>{words.list.forPeople}</Menu.Item>
        <Menu.Item component="a" href={addressOf(definition.file, { query: asked })}>
          {words.list.forPrograms}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
