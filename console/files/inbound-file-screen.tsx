// A file of a bank: the verdict on it, its problems next to their lines, and the decision.
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/request.ts';
import { WaitingActs } from '../approvals/waiting-acts.tsx';
import { dollars } from '../format/money.ts';
import { time } from '../format/times.ts';
import { actsOfRow } from '../lists/acts-of-rows.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { type Fact, Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import { words } from '../words/en.ts';
import { FileContent } from './file-content.tsx';

export function InboundFileScreen({ uuid }: { uuid: string }) {
  const file = useQuery({
    queryKey: ['list', 'inbound file', uuid],
    queryFn: () => get('/admin/v1/inbound-files/{uuid}', { params: { uuid } }),
  });
  const { data } = file;
  if (data === undefined) return <ScreenInstead title={words.file.one} query={file} />;
  const facts: readonly Fact[] = [
    [words.file.bank, data.bank],
    [words.file.read, <Time key="read" at={data.read_at} />],
    [words.file.entries, data.entries.toLocaleString('en-US')],
    [words.file.debits, dollars(data.debits)],
    [words.file.credits, dollars(data.credits)],
    ...(data.released_at === null ? [] : [[words.file.released, time(data.released_at)] as const]),
    ...(data.rejected_at === null ? [] : [[words.file.rejected, time(data.rejected_at)] as const]),
    [words.file.note, data.note ?? '–'],
  ];
  return (
    <Stack gap="md">
      <ScreenHead
        title={data.name}
        aside={<Status of={data.verdict} />}
        below={<span className="mono">{uuid}</span>}
        address={`/admin/v1/inbound-files/${uuid}`}
      >
        <ActButtons acts={actsOfRow('inbound-files', data, uuid)} />
      </ScreenHead>
      <WaitingActs uuid={uuid} />
      <Panel title={words.file.overview}>
        <Facts facts={facts} />
      </Panel>
      <Panel title={words.file.problems(data.problem_count)}>
        {data.problems.length === 0 ? (
          <Text size="sm" className="quiet">
            {words.file.noProblem}
          </Text>
        ) : (
          <Findings title={words.file.problems(data.problem_count)} found={data.problems} />
        )}
      </Panel>
      {data.fault_count > 0 && (
        <Panel title={words.file.faults(data.fault_count)}>
          <Findings title={words.file.faults(data.fault_count)} found={data.faults} />
        </Panel>
      )}
      {data.note_count > 0 && (
        <Panel title={words.file.notes(data.note_count)}>
          <Findings title={words.file.notes(data.note_count)} found={data.notes} />
        </Panel>
      )}
      <FileContent name={data.name} address={`/admin/v1/inbound-files/${uuid}/content`} problems={data.problems} />
    </Stack>
  );
}

type Found = readonly { line: number; field: string; message: string }[];

function Findings({ title, found }: { title: string; found: Found }) {
  return (
    <PlainTable
      label={title}
      heads={[right(words.file.lineNumber), words.file.field, words.file.problem]}
      rows={found.map(({ line, field, message }) => ({
        key: `${line} ${field} ${message}`,
        cells: [line, field, message],
      }))}
    />
  );
}
