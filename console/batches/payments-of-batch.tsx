// The payments that a batch has paid or refunded.
import { Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Row } from '../lists/list-definition.ts';
import { words } from '../words/en.ts';

const shown = 50;

export default function PaymentsOfBatch({ row }: { row: Row }) {
  const uuids = row.transaction_uuids as readonly string[];
  return (
    <section aria-label={words.batch.payments(uuids.length)}>
      <Title order={3} size="h5" mb="xs">
        {words.batch.payments(uuids.length)}
      </Title>
      {uuids.slice(0, shown).map((uuid) => (
        <div key={uuid}>
          <Link className="link mono" to="/payments/$uuid" params={{ uuid }}>
            {uuid}
          </Link>
        </div>
      ))}
      {uuids.length > shown && (
        <Text size="sm" className="quiet">
          {words.batch.more(uuids.length - shown)}
        </Text>
      )}
    </section>
  );
}
