// The files that have not settled: how far each is, by bank and cut-off, and what is unclear.
import { Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { useBankingNow } from '../app/use-now.ts';
import { time } from '../format/times.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { words } from '../words/en.ts';
import { type BankFile, type Step, stepsOf, troubleOf } from './steps.ts';

const filesRead = 100;

export default function Pipeline() {
  const now = useBankingNow();
  const files = useQuery({
    queryKey: ['list', 'files', 'under way'],
    queryFn: () => get('/admin/v1/bank-files', { query: { limit: filesRead } }),
  });
  if (files.data === undefined) return null;
  const underWay = files.data.bank_files
    .map((file) => ({ file, steps: stepsOf(file, now) }))
    .filter(({ file, steps }) => file.state !== 'rejected' && !steps.at(-1)!.isDone);
  return (
    <Panel title={words.file.underWay}>
      {underWay.length === 0 ? (
        <Text className="quiet">{words.file.allSettled}</Text>
      ) : (
        <PlainTable
          label={words.file.underWay}
          heads={[words.file.cutOff, words.file.bank, words.file.one, words.file.progress, words.file.unclear]}
          rows={underWay.map(({ file, steps }) => ({
            key: file.uuid,
            cells: [
              time(file.cut_off_at),
              file.bank,
              <FileLink key="file" file={file} />,
              <Steps key="steps" steps={steps} />,
              troubleOf(file) ?? '–',
            ],
          }))}
        />
      )}
    </Panel>
  );
}

const FileLink = ({ file: { uuid, name } }: { file: BankFile }) => (
  <Link className="link" to="/files/$uuid" params={{ uuid }}>
    {name ?? words.file.noName}
  </Link>
);

export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <Group gap={4} wrap="nowrap">
    {steps.map(({ name, isDone, at }) => (
      <Badge
        key={name}
        variant={isDone ? 'light' : 'outline'}
        color={isDone ? 'green' : 'gray'}
        tt="none"
        autoContrast
        miw="max-content"
        title={at === null ? undefined : time(at)}
        leftSection={isDone ? <Check /> : undefined}
      >
        {name}
      </Badge>
    ))}
  </Group>
);

const Check = () => (
  <svg width="9" height="9" viewBox="0 0 10 10" aria-hidden="true">
    <path d="M1 5.5 4 8.5 9 2" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);
