// What a command reads and writes: the streams and the environment of its process, or those that a
// test gives it.
import type { Source } from '../src/ach/nacha/reading/read-file.ts';
import type { openLog } from '../src/platform/log/log.ts';

interface Output {
  /** `written`: called when the reader has the text, or with the reason why it does not. */
  write(text: string, written?: (error?: Error | null) => void): unknown;
}

export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stdin: Source;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly openLog: typeof openLog;
  /** The answer of a command that ends by itself. */
  exitCode: number;
  /** Ends now: nothing waits for what the command has started. */
  exit(code: number): void;
}
