// Writes log lines to a file descriptor: all lines of one turn of the event loop with one write.
import { writeSync } from 'node:fs';

export interface LineWriter {
  /** `urgent`: writes this line and all before it now. */
  write(line: string, urgent: boolean): void;
  /** Writes what is kept. Waits a moment for a slow reader: the process is about to end. */
  end(): void;
  /** Lines that could not be kept, since the start of the process. */
  lost(): number;
}

interface LineWriterOptions {
  /** More is not kept while the reader does not read. */
  keepBytes?: number;
  /** Returns the number of bytes that were written. Throws EAGAIN when the reader is slow. */
  writeSome?(bytes: Buffer): number;
  /** Makes the line that says how many lines were lost. */
  lostLine(lines: number): string;
}

const usualKeepBytes = 1024 * 1024;
const againMs = 50;
const waitAtEndMs = 1_000;

/**
 * A reader that does not keep up must not stop payments: what it does not take is kept up to a
 * limit, then lines are dropped and counted, and a line says how many. A full disk or a closed pipe
 * loses lines in the same way.
 */
export function lineWriter(
  descriptor: number,
  { keepBytes = usualKeepBytes, writeSome = (bytes) => writeSync(descriptor, bytes), lostLine }: LineWriterOptions,
): LineWriter {
  /** Lines of this turn. */
  let text = '';
  /** Bytes of earlier turns that the reader has not taken. */
  let rest: Buffer | null = null;
  let scheduled = false;
  let lost = 0;
  let lostUntold = 0;

  function takeText(): Buffer | null {
    if (text === '') return null;
    const bytes = Buffer.from(text);
    text = '';
    return bytes;
  }

  /** Returns whether everything is written. */
  function flush(): boolean {
    const fresh = takeText();
    if (fresh !== null) rest = rest === null ? fresh : Buffer.concat([rest, fresh]);
    while (rest !== null) {
      try {
        const written = writeSome(rest);
        rest = written < rest.length ? rest.subarray(written) : null;
      } catch {
        return false;
      }
      if (rest === null && lostUntold > 0) {
        rest = Buffer.from(lostLine(lostUntold));
        lostUntold = 0;
      }
    }
    return true;
  }

  function turnEnds(): void {
    scheduled = false;
    if (!flush()) schedule(() => setTimeout(turnEnds, againMs).unref());
  }

  function schedule(begin: () => void): void {
    if (scheduled) return;
    scheduled = true;
    begin();
  }

  return {
    write(line, urgent) {
      const hasRoom = () => text.length + (rest?.length ?? 0) + line.length <= keepBytes;
      // Many long lines in one turn.
      if (!hasRoom() && rest === null) flush();
      if (!hasRoom()) {
        lost++;
        lostUntold++;
        return;
      }
      text += line;
      if (urgent) flush();
      if (text !== '' || rest !== null) schedule(() => setImmediate(turnEnds));
    },
    end() {
      for (let waited = 0; !flush() && waited < waitAtEndMs; waited += againMs) pause(againMs);
    },
    lost: () => lost,
  };
}

const never = new Int32Array(new SharedArrayBuffer(4));
const pause = (ms: number) => void Atomics.wait(never, 0, 0, ms);
