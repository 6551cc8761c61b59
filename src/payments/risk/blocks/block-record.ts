// The API record of a block.
import { type Static, Type } from 'typebox';
import { described, Nullable, OneOf, TimeOf, Timestamp, Uuid, UuidOf, withValues } from '../../../api/http/schema.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { type BlockKind, blockKinds } from './block-kinds.ts';
import type { Block, OpenBlock } from './blocks.sql.ts';

const blockKindMeaning = withValues('Why, and so what is blocked.', {
  stop_payment: 'The holder of the account stopped a payment. The account is not debited.',
  unauthorized: 'A debit was returned as unauthorized. The payer and the account are not debited.',
  fraud: 'Fraud is suspected. The user can neither pay nor be paid.',
  compliance: 'A compliance reason. The user can neither pay nor be paid.',
  sanctions: 'A sanctions reason. The user can neither pay nor be paid.',
} satisfies Record<BlockKind, string>);

export const BlockRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the block.'),
    user_uuid: UuidOf('The user that is blocked, or whose bank account is blocked.'),
    bank_account_uuid: described(Nullable(Uuid), 'The bank account that is blocked. Null: the user is blocked.'),
    kind: OneOf([...blockKinds], { description: blockKindMeaning }),
    reason: Type.String({ description: 'Why the block was placed, in words.' }),
    return_code: described(
      Nullable(Type.String()),
      'The code of the return that placed the block. Null: an operator placed it.',
    ),
    transaction_uuid: described(
      Nullable(Uuid),
      'The payment whose return placed the block. Null: no return placed it.',
    ),
    placed_at: TimeOf('When the block was placed'),
    lifted_at: described(Nullable(Timestamp), 'When the block was lifted, in UTC. Null: the block is open.'),
    lifted_by: described(
      Nullable(OneOf(['authorization', 'operator'])),
      `${withValues('What lifted the block.', {
        authorization: 'A new authorization of the payer.',
        operator: 'An operator of this service.',
      })}\n\nNull: the block is open.`,
    ),
  },
  { title: 'Block', description: 'A block: it protects a user or a bank account until it is lifted.' },
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
