// achord demo: fills a running sandbox with a busy month.
import { AuthenticationError, ConnectionError, RequestError } from '../../clients/typescript/src/index.ts';
import { CommandRefused } from '../complaint.ts';
import { playBusyMonth } from '../demo/busy-month.ts';
import type { Terminal } from '../terminal.ts';
import { failureOf, type OperatorOptions, runningService } from './operator.ts';

interface DemoOptions extends OperatorOptions {
  json?: true;
}

export async function playDemo(options: DemoOptions, terminal: Terminal): Promise<void> {
  const { address, operator } = runningService(options, terminal);
  const said = (text: string) => {
    if (!options.json) terminal.stdout.write(`${text}\n`);
  };
  try {
    const { payments } = await playBusyMonth({ address, operator, said });
    terminal.stdout.write(
      options.json ? `${JSON.stringify({ payments })}\n` : `${payments} payments. Open ${address}/console.\n`,
    );
  } catch (error) {
    const isReached = !(error instanceof AuthenticationError || error instanceof ConnectionError);
    if (error instanceof RequestError && isReached)
      throw new CommandRefused(`${error.message} The month can only be played in a sandbox.`);
    throw failureOf(error, address);
  }
}
