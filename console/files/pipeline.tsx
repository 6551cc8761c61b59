// The files that have not settled: how far each is, by bank and cut-off, and what is unclear.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { useBankingNow } from '../app/use-now.ts';
import { shortTime, time } from '../format/times.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { words } from '../words/en.ts';
import { type BankFile, type Step, stepsOf, troubleOf } from './steps.ts';

const filesRead = 100;

export default function Pipeline() {
  const now = useBankingNow();
  const files = useQuery({
    queryKey: ['list', 'files', 'under way'],
    queryFn: () => get('/admin/v1/bank-files', { query: { limit: filesRead } }),
  });
  if (files.isPending) return <Loading lines={3} />;
  if (files.isError) return <Problem error={files.error} again={() => void files.refetch()} />;
  const underWay = files.data.bank_files
    .map((file) => ({ file, steps: stepsOf(file, now) }))
    .filter(({ file, steps }) => file.state !== 'rejected' && !steps.at(-1)!.isDone);
  const names = underWay[0]?.steps.map(({ name }) => name) ?? [];
  return (
    <Panel title={words.file.underWay}>
      {underWay.length === 0 ? (
        <Text size="sm" className="quiet">
          {words.file.allSettled}
        </Text>
      ) : (
        <PlainTable
          label={words.file.underWay}
          heads={[words.file.bank, words.file.one, ...names]}
          rows={underWay.map(({ file, steps }) => ({
            key: file.uuid,
            cells: [
              file.bank,
              <FileLink key="file" file={file} />,
              ...steps.map((step) => <StepCell key={step.name} step={step} />),
            ],
          }))}
        />
      )}
    </Panel>
  );
}

const FileLink = ({ file }: { file: BankFile }) => {
  const trouble = troubleOf(file);
  return (
    <>
      <Link className="link" to="/files/$uuid" params={{ uuid: file.uuid }}>
        {file.name ?? words.file.noName}
      </Link>
      {trouble !== null && (
        <Text size="xs" className="trouble">
          {trouble}
        </Text>
      )}
    </>
  );
};

/** Done, with when; or still to come, with when it is expected. */
const StepCell = ({ step: { isDone, at } }: { step: Step }) => (
  <span className="step" data-done={isDone} title={at === null ? undefined : time(at)}>
    <Mark isDone={isDone} />
    <span className="number">{at === null ? '' : shortTime(at)}</span>
  </span>
);

const Mark = ({ isDone }: { isDone: boolean }) => (
  <svg width="14" height="14" viewBox="0 0 14 14" role="img" aria-label={isDone ? words.file.done : words.file.toCome}>
    <circle cx="7" cy="7" r="6.25" fill={isDone ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.5" />
    {isDone && <path d="M4 7.4 6.2 9.6 10 5" fill="none" stroke="var(--mantine-color-body)" strokeWidth="1.6" />}
  </svg>
);

/** The steps of one file, one after the other. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="steps">
    {steps.map((step) => (
      <li key={step.name} data-done={step.isDone}>
        <Text size="sm" fw={600}>
          {step.name}
        </Text>
        <StepCell step={step} />
      </li>
    ))}
  </ol>
);
