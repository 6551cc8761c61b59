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
export async function deliver(context: Delivering, file: OutgoingBytes): Promise<void> {
  if (!isOutgoingName(file.name)) throw new ExchangeFault('unsafe_name', JSON.stringify(file.name));
  await insertDelivery(context.notes, context.bank, file, context.clock.now());
  const note = (await selectDelivery(context.notes, context.bank, file.name))!;
  if (!sameDigest(note, file))
    throw new ExchangeFault('name_taken', `${file.name} was sent before with different content; choose another name`);
  if (note.state !== 'uploading') return settle(context, file, note);

  const present = await compare(context.store, finalPath(context, file.name), file);
  if (present === 'other') throw new ExchangeFault('name_taken', `${file.name} at the bank`);
  // Our own bytes under our own name: the notes are older than the file, as after a restored
  // backup.
  if (present === 'same') return markDelivered(context.notes, context.bank, file.name, context.clock.now());

  const temporary = await upload(context, file, note.temporary_name);
  if (!(await markRenaming(context.notes, context.bank, file.name, temporary))) {
    // Another upload counts: this one will never be renamed.
    await context.store.remove(temporaryPath(context, temporary));
    throw new ExchangeFault('overtaken', file.name);
  }
  await rename(context, file, temporary);
}

/**
 * How far a delivery is. After a rename without an answer it looks at the bank. It sends and
 * renames nothing.
 */
export async function outcomeOf(context: Delivering, name: string): Promise<FileOutcome> {
  const note = await selectDelivery(context.notes, context.bank, name);
  if (note === null || note.state === 'uploading') return 'unsent';
  try {
    return (await resolveRename(context, { name, ...note }, note)) === 'to rename' ? 'unsent' : 'delivered';
  } catch (error) {
    if (isFault(error, 'uncertain')) return 'uncertain';
    throw error;
  }
}

/** Writes the content under a new temporary name and reads it back; answers that name. */
async function upload(context: Delivering, file: OutgoingBytes, before: string | null): Promise<string> {
  // Each attempt has its own name: a process that we think is dead may still write into its file,
  // but not into ours.
  const temporary = temporaryNameOf(file.name, randomBytes(4).toString('hex'));
  if (!(await beginUpload(context.notes, context.bank, file.name, before, temporary)))
    throw new ExchangeFault('overtaken', file.name);
  if (before !== null) await context.store.remove(temporaryPath(context, before));
  const path = temporaryPath(context, temporary);
  await context.store.write(path, checked(file.content(), file, file.name));
  if ((await compare(context.store, path, file)) === 'same') return temporary;
  await context.store.remove(path);
  throw new ExchangeFault('altered', file.name);
}

async function rename(context: Delivering, file: File, temporary: string): Promise<void> {
  try {
    await context.store.rename(temporaryPath(context, temporary), finalPath(context, file.name));
  } catch (error) {
    if (isFault(error, 'connection_lost', 'no_answer')) throw new ExchangeFault('unanswered', file.name, error);
    // The bank refused the rename. The cause may be an earlier rename of ours or a file in the way:
    // look.
    const note = (await selectDelivery(context.notes, context.bank, file.name))!;
    if ((await resolveRename(context, file, note)) === 'to rename') throw error;
    return;
  }
  await markRenamed(context.notes, context.bank, file.name);
  await confirm(context, file);
}

/** Continues a delivery whose upload was noted as the one that counts. */
async function settle(context: Delivering, file: File, note: DeliveryNote): Promise<void> {
  if ((await resolveRename(context, file, note)) === 'to rename') await rename(context, file, note.temporary_name!);
}

/**
 * Finds out the result of a noted rename. Throws `uncertain` when neither our notes nor the bank's
 * files show it.
 */
async function resolveRename(context: Delivering, file: File, note: DeliveryNote): Promise<'delivered' | 'to rename'> {
  if (note.state === 'delivered') return 'delivered';
  if (note.state === 'uncertain') throw new ExchangeFault('uncertain', file.name);
  if (note.state === 'renamed') return confirm(context, file);
  // In this order: the second look then sees a rename that happens between the two.
  const waiting = await context.store.find(temporaryPath(context, note.temporary_name!));
  const named = await context.store.find(finalPath(context, file.name));
  if (waiting !== null && named === null) return 'to rename';
  if (waiting !== null && (await compare(context.store, finalPath(context, file.name), file)) !== 'same')
    throw new ExchangeFault('name_taken', `${file.name} at the bank`);
  if (waiting !== null) {
    // Both names exist: the server renames by link and unlink, and was between the two or died
    // there.
    await markRenamed(context.notes, context.bank, file.name);
    await context.store.remove(temporaryPath(context, note.temporary_name!));
    return confirm(context, file);
  }
  if (named?.size === file.size && (await compare(context.store, finalPath(context, file.name), file)) !== 'other') {
    // The upload is gone, and its name was there with its size: it was renamed, even if it has been
    // taken since.
    await markRenamed(context.notes, context.bank, file.name);
    return confirm(context, file);
  }
  await markUncertain(context.notes, context.bank, file.name, 'renaming');
  // Another process may have got the bank's answer by now.
  const now = (await selectDelivery(context.notes, context.bank, file.name))!;
  if (now.state === 'renamed' || now.state === 'delivered') return resolveRename(context, file, now);
  throw new ExchangeFault('uncertain', file.name);
}

/**
 * The last check is the size, because the content was read back before the rename. If the file is
 * gone, the bank took it: the server confirmed that it was there, and we noted it.
 */
async function confirm(context: Delivering, file: File): Promise<'delivered'> {
  const facts = await context.store.find(finalPath(context, file.name));
  if (facts !== null && facts.size !== file.size) {
    await markUncertain(context.notes, context.bank, file.name, 'renamed');
    throw new ExchangeFault('uncertain', `${file.name} has ${facts.size} bytes at the bank instead of ${file.size}`);
  }
  await markDelivered(context.notes, context.bank, file.name, context.clock.now());
  return 'delivered';
}

const finalPath = (context: Delivering, name: string) => `${context.outgoing}/${name}`;
const temporaryPath = (context: Delivering, name: string) => `${context.temporary}/${name}`;
