// Whether a person looks at the page. A page that is hidden or idle asks for nothing by itself: its
// session can then end as idle, and its stream takes no connection from other tabs.
import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const leftAloneAfterMs = 10 * 60_000;
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Queries that repeat stop while no person looks at the page, and run at once when a person
 * returns.
 */
export function watchAttention(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const isVisible = document.visibilityState === 'visible';
    focusManager.setFocused(isVisible);
    if (isVisible) timer = setTimeout(() => focusManager.setFocused(false), leftAloneAfterMs);
  };
  for (const touch of touches) window.addEventListener(touch, look, { passive: true });
  document.addEventListener('visibilitychange', look);
  look();
}

const subscribe = (listener: () => void) => focusManager.subscribe(listener);

export const useAttention = (): boolean => useSyncExternalStore(subscribe, () => focusManager.isFocused());
