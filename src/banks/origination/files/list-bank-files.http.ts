// GET /admin/v1/bank-files: our files to the banks, with their totals and states.

import { Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { isTimeAndUuid, timeAndUuid, timeStartOf } from '../../../api/http/page-cursor.ts';
import { readOperation } from '../../../api/http/read-operation.ts';
import { OneOf } from '../../../api/http/schema.ts';
import { bankFileStates } from '../../../payments/lifecycle/states/bank-file.stage.ts';
import type { Database } from '../../../platform/database/database.ts';
import { selectFiles, selectSeenFile } from './file-outcomes.sql.ts';
import { BankFileRecord, bankFileRecord, exampleFile } from './file-record.ts';

export const listBankFiles = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/bank-files',
      tag: 'Operator: banks',
      operationId: 'listBankFiles',
      summary: 'List the files to the banks',
      description:
        'Newest first. `state` limits the list to one state. `delivery` is how far the bytes are on their way: `uncertain` means that only the bank knows whether it has them; null means that sending has not started, or that a rejection ended it. `returns_until`: until when its entries may come back; an unauthorized debit of a consumer may come back later.',
      callers: ['admin'],
      role: 'viewer',
      filter: { state: Type.Optional(OneOf([...bankFileStates])) },
      plural: 'bank_files',
      record: BankFileRecord,
      examples: [exampleFile],
    },
    {
      read: ({ query }, after, limit) => selectFiles(database, query.state ?? null, after, limit),
      positionOf: ({ created_at, uuid }) => timeAndUuid(created_at, uuid),
      period: { name: 'created', startOf: timeStartOf },
      isPosition: isTimeAndUuid,
      record: bankFileRecord,
    },
  );

export const getBankFile = ({ database }: { database: Database }) =>
  readOperation(
    {
      path: '/admin/v1/bank-files/:uuid',
      tag: 'Operator: banks',
      operationId: 'getBankFile',
      summary: 'Read a file to a bank',
      callers: ['admin'],
      role: 'viewer',
      record: BankFileRecord,
      example: exampleFile,
    },
    async (uuid) => {
      const found = await selectSeenFile(database, uuid);
      return found && bankFileRecord(found);
    },
  );
