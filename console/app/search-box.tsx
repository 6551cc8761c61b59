// The search: anything that an operator holds a scrap of.
import { Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { get, type Schemas } from '../api/request.ts';
import { inWords, words } from '../words/en.ts';

type Hit = Schemas['SearchHit'];

interface Place {
  to: string;
  search?: Record<string, string>;
}

/** The screens of hits; a hit without one stays where the search is. */
const places: Partial<Record<Hit['type'], (hit: Hit) => Place>> = {
  transaction: ({ uuid }) => ({ to: `/payments/${uuid}` }),
  user: ({ uuid }) => ({ to: `/people/${uuid}` }),
  processor: ({ uuid }) => ({ to: `/tenants/${uuid}` }),
  bank_file: ({ uuid }) => ({ to: `/files/${uuid}` }),
  inbound_file: ({ uuid }) => ({ to: `/inbound-files/${uuid}` }),
  request: ({ uuid }) => ({ to: '/requests', search: { request_id: uuid } }),
  webhook_endpoint: ({ uuid }) => ({ to: '/deliveries', search: { uuid } }),
  refund: () => ({ to: '/refunds' }),
  hold: () => ({ to: '/holds' }),
  block: () => ({ to: '/blocks' }),
  token: () => ({ to: '/tokens' }),
  bank_item: () => ({ to: '/suspense' }),
  dishonor: () => ({ to: '/dishonors' }),
  statement_line: () => ({ to: '/bank-statement' }),
};

export function SearchBox({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 200);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const navigate = useNavigate();
  const { data, isFetching } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => get('/admin/v1/search', { query: { q: asked }, signal }),
    enabled: asked !== '',
  });
  const hits = asked === '' ? [] : (data?.hits ?? []);
  const open = (index: string) => {
    const hit = hits[Number(index)]!;
    const place = places[hit.type]?.(hit);
    if (place === undefined) return;
    setText('');
    box.closeDropdown();
    input.current?.blur();
    void navigate(place);
  };
  return (
    <Combobox store={box} onOptionSubmit={open} withinPortal>
      <Combobox.Target>
        <TextInput
          ref={input}
          size="xs"
          flex={1}
          maw={520}
          type="search"
          aria-label={words.search.label}
          placeholder={words.search.placeholder}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            box.openDropdown();
            box.selectFirstOption();
          }}
          onFocus={() => box.openDropdown()}
          onBlur={() => box.closeDropdown()}
          onKeyDown={({ key }) => {
            if (key === 'Escape') input.current?.blur();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={asked === ''}>
        <Combobox.Options aria-label={words.search.label}>
          {hits.map((hit, index) => (
            <Combobox.Option key={`${hit.type} ${hit.uuid}`} value={String(index)}>
              <Group gap="xs" wrap="nowrap">
                <Text size="sm" fw={600}>
                  {hit.label}
                </Text>
                <Text size="xs" className="quiet">
                  {inWords(hit.type)}
                </Text>
                <Text size="xs" className="mono quiet" ml="auto">
                  {hit.uuid.slice(0, 8)}
                </Text>
              </Group>
            </Combobox.Option>
          ))}
          {hits.length === 0 && !isFetching && <Combobox.Empty>{words.search.none}</Combobox.Empty>}
          {hits.length === 0 && isFetching && <Combobox.Empty>{words.list.loading}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
