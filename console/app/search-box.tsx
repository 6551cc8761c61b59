// The search: anything that an operator holds a scrap of.
import { Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { get } from '../api/request.ts';
import { screenOf } from '../lists/lists.ts';
import { messageOf } from '../parts/problem.tsx';
import { TenantName } from '../parts/tenant-choice.tsx';
import { inWords, words } from '../words/en.ts';
import { placeOf } from './places.ts';

const typeWords = (type: string): string => words.search.types[type] ?? inWords(type);

function listAt(path: string) {
  const screen = screenOf(path);
  return screen === null ? null : { to: '/$list' as const, params: { list: screen.list }, search: screen.filters };
}

export function SearchBox({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 200);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const navigate = useNavigate();
  const { data, isFetching, error } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => get('/admin/v1/search', { query: { q: asked }, signal }),
    enabled: asked !== '',
  });
  const hits = asked === '' ? [] : (data?.hits ?? []);
  const more = asked === '' ? [] : (data?.more ?? []);
  const isAsking = text.trim() !== '' && (isFetching || text.trim() !== asked);
  const [isWanted, setWanted] = useState(false);
  const open = (index: string) => {
    // What is shown answers an earlier text.
    if (isAsking) return setWanted(true);
    const place = index.startsWith('/') ? listAt(index) : placeOf(hits[Number(index)]!);
    if (place === null) return;
    setText('');
    setWanted(false);
    box.closeDropdown();
    input.current?.blur();
    void navigate(place);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new hits count
  useEffect(() => {
    if (isAsking || hits.length === 0) return;
    box.selectFirstOption();
    if (isWanted) open('0');
  }, [data, isAsking]);
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
            setWanted(false);
          }}
          onFocus={() => box.openDropdown()}
          onBlur={() => box.closeDropdown()}
          onKeyDown={({ key }) => {
            if (key === 'Escape') input.current?.blur();
            // A person who pastes and presses Enter does not wait for the answer.
            else if (key === 'Enter') setWanted(isAsking);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={asked === ''}>
        <Combobox.Options aria-label={words.search.label}>
          {hits.map((hit, index) => (
            <Combobox.Option key={`${hit.type} ${hit.uuid}`} value={String(index)}>
              <Group gap="xs" wrap="nowrap" justify="space-between">
                <Text size="sm" fw={600} truncate>
                  {hit.label}
                </Text>
                <Text size="xs" className="quiet" style={{ flexShrink: 0 }}>
                  {typeWords(hit.type)}
                  {hit.processor_uuid !== null && hit.type !== 'processor' && (
                    <>
                      {' · '}
                      <TenantName uuid={hit.processor_uuid} />
                    </>
                  )}
                </Text>
              </Group>
            </Combobox.Option>
          ))}
          {more.map(({ type, path }) => (
            <Combobox.Option key={`${type} ${path}`} value={path ?? type} disabled={path === null}>
              <Text size="sm" className="quiet">
                {path === null ? words.search.longer(typeWords(type)) : words.search.all(typeWords(type))}
              </Text>
            </Combobox.Option>
          ))}
          {hits.length + more.length === 0 && (
            <Combobox.Empty ta="left" px="sm">
              {isAsking ? words.list.loading : error === null ? words.search.none : messageOf(error)}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
