// Writes a closed file: its legs become the bytes that the bank will get, once and for ever the same.
import { easternDay } from '../../calendar/eastern-time.ts';
import type { BatchHeader } from '../../nacha/records.ts';
import { fileIdModifier } from '../../nacha/writing/check-file-header.ts';
import { fileWriter } from '../../nacha/writing/file-writer.ts';
import { selectOutgoing } from '../archive/archive.sql.ts';
import { keepFile } from '../archive/archive.ts';
import { dishonoursOf } from '../dishonours/write-dishonours.ts';
import { type BankFile, countNamed, markWritten, nameBankFile } from './bank-files.sql.ts';
import { batchOf, entryOf } from './entry-records.ts';
import { entriesToWrite } from './file-entries.sql.ts';
import type { Origination } from './origination.ts';

// Legs read at a time.
const page = 2_000;

/** Archives the file's bytes, once. It may be repeated after a crash: nothing is chosen into a closed file. */
export async function writeFile(on: Origination, file: BankFile): Promise<void> {
  const { database, vault, bank, clock, inPhase } = on;
  const day = easternDay(file.cut_off_at);
  const name = file.name ?? (await inPhase((phase) => named(phase, file, day)));
  // Bytes that were kept before a crash are the file: an account or a name may have been corrected since.
  const kept =
    (await selectOutgoing(database, bank.name, name, 'content')) ??
    (await keepFile(
      { database, vault, clock },
      { bank: bank.name, direction: 'outgoing', form: 'content', name, content_uuid: null },
      (file.kind === 'dishonours' ? dishonoursOf : content)(on, { ...file, name }, day),
    ));
  await inPhase((phase) => markWritten(phase, file.uuid, kept.uuid));
}

/** `2026-03-02-A.ach`: the day's files are told apart as their headers tell them apart, by A to Z and 0 to 9. */
async function named(phase: Parameters<typeof countNamed>[0], file: BankFile, day: string): Promise<string> {
  const name = `${day}-${fileIdModifier(await countNamed(phase, file.bank, day))}.ach`;
  await nameBankFile(phase, file.uuid, name);
  return name;
}

async function* content(on: Origination, file: BankFile & { name: string }, day: string): AsyncGenerator<Buffer> {
  const { bank, vault, database } = on;
  const writer = fileWriter({
    ...bank.parties,
    file_creation_date: day,
    file_creation_time: null,
    file_id_modifier: file.name.at(-5)!,
    reference_code: '',
  });
  let batches = 0;
  let open: { key: string; header: BatchHeader } | null = null;
  const startBatch = (header: Omit<BatchHeader, 'batch_number'>, key: string) => {
    if (open !== null) writer.endBatch();
    open = { key, header: { ...header, batch_number: ++batches } };
    writer.startBatch(open.header);
  };
  for await (const entries of entriesToWrite(database, file.uuid, page))
    for (const toWrite of entries) {
      const header = batchOf(toWrite, bank, file.effective_entry_date);
      const key = JSON.stringify(header);
      if ((open as { key: string } | null)?.key !== key) startBatch(header, key);
      const entry = entryOf(toWrite, vault);
      if (writer.add(entry) === 'batch full') {
        startBatch(header, key);
        writer.add(entry);
      }
      yield* writer.take();
    }
  if (open !== null) writer.endBatch();
  writer.end();
  yield* writer.take();
}
