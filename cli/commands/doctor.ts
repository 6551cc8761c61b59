// achord doctor: checks an installation and says what to do. It changes nothing.
import { examine } from '../../src/service/doctor/examine.ts';

/** Exit code 1 when a check failed. A warning alone is 0. */
export async function doctor({ json }: { json?: true }): Promise<void> {
  const checks = await examine(process.env);
  const text = json
    ? checks.map((check) => `${JSON.stringify(check)}\n`).join('')
    : checks
        .map(({ name, status, found, do: todo }) => {
          const act = todo === null ? '' : ` → ${todo}`;
          return `${status.padEnd(7)}  ${name}: ${found.replaceAll('\n', ' ')}${act}\n`;
        })
        .join('');
  const code = checks.some(({ status }) => status === 'FAILED') ? 1 : 0;
  await new Promise<void>((written) => process.stdout.write(text, () => written()));
  // Ends now: a check that missed its deadline may still hold a connection.
  process.exit(code);
}
