// Delivers a file to a bank exactly once, although the connection may break at any byte and the
// process may die anywhere.
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/std/clock.ts';
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
   * The directory for finished files. The bank may take them at any moment, even right after they
   * appear.
   */
  outgoing: string;
  /**
   * The directory for uploads; on the same file system, because the server must be able to rename.
   */
  temporary: string;
  notes: Queryable;
  clock: Clock;
}

type File = Digest & { name: string };

/**
 * The rule that makes a delivery unique: one upload is noted as the one to rename (`renaming`),
 * after it was read back and before the rename is sent. From then on nothing more is uploaded for
 * this file. So the bank has one object that can be renamed, and only once. Decision 30 discusses
 * every place where it may break.
 */
export async function deliver(on: Delivering, file: OutgoingBytes): Promise<void> {
  if (!isOutgoingName(file.name)) throw new ExchangeFault('unsafe_name', JSON.stringify(file.name));
  await insertDelivery(on.notes, on.bank, file, on.clock.now());
  const note = (await selectDelivery(on.notes, on.bank, file.name))!;
  if (!sameDigest(note, file))
    throw new ExchangeFault('name_taken', `${file.name} was sent before with different content; choose another name`);
  if (note.state !== 'uploading') return settle(on, file, note);

  const present = await compare(on.store, finalPath(on, file.name), file);
  if (present === 'other') throw new ExchangeFault('name_taken', `${file.name} at the bank`);
  // Our own bytes under our own name: the notes are older than the file, as after a restored
  // backup.
  if (present === 'same') return markDelivered(on.notes, on.bank, file.name, on.clock.now());

  const temporary = await upload(on, file, note.temporary_name);
  if (!(await markRenaming(on.notes, on.bank, file.name, temporary))) {
    // Another upload counts: this one will never be renamed.
    await on.store.remove(temporaryPath(on, temporary));
    throw new ExchangeFault('overtaken', file.name);
  }
  await rename(on, file, temporary);
}

/**
 * How far a delivery is. After a rename without an answer it looks at the bank. It sends and
 * renames nothing.
 */
export async function outcomeOf(on: Delivering, name: string): Promise<FileOutcome> {
  const note = await selectDelivery(on.notes, on.bank, name);
  if (note === null || note.state === 'uploading') return 'unsent';
  try {
    return (await resolveRename(on, { name, ...note }, note)) === 'to rename' ? 'unsent' : 'delivered';
  } catch (error) {
    if (isFault(error, 'uncertain')) return 'uncertain';
    throw error;
  }
}

/** Writes the content under a new temporary name and reads it back; answers that name. */
async function upload(on: Delivering, file: OutgoingBytes, before: string | null): Promise<string> {
  // Each attempt has its own name: a process that we think is dead may still write into its file,
  // but not into ours.
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
    // The bank refused the rename. The cause may be an earlier rename of ours or a file in the way:
    // look.
    const note = (await selectDelivery(on.notes, on.bank, file.name))!;
    if ((await resolveRename(on, file, note)) === 'to rename') throw error;
    return;
  }
  await markRenamed(on.notes, on.bank, file.name);
  await confirm(on, file);
}

/** Continues a delivery whose upload was noted as the one that counts. */
async function settle(on: Delivering, file: File, note: DeliveryNote): Promise<void> {
  if ((await resolveRename(on, file, note)) === 'to rename') await rename(on, file, note.temporary_name!);
}

/**
 * Finds out the result of a noted rename. Throws `uncertain` when neither our notes nor the bank's
 * files show it.
 */
async function resolveRename(on: Delivering, file: File, note: DeliveryNote): Promise<'delivered' | 'to rename'> {
  if (note.state === 'delivered') return 'delivered';
  if (note.state === 'uncertain') throw new ExchangeFault('uncertain', file.name);
  if (note.state === 'renamed') return confirm(on, file);
  // In this order: the second look then sees a rename that happens between the two.
  const waiting = await on.store.find(temporaryPath(on, note.temporary_name!));
  const named = await on.store.find(finalPath(on, file.name));
  if (waiting !== null && named === null) return 'to rename';
  if (waiting !== null && (await compare(on.store, finalPath(on, file.name), file)) !== 'same')
    throw new ExchangeFault('name_taken', `${file.name} at the bank`);
  if (waiting !== null) {
    // Both names exist: the server renames by link and unlink, and was between the two or died
    // there.
    await markRenamed(on.notes, on.bank, file.name);
    await on.store.remove(temporaryPath(on, note.temporary_name!));
    return confirm(on, file);
  }
  if (named?.size === file.size && (await compare(on.store, finalPath(on, file.name), file)) !== 'other') {
    // The upload is gone, and its name was there with its size: it was renamed, even if it has been
    // taken since.
    await markRenamed(on.notes, on.bank, file.name);
    return confirm(on, file);
  }
  await markUncertain(on.notes, on.bank, file.name, 'renaming');
  // Another process may have got the bank's answer by now.
  const now = (await selectDelivery(on.notes, on.bank, file.name))!;
  if (now.state === 'renamed' || now.state === 'delivered') return resolveRename(on, file, now);
  throw new ExchangeFault('uncertain', file.name);
}

/**
 * The last check is the size, because the content was read back before the rename. If the file is
 * gone, the bank took it: the server confirmed that it was there, and we noted it.
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
