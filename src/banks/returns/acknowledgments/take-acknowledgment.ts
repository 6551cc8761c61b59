// Takes in an acknowledgment: what it says is applied, and the file waits for an operator if a
// person must read it.

import { madeSafe, uuidOnly } from '../../../platform/log/loggable.ts';
import type { Origination } from '../../origination/origination.ts';
import { type InboundFile, insertInboundFile, updateDecided } from '../files/inbound-files.sql.ts';
import { reportWith } from '../items/report.ts';
import { type Applied, applyAcknowledgment } from './apply-acknowledgment.ts';

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
  const words = bank.acknowledgments;
  const { text, isWhole } = await textOf(content);
  const { said, isDone } = await inPhase(async (phase) => {
    const applied: Applied =
      words === null
        ? unread('By its name the file says what became of a file of ours. If the bank rejected the file, record that.')
        : isWhole
          ? await applyAcknowledgment(context, phase, { text, words, at: read_at })
          : unread(`The acknowledgment is longer than ${mostBytes} bytes. Read it.`);
    const beginning = text
      .slice(0, mostOfBeginning)
      .replaceAll(/[^ -~]+/g, ' ')
      .trim();
    await insertInboundFile(phase, {
      ...reportWith(`${applied.said} It begins: "${beginning}".${applied.isDone ? '' : ' Then release this file.'}`),
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

const unread = (said: string): Applied => ({ said, isDone: false });

async function textOf(content: AsyncIterable<Buffer>): Promise<{ text: string; isWhole: boolean }> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of content) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) break;
  }
  return { text: Buffer.concat(parts).toString('latin1'), isWhole: length <= mostBytes };
}
