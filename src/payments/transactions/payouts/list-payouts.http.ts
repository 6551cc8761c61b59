// GET /3p/api/v1/payouts and /3p/api/v1/payouts/{uuid}/payments: what was paid to payees, and the
// payments that each payout pays.
import { type Static, Type } from 'typebox';
import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isOneUuid } from '../../../api/http/page-cursor.ts';
import { Cents, described, Nullable, TimeOf, Uuid, UuidOf } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { isUuid, lastUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { EntryRecord } from '../details/details-record.ts';
import { type PaidPaymentRow, type PayoutRow, selectPaidPayments, selectPayouts } from './payouts.sql.ts';

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

const ofTenant = { tag: 'Tenant', callers: ['processor'], role: 'tenant_viewer', filter: {} } as const;

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

export const listPaymentsOfPayout = ({ database }: { database: Database }) =>
  keysetList(
    {
      ...ofTenant,
      path: '/3p/api/v1/payouts/:uuid/payments',
      operationId: 'listPaymentsOfPayout',
      summary: 'List the payments of a payout',
      description: 'The payments that the payout pays, oldest first, each with its part of the amount.',
      params: Type.Object({ uuid: described(Uuid, 'The uuid of the payout.') }),
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
    },
    {
      async read({ caller, params }, after, limit) {
        const wanted = { uuid: params.uuid.toLowerCase(), after: after?.[0] ?? nilUuid, limit };
        const found = await selectPaidPayments(database, caller.processor_id, wanted);
        if (found === null) throw refuse('not_found', 'uuid');
        return found;
      },
      positionOf: ({ transaction_uuid }: PaidPaymentRow) => [transaction_uuid] as const,
      isPosition: isOneUuid,
      record: ({ created_at, ...payment }: PaidPaymentRow) => ({ ...payment, created_at: timestamp(created_at) }),
    },
  );
