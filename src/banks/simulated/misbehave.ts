// How the simulated bank publishes a file of answers when an operator asks for a fault, as at real
// banks.
import type { Misbehavior } from './faults.sql.ts';

export interface PublishedFile {
  name: string;
  bytes: Buffer;
}

/**
 * The files to publish instead of one. `whole`: they contain all answers; otherwise the file is
 * published again later.
 */
export function misbehave(
  how: Misbehavior | null,
  { name, bytes }: PublishedFile,
): { files: PublishedFile[]; whole: boolean } {
  const named = (part: string) => name.replace(/\.ach$/, `-${part}.ach`);
  if (how === 'duplicated')
    return {
      files: [
        { name, bytes },
        { name: named('again'), bytes },
      ],
      whole: true,
    };
  // Their own upload broke, and the part that had arrived counts as the file.
  if (how === 'cut')
    return { files: [{ name: named('cut'), bytes: bytes.subarray(0, Math.floor(bytes.length / 2)) }], whole: false };
  return { files: [{ name, bytes: how === 'untidy' ? untidy(bytes) : bytes }], whole: true };
}

/** As if another system had converted the line ends and removed spaces at the end of lines. */
function untidy(bytes: Buffer): Buffer {
  const lines = bytes.toString('latin1').split('\n');
  return Buffer.from(lines.map((line) => line.trimEnd()).join('\r\n'), 'latin1');
}
