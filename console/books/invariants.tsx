// Proves the books: counts what violates each invariant.
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type DataOf, post } from '../api/request.ts';
import { useMay } from '../app/session.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Problem } from '../parts/problem.tsx';
import { inWords, words } from '../words/en.ts';

export function Invariants() {
  const may = useMay('operator');
  const check = useMutation({
    mutationFn: () => post('/admin/v1/invariants/check', { body: {}, key: crypto.randomUUID() }),
  });
  const broken = check.data?.filter(({ violations }) => violations > 0) ?? [];
  return (
    <Panel
      title={words.books.proof}
      aside={
        may && (
          <Button data-act size="xs" loading={check.isPending} onClick={() => check.mutate()}>
            {words.today.books}
          </Button>
        )
      }
    >
      {check.isIdle && <Text className="quiet">{words.books.proofWhy}</Text>}
      {check.isError && <Problem error={check.error} again={() => check.mutate()} />}
      {check.data !== undefined && (
        <>
          <Text role="status" fw={600} mb="xs">
            {broken.length === 0 ? words.today.booksProven(check.data.length) : words.books.broken(broken.length)}
          </Text>
          {broken.length > 0 && <Table rows={broken} />}
          <details>
            <summary>{words.books.all}</summary>
            <Table rows={check.data} />
          </details>
        </>
      )}
    </Panel>
  );
}

const Table = ({ rows }: { rows: DataOf<'/admin/v1/invariants/check', 'post'> }) => (
  <PlainTable
    label={words.books.proof}
    heads={[words.books.invariant, right(words.books.holds)]}
    rows={rows.map(({ invariant, violations }) => ({ key: invariant, cells: [inWords(invariant), violations] }))}
  />
);
