// GET /admin/v1/bank-files: our files to the banks, with their totals and states.
import { Type } from 'typebox';
import { ok } from '../../answer.ts';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { OneOf, PageQuery, Pagination } from '../../http/schema.ts';
import { pageFrom, pagination } from '../../http/spellings.ts';
import { bankFileStates } from '../../lifecycle/states/bank-file.stage.ts';
import { selectFiles } from './file-outcomes.sql.ts';
import { BankFileRecord, bankFileRecord, exampleFile } from './file-record.ts';

export const listBankFiles = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/bank-files',
      tag: 'Operator',
      summary: 'List the files to the banks',
      description:
        'Newest first. `state` limits the list to one state. `delivery` is how far the bytes are on their way: `uncertain` means that only the bank knows whether it has them; null means that sending has not started, or that a rejection ended it.',
      callers: ['admin'],
      query: Type.Object({ ...PageQuery, state: Type.Optional(OneOf([...bankFileStates])) }),
      answers: {
        200: {
          description: 'A page',
          data: Type.Object({ bank_files: Type.Array(BankFileRecord), pagination: Pagination }),
          example: {
            bank_files: [exampleFile],
            pagination: { totalItems: 1, pageSize: 10, currentPage: 1, totalPages: 1 },
          },
        },
      },
    },
    {
      async read({ query }) {
        const page = pageFrom(query);
        const { total, rows } = await selectFiles(database, query.state ?? null, page);
        return ok({ bank_files: rows.map(bankFileRecord), pagination: pagination(page, total) });
      },
    },
  );
