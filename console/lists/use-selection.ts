// The selected rows of a list.
import { useMemo, useState } from 'react';
import { idOfRow, keyOfRow, type ListDefinition, type Row } from './list-definition.ts';
import type { Selection } from './record-table.tsx';

/** The selected rows, by their keys: a row that is read again stays selected. */
export function useSelection(definition: ListDefinition, rows: readonly Row[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selection = useMemo(
    (): Selection => ({
      has: (row) => keys.has(keyOfRow(definition, row)),
      toggle: (changed, isOn) =>
        setKeys((before) => {
          const next = new Set(before);
          for (const row of changed)
            isOn ? next.add(keyOfRow(definition, row)) : next.delete(keyOfRow(definition, row));
          return next;
        }),
    }),
    [keys, definition],
  );
  const selected = useMemo(
    () =>
      rows.filter(selection.has).map((row) => ({ key: keyOfRow(definition, row), id: idOfRow(definition, row), row })),
    [rows, selection, definition],
  );
  return { selection, selected, clear: () => setKeys(new Set()) };
}
