// The MCP server as `npm pack` makes it, installed with the packages that it names and no others,
// and an assistant that talks to it with the SDK's own client.
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type Packed, packMcp } from '../../../tools/release/pack.ts';
import { endAfterFile } from '../runner/end-after-file.ts';
import { onceInRun } from '../runner/once-in-run.ts';
import { repository } from '../runner/sources.ts';
import { installClient, unpack } from './packed-client.ts';

export interface InstalledMcp extends Packed {
  /** The program that npm links. */
  program: string;
  manifest: { version: string; dependencies: Record<string, string>; bin: Record<string, string> };
}

/** Installed once for all test files of the run. */
export async function installMcp(): Promise<InstalledMcp> {
  const folder = await onceInRun('packed-mcp', pack);
  const packed: Packed = JSON.parse(await readFile(join(folder, 'packed.json'), 'utf8'));
  const installed = join(folder, 'installed/node_modules/@achord/mcp');
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  return { ...packed, manifest, program: join(installed, Object.values<string>(manifest.bin)[0]!) };
}

async function pack(copy: string): Promise<void> {
  for (const path of ['clients/mcp', 'clients/typescript/tsconfig.json', 'LICENSE'])
    await cp(join(repository, path), join(copy, path), { recursive: true, filter: (one) => !one.endsWith('/dist') });
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  const packed = await packMcp(copy, copy);
  const modules = join(copy, 'installed/node_modules');
  await unpack(packed.tarball, join(modules, '@achord/mcp'));
  await installClient(modules);
  const { dependencies } = JSON.parse(await readFile(join(modules, '@achord/mcp/package.json'), 'utf8'));
  for (const other of Object.keys(dependencies).filter((one) => one !== '@achord/client')) {
    await mkdir(dirname(join(modules, other)), { recursive: true });
    await symlink(join(repository, 'node_modules', other), join(modules, other));
  }
  await writeFile(join(copy, 'packed.json'), JSON.stringify(packed));
}

export interface Told {
  isError: boolean;
  sentence: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  data: any;
}

export interface Assistant {
  client: Client;
  call(tool: string, input?: Record<string, unknown>): Promise<Told>;
}

/** Everything that assistants of this process were answered. */
export const answered: string[] = [];

/** Starts the server as an assistant does, and ends it after the tests of the file. */
export async function assistant(env: Record<string, string>, ...flags: string[]): Promise<Assistant> {
  const { program } = await installMcp();
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, ...flags], env }));
  endAfterFile(() => client.close());
  return {
    client,
    async call(name, input = {}) {
      const result = await client.callTool({ name, arguments: input });
      answered.push(JSON.stringify(result));
      const [first] = result.content as { text: string }[];
      return { isError: result.isError === true, sentence: first!.text, data: result.structuredContent };
    },
  };
}
