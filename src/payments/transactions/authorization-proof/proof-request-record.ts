// The API record of a request for the proof of an authorization.
import { type Static, Type } from 'typebox';
import { Cents, Day, described, Nullable, TimeOf, Timestamp, Uuid, UuidOf } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import type { ProofRequest } from './proof-requests.sql.ts';

export const ProofRequestRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the request.'),
    processor_uuid: UuidOf('The tenant of the payment.'),
    transaction_uuid: UuidOf('The payment whose authorization must be proved.'),
    amount: described(Cents, 'The amount of the payment, in cents.'),
    authorization_uuid: described(
      Nullable(Uuid),
      'The authorization that the payment uses. Null: it uses none, so ask the tenant for the proof.',
    ),
    requested_on: described(Day, 'The day on which the bank asked.'),
    prove_until: described(Day, 'The last banking day to answer: the tenth after the request.'),
    bank_reference: Type.String({ description: 'How the bank names its request. Empty: it has no name.' }),
    recorded_at: TimeOf('When the request was recorded'),
    answered_at: described(Nullable(Timestamp), 'When it was answered, in UTC. Null: it is open.'),
    answer: Nullable(Type.String({ description: 'What was sent, in words. Null: it is open.' })),
  },
  { title: 'ProofRequest', description: 'A bank asks for the proof that a payer authorized a payment.' },
);

export function proofRequestRecord(row: ProofRequest): Static<typeof ProofRequestRecord> {
  const { processor_id, recorded_at, answered_at, ...shown } = row;
  return {
    ...shown,
    processor_uuid: processor_id,
    recorded_at: timestamp(recorded_at),
    answered_at: timestampOrNull(answered_at),
  };
}

export const exampleProofRequest: Static<typeof ProofRequestRecord> = {
  uuid: '019a2f60-1d00-7e44-9f55-708192a3b4c5',
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  amount: 12500,
  authorization_uuid: '019a2f51-0d00-7d33-8e44-6f7081920314',
  requested_on: '2026-04-01',
  prove_until: '2026-04-15',
  bank_reference: 'POA-5517',
  recorded_at: '2026-04-01 14:00:00',
  answered_at: null,
  answer: null,
};
