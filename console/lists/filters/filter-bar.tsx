// The filters of a list as pills: each shows its value, opens its choices, and acts at once. They
// are in the address, so a filtered list can be sent to a colleague.
import { Button, CloseButton, Group, Menu, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { words } from '../../words/en.ts';
import { namesInAddress, type Values } from '../list-address.ts';
import { type Filter, filterWords, type ListDefinition } from '../list-definition.ts';
import { FilterEditor } from './filter-editor.tsx';
import { FilterValue } from './filter-value.tsx';

interface Props {
  list: string;
  definition: ListDefinition;
  values: Values;
  change(values: Values): void;
}

export function FilterBar({ list, definition: { filters, path }, values, change }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const isSet = (filter: Filter) => namesInAddress(filter).some((name) => values[name] !== undefined);
  const isShown = (filter: Filter) => isSet(filter) || opened === filter.name || (!isNarrow && filter.isRare !== true);
  const others = filters.filter((filter) => !isShown(filter));
  const known = filters.flatMap(namesInAddress);
  // What a link has brought is shown too. A filter that the path names is not one.
  const brought = Object.keys(values).filter((name) => !known.includes(name) && !path.includes(`{${name}}`));
  const apply = (next: Values) => {
    setOpened(null);
    change(Object.fromEntries(Object.entries({ ...values, ...next }).filter(([, value]) => value.trim() !== '')));
  };
  const clear = (names: readonly string[]) => apply(Object.fromEntries(names.map((name) => [name, ''])));
  if (filters.length === 0 && brought.length === 0) return null;
  return (
    <Group gap={6} role="group" aria-label={words.list.filters}>
      {filters.filter(isShown).map((filter) => {
        const label = filterWords(list, filter.name) ?? filter.name;
        return (
          <Pill
            key={filter.name}
            label={label}
            value={isSet(filter) ? <FilterValue filter={filter} values={values} /> : null}
            isOpen={opened === filter.name}
            open={(isOpen) => setOpened(isOpen ? filter.name : null)}
            clear={() => clear(namesInAddress(filter))}
          >
            <FilterEditor label={label} filter={filter} values={values} apply={apply} />
          </Pill>
        );
      })}
      {brought.map((name) => (
        <Pill key={name} label={filterWords(list, name) ?? name} value={values[name]!} clear={() => clear([name])} />
      ))}
      {others.length > 0 && (
        <Menu withinPortal position="bottom-start">
          <Menu.Target>
            <Button size="compact-sm" radius="xl" variant="subtle">
              {words.list.addFilter}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ name }) => (
              <Menu.Item key={name} onClick={() => setOpened(name)}>
                {filterWords(list, name) ?? name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {(filters.some(isSet) || brought.length > 0) && (
        <Button
          size="compact-sm"
          radius="xl"
          variant="subtle"
          onClick={() => clear([...filters.filter(isSet).flatMap(namesInAddress), ...brought])}
        >
          {words.list.clear}
        </Button>
      )}
    </Group>
  );
}

interface PillProps {
  label: string;
  /** Null: the filter is not set. */
  value: React.ReactNode;
  isOpen?: boolean;
  /** Absent: the value cannot be changed, only cleared. */
  open?(isOpen: boolean): void;
  clear(): void;
  children?: React.ReactNode;
}

function Pill({ label, value, isOpen = false, open, clear, children }: PillProps) {
  const isSet = value !== null;
  return (
    <span className="pill" data-set={isSet}>
      <Popover
        opened={isOpen}
        onChange={(next) => open?.(next)}
        position="bottom-start"
        withinPortal
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button type="button" disabled={open === undefined} onClick={() => open?.(!isOpen)}>
            {isSet ? (
              <>
                <span className="quiet">{label}:</span> {value}
              </>
            ) : (
              label
            )}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
      </Popover>
      {isSet && <CloseButton size={24} iconSize={12} aria-label={words.list.clearOne(label)} onClick={clear} />}
    </span>
  );
}
