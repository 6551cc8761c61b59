// Sends an archived file to its bank. A file is wrapped once, if that is agreed, and then always
// sent as the same bytes.

import { type ArchivedFile, selectWireForm } from '../archive/archive.sql.ts';
import { type Archiving, keepFile, OtherContentRefused, readFile } from '../archive/archive.ts';
import type { Pgp } from '../pgp/pgp.ts';
import { selectDelivery } from './delivery-notes.sql.ts';
import type { ExchangeSession, FileOutcome } from './exchange.ts';
import { isOutgoingName } from './file-name.ts';

export interface Wrapping {
  wrap: Pgp['wrap'];
  /** Added to the name of a wrapped file: `.pgp`. */
  suffix: string;
}

/**
 * Submits an archived outgoing file. It can be repeated after any failure and in any process.
 * Throws ExchangeFault, and the errors of the archive.
 */
export async function sendFile(
  archive: Archiving,
  session: ExchangeSession,
  wrapping: Wrapping,
  content: ArchivedFile,
): Promise<void> {
  const { name, size, sha256, ...wire } = await wireForm(archive, wrapping, content);
  await session.submit({
    name,
    size,
    sha256,
    content: () => readFile(archive, { name, size, sha256, ...wire }),
  });
}

/** How far a file is on its way, under any of its names. */
export async function outcomeOfFile(
  archive: Archiving,
  session: ExchangeSession,
  content: ArchivedFile,
): Promise<FileOutcome> {
  const wire = await selectWireForm(archive.database, content.uuid);
  return session.outcomeOf((wire ?? content).name);
}

/**
 * Decides once how a file is sent. A file that was started unwrapped stays unwrapped, and a wrapped
 * one keeps its bytes, even if the agreement with the bank has changed. Otherwise it could arrive
 * under two names.
 */
async function wireForm(archive: Archiving, { wrap, suffix }: Wrapping, content: ArchivedFile): Promise<ArchivedFile> {
  const { database } = archive;
  const wrapped = await selectWireForm(database, content.uuid);
  if (wrapped !== null) return wrapped;
  if (wrap === null || (await selectDelivery(database, content.bank, content.name)) !== null) return content;
  const name = `${content.name}${suffix}`;
  if (!isOutgoingName(name)) throw new OtherContentRefused(`${JSON.stringify(name)} cannot be the name of a file.`);
  try {
    return await keepFile(
      archive,
      { bank: content.bank, direction: 'outgoing', form: 'wire', name, content_uuid: content.uuid },
      wrap(readFile(archive, content)),
    );
  } catch (error) {
    // Two processes wrapped it at the same time. The other one was first, and its bytes are used.
    const first = error instanceof OtherContentRefused ? await selectWireForm(database, content.uuid) : null;
    if (first === null) throw error;
    return first;
  }
}
