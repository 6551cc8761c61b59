// The API record of a block.
import { type Static, Type } from 'typebox';
import { Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { blockKinds } from './block-kinds.ts';
import type { Block, OpenBlock } from './blocks.sql.ts';

export const BlockRecord = Type.Object(
  {
    uuid: Uuid,
    user_uuid: Uuid,
    bank_account_uuid: Nullable(Uuid),
    kind: OneOf([...blockKinds]),
    reason: Type.String(),
    return_code: Nullable(Type.String()),
    transaction_uuid: Nullable(Uuid),
    placed_at: Timestamp,
    lifted_at: Nullable(Timestamp),
    lifted_by: Nullable(OneOf(['authorization', 'operator'])),
  },
  { title: 'Block' },
);

export function blockRecord(block: Block): Static<typeof BlockRecord> {
  const { processor_id: _, placed_at, lifted_at, ...shown } = block;
  return { ...shown, placed_at: timestamp(placed_at), lifted_at: timestampOrNull(lifted_at) };
}

export const OpenBlockRecord = Type.Object(
  { ...BlockRecord.properties, processor_uuid: Uuid, user_name: Type.String() },
  { title: 'OpenBlock' },
);

export const openBlockRecord = ({ user_name, ...block }: OpenBlock): Static<typeof OpenBlockRecord> => ({
  ...blockRecord(block),
  processor_uuid: block.processor_id,
  user_name,
});

export const exampleBlock: Static<typeof BlockRecord> = {
  uuid: '019a2f50-2b00-7c11-9d22-5e6f70819203',
  user_uuid: '019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e',
  bank_account_uuid: null,
  kind: 'unauthorized',
  reason: 'R10: a debit was returned as unauthorized; record a new authorization',
  return_code: 'R10',
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  placed_at: '2026-03-12 12:30:00',
  lifted_at: null,
  lifted_by: null,
};
