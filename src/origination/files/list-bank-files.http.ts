// GET /admin/v1/bank-files: our files to the banks, with their totals and states.
import { Type } from 'typebox';
import type { Database } from '../../database/database.ts';
import { listOperation, recordsOf } from '../../http/list-operation.ts';
import { OneOf } from '../../http/schema.ts';
import { bankFileStates } from '../../lifecycle/states/bank-file.stage.ts';
import { selectFiles } from './file-outcomes.sql.ts';
import { BankFileRecord, bankFileRecord, exampleFile } from './file-record.ts';

export const listBankFiles = ({ database }: { database: Database }) =>
  listOperation(
    {
      path: '/admin/v1/bank-files',
      tag: 'Operator: banks',
      operationId: 'listBankFiles',
      summary: 'List the files to the banks',
      description:
        'Newest first. `state` limits the list to one state. `delivery` is how far the bytes are on their way: `uncertain` means that only the bank knows whether it has them; null means that sending has not started, or that a rejection ended it.',
      callers: ['admin'],
      role: 'viewer',
      filter: { state: Type.Optional(OneOf([...bankFileStates])) },
      plural: 'bank_files',
      record: BankFileRecord,
      examples: [exampleFile],
    },
    ({ query }, page) => recordsOf(selectFiles(database, query.state ?? null, page), bankFileRecord),
  );
