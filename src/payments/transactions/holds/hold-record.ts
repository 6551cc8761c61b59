// The record of a hold in the API.
import { type Static, Type } from 'typebox';
import { described, Nullable, OneOf, TimeOf, Timestamp, Uuid, UuidOf, withValues } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { type Hold, holdKinds, type OpenHold } from '../../lifecycle/holds.sql.ts';

const holdKindMeaning = withValues('Who or what placed the hold.', {
  tenant: 'The tenant paused the payment, and can resume it.',
  operator: 'An operator of this service placed it.',
  risk: 'A block of the user or account, or a high return rate of the merchant.',
  compliance: 'A compliance or sanctions reason. An operator of this service reviews it.',
  account: 'A bank account of the next step cannot be used. The hold ends when there is another account.',
} satisfies Record<(typeof holdKinds)[number], string>);

export const HoldRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the hold.'),
    transaction_uuid: UuidOf('The payment that is on hold.'),
    kind: OneOf([...holdKinds], { description: holdKindMeaning }),
    reason: Type.String({ description: 'Why the payment is on hold, in words.' }),
    stops_capture: Type.Boolean({
      description: 'True: the capture waits too, and goes into no file. False: only later steps wait.',
    }),
    placed_at: TimeOf('When the hold was placed'),
    released_at: described(Nullable(Timestamp), 'When the hold was released, in UTC. Null: the hold is open.'),
  },
  { title: 'Hold', description: 'A hold: it stops the next outgoing step of a payment.' },
);

export function holdRecord(hold: Hold): Static<typeof HoldRecord> {
  const { uuid, transaction_uuid, kind, reason, stops_capture, placed_at, released_at } = hold;
  return {
    uuid,
    transaction_uuid,
    kind,
    reason,
    stops_capture,
    placed_at: timestamp(placed_at),
    released_at: timestampOrNull(released_at),
  };
}

export const OpenHoldRecord = Type.Object(
  {
    ...HoldRecord.properties,
    processor_uuid: Uuid,
    amount: Type.Integer({ description: 'Of the payment, in cents.' }),
    payer_name: Type.String(),
    payee_name: Type.String(),
  },
  { title: 'OpenHold' },
);

export const openHoldRecord = (hold: OpenHold): Static<typeof OpenHoldRecord> => ({
  ...holdRecord(hold),
  processor_uuid: hold.processor_id,
  amount: hold.amount,
  payer_name: hold.payer_name,
  payee_name: hold.payee_name,
});

export const exampleHold: Static<typeof HoldRecord> = {
  uuid: '019a2f43-1a00-7b44-9c55-4d5e6f708192',
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  kind: 'tenant',
  reason: 'Paused by request.',
  stops_capture: false,
  placed_at: '2026-03-03 10:00:00',
  released_at: null,
};
