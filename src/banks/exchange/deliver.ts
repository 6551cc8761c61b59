// Delivers a file to a bank exactly once, over connections that may break at any byte and processes
// that may die anywhere.
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import type { Clock } from '../../std/clock.ts';
import {
  beginUpload,
  type DeliveryNote,
  insertDelivery,
  markDelivered,
  markRenamed,
  markRenaming,
  markUncertain,
  selectDelivery,
} from './delivery-notes.sql.ts';
import type { FileOutcome, OutgoingBytes } from './exchange.ts';
import { ExchangeFault, isFault } from './exchange-fault.ts';
import { isOutgoingName, temporaryNameOf } from './file-name.ts';
import type { FileStore } from './file-store.ts';
import { checked, compare, type Digest, sameDigest } from './read-back.ts';

export interface Delivering {
  bank: string;
  store: FileStore;
  /**
   * Where finished files go: the bank takes them from there at any moment, also the one after they
   * appeared.
   */
  outgoing: string;
  /**
   * Where they are uploaded to first; on the same file system, or the bank's server cannot rename.
   */
  temporary: string;
  notes: Queryable;
  clock: Clock;
}

type File = Digest & { name: string };

/**
 * The rule that makes it once: of all uploads, one is noted as the one that gets the name
 * (`renaming`) after it was read back and before the rename is sent. From then on nothing is
 * uploaded for this file any more; there is one object at the bank that can be renamed, and it can
 * be renamed once. Decision 21 goes through every place where it may break off.
 */
export async function deliver(on: Delivering, file: OutgoingBytes): Promise<void> {
  if (!isOutgoingName(file.name)) throw new ExchangeFault('unsafe_name', JSON.stringify(file.name));
  await insertDelivery(on.notes, on.bank, file, on.clock.now());
  const note = (await selectDelivery(on.notes, on.bank, file.name))!;
  if (!sameDigest(note, file)) throw new ExchangeFault('name_taken', `${file.name} was submitted with another content`);
  if (note.state !== 'uploading') return settle(on, file, note);

  const present = await compare(on.store, finalPath(on, file.name), file);
  if (present === 'other') throw new ExchangeFault('name_taken', `${file.name} at the bank`);
  // Our own bytes under our own name: our notes are older than it is, as after a restored backup.
  if (present === 'same') return markDelivered(on.notes, on.bank, file.name, on.clock.now());

  const temporary = await upload(on, file, note.temporary_name);
  if (!(await markRenaming(on.notes, on.bank, file.name, temporary))) {
    // Another upload counts: nobody will ever rename this one.
    await on.store.remove(temporaryPath(on, temporary));
    throw new ExchangeFault('overtaken', file.name);
  }
  await rename(on, file, temporary);
}

/**
 * Where a delivery has got to. A rename without an answer is cleared up by looking; nothing is
 * sent, nothing renamed.
 */
export async function outcomeOf(on: Delivering, name: string): Promise<FileOutcome> {
  const note = await selectDelivery(on.notes, on.bank, name);
  if (note === null || note.state === 'uploading') return 'unsent';
  try {
    return (await clearUp(on, { name, ...note }, note)) === 'to rename' ? 'unsent' : 'delivered';
  } catch (error) {
    if (isFault(error, 'uncertain')) return 'uncertain';
    throw error;
  }
}

/** Writes the content under a new temporary name and reads it back; answers that name. */
async function upload(on: Delivering, file: OutgoingBytes, before: string | null): Promise<string> {
  // Its own name for each attempt: a process that was thought dead goes on writing into its own
  // file, not into ours.
  const temporary = temporaryNameOf(file.name, randomBytes(4).toString('hex'));
  if (!(await beginUpload(on.notes, on.bank, file.name, before, temporary)))
    throw new ExchangeFault('overtaken', file.name);
  if (before !== null) await on.store.remove(temporaryPath(on, before));
  const path = temporaryPath(on, temporary);
  await on.store.write(path, checked(file.content(), file, file.name));
  if ((await compare(on.store, path, file)) === 'same') return temporary;
  await on.store.remove(path);
  throw new ExchangeFault('altered', file.name);
}

async function rename(on: Delivering, file: File, temporary: string): Promise<void> {
  try {
    await on.store.rename(temporaryPath(on, temporary), finalPath(on, file.name));
  } catch (error) {
    if (isFault(error, 'connection_lost', 'no_answer')) throw new ExchangeFault('unanswered', file.name, error);
    // The bank has said no. That may be a rename that came before ours, or a file that is in the
    // way: a look tells.
    const note = (await selectDelivery(on.notes, on.bank, file.name))!;
    if ((await clearUp(on, file, note)) === 'to rename') throw error;
    return;
  }
  await markRenamed(on.notes, on.bank, file.name);
  await confirm(on, file);
}

/** Goes on with a delivery whose upload was noted as the one that counts. */
async function settle(on: Delivering, file: File, note: DeliveryNote): Promise<void> {
  if ((await clearUp(on, file, note)) === 'to rename') await rename(on, file, note.temporary_name!);
}

/**
 * Finds out what became of a noted rename. Throws `uncertain` where neither our notes nor the
 * bank's files can tell.
 */
async function clearUp(on: Delivering, file: File, note: DeliveryNote): Promise<'delivered' | 'to rename'> {
  if (note.state === 'delivered') return 'delivered';
  if (note.state === 'uncertain') throw new ExchangeFault('uncertain', file.name);
  if (note.state === 'renamed') return confirm(on, file);
  // In this order: a rename between the two looks is then seen by the second.
  const waiting = await on.store.find(temporaryPath(on, note.temporary_name!));
  const named = await on.store.find(finalPath(on, file.name));
  if (waiting !== null && named === null) return 'to rename';
  if (waiting !== null && (await compare(on.store, finalPath(on, file.name), file)) !== 'same')
    throw new ExchangeFault('name_taken', `${file.name} at the bank`);
  if (waiting !== null) {
    // Both names: a server that renames by link and unlink was between the two, or died there.
    await markRenamed(on.notes, on.bank, file.name);
    await on.store.remove(temporaryPath(on, note.temporary_name!));
    return confirm(on, file);
  }
  if (named?.size === file.size && (await compare(on.store, finalPath(on, file.name), file)) !== 'other') {
    // Its upload is gone and its name was there with its size: it was renamed, even if it has been
    // taken since.
    await markRenamed(on.notes, on.bank, file.name);
    return confirm(on, file);
  }
  await markUncertain(on.notes, on.bank, file.name, 'renaming');
  // Another process may have had the bank's answer in the meantime.
  const now = (await selectDelivery(on.notes, on.bank, file.name))!;
  if (now.state === 'renamed' || now.state === 'delivered') return clearUp(on, file, now);
  throw new ExchangeFault('uncertain', file.name);
}

/**
 * The last look, at the size: the content was read back before it got its name. A file that is gone
 * was taken by the bank, since the bank's server has told us, and we have noted, that it was there.
 */
async function confirm(on: Delivering, file: File): Promise<'delivered'> {
  const facts = await on.store.find(finalPath(on, file.name));
  if (facts !== null && facts.size !== file.size) {
    await markUncertain(on.notes, on.bank, file.name, 'renamed');
    throw new ExchangeFault('uncertain', `${file.name} has ${facts.size} bytes at the bank instead of ${file.size}`);
  }
  await markDelivered(on.notes, on.bank, file.name, on.clock.now());
  return 'delivered';
}

const finalPath = (on: Delivering, name: string) => `${on.outgoing}/${name}`;
const temporaryPath = (on: Delivering, name: string) => `${on.temporary}/${name}`;
