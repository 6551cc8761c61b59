// `npx achord` for the shell of a page that is run as printed: its commands run in the process of
// the test.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { endAfterFile } from '../runner/end-after-file.ts';
import { repository } from '../runner/sources.ts';
import { dataDirectory } from './command-line.ts';
import { runCommand } from './run-command.ts';

/**
 * Returns the definition of the shell's function `npx`. A command gets the environment of the
 * shell. `ach` is a process, because it reads files of the shell's folder.
 */
export async function npxFunction(): Promise<string> {
  const socket = `${dataDirectory(endAfterFile)}.npx`;
  const server = createServer(async (request, response) => {
    const [count, ...words] = (await buffer(request)).toString('utf8').split('\0');
    const [args, variables] = [words.slice(0, Number(count)), words.slice(Number(count), -1)];
    const environment = Object.fromEntries(
      variables.map((text) => [text.split('=', 1)[0]!, text.replace(/^.*?=/, '')]),
    );
    const { code, stdout, stderr } = await runCommand(args, environment);
    response.end(`printf %s ${quoted(stdout)}; printf %s ${quoted(stderr)} >&2; return ${code}`);
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  endAfterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return `npx() {
  shift
  if [ "$1" = ach ]; then "${process.execPath}" "${join(repository, 'bin', 'command-line.mjs')}" "$@"; return; fi
  eval "$({ printf '%s\\0' "$#" "$@"; env -0; } | curl -sS --unix-socket "${socket}" --data-binary @- http://npx/ || echo 'return 70')"
}
`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
