// Takes in an acknowledgment: what it says is applied, and the file waits for an operator if a
// person must read it.

import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { madeSafe, uuidOnly } from '../../../platform/log/loggable.ts';
import type { Origination } from '../../origination/origination.ts';
import { type InboundFile, insertInboundFile, updateDecided } from '../files/inbound-files.sql.ts';
import { reportWith } from '../items/report.ts';
import { type Applied, applyAcknowledgment, unread } from './apply-acknowledgment.ts';

type ReadFile = Pick<InboundFile, 'content_uuid' | 'name' | 'read_at'>;

/** Bytes. A longer text is no acknowledgment of one file. */
const mostBytes = 65_536;

/** What an operator reads of it at once. */
const mostOfBeginning = 200;

export async function takeAcknowledgment(
  context: Origination,
  { content_uuid, name, read_at }: ReadFile,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const { bank, clock, inPhase, log } = context;
  const read = await textOf(content);
  const { said, isDone } = await inPhase(async (phase) => {
    const applied = await applyText(context, phase, read, read_at);
    await insertInboundFile(phase, {
      ...reportWith(messageOn(applied, read.text)),
      ...{ content_uuid, bank: bank.name, name, read_at },
    });
    if (applied.isDone)
      await updateDecided(phase, content_uuid, { decision: 'release', note: applied.said, at: clock.now() });
    return applied;
  });
  const told = { bank: madeSafe(bank.name), file: madeSafe(name), content_uuid: uuidOnly(content_uuid) };
  if (isDone) log.info(told, 'an acknowledgment of the bank was applied');
  else log.warn({ ...told, said: madeSafe(said) }, 'the bank sent an acknowledgment: read it');
}

interface Text {
  text: string;
  isWhole: boolean;
}

export async function applyText(
  context: Pick<Origination, 'bank' | 'clock'>,
  phase: AtomicPhase,
  { text, isWhole }: Text,
  at: Date,
): Promise<Applied> {
  const words = context.bank.acknowledgments;
  if (words === null)
    return unread(
      'By its name the file says what became of a file of ours. If the bank rejected the file, record that.',
    );
  return isWhole
    ? applyAcknowledgment(context, phase, { text, words, at })
    : unread(`The acknowledgment is longer than ${mostBytes} bytes. Read it.`);
}

export function messageOn({ said, isDone }: Applied, text: string): string {
  const beginning = text
    .slice(0, mostOfBeginning)
    .replaceAll(/[^ -~]+/g, ' ')
    .trim();
  return `${said} It begins: "${beginning}".${isDone ? '' : ' Then release this file.'}`;
}

export async function textOf(content: AsyncIterable<Buffer>): Promise<Text> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of content) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) break;
  }
  return { text: Buffer.concat(parts).toString('latin1'), isWhole: length <= mostBytes };
}
