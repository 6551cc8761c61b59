// A word of the field with its sentence, which opens when one points at the word, reaches it with
// the keyboard, or taps it. Escape and leaving it close it.
import { Popover } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { glossary, type TermName } from '../words/glossary.ts';

interface Props {
  children: ReactNode;
  className?: string;
  /** Absent: the text is not known yet. */
  sentence: string | undefined;
  onOpen?: () => void;
}

/** Long enough to move from the word to its sentence, which may be read with a magnifier. */
const leavingMs = 150;

export function Explained({ children, className = 'term', sentence, onOpen }: Props) {
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(leaving.current), []);
  const open = () => {
    clearTimeout(leaving.current);
    onOpen?.();
    setOpen(true);
  };
  const close = () => {
    clearTimeout(leaving.current);
    setOpen(false);
  };
  useEscape(isOpen, close);
  const pointer = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && open(),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leaving.current = setTimeout(close, leavingMs);
    },
  };
  const isShown = isOpen && sentence !== undefined;
  return (
    <Popover
      opened={isShown}
      onChange={(next) => !next && close()}
      width={280}
      position="top"
      withArrow
      shadow="md"
      withRoles={false}
      returnFocus={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      zIndex={500}
    >
      <Popover.Target>
        <button
          type="button"
          className={className}
          aria-describedby={isShown ? id : undefined}
          // A dialog around it stays open.
          data-mantine-stop-propagation={isOpen}
          onFocus={open}
          onBlur={close}
          onClick={open}
          {...pointer}
        >
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown id={id} role="tooltip" className="meaning" {...pointer}>
        {sentence}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Also when only the pointer is on the word, and the focus is elsewhere. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ key }: Pick<KeyboardEvent, 'key'>) => key === 'Escape' && close();
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
}

export const Term = ({ of, children }: { of: TermName; children: ReactNode }) => (
  <Explained sentence={glossary[of]}>{children}</Explained>
);

/** A return code, with what the table of return codes says. Other texts are shown as they are. */
export function ReturnCode({ of, children = of }: { of: string; children?: ReactNode }) {
  const [sentence, setSentence] = useState<string>();
  if (!/^R\d\d$/.test(of)) return <>{children}</>;
  const load = async () => {
    if (sentence !== undefined) return;
    const { returnCodes } = await import('../../clients/mcp/src/return-codes.ts');
    const known = returnCodes[of];
    setSentence(known === undefined ? glossary.return_code : `${known.title}. ${known.meaning}`);
  };
  return (
    <Explained sentence={sentence} onOpen={() => void load()}>
      {children}
    </Explained>
  );
}
