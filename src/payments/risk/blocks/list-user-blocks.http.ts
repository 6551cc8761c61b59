// GET /3p/api/v2/users/{uuid}/blocks: a tenant reads the blocks of a user.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { UuidOf, userOfPath } from '../../../api/http/schema.ts';
import { selectUser } from '../../../customers/users/users.sql.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { BlockRecord, blockRecord, exampleBlock } from './block-record.ts';
import { selectBlocksOf } from './blocks.sql.ts';

export const listUserBlocks = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/3p/api/v2/users/:uuid/blocks',
      tag: 'Users',
      operationId: 'listUserBlocks',
      summary: 'List the blocks of a user and of its bank accounts',
      description: 'Oldest first, including lifted blocks.',
      callers: ['processor', 'vendor'],
      params: Type.Object({ uuid: UuidOf(userOfPath) }),
      answers: {
        200: {
          description: 'The blocks',
          data: Type.Object({ blocks: Type.Array(BlockRecord, { description: 'The blocks, the oldest first.' }) }),
          example: { blocks: [exampleBlock] },
        },
      },
      refusals: ['not_found'],
    },
    {
      async read({ caller, params }) {
        const user = await selectUser(database, caller, params.uuid);
        if (user === null) throw refuse('not_found', 'uuid');
        return ok({ blocks: (await selectBlocksOf(database, user.processor_id, user.uuid)).map(blockRecord) });
      },
    },
  );
