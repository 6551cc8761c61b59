// GET /admin/v1/bank-files/{uuid}/content: the bytes of a file before wrapping, for delivery in
// another way.
import { Type } from 'typebox';
import { isContentRemoved, selectFile } from '../../banks/archive/archive.sql.ts';
import { readFile } from '../../banks/archive/archive.ts';
import { atomically } from '../../database/atomic-phase.ts';
import type { Database } from '../../database/database.ts';
import { operation } from '../../http/operation.ts';
import { Uuid } from '../../http/schema.ts';
import { refuse } from '../../refusals.ts';
import type { Clock } from '../../std/clock.ts';
import { recordAct } from '../../tenants/audit-trail.ts';
import type { Vault } from '../../vault/vault.ts';
import { selectSeenFile } from './file-outcomes.sql.ts';

export const readFileContent = (on: { database: Database; vault: Vault; clock: Clock }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/bank-files/:uuid/content',
      tag: 'Operator: banks',
      operationId: 'downloadBankFile',
      summary: 'Download a file to a bank',
      description:
        'The content before it is wrapped for the bank. It has account numbers in plain text, so each download is recorded in the audit trail. A file that is not yet written answers 404.',
      callers: ['admin'],
      role: 'operator',
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
        const file = await selectSeenFile(on.database, call.params.uuid);
        const content = file?.content_uuid == null ? null : await selectFile(on.database, file.content_uuid);
        if (file === null || content === null) throw refuse('not_found', 'uuid');
        await atomically(on.database, (phase) =>
          recordAct(phase, call, {
            action: 'bank_file.downloaded',
            subject: 'bank_file',
            subject_uuid: file.uuid,
            detail: { bank: file.bank, name: file.name },
          }),
        );
        if (await isContentRemoved(on.database, content.uuid)) throw refuse('content_removed', 'uuid');
        return {
          content_type: 'text/plain; charset=us-ascii',
          filename: content.name,
          text: asText(readFile(on, content)),
        };
      },
    },
  );

/** A file is ASCII: one byte is one character. */
async function* asText(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const part of parts) yield part.toString('latin1');
}
