// GET /3p/api/v1/payouts and /admin/v1/users/{uuid}/payouts: what was paid to payees, and the
// payments that each payout pays.
import { type Static, Type } from 'typebox';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isOneUuid } from '../../../api/http/page-cursor.ts';
import { Cents, described, Nullable, TimeOf, Uuid, UuidOf } from '../../../api/http/schema.ts';
import { selectProcessorOfUser } from '../../../customers/users/users.sql.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { isUuid, lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { EntryRecord } from '../details/details-record.ts';
import {
  type PaidPaymentRow,
  type PayoutRow,
  selectPaidPayments,
  selectPayouts,
  selectPayoutsOfPayee,
} from './payouts.sql.ts';

const { state, trace_id, settles_on, returned_with, merchant_batch_uuid } = EntryRecord.properties;

const PayoutRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the payout.'),
    payee_uuid: UuidOf('The uuid of the payee.'),
    payee_name: described(Nullable(Type.String()), 'The name of the payee. Null: erased.'),
    amount: described(Cents, 'What the account of the payee is credited, in cents.'),
    payment_count: Type.Integer({ description: 'How many payments it pays.' }),
    state,
    settles_on,
    trace_id,
    returned_with,
    merchant_batch_uuid,
    created_at: TimeOf('When the payout was put into its file'),
  },
  { title: 'Payout', description: 'A credit to the bank account of a payee.' },
);

const PaidPayment = Type.Object(
  {
    transaction_uuid: UuidOf('The uuid of the payment.'),
    payer_name: described(Nullable(Type.String()), 'The name of the payer. Null: erased.'),
    client_reference_id: Type.String({ description: 'Your own reference for the payment. Empty: it has none.' }),
    amount: described(Cents, 'What the payout has of the payment, in cents.'),
    created_at: TimeOf('When the payment was started'),
  },
  { title: 'PaidPayment', description: 'A payment that a payout pays.' },
);

const examplePayout: Static<typeof PayoutRecord> = {
  uuid: '019a2f41-3c00-7b12-8d40-5a6b7c8d9e10',
  payee_uuid: '019a2f3d-0d01-7a22-9b33-4c5d6e7f8091',
  payee_name: 'Moss Bakery LLC',
  amount: 12375,
  payment_count: 1,
  state: 'settled',
  settles_on: '2026-03-06',
  trace_id: '091000010000042',
  returned_with: null,
  merchant_batch_uuid: null,
  created_at: '2026-03-05 22:00:00',
};

const payoutRecord = ({ file_uuid: _, settles_at, created_at, ...payout }: PayoutRow): Static<typeof PayoutRecord> => ({
  ...payout,
  settles_on: payout.state === 'rejected' ? null : easternDay(settles_at),
  created_at: timestamp(created_at),
});

const isPlace = (sent: readonly unknown[]): sent is readonly [file_uuid: string, uuid: string] =>
  sent.length === 2 && sent.every((one) => typeof one === 'string' && isUuid(one));

const payeeUuid = described(Uuid, 'The uuid of the payee.');

const ofTenant = { tag: 'Tenant', callers: ['processor'], role: 'tenant_viewer', filter: {} } as const;
const ofOperators = { tag: 'Operator: payments', callers: ['admin'], role: 'viewer', filter: {} } as const;

export const listPayouts = ({ database }: { database: Database }) =>
  keysetList(
    {
      ...ofTenant,
      path: '/3p/api/v1/payouts',
      operationId: 'listPayouts',
      summary: 'List payouts',
      description:
        'Newest first: each credit to a bank account of a payee, and the day on which the bank of the payee has it. The payments of a daily run share one.',
      plural: 'payouts',
      record: PayoutRecord,
      examples: [examplePayout],
    },
    {
      read: ({ caller }, after, limit) => {
        const [file_uuid, uuid] = after ?? [lastUuid, lastUuid];
        return selectPayouts(database, caller.processor_id, { file_uuid, uuid }, limit);
      },
      positionOf: ({ file_uuid, uuid }) => [file_uuid, uuid] as const,
      isPosition: isPlace,
      record: payoutRecord,
    },
  );

