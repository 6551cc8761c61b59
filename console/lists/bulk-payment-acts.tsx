// The acts on many payments that depend on the state of each: each is read before the dialog opens.
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { get } from '../api/request.ts';
import { allows, type Role } from '../app/session.ts';
import { messageOf } from '../parts/problem.tsx';
import { say } from '../parts/toasts.tsx';
import { actOfPayment } from '../payment/acts-of-payment.ts';
import { inWords, words } from '../words/en.ts';
import type { ActOfMany } from './act-of-many.ts';

/** By the operations that the API offers for a payment. `role`: the least one. */
const acts = [
  { title: words.payment.refund, role: 'operator', operations: ['refundTransactionOfAnyTenant'] },
  { title: words.payment.cancel, role: 'operator', operations: ['cancelTransactionOfAnyTenant'] },
  { title: words.bulk.releaseHolds, role: 'risk', operations: ['releaseHold'] },
  {
    title: words.bulk.payAgain,
    role: 'operator',
    operations: ['sendPayoutAgain', 'sendReversePayoutAgain', 'sendRefundAgain'],
  },
] as const satisfies readonly { title: string; role: Role; operations: readonly string[] }[];

type Kind = (typeof acts)[number];

/** Each payment is a request before the dialog, and another one in it. */
const mostPayments = 200;
const atOnce = 5;

interface Selected {
  uuid: string;
  name: string;
}

async function offered({ uuid, name }: Selected, { operations }: Kind): Promise<Pick<ActOfMany, 'acts' | 'leftOut'>> {
  const payment = await get('/admin/v1/transactions/{uuid}', { params: { uuid } });
  const allowed = payment.allowed_acts.filter(({ operation_id }) =>
    (operations as readonly string[]).includes(operation_id),
  );
  const { state } = payment;
  const why = words.bulk.stateNow(words.payment.stateNames[state] ?? inWords(state));
  return {
    acts: allowed.map((one) => ({ key: one.path, name, act: actOfPayment(one, payment) })),
    leftOut: allowed.length === 0 ? [{ key: uuid, name, why }] : [],
  };
}

async function readMany(payments: readonly Selected[], kind: Kind): Promise<ActOfMany> {
  const found: Pick<ActOfMany, 'acts' | 'leftOut'>[] = [];
  for (let first = 0; first < payments.length; first += atOnce)
    found.push(...(await Promise.all(payments.slice(first, first + atOnce).map((one) => offered(one, kind)))));
  return {
    title: kind.title,
    amount: 0,
    acts: found.flatMap((one) => one.acts),
    leftOut: found.flatMap(({ leftOut }) => leftOut),
  };
}

interface Props {
  role: Role;
  payments: readonly Selected[];
  start(many: ActOfMany): void;
}

export function BulkPaymentActs({ role, payments, start }: Props) {
  const reading = useMutation({
    mutationFn: (kind: Kind) => readMany(payments, kind),
    onSuccess: start,
    onError: (error) => say(messageOf(error)),
  });
  return acts
    .filter((kind) => allows(role, kind.role))
    .map((kind) => (
      <Button
        key={kind.title}
        data-act
        size="xs"
        variant="default"
        loading={reading.isPending && reading.variables === kind}
        disabled={reading.isPending}
        onClick={() => (payments.length > mostPayments ? say(words.bulk.tooMany(mostPayments)) : reading.mutate(kind))}
      >
        {kind.title}
      </Button>
    ));
}
