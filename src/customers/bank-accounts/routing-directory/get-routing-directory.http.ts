// GET /admin/v1/routing-directory: when the routing directory was imported, and what changed.
import { Type } from 'typebox';
import { operation } from '../../../api/http/operation.ts';
import { Timestamp, Uuid } from '../../../api/http/schema.ts';
import { ok } from '../../../platform/answer.ts';
import type { Database } from '../../../platform/database/database.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { type DirectoryImport, selectImports } from './directory.sql.ts';
import { isOld, oldAfterDays } from './directory-age.ts';

const Count = Type.Integer({ minimum: 0 });

const ImportRecord = Type.Object(
  {
    uuid: Uuid,
    imported_at: Timestamp,
    file_sha256: Type.String({ description: 'SHA-256 of the file, hexadecimal.' }),
    entry_count: Count,
    added_count: Count,
    changed_count: Count,
    removed_count: Count,
    unlisted_account_count: Type.Integer({
      minimum: 0,
      description: 'Stored accounts that this directory does not list: `GET /admin/v1/unlisted-accounts`.',
    }),
  },
  { title: 'RoutingDirectoryImport' },
);

const State = Type.Union([Type.Literal('none'), Type.Literal('current'), Type.Literal('old')], {
  description: `none: no directory was imported; old: the last import is more than ${oldAfterDays} days ago.`,
});

const shownImports = 12;

export function directoryStatus(imports: readonly DirectoryImport[], now: Date) {
  const [latest] = imports;
  const state = latest === undefined ? 'none' : isOld(latest.imported_at, now) ? 'old' : 'current';
  return { state, imports: imports.map(importRecord) } as const;
}

export function importRecord({ imported_at, file_sha256, ...row }: DirectoryImport) {
  return { ...row, imported_at: timestamp(imported_at), file_sha256: file_sha256.toString('hex') };
}

export const latestImports = (database: Pick<Database, 'query'>) => selectImports(database, shownImports);

export const getRoutingDirectory = ({ database }: { database: Database }) =>
  operation(
    {
      method: 'GET',
      path: '/admin/v1/routing-directory',
      tag: 'Operator: users',
      operationId: 'getRoutingDirectory',
      summary: 'Read the state of the routing directory',
      description: `The last ${shownImports} imports of the ACH directory of the Federal Reserve, newest first. \`achord routing import\` imports a file.`,
      callers: ['admin'],
      role: 'viewer',
      answers: {
        200: {
          description: 'The state and the imports',
          data: Type.Object({ state: State, imports: Type.Array(ImportRecord) }),
          example: {
            state: 'current',
            imports: [
              {
                uuid: '019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a',
                imported_at: '2026-03-02 14:05:09',
                file_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
                entry_count: 18_204,
                added_count: 12,
                changed_count: 87,
                removed_count: 9,
                unlisted_account_count: 2,
              },
            ],
          },
        },
      },
    },
    {
      async read({ now }) {
        return ok(directoryStatus(await latestImports(database), now));
      },
    },
  );
