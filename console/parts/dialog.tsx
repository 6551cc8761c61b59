// A dialog over the screen, and a panel at its side. Escape, the cross and the back button of the
// browser close them.
import { Drawer, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { words } from '../words/en.ts';
import { useBack } from './use-back.ts';

interface Props {
  title: string;
  close(): void;
  size?: 'md' | 'lg' | 'xl';
  /** Above the other dialogs. */
  isOnTop?: boolean;
  /** Leaving the page would lose work. */
  asksBeforeLeaving?: boolean;
  /** It is open because the address says so. */
  isInAddress?: boolean;
  children: ReactNode;
}

const closeButtonProps = { 'aria-label': words.act.close };

/** Open while it is there. */
export function Dialog({ title, close, size = 'md', isOnTop = false, asksBeforeLeaving = false, children }: Props) {
  const closeTopmost = useBack({ close, asksBeforeLeaving });
  return (
    <Modal
      opened
      onClose={closeTopmost}
      title={title}
      size={size}
      closeButtonProps={closeButtonProps}
      {...(isOnTop ? { zIndex: 400 } : {})}
    >
      {children}
    </Modal>
  );
}

export function SidePanel({
  title,
  close,
  size = 'lg',
  isInAddress = false,
  children,
}: Pick<Props, 'title' | 'close' | 'size' | 'isInAddress' | 'children'>) {
  const closeTopmost = useBack({ close, isInAddress });
  return (
    <Drawer
      opened
      onClose={closeTopmost}
      position="right"
      size={size}
      title={title}
      closeButtonProps={closeButtonProps}
    >
      {children}
    </Drawer>
  );
}
