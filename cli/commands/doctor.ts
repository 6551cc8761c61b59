// achord doctor: checks an installation and says what to do. It changes nothing.
import { examine } from '../../src/service/doctor/examine.ts';
import type { Terminal } from '../terminal.ts';

/** Exit code 1 when a check failed. A warning alone is 0. */
export async function doctor({ json }: { json?: true }, terminal: Terminal): Promise<void> {
  const checks = await examine(terminal.environment);
  const text = json
    ? checks.map((check) => `${JSON.stringify(check)}\n`).join('')
    : checks
        .map(({ name, status, found, do: todo }) => {
          const act = todo === null ? '' : ` → ${todo}`;
          return `${status.padEnd(7)}  ${name}: ${found.replaceAll('\n', ' ')}${act}\n`;
        })
        .join('');
  const code = checks.some(({ status }) => status === 'FAILED') ? 1 : 0;
  await new Promise<void>((written) => terminal.stdout.write(text, () => written()));
  // Ends now: a check that missed its deadline may still hold a connection.
  terminal.exit(code);
}
