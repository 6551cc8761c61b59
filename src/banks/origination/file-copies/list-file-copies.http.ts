// GET /admin/v1/file-copies: the files that banks processed twice.
import { Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isTimeAndUuid, timeAndUuid, timeStartOf } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { described, OneOf, Uuid } from '../../../api/http/schema.ts';
import { fileCopyStates } from '../../../payments/lifecycle/states/file-copy.stage.ts';
import type { Database } from '../../../platform/database/database.ts';
import { namedFile } from '../files/named-file.ts';
import { selectFileCopies, selectFileCopy } from './file-copies.sql.ts';
import { exampleFileCopy, FileCopyRecord, fileCopyRecord } from './file-copy-record.ts';

export const listFileCopies = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/file-copies',
      tag: 'Operator: banks',
      operationId: 'listFileCopies',
      summary: 'List the files that banks processed twice',
      description: 'Newest first.',
      callers: ['admin'],
      role: 'viewer',
      filter: {
        state: Type.Optional(OneOf([...fileCopyStates], { description: 'Only copies in this state.' })),
        file_uuid: Type.Optional(described(Uuid, 'Only the copy of this file.')),
      },
      page: 'A page of copies',
      plural: 'file_copies',
      record: FileCopyRecord,
      examples: [exampleFileCopy],
    },
    {
      async read({ query: { state = null, file_uuid } }, after, limit) {
        return selectFileCopies(database, { state, file_uuid: await namedFile(database, file_uuid) }, after, limit);
      },
      positionOf: ({ reported_at, uuid }) => timeAndUuid(reported_at, uuid),
      period: { name: 'reported', startOf: timeStartOf },
      isPosition: isTimeAndUuid,
      record: fileCopyRecord,
    },
  );

export const getFileCopy = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/file-copies/:uuid',
      tag: 'Operator: banks',
      operationId: 'getFileCopy',
      summary: 'Read a copy of a file',
      callers: ['admin'],
      role: 'viewer',
      record: FileCopyRecord,
      example: exampleFileCopy,
    },
    async (uuid) => {
      const found = await selectFileCopy(database, uuid);
      return found && fileCopyRecord(found);
    },
  );
