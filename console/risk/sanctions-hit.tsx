// A hit of the sanctions screening: the name of the user and the entry of the list side by side.
import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Schemas } from '../api/request.ts';
import type { Row } from '../lists/list-definition.ts';
import { PlainTable } from '../parts/plain-table.tsx';
import { inWords, words } from '../words/en.ts';

type Hit = Schemas['SanctionsHit'];

const none = <span className="quiet">{words.sanctions.notKnown}</span>;
const each = (texts: readonly string[]) =>
  texts.length === 0 ? (
    none
  ) : (
    <Stack gap={2}>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Stack>
  );

export default function SanctionsHit({ row }: { row: Row }) {
  const hit = row as unknown as Hit;
  const { entry } = hit;
  const others = entry.names.filter(({ name }) => name !== hit.listed_name);
  const rows: [label: string, ofUser: ReactNode, ofList: ReactNode][] = [
    [
      words.sanctions.name,
      <strong key="user">{hit.screened_name}</strong>,
      <strong key="list">{hit.listed_name}</strong>,
    ],
    [words.sanctions.what, inWords(hit.screened_name_kind), inWords(entry.kind)],
    [words.sanctions.birth, hit.dob ?? none, each(entry.birth_dates)],
    [
      words.sanctions.otherNames,
      hit.user_name === hit.screened_name ? none : hit.user_name,
      each(others.map(({ name, weak }) => (weak ? words.sanctions.weak(name) : name))),
    ],
    [words.sanctions.programs, none, each(entry.programs)],
    [words.sanctions.address, none, each(entry.addresses)],
    [words.sanctions.remarks, none, entry.remarks ?? none],
  ];
  return (
    <Stack gap="sm">
      {hit.score !== null && <Text size="sm">{words.sanctions.alike(hit.score)}</Text>}
      {hit.has_other_birth_date && <Text size="sm">{words.sanctions.otherBirthDate}</Text>}
      <PlainTable
        label={words.sanctions.compared}
        heads={[
          words.sanctions.compared,
          words.sanctions.user,
          words.sanctions.listed(entry.list, entry.number ?? hit.provider_reference!),
        ]}
        rows={rows.map(([label, ofUser, ofList]) => ({ key: label, cells: [label, ofUser, ofList] }))}
      />
      <Link className="link" to="/people/$uuid" params={{ uuid: hit.user_uuid }}>
        {words.sanctions.person}
      </Link>
    </Stack>
  );
}
