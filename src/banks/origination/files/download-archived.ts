// The stored content of a file as an answer. It has account numbers in plain text, so each download
// is recorded in the audit trail.

import { recordAct } from '../../../access/tenants/audit-trail.ts';
import type { Call } from '../../../api/http/operation.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Clock } from '../../../platform/std/clock.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { isContentRemoved, selectFile } from '../../connections/archive/archive.sql.ts';
import { readFile } from '../../connections/archive/archive.ts';

export interface Downloading {
  database: Database;
  vault: Vault;
  clock: Clock;
}

interface Downloaded {
  /** Null: nothing is stored yet. */
  content_uuid: string | null;
  act: { action: string; subject: string; subject_uuid: string; detail: Record<string, unknown> };
}

/** Refuses with `not_found` and `content_removed`. */
export async function downloadArchived(context: Downloading, call: Call, { content_uuid, act }: Downloaded) {
  const content = content_uuid === null ? null : await selectFile(context.database, content_uuid);
  if (content === null) throw refuse('not_found', 'uuid');
  await atomically(context.database, (phase) => recordAct(phase, call, act));
  if (await isContentRemoved(context.database, content.uuid)) throw refuse('content_removed', 'uuid');
  return {
    content_type: 'text/plain; charset=us-ascii',
    filename: content.name,
    text: asText(readFile(context, content)),
  };
}

/** A file is ASCII: one byte is one character. */
async function* asText(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  for await (const part of parts) yield part.toString('latin1');
}
