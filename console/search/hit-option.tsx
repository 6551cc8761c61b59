// What an option of the search shows: a payment with payer, payee, state and date, or another hit.
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { typeWords, wayOf } from '../app/hit-words.ts';
import type { Hit } from '../app/places.ts';
import { dollars } from '../format/money.ts';
import { dayAndYear, easternDay } from '../format/times.ts';
import { PaymentState } from '../parts/status.tsx';
import { TenantName } from '../parts/tenant-choice.tsx';

interface Line {
  title: ReactNode;
  aside: ReactNode;
  below?: ReactNode;
}

export const OptionLine = ({ title, aside, below }: Line) => (
  <>
    <Group gap="xs" wrap="nowrap" justify="space-between">
      <Text size="sm" fw={600} truncate>
        {title}
      </Text>
      <Text size="xs" className="quiet" component="div" style={{ flexShrink: 0 }}>
        {aside}
      </Text>
    </Group>
    {below !== undefined && (
      <Text size="xs" className="quiet" component="div">
        {below}
      </Text>
    )}
  </>
);

/** `act`: what will be done with a payment. */
export function HitOption({ hit, act }: { hit: Hit; act: string | null }) {
  const { transaction, type, label, email, processor_uuid } = hit;
  const tenant = processor_uuid !== null && type !== 'processor' && (
    <>
      {' · '}
      <TenantName uuid={processor_uuid} />
    </>
  );
  if (transaction === null)
    return (
      <OptionLine
        title={label}
        aside={
          <>
            {typeWords(type)}
            {tenant}
          </>
        }
        {...(email === null ? {} : { below: email })}
      />
    );
  const { payer_name, payee_name } = transaction;
  return (
    <OptionLine
      title={`${act === null ? '' : `${act}: `}${dollars(transaction.amount)}`}
      aside={<PaymentState of={transaction.state} />}
      below={
        <>
          {(payer_name !== null || payee_name !== null) && `${wayOf(transaction)} · `}
          {dayAndYear(easternDay(transaction.created_at))}
          {tenant}
        </>
      }
    />
  );
}