export const listPayoutsOfUser = ({ database }: { database: Database }) =>
  keysetList(
    {
      ...ofOperators,
      path: '/admin/v1/users/:uuid/payouts',
      operationId: 'listPayoutsOfUser',
      summary: 'List the payouts of a merchant',
      description: 'Newest first: each credit to a bank account of the user, also to one that was removed since.',
      params: Type.Object({ uuid: payeeUuid }),
      plural: 'payouts',
      record: PayoutRecord,
      examples: [examplePayout],
      refusals: ['not_found'],
    },
    {
      async read({ params }, after, limit) {
        return selectPayoutsOfPayee(database, await payeeOf(database, params.uuid), after?.[0] ?? lastUuid, limit);
      },
      positionOf: ({ uuid }: PayoutRow) => [uuid] as const,
      isPosition: isOneUuid,
      record: payoutRecord,
    },
  );

const paymentsOfPayout = {
  description: 'The payments that the payout pays, oldest first, each with its part of the amount.',
  plural: 'payments',
  record: PaidPayment,
  examples: [
    {
      transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
      payer_name: 'Ada Moss',
      client_reference_id: 'order-1042',
      amount: 12375,
      created_at: '2026-03-02 14:05:09',
    },
  ],
  refusals: ['not_found'],
} as const;

const payoutUuid = described(Uuid, 'The uuid of the payout.');

const readingPayments = {
  positionOf: ({ transaction_uuid }: PaidPaymentRow) => [transaction_uuid] as const,
  isPosition: isOneUuid,
  record: ({ created_at, ...payment }: PaidPaymentRow) => ({ ...payment, created_at: timestamp(created_at) }),
};

export const listPaymentsOfPayout = ({ database }: { database: Database }) =>
  keysetList(
    {
      ...ofTenant,
      ...paymentsOfPayout,
      path: '/3p/api/v1/payouts/:uuid/payments',
      operationId: 'listPaymentsOfPayout',
      summary: 'List the payments of a payout',
      params: Type.Object({ uuid: payoutUuid }),
    },
    {
      ...readingPayments,
      async read({ caller: { processor_id }, params }, after, limit) {
        return paidPayments(database, { processor_id, payee_uuid: null }, params.uuid, after, limit);
      },
    },
  );

export const listPaymentsOfPayoutOfUser = ({ database }: { database: Database }) =>
  keysetList(
    {
      ...ofOperators,
      ...paymentsOfPayout,
      path: '/admin/v1/users/:uuid/payouts/:payout_uuid/payments',
      operationId: 'listPaymentsOfPayoutOfUser',
      summary: 'List the payments of a payout of a merchant',
      params: Type.Object({ uuid: payeeUuid, payout_uuid: payoutUuid }),
    },
    {
      ...readingPayments,
      async read({ params }, after, limit) {
        return paidPayments(database, await payeeOf(database, params.uuid), params.payout_uuid, after, limit);
      },
    },
  );

/** The tenant of a payee, for the operator, who has only the uuid. */
async function payeeOf(database: Database, sent: string) {
  const payee_uuid = sent.toLowerCase();
  const processor_id = await selectProcessorOfUser(database, payee_uuid);
  if (processor_id === null) throw refuse('not_found', 'uuid');
  return { processor_id, payee_uuid };
}

async function paidPayments(
  database: Database,
  of: Parameters<typeof selectPaidPayments>[1],
  payout: string,
  after: readonly string[] | null,
  limit: number,
): Promise<PaidPaymentRow[]> {
  const wanted = { uuid: payout.toLowerCase(), after: after?.[0] ?? nilUuid, limit };
  const found = await selectPaidPayments(database, of, wanted);
  if (found === null) throw refuse('not_found', of.payee_uuid === null ? 'uuid' : 'payout_uuid');
  return found;
}
