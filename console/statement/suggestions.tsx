// Payments of the same amount as a statement line or a return that matches nothing: one of them
// often explains it.
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { time } from '../format/times.ts';
import { actsOfRow } from '../lists/acts-of-rows.ts';
import type { Row } from '../lists/list-definition.ts';
import { ActButtons, type ActWithRole } from '../parts/act-buttons.tsx';
import { PaymentState } from '../parts/status.tsx';
import { words } from '../words/en.ts';

const shown = 5;

interface Props {
  list: 'bank-statement' | 'suspense';
  row: Row;
  done(): void;
}

export default function Suggestions({ list, row, done }: Props) {
  const amount = Number(row.amount);
  const acts = actsOfRow(list, row, String(row.uuid)).filter(({ act }) =>
    act.fields?.some(({ name }) => name === 'transaction_uuid'),
  );
  const found = useQuery({
    queryKey: ['list', 'suggestions', amount],
    queryFn: () => get('/admin/v1/transactions', { query: { amount_from: amount, amount_to: amount, limit: shown } }),
    enabled: acts.length > 0,
  });
  if (acts.length === 0 || found.data === undefined) return null;
  return (
    <section aria-label={words.statement.sameAmount(dollars(amount))}>
      <Text fw={600} mb="xs">
        {words.statement.sameAmount(dollars(amount))}
      </Text>
      {found.data.transactions.length === 0 && found.data.next === null && (
        <Text className="quiet">{words.statement.noneOfAmount}</Text>
      )}
      <Stack gap="sm">
        {found.data.transactions.map((one) => (
          <Group key={one.uuid} gap="sm">
            <Link className="link" to="/payments/$uuid" params={{ uuid: one.uuid }}>
              {one.client_reference_id || one.uuid.slice(0, 8)}
            </Link>
            <PaymentState of={one.state} />
            <Text size="sm" className="quiet">
              {one.payer_name ?? words.payment.thePayer} {words.payment.pays} {one.payee_name ?? one.company_name},{' '}
              {time(one.created_at)}
            </Text>
            <ActButtons size="xs" acts={acts.map((act) => withPayment(act, one.uuid))} done={done} />
          </Group>
        ))}
      </Stack>
    </section>
  );
}

const withPayment = ({ role, act }: ActWithRole, uuid: string): ActWithRole => ({
  role,
  act: {
    ...act,
    fields: act.fields!.map((field) => (field.name === 'transaction_uuid' ? { ...field, first: uuid } : field)),
  },
});
