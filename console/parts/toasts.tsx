// Short messages at the edge of the page: what was done.
import { Affix, Notification, Stack } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { words } from '../words/en.ts';

interface Toast {
  id: number;
  text: string;
}

let toasts: readonly Toast[] = [];
let latest = 0;
const listeners = new Set<() => void>();
const shownMs = 6_000;

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const remove = (id: number) => change(toasts.filter((one) => one.id !== id));

export function say(text: string): void {
  const id = ++latest;
  change([...toasts, { id, text }]);
  setTimeout(() => remove(id), shownMs);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <Affix position={{ bottom: 16, right: 16 }}>
      <Stack gap="xs" role="status" aria-live="polite">
        {shown.map(({ id, text }) => (
          <Notification key={id} onClose={() => remove(id)} closeButtonProps={{ 'aria-label': words.close }} withBorder>
            {text}
          </Notification>
        ))}
      </Stack>
    </Affix>
  );
}
