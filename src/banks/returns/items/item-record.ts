// The record of an item as the API shows it to operators: without account numbers.
import { Type } from 'typebox';
import { Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { stageNames } from '../../../payments/lifecycle/stage-names.ts';
import { bankItemStates } from '../../../payments/lifecycle/states/bank-item.stage.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import type { SeenItem } from './suspense.sql.ts';

export const ItemRecord = Type.Object(
  {
    uuid: Uuid,
    kind: OneOf(['return', 'change', 'dishonored_return', 'contested_return', 'refused_change', 'reject', 'entry'], {
      description:
        '`reject`: the bank rejected one entry of our file. It writes `REJ` and a number of its own over the trace number.',
    }),
    code: Nullable(Type.String()),
    direction: OneOf(['debit', 'credit']),
    amount: Type.Integer({ description: 'Cents.' }),
    state: OneOf([...bankItemStates]),
    reason: Nullable(Type.String()),
    late: Type.Boolean({ description: 'The return came after the deadline of its code. It may be dishonored.' }),
    original_trace: Nullable(Type.String()),
    item_trace: Type.String(),
    bank: Type.String({ description: 'The bank that sent the file.' }),
    file_uuid: Uuid,
    file_name: Type.String(),
    processor_uuid: Nullable(Uuid),
    transaction_uuid: Nullable(Uuid),
    stage: Nullable(OneOf([...stageNames])),
    note: Nullable(Type.String()),
    received_at: Timestamp,
  },
  { title: 'BankItem' },
);

export const exampleItem = {
  uuid: '019a2f3e-1b20-7e30-9c40-5d6e7f8091a2',
  kind: 'return',
  code: 'R01',
  direction: 'debit',
  amount: 9999,
  state: 'suspense',
  reason: 'the entry was for 10000 cents, but the return is for 9999',
  late: false,
  original_trace: '091000010000001',
  item_trace: '021000020000317',
  bank: 'simulated',
  file_uuid: '019a2f3e-2c30-7f40-8d50-6e7f8091a2b3',
  file_name: 'returns-0304.ach',
  processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
  transaction_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192',
  stage: 'capture',
  note: null,
  received_at: '2026-03-04 13:30:00',
} as const;

export function itemRecord({ processor_id, received_at, entry_uuid: _, ...item }: SeenItem) {
  return { ...item, processor_uuid: processor_id, received_at: timestamp(received_at) };
}
