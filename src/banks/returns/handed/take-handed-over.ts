// Takes what home hands over to a bank that shares the account of a bank of home: the verdicts on
// the bank's files, the items that this lane decides, and acknowledgments of its files.
import { atomically, fromSnapshot } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { madeSafe, uuidOnly } from '../../../platform/log/loggable.ts';
import { instant } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { selectFile } from '../../connections/archive/archive.sql.ts';
import { readFile } from '../../connections/archive/archive.ts';
import { inboundReadAt } from '../../connections/bank-days.sql.ts';
import { placeOfDetails } from '../../connections/item-details.ts';
import { kindOfName } from '../../connections/profile/inbound-names.ts';
import { type Origination, portion } from '../../origination/origination.ts';
import { applyText, messageOn, textOf } from '../acknowledgments/take-acknowledgment.ts';
import { isReading, selectOpenReports, updateReport } from '../files/inbound-files.sql.ts';
import { insertBankItems } from '../items/bank-items.sql.ts';
import {
  adoptCopies,
  emptyCopy,
  type FileOfHome,
  type HeldFile,
  insertLabel,
  moveItemsToCopy,
  selectCopies,
  selectFilesOfHome,
  selectHanded,
  selectHeld,
  selectLostCopy,
  upsertCopy,
} from './handed.sql.ts';

/**
 * A restore of either database may have lost what was handed over: files that are older than the
 * latest one are compared again.
 */
const comparedMs = 7 * 86_400_000;

/**
 * Returns the instant up to which home has read the files of the bank. Null: home is reading one,
 * and what it decides about an earlier one may hold payouts no more before its items are here. It
 * may be repeated: each item is stored once. Throws the error of a connection that is lost.
 */
export async function takeHandedOver(context: Origination, home: Database): Promise<Date | null> {
  const { database, bank, clock } = context;
  const { owner } = bank.shared!;
  const { latest_at, undecided, recent } = await selectCopies(database, bank.name, comparedMs);
  const atHome = await fromSnapshot(home, async (snapshot) => {
    if (await isReading(snapshot, owner)) return null;
    const readAt = await inboundReadAt(snapshot, owner);
    const since = instant((latest_at ?? readAt).getTime() - comparedMs);
    return { readAt, files: await selectFilesOfHome(snapshot, { owner, bank: bank.name, since, named: undecided }) };
  });
  if (atHome === null) return null;
  const { readAt, files } = atHome;
  const known = new Set(files.map(({ content_uuid }) => content_uuid));
  const lost = [...undecided, ...recent].filter((uuid) => !known.has(uuid));
  if (lost.length > 0) await atomically(database, (phase) => adoptCopies(phase, lost, clock.now()));
  const held = await selectHeld(database, [...known]);
  for (const file of files) await takeFile(context, home, file, held.get(file.content_uuid));
  await takeAcknowledgments(context, home, owner);
  return readAt;
}

const decisions = ['taken_at', 'released_at', 'rejected_at'] as const;

/**
 * A file that was held until a decision is held until its items are here. One that home has lost in
 * a restore and receives again is the same file: its items were decided here.
 */
async function takeFile(context: Origination, home: Database, file: FileOfHome, held?: HeldFile): Promise<void> {
  const { database, bank } = context;
  const copy = () =>
    atomically(database, async (phase) => {
      const lost = held === undefined ? await selectLostCopy(phase, bank.name, file) : null;
      if (lost !== null) await emptyCopy(phase, lost);
      await insertLabel(phase, bank.name, file);
      await upsertCopy(phase, bank.name, file);
      if (lost !== null) await moveItemsToCopy(phase, { from: lost, to: file.content_uuid });
    });
  if (held === undefined) await copy();
  if (file.items !== null && held?.items !== file.items) await takeItems(context, home, file.content_uuid);
  const isCopied =
    held?.copied_sha256 !== null && decisions.every((field) => held?.[field]?.getTime() === file[field]?.getTime());
  if (held !== undefined && !isCopied) await copy();
}

async function takeItems({ database, bank, vault }: Origination, home: Database, content_uuid: string): Promise<void> {
  for (let after = 0; ; ) {
    const items = await selectHanded(home, { bank: bank.name, content_uuid, after }, portion);
    await insertBankItems(
      database,
      items.flatMap(({ uuid: atHome, details_sealed: sealed, ...item }) => {
        if (sealed === null) return [];
        const uuid = uuidv7(item.received_at);
        const details = vault.open(placeOfDetails(atHome), sealed);
        return [{ ...item, uuid, details_sealed: vault.seal(placeOfDetails(uuid), details) }];
      }),
    );
    if (items.length < portion) return;
    after = items.at(-1)!.number;
  }
}

/** Home has not found the file that they name among its own, and leaves them to an operator. */
async function takeAcknowledgments(context: Origination, home: Database, owner: string): Promise<void> {
  const { bank, vault, clock, inPhase, log } = context;
  for (const { content_uuid, read_at, ...place } of await selectOpenReports(home, owner)) {
    if (kindOfName(bank.names, place) !== 'acknowledgments') continue;
    const archived = (await selectFile(home, content_uuid))!;
    const read = await textOf(readFile({ database: home, vault, clock }, archived));
    const applied = await inPhase((phase) => applyText(context, phase, read, read_at));
    if (!applied.isNamed) continue;
    const { said, isDone } = applied;
    const message = messageOn(applied, read.text);
    const isNew = await updateReport(home, content_uuid, {
      message,
      released: isDone ? { note: said, at: clock.now() } : null,
    });
    const told = { bank: madeSafe(bank.name), file: madeSafe(place.name), content_uuid: uuidOnly(content_uuid) };
    if (isNew && isDone) log.info(told, 'an acknowledgment of the bank was applied');
    else if (isNew) log.warn({ ...told, said: madeSafe(said) }, 'the bank sent an acknowledgment: read it');
  }
}
