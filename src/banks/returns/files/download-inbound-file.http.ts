// GET /admin/v1/inbound-files/{uuid}/content: what the bank sent, for the one who decides about it.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { Uuid } from '../../../api/http/schema.ts';
import { refuse } from '../../../platform/refusals.ts';
import { type Downloading, downloadArchived } from '../../origination/files/download-archived.ts';
import { selectInboundFile } from './inbound-files.sql.ts';

export const downloadInboundFile = (context: Downloading) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/inbound-files/:uuid/content',
      tag: 'Operator: banks',
      operationId: 'downloadInboundFile',
      summary: 'Download a file of a bank',
      description:
        'The content after its wrapping was removed. It has account numbers in plain text, so each download is recorded in the audit trail.',
      callers: ['admin'],
      role: 'operator',
      needsPassword: true,
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: {
          description: 'The file',
          example: null,
          file: { content_type: 'text/plain', example: '101 123456780 091000019…' },
        },
      },
      refusals: ['not_found', 'content_removed'],
    },
    {
      async download(call) {
        const file = await selectInboundFile(context.database, call.params.uuid);
        if (file === null) throw refuse('not_found', 'uuid');
        const { content_uuid, bank, name } = file;
        const act = {
          action: 'inbound_file.downloaded',
          subject: 'inbound_file',
          subject_uuid: content_uuid,
          detail: { bank, name },
        };
        return downloadArchived(context, call, { content_uuid, act });
      },
    },
  );
