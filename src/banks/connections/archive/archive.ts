// The archive of files to and from the banks: encrypted, hashed, written as a stream, readable only
// when complete.

import { createHash } from 'node:crypto';
import type { Queryable } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/database-error.ts';
import { type Clock, instant } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import {
  type ArchivedFile,
  deleteAbandoned,
  deleteUnfinished,
  type FileLabel,
  insertChunk,
  insertFile,
  markKept,
  selectChunk,
  selectInbound,
  selectOutgoing,
} from './archive.sql.ts';
import { chunksOf, inChunks, openChunk, sealChunk } from './chunks.ts';

export interface Archiving {
  /**
   * Each chunk is committed separately: a stream from a bank must not keep an atomic phase open.
   */
  database: Queryable;
  vault: Vault;
  clock: Clock;
}

/** An outgoing name already has a different content. */
export class OtherContentRefused extends StatedError {}

// Entries are kept for six years from the day they were sent or received (ACH, records): with at
// most two leap days.
const retentionMs = (6 * 365 + 2) * 86_400_000;
const abandonedAfterMs = 86_400_000;

/**
 * Stores a file and answers it. If the same content is already stored (an inbound file under any
 * name, an outgoing file under its own name), answers that file. Throws OtherContentRefused for an
 * outgoing name with another content, and the errors of `content`: then nothing is stored.
 */
export async function keepFile(
  context: Archiving,
  label: FileLabel,
  content: AsyncIterable<Buffer>,
): Promise<ArchivedFile> {
  const { database, vault, clock } = context;
  const created_at = clock.now();
  const uuid = uuidv7(created_at);
  await insertFile(database, {
    ...label,
    uuid,
    created_at,
    retain_until: instant(created_at.getTime() + retentionMs),
  });
  try {
    const hash = createHash('sha256');
    let size = 0;
    let number = 0;
    for await (const { plain, isLast } of inChunks(content)) {
      hash.update(plain);
      size += plain.length;
      await insertChunk(database, uuid, number, sealChunk(vault, uuid, number, isLast, plain));
      number++;
    }
    return await finish(context, { ...label, uuid, size, sha256: hash.digest() });
  } catch (error) {
    // If this also fails, the file is found as abandoned a day later.
    await deleteUnfinished(database, uuid).catch(() => {});
    throw error;
  }
}

async function finish({ database, clock }: Archiving, file: ArchivedFile): Promise<ArchivedFile> {
  try {
    if (!(await markKept(database, file.uuid, file, clock.now())))
      throw new StatedError('the file took longer than a day to store and was deleted as abandoned');
    return file;
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    const kept =
      file.direction === 'inbound'
        ? await selectInbound(database, file.bank, file.sha256, file.form)
        : await selectOutgoing(database, file.bank, file.name, file.form);
    if (kept === null || !kept.sha256.equals(file.sha256))
      throw new OtherContentRefused(`${file.name} is already archived with another content.`);
    await deleteUnfinished(database, file.uuid);
    return kept;
  }
}

/**
 * The content of an archived file. Throws at the first chunk that is missing, changed or out of
 * place: use no part before the end.
 */
export async function* readFile({ database, vault }: Archiving, file: ArchivedFile): AsyncIterable<Buffer> {
  const hash = createHash('sha256');
  const count = chunksOf(file.size);
  for (let number = 0; number < count; number++) {
    const sealed = await selectChunk(database, file.uuid, number);
    if (sealed === null) throw new StatedError(`chunk ${number} of the archived file ${file.uuid} is missing`);
    const plain = openChunk(vault, file.uuid, number, number === count - 1, sealed);
    hash.update(plain);
    yield plain;
  }
  if (!hash.digest().equals(file.sha256))
    throw new StatedError(`the archived file ${file.uuid} differs from what was stored`);
}

/** A file that was started before this time and is not complete is abandoned. */
export const abandonedAt = (now: Date) => instant(now.getTime() - abandonedAfterMs);

/** Deletes unfinished files of processes that died. */
export function clearAbandoned({ database, clock }: Archiving): Promise<number> {
  return deleteAbandoned(database, abandonedAt(clock.now()));
}
