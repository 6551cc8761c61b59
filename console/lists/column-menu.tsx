// Chooses the columns of a list. The choice is in the address, so a view keeps it.
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { words } from '../words/en.ts';
import { type Column, fieldWords } from './list-definition.ts';

interface Props {
  list: string;
  possible: readonly Column[];
  shown: readonly Column[];
  isChosen: boolean;
  /** Null: the columns of the list. */
  choose(fields: readonly string[] | null): void;
}

export function ColumnMenu({ list, possible, shown, isChosen, choose }: Props) {
  const fields = shown.map(({ field }) => field);
  const toggle = (field: string, isOn: boolean) =>
    choose(isOn ? [...fields, field] : fields.filter((one) => one !== field));
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button size="xs" variant="default" visibleFrom="sm">
          {words.columns.title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.columns.title}>
        <Stack gap={6} className="columns">
          {possible.map(({ field }) => (
            <Checkbox
              key={field}
              size="xs"
              label={fieldWords(list, field)}
              checked={fields.includes(field)}
              // A list without columns shows nothing.
              disabled={fields.length === 1 && fields[0] === field}
              onChange={({ currentTarget }) => toggle(field, currentTarget.checked)}
            />
          ))}
        </Stack>
        {isChosen && (
          <Button size="compact-xs" variant="subtle" mt="xs" onClick={() => choose(null)}>
            {words.columns.reset}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
