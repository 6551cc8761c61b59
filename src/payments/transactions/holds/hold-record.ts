// The record of a hold in the API.
import { type Static, Type } from 'typebox';
import { Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { type Hold, holdKinds, type OpenHold } from '../../lifecycle/holds.sql.ts';

export const HoldRecord = Type.Object(
  {
    uuid: Uuid,
    transaction_uuid: Uuid,
    kind: OneOf([...holdKinds]),
    reason: Type.String(),
    stops_capture: Type.Boolean({ description: 'The capture waits too: it goes into no file.' }),
    placed_at: Timestamp,
    released_at: Nullable(Timestamp),
  },
  { title: 'Hold' },
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
