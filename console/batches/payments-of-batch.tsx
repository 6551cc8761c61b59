// The payments that a batch has paid or refunded, with their payers and payees.
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import type { Row } from '../lists/list-definition.ts';
import { Loading, Problem } from '../parts/problem.tsx';
import { words } from '../words/en.ts';

const shown = 50;

export default function PaymentsOfBatch({ row }: { row: Row }) {
  const uuid = String(row.uuid);
  const batch = useQuery({
    queryKey: ['list', 'batch', uuid],
    queryFn: () => get('/admin/v1/batches/{uuid}', { params: { uuid } }),
  });
  if (batch.isPending) return <Loading lines={3} />;
  if (batch.isError) return <Problem error={batch.error} again={() => void batch.refetch()} />;
  const { payments } = batch.data;
  return (
    <section aria-label={words.batch.payments(payments.length)}>
      <Title order={3} size="h5" mb="xs">
        {words.batch.payments(payments.length)}
      </Title>
      {row.kind === 'payout' && row.amount === 0 && (
        <Text size="sm" mb="xs">
          {words.batch.nothing}
        </Text>
      )}
      {payments.slice(0, shown).map((payment) => (
        <div key={payment.uuid}>
          <Link className="link" to="/payments/$uuid" params={{ uuid: payment.uuid }}>
            {words.search.way(payment.payer_name ?? words.search.noName, payment.payee_name ?? words.search.noName)}
          </Link>
        </div>
      ))}
      {payments.length > shown && (
        <Text size="sm" className="quiet">
          {words.batch.more(payments.length - shown)}
        </Text>
      )}
    </section>
  );
}
