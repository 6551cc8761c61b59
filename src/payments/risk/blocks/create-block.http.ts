// GET /admin/v1/blocks, POST /admin/v1/users/{uuid}/blocks and /admin/v1/blocks/{uuid}/lift:
// blocks, listed, placed and lifted by an operator.

import { Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { operation } from '../../../api/http/operation.ts';
import { isTimeAndUuid, timeAndUuid } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { OneOf, Reason, Uuid } from '../../../api/http/schema.ts';
import { lockUser, selectProcessorOfUser } from '../../../customers/users/users.sql.ts';
import { created, ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { countHitsThatBlock } from '../screening/hits/hits.sql.ts';
import { type BlockKind, blockKinds } from './block-kinds.ts';
import { BlockRecord, blockRecord, exampleBlock, OpenBlockRecord, openBlockRecord } from './block-record.ts';
import { selectBlock, selectBlocksOf, selectOpenBlocks } from './blocks.sql.ts';
import { liftBlocks } from './lift-blocks.ts';
import { placeBlocks } from './place-blocks.ts';

const kinds = blockKinds.filter((kind) => kind !== 'stop_payment') as [BlockKind, ...BlockKind[]];
const placedByHand = { ...exampleBlock, kind: 'fraud' as const, reason: 'Account opened with a stolen identity.' };

export const createBlock = operation(
  {
    method: 'POST',
    path: '/admin/v1/users/:uuid/blocks',
    tag: 'Operator: users',
    operationId: 'createBlock',
    summary: 'Block a user',
    description:
      '`unauthorized`: no debit of the user until a new authorization; `fraud`, `compliance`, `sanctions`: no payment starts with the user. Earlier payments are put on hold. If the user has a block of this kind already, it stays.',
    callers: ['admin'],
    role: 'risk',
    params: Type.Object({ uuid: Uuid }),
    body: Type.Object({ kind: OneOf([...kinds]), reason: Reason }),
    example: { kind: 'fraud', reason: placedByHand.reason },
    answers: {
      201: {
        description: 'Blocked',
        data: BlockRecord,
        example: { ...placedByHand, return_code: null, transaction_uuid: null },
      },
    },
    refusals: ['not_found'],
  },
  {
    async atomic(call, phase) {
      const user_uuid = call.params.uuid.toLowerCase();
      const processor_id = await selectProcessorOfUser(phase, user_uuid);
      if (processor_id === null) throw refuse('not_found', 'uuid');
      await lockUser(phase, { processor_id, vendor_id: null }, user_uuid);
      const { kind, reason } = call.body;
      const wanted = { processor_id, user_uuid, bank_account_uuid: null, kind, reason };
      await placeBlocks(phase, call, [{ ...wanted, return_code: null, transaction_uuid: null }]);
      const open = (await selectBlocksOf(phase, processor_id, user_uuid)).find(
        (one) => one.kind === kind && one.bank_account_uuid === null && one.lifted_at === null,
      );
      return created(blockRecord(open!));
    },
  },
);

export const liftBlock = operation(
  {
    method: 'POST',
    path: '/admin/v1/blocks/:uuid/lift',
    tag: 'Operator: users',
    operationId: 'liftBlock',
    summary: 'Lift a block',
    description:
      'Releases the payments that it put on hold. Lifting a lifted block changes nothing. A block with hits of the sanctions screening is lifted by the decision about them.',
    callers: ['admin'],
    role: 'risk',
    params: Type.Object({ uuid: Uuid }),
    answers: {
      200: {
        description: 'Lifted',
        data: BlockRecord,
        example: { ...exampleBlock, lifted_at: '2026-03-13 09:00:00', lifted_by: 'operator' },
      },
    },
    refusals: ['not_found', 'invalid_state'],
  },
  {
    async atomic(call, phase) {
      const block = await selectBlock(phase, call.params.uuid);
      if (block === null) throw refuse('not_found', 'uuid');
      const { processor_id, uuid, user_uuid, kind, lifted_at } = block;
      await lockUser(phase, { processor_id, vendor_id: null }, user_uuid);
      const isOpen = kind === 'sanctions' && lifted_at === null;
      const hits = isOpen ? await countHitsThatBlock(phase, processor_id, user_uuid) : 0;
      if (hits > 0)
        throw refuse(
          'invalid_state',
          'uuid',
          `the user has ${hits} hits of the sanctions screening that are open or confirmed; clear them with \`POST /admin/v1/sanctions-hits/{uuid}/clear\`: that lifts the block`,
        );
      await liftBlocks(phase, call, { processor_id, uuids: [uuid], by: 'operator' });
      return ok(blockRecord((await selectBlock(phase, uuid))!));
    },
  },
);

export const listBlocks = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/blocks',
      tag: 'Operator: users',
      operationId: 'listBlocks',
      summary: 'List open blocks',
      description: 'Of all tenants, oldest first. Filter by processor or by kind.',
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Type.Optional(Uuid), kind: Type.Optional(OneOf([...blockKinds])) },
      page: 'A page of open blocks',
      plural: 'blocks',
      record: OpenBlockRecord,
      examples: [
        {
          ...exampleBlock,
          processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
          user_name: 'Ada Moreau',
        },
      ],
    },
    {
      async read({ query: { processor_uuid = null, kind = null } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        return selectOpenBlocks(database, { processor_id: processor_uuid, kind }, after, limit);
      },
      positionOf: ({ placed_at, uuid }) => timeAndUuid(placed_at, uuid),
      isPosition: isTimeAndUuid,
      record: openBlockRecord,
    },
  );

export const getBlock = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/blocks/:uuid',
      tag: 'Operator: users',
      operationId: 'getBlock',
      summary: 'Read a block, also a lifted one',
      callers: ['admin'],
      role: 'viewer',
      record: BlockRecord,
      example: exampleBlock,
    },
    async (uuid) => {
      const found = await selectBlock(database, uuid);
      return found && blockRecord(found);
    },
  );
