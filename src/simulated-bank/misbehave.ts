// How the simulated bank lays out a file of answers when it was asked to misbehave: as banks do now
// and then.
import type { Misbehavior } from './faults.sql.ts';

export interface LaidOut {
  name: string;
  bytes: Buffer;
}

/**
 * The files that are laid out instead of one. `whole`: the answers are in them; else they are laid
 * out once more, later.
 */
export function misbehave(how: Misbehavior | null, { name, bytes }: LaidOut): { files: LaidOut[]; whole: boolean } {
  const named = (part: string) => name.replace(/\.ach$/, `-${part}.ach`);
  if (how === 'duplicated')
    return {
      files: [
        { name, bytes },
        { name: named('again'), bytes },
      ],
      whole: true,
    };
  // The connection of their own upload broke, and what had come was taken for the file.
  if (how === 'cut')
    return { files: [{ name: named('cut'), bytes: bytes.subarray(0, Math.floor(bytes.length / 2)) }], whole: false };
  return { files: [{ name, bytes: how === 'untidy' ? untidy(bytes) : bytes }], whole: true };
}

/** Through a system that ends lines its own way, and leaves out what it takes for empty. */
function untidy(bytes: Buffer): Buffer {
  const lines = bytes.toString('latin1').split('\n');
  return Buffer.from(lines.map((line) => line.trimEnd()).join('\r\n'), 'latin1');
}
