// A file to a bank: how far it is, its entries, and its lines.
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { get } from '../api/request.ts';
import { useBankingNow } from '../app/use-now.ts';
import { WaitingActs } from '../approvals/waiting-acts.tsx';
import { dollars } from '../format/money.ts';
import { day } from '../format/times.ts';
import { actsOfRow } from '../lists/acts-of-rows.ts';
import type { Column } from '../lists/list-definition.ts';
import { RecordTable } from '../lists/record-table.tsx';
import { ActButtons } from '../parts/act-buttons.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { Problem, ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import { usePages } from '../parts/use-pages.ts';
import { Wide } from '../parts/wide-table.tsx';
import { inWords, words } from '../words/en.ts';
import { FileContent } from './file-content.tsx';
import { FileReversals } from './file-reversals.tsx';
import { Steps } from './pipeline.tsx';
import { useReversingFile } from './reversing-file.ts';
import { type BankFile, stepsOf, troubleOf } from './steps.ts';

export function FileScreen({ uuid }: { uuid: string }) {
  const now = useBankingNow();
  const file = useQuery({
    queryKey: ['list', 'file', uuid],
    queryFn: () => get('/admin/v1/bank-files/{uuid}', { params: { uuid } }),
  });
  const { data } = file;
  const reversing = useReversingFile(data, now);
  if (data === undefined) return <ScreenInstead title={words.file.one} query={file} />;
  const trouble = troubleOf(data);
  return (
    <Stack gap="md">
      <ScreenHead
        title={data.name ?? words.file.noName}
        aside={<Status of={data.state} />}
        below={<span className="mono">{uuid}</span>}
        address={`/admin/v1/bank-files/${uuid}`}
      >
        <ActButtons acts={[...actsOfRow('files', data, uuid), ...reversing]} />
      </ScreenHead>
      <WaitingActs uuid={uuid} />
      <Panel title={words.file.progress}>
        <Wide label={words.file.progress}>
          <Steps steps={stepsOf(data, now)} />
        </Wide>
        {trouble !== null && (
          <Text size="sm" mt="sm" className="trouble">
            {trouble}
          </Text>
        )}
      </Panel>
      <Panel title={words.file.overview}>
        <Facts facts={factsOf(data)} />
      </Panel>
      <FileReversals uuid={uuid} />
      <Entries uuid={uuid} />
      <FileContent name={data.name ?? uuid} address={`/admin/v1/bank-files/${uuid}/content`} />
    </Stack>
  );
}

const factsOf = (file: BankFile) => [
  [words.file.bank, file.bank] as const,
  [words.file.entries, file.entries.toLocaleString('en-US')] as const,
  [words.file.debits, dollars(file.debits)] as const,
  [words.file.credits, dollars(file.credits)] as const,
  [words.file.cutOff, <Time key="cut-off" at={file.cut_off_at} />] as const,
  [words.file.effective, day(file.effective_entry_date)] as const,
  ...(file.state === 'rejected' ? [] : [[words.file.settles, <Time key="settles" at={file.settles_at} />] as const]),
  [words.file.booking, inWords(file.statement_booking)] as const,
  [words.file.note, file.note ?? '–'] as const,
];

const columns: readonly Column[] = [
  { field: 'stage', kind: 'words' },
  { field: 'direction', kind: 'words' },
  { field: 'entry_amount', kind: 'money' },
  { field: 'state', kind: 'status' },
  { field: 'trace_id', kind: 'code', width: 160 },
  { field: 'payer_name', width: 145 },
  { field: 'payee_name', width: 150 },
];

function Entries({ uuid }: { uuid: string }) {
  const navigate = useNavigate();
  const entries = usePages(['list', 'file', uuid, 'entries'], (after) =>
    get('/admin/v1/bank-files/{uuid}/entries', { params: { uuid }, query: { limit: 100, after } }),
  );
  const { hasNextPage, isFetching, fetchNextPage } = entries;
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  if (entries.isError) return <Problem error={entries.error} again={() => void entries.refetch()} />;
  const rows = entries.data?.pages.flatMap((page) => page.entries) ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel title={words.file.entries}>
      <RecordTable
        label={words.file.entries}
        list="entries"
        columns={columns}
        rows={rows}
        more={more}
        open={({ transaction_uuid }) =>
          void navigate({ to: '/payments/$uuid', params: { uuid: String(transaction_uuid) } })
        }
      />
    </Panel>
  );
}
