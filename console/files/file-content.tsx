// The lines of a file with their fields explained, and the problems next to the lines that have
// them.
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { getText } from '../api/request.ts';
import { useMay } from '../app/session.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { messageOf } from '../parts/problem.tsx';
import { confirmed } from '../sign-in/confirm-dialog.tsx';
import { words } from '../words/en.ts';
import { fieldsOfLine, secCodeAt } from './record-layout.ts';
import { saveText } from './save-text.ts';

interface LineProblem {
  /** Counted from 1. */
  line: number;
  field: string;
  message: string;
}

interface Props {
  /** Of the file. */
  name: string;
  /** The operation that answers the content. */
  address: string;
  problems?: readonly LineProblem[];
}

/** It is read only on request: each reading is in the audit trail. */
export function FileContent({ name, address, problems = [] }: Props) {
  const may = useMay('operator');
  const read = useMutation({ mutationFn: () => confirmed(() => getText(address)) });
  const download = async () => saveText(name, read.data ?? (await read.mutateAsync()));
  if (!may) return null;
  return (
    <Panel
      title={words.file.content}
      aside={
        <Group gap="sm">
          <Button size="xs" variant="default" onClick={() => void download().catch(() => {})}>
            {words.file.download}
          </Button>
          {read.data === undefined && (
            <Button size="xs" loading={read.isPending} onClick={() => read.mutate()}>
              {words.file.show}
            </Button>
          )}
        </Group>
      }
    >
      {read.isError && (
        <Alert color="red" role="alert">
          {messageOf(read.error)}
        </Alert>
      )}
      {read.data === undefined ? (
        <Text className="quiet">{words.file.audited}</Text>
      ) : (
        <Lines text={read.data} problems={problems} />
      )}
    </Panel>
  );
}

const linePixels = 24;
const mostPixels = 16 * linePixels;

function Lines({ text, problems }: { text: string; problems: readonly LineProblem[] }) {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const [chosen, setChosen] = useState<number>(() => (problems[0]?.line ?? 1) - 1);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => linePixels,
    overscan: 20,
  });
  const problemAt = new Map(problems.map((problem) => [problem.line - 1, problem]));
  const show = (line: number) => {
    setChosen(line);
    virtual.scrollToIndex(line, { align: 'center' });
  };
  return (
    <Stack gap="sm">
      {problems.length > 0 && (
        <Group gap="sm">
          {problems.map((problem) => (
            <Button
              key={`${problem.line} ${problem.field}`}
              size="xs"
              variant="light"
              color="red"
              autoContrast
              onClick={() => show(problem.line - 1)}
            >
              {words.file.line(problem.line)}
            </Button>
          ))}
        </Group>
      )}
      <section
        ref={scroller}
        className="lines"
        style={{ height: Math.min(mostPixels, virtual.getTotalSize() + 2) }}
        aria-label={words.file.content}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard
        tabIndex={0}
      >
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <button
              key={index}
              type="button"
              className="line"
              data-chosen={index === chosen}
              data-problem={problemAt.has(index)}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => setChosen(index)}
            >
              <span className="quiet">{String(index + 1).padStart(5)}</span> <Fields lines={lines} index={index} />
            </button>
          ))}
        </div>
      </section>
      <OneLine number={chosen + 1} fields={fieldsIn(lines, chosen)} problem={problemAt.get(chosen) ?? null} />
    </Stack>
  );
}

/** Each field says what it is when it is pointed at. */
const Fields = ({ lines, index: at }: { lines: readonly string[]; index: number }) =>
  fieldsIn(lines, at)?.map(({ name, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place in the line
    <span key={index} className="field" title={`${name}: ${text.trim()}`}>
      {text}
    </span>
  )) ?? lines[at]!;

/** Only an entry needs the SEC code of its batch. */
const fieldsIn = (lines: readonly string[], index: number) => {
  const line = lines[index] ?? '';
  return fieldsOfLine(line, line[0] === '6' ? secCodeAt(lines, index) : null);
};

interface OneLineProps {
  number: number;
  fields: ReturnType<typeof fieldsOfLine>;
  problem: LineProblem | null;
}

function OneLine({ number, fields, problem }: OneLineProps) {
  return (
    <>
      <Text fw={600}>{words.file.line(number)}</Text>
      {problem !== null && (
        <Alert color="red" role="alert">
          {problem.field}: {problem.message}
        </Alert>
      )}
      {fields === null ? (
        <Text className="quiet">{words.file.filler}</Text>
      ) : (
        <PlainTable
          label={words.file.line(number)}
          heads={[words.file.field, words.file.value]}
          rows={fields.map(({ name, text }, index) => ({
            key: `${index}`,
            cells: [
              name,
              <span key="text" className="mono">
                {text.trim() === '' ? '–' : text}
              </span>,
            ],
          }))}
        />
      )}
    </>
  );
}
