// GET /admin/v1/bank-files/{uuid}/content: the bytes of a file before wrapping, for delivery in
// another way.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { Uuid } from '../../../api/http/schema.ts';
import { refuse } from '../../../platform/refusals.ts';
import { noteDownload } from './bank-files.sql.ts';
import { type Downloading, downloadArchived } from './download-archived.ts';
import { selectSeenFile } from './file-outcomes.sql.ts';

export const downloadBankFile = (context: Downloading) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/bank-files/:uuid/content',
      tag: 'Operator: banks',
      operationId: 'downloadBankFile',
      summary: 'Download a file to a bank',
      description:
        'The content before it is wrapped for the bank. It has account numbers in plain text, so each download is recorded in the audit trail. A file that is not yet written answers 404. A file that is downloaded before it is sent may have been handed over by hand: if it then misses its dates, an operator has to say whether the bank has it.',
      callers: ['admin'],
      role: 'operator',
      needsPassword: true,
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: {
          description: 'The file',
          example: null,
          file: { content_type: 'text/plain', example: '101 091000019 091000019…' },
        },
      },
      refusals: ['not_found', 'content_removed'],
    },
    {
      async download(call) {
        const file = await selectSeenFile(context.database, call.params.uuid);
        if (file === null) throw refuse('not_found', 'uuid');
        const { uuid, content_uuid, bank, name } = file;
        const act = {
          action: 'bank_file.downloaded',
          subject: 'bank_file',
          subject_uuid: uuid,
          detail: { bank, name },
        };
        if (content_uuid !== null) await noteDownload(context.database, uuid, context.clock.now());
        return downloadArchived(context, call, { content_uuid, act });
      },
    },
  );
