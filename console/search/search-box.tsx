// The search: a scrap of anything, what a caller says, the screens, and the acts.
import { Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { type DataOf, get } from '../api/request.ts';
import { typeWords } from '../app/hit-words.ts';
import type { Screen } from '../app/navigation.ts';
import { type Place, placeOf } from '../app/places.ts';
import { isOfTenant, type Role } from '../app/session.ts';
import { dayAndYear } from '../format/times.ts';
import { isList, screenOf } from '../lists/lists.ts';
import { messageOf } from '../parts/problem.tsx';
import { words } from '../words/en.ts';
import { HitOption, OptionLine } from './hit-option.tsx';
import { ownSearch } from './own-search.ts';
import { actIn, goalsOf, isGoing } from './screens.ts';

type Answer = DataOf<'/admin/v1/search'>;

/** A list with its filters. The API has instants where the list has days. */
function listAt(path: string): Place | null {
  const screen = screenOf(path);
  return screen === null ? null : { to: `/${screen.list}`, search: screen.filters };
}

/** Acts of lists come with their dialogs, which are loaded when they are needed. */
function useActsOfLists() {
  const { data } = useQuery({
    queryKey: ['acts of lists'],
    queryFn: () => import('../lists/acts-of-rows.ts'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (screen: Screen) => {
    const name = screen.slice(1);
    return data !== undefined && isList(name) ? data.actsOfList(name) : [];
  };
}

interface Option {
  key: string;
  /** Null: it cannot be chosen. */
  place: Place | null;
  act?: string;
  shown: React.ReactNode;
}

function optionsOf({ hits, more, return_code }: Answer, role: Role, act: string | null): Option[] {
  const ofTenant = isOfTenant(role);
  return [
    ...(return_code === null
      ? []
      : [
          {
            key: return_code.code,
            place: listAt(`/admin/v1/transactions?ach_return_code=${return_code.code}`),
            shown: (
              <OptionLine
                title={`${return_code.code} ${return_code.title}`}
                aside={words.search.returnCode}
                below={return_code.meaning}
              />
            ),
          },
        ]),
    ...hits.map((hit) => ({
      key: `${hit.type} ${hit.uuid}`,
      place: ofTenant ? { to: `/own-payments/${hit.uuid}` } : placeOf(hit),
      ...(act === null || hit.type !== 'transaction' ? {} : { act }),
      shown: <HitOption hit={hit} act={hit.type === 'transaction' ? act : null} />,
    })),
    ...more.map(({ type, path }) => ({
      key: `more ${type} ${path}`,
      place: path === null ? null : listAt(path),
      shown: (
        <Text size="sm" className="quiet">
          {path === null ? words.search.longer(typeWords(type)) : words.search.all(typeWords(type))}
        </Text>
      ),
    })),
  ];
}

/** What the question was read as. */
function Understood({ answer: { days, is_similar } }: { answer: Answer }) {
  const said = [
    ...(days === null
      ? []
      : [
          days.from === days.to ? dayAndYear(days.from) : words.search.days(dayAndYear(days.from), dayAndYear(days.to)),
        ]),
    ...(is_similar ? [words.search.similar] : []),
  ];
  return said.length === 0 ? null : (
    <Text size="xs" className="quiet" px="sm" py={4}>
      {said.join(' · ')}
    </Text>
  );
}

interface Props {
  input: RefObject<HTMLInputElement | null>;
  role: Role;
}

export function SearchBox({ input, role }: Props) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 200);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const navigate = useNavigate();
  const isNarrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const { act, rest } = actIn(role, asked);
  const isOfScreens = isGoing(asked);
  const { data, isFetching, error } = useQuery({
    queryKey: ['search', isOfTenant(role), rest],
    queryFn: ({ signal }): Promise<Answer> =>
      isOfTenant(role) ? ownSearch(rest, signal) : get('/admin/v1/search', { query: { q: rest }, signal }),
    enabled: asked !== '' && !isOfScreens,
  });
  const goals = goalsOf(role, asked, useActsOfLists());
  const answer = asked === '' || isOfScreens ? undefined : data;
  const options: Option[] = [
    ...(answer === undefined ? [] : optionsOf(answer, role, act?.title ?? null)),
    ...goals.map(({ title, of, to, act: opens }) => ({
      key: `${to} ${title}`,
      place: { to },
      ...(opens === undefined ? {} : { act: opens }),
      shown: <OptionLine title={title} aside={of} />,
    })),
  ];
  const isAsking = text.trim() !== '' && ((!isOfScreens && isFetching) || text.trim() !== asked);
  const [isWanted, setWanted] = useState(false);
  const open = (key: string) => {
    // What is shown answers an earlier text.
    if (isAsking) return setWanted(true);
    const chosen = options.find((one) => one.key === key);
    if (chosen === undefined || chosen.place === null) return;
    setText('');
    setWanted(false);
    box.closeDropdown();
    input.current?.blur();
    void navigate({ ...chosen.place, state: chosen.act === undefined ? {} : { act: chosen.act } });
  };
  const shown = options.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new options count
  useEffect(() => {
    const first = options.find(({ place }) => place !== null);
    if (isAsking || first === undefined) return;
    box.selectFirstOption();
    if (isWanted) open(first.key);
  }, [shown, isAsking]);
  return (
    // On a telephone the field has no place for a name and what is next to it.
    <Combobox store={box} onOptionSubmit={open} withinPortal width={isNarrow ? 'calc(100vw - 2rem)' : 'target'}>
      <Combobox.Target>
        <TextInput
          ref={input}
          size="xs"
          flex={1}
          maw={520}
          type="search"
          aria-label={words.search.label}
          placeholder={isOfTenant(role) ? words.search.ownPlaceholder : words.search.placeholder}
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
        {answer !== undefined && <Understood answer={answer} />}
        <Combobox.Options aria-label={words.search.label}>
          {options.map(({ key, place, shown: line }) => (
            <Combobox.Option key={key} value={key} disabled={place === null}>
              {line}
            </Combobox.Option>
          ))}
          {options.length === 0 && (
            <Combobox.Empty ta="left" px="sm">
              {isAsking ? words.list.loading : error === null ? words.search.none : messageOf(error)}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
