// Applies what an acknowledgment of the bank says of a file of ours (decision 50).

import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { instant } from '../../../platform/std/clock.ts';
import { type AcknowledgmentWords, answersIn, isAbout, plain } from '../../connections/profile/acknowledgments.ts';
import { selectCopyOfFile } from '../../origination/file-copies/file-copies.sql.ts';
import { lockFile, markAcknowledged, type SeenFile } from '../../origination/files/file-outcomes.sql.ts';
import { recordDelivered } from '../../origination/files/record-delivered.ts';
import { recordRejected } from '../../origination/files/record-rejected.ts';
import type { Origination } from '../../origination/origination.ts';
import { anyEntryAnswered, selectSentFiles } from './sent-files.sql.ts';

/** What came of an acknowledgment. */
export interface Applied {
  /** A sentence for the operator. */
  said: string;
  /** False: an operator must read it. */
  isDone: boolean;
  /** False: it names no file of this bank, or several. */
  isNamed: boolean;
}

/** Banks answer within hours. A name or a number of the day may come again after a year. */
const answeredWithinMs = 30 * 24 * 60 * 60_000;

/** `text`: of the acknowledgment, whole. `at`: the banking time at which it was read. */
export async function applyAcknowledgment(
  { bank, clock }: Pick<Origination, 'bank' | 'clock'>,
  phase: AtomicPhase,
  { text, words, at }: { text: string; words: AcknowledgmentWords; at: Date },
): Promise<Applied> {
  const report = plain(text);
  const answers = answersIn(report, words);
  if (answers.length !== 1)
    return unreadable(`has ${answers.length === 0 ? 'no text' : 'texts'} of acknowledgments.accepted and .rejected`);
  const sent = await selectSentFiles(phase, bank.name, instant(at.getTime() - answeredWithinMs));
  const named = sent.filter((file) => isAbout(report, words, file));
  if (named.length !== 1)
    return unreadable(
      named.length === 0
        ? 'names no file that was sent in the last 30 days'
        : `names ${named.length} files: ${named.map(({ name }) => name).join(', ')}`,
    );
  const file = (await lockFile(phase, named[0]!.uuid))!;
  return answers[0] === 'accepted' ? accept(phase, file, clock.now()) : reject(phase, file, clock.now());
}

const done = (said: string): Applied => ({ said, isDone: true, isNamed: true });
const forOperator = (said: string): Applied => ({ said, isDone: false, isNamed: true });
export const unread = (said: string): Applied => ({ said, isDone: false, isNamed: false });
const unreadable = (what: string) => unread(`The acknowledgment ${what}. Read it.`);

async function accept(phase: AtomicPhase, file: SeenFile, now: Date): Promise<Applied> {
  const { uuid, name, state } = file;
  if (state === 'rejected')
    return forOperator(
      `The bank says that it took ${name}, which counts as rejected: its entries go out again. Call the bank at once.`,
    );
  await markAcknowledged(phase, uuid, now);
  // The bank has it, whatever became of our upload.
  if (state !== 'confirmed' && !isBeingRenamed(file))
    await recordDelivered(phase, file, 'The bank acknowledged the file.', now);
  return done(`The bank took ${name}.`);
}

async function reject(phase: AtomicPhase, file: SeenFile, now: Date): Promise<Applied> {
  const { uuid, name, state } = file;
  if (state === 'rejected') return done(`The bank rejected ${name}. This was recorded before.`);
  const why = isBeingRenamed(file)
    ? 'which is being sent'
    : file.acknowledged_at !== null
      ? 'which it took before'
      : (await anyEntryAnswered(phase, uuid))
        ? 'of which entries have settled or come back'
        : (await selectCopyOfFile(phase, uuid)) !== null
          ? 'which it processed twice'
          : null;
  if (why !== null) return forOperator(`The bank rejected ${name}, ${why}. Ask the bank what became of it.`);
  if (!(await recordRejected(phase, file, 'The bank rejected the file with an acknowledgment.', now)))
    throw new Error(`entries of ${name} settled while its day was played`);
  return forOperator(
    `The bank rejected ${name}. Its entries go into the next file, and captures that counted as sent fail. Read why, or the bank may reject the next file, too.`,
  );
}

/** It is not known yet under which name the bank has it. */
const isBeingRenamed = ({ delivery }: SeenFile) => delivery === 'renaming' || delivery === 'renamed';
