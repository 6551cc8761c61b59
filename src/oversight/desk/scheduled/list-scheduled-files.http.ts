// GET /admin/v1/scheduled-files and /admin/v1/scheduled-files/{uuid}: the files that schedules
// wrote.

import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { operation } from '../../../api/http/operation.ts';
import { isOneUuid, uuidStartOf } from '../../../api/http/page-cursor.ts';
import { Uuid, UuidOf } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { lastUuid } from '../../../platform/std/identifiers.ts';
import { exampleFile, FileRecord, fileRecord } from './schedule-record.ts';
import { type ScheduledFile, selectFileChunk, selectScheduledFile, selectScheduledFiles } from './scheduled.sql.ts';

interface Reading {
  database: Database;
}

export const listScheduledFiles = ({ database }: Reading) =>
  keysetList(
    {
      path: '/admin/v1/scheduled-files',
      tag: 'Operator',
      operationId: 'listScheduledFiles',
      summary: 'List the files that schedules wrote',
      description: 'Newest first.',
      callers: ['admin'],
      role: 'viewer',
      filter: { schedule_uuid: Type.Optional(UuidOf('Only files of this schedule.')) },
      plural: 'files',
      record: FileRecord,
      examples: [exampleFile],
    },
    {
      read: ({ query: { schedule_uuid = null } }, after, limit) =>
        selectScheduledFiles(database, schedule_uuid, after?.[0] ?? lastUuid, limit),
      positionOf: ({ uuid }: ScheduledFile) => [uuid] as const,
      period: { name: 'made', startOf: uuidStartOf },
      isPosition: isOneUuid,
      record: fileRecord,
    },
  );

export const downloadScheduledFile = ({ database }: Reading) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/scheduled-files/:uuid',
      tag: 'Operator',
      operationId: 'downloadScheduledFile',
      summary: 'Download a file that a schedule wrote',
      description:
        'Comma-separated values (RFC 4180) with the columns of the view, in dollars and Eastern times. The bytes are the same each time.',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: Uuid }),
      answers: {
        200: {
          description: 'The file',
          example: null,
          file: { content_type: 'text/csv', example: 'Started (Eastern time),Amount,State\r\n' },
        },
      },
      refusals: ['not_found'],
    },
    {
      async download({ params: { uuid } }) {
        const file = await selectScheduledFile(database, uuid);
        if (file === null) throw refuse('not_found', 'uuid');
        const { list, first_day, last_day } = file;
        const days = first_day === last_day ? first_day : `${first_day}-to-${last_day}`;
        return {
          content_type: 'text/csv; charset=utf-8; header=present',
          filename: `${list}-${days}.csv`,
          text: textOf(database, uuid),
        };
      },
    },
  );

async function* chunksOf(database: Database, uuid: string): AsyncGenerator<Buffer, void> {
  for (let number = 0; ; number++) {
    const chunk = await selectFileChunk(database, uuid, number);
    if (chunk === null) return;
    yield chunk;
  }
}

const textOf = (database: Database, uuid: string): AsyncIterable<string> =>
  Readable.from(chunksOf(database, uuid)).compose(createGunzip()).setEncoding('utf8');
