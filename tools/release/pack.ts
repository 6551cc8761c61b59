// The tarballs of the packages, by `npm pack`.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';
import { repository } from './repository.ts';
import { runProgram } from './run-program.ts';
import { writeService } from './service-package.ts';

export interface Packed {
  /** The path of the tarball. */
  tarball: string;
  /** What is in it. */
  files: string[];
}

/** The service `achord-0.1.0.tgz`, and next to it its bill of materials `achord-0.1.0.cdx.json`. */
export async function packService(to: string): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'achord-package-'));
  try {
    await writeService(folder);
    const packed = await pack(folder, to);
    copyFileSync(join(folder, billOfMaterials), packed.tarball.replace(/\.tgz$/, '.cdx.json'));
    return packed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The client, which `npm pack` compiles. `root`: the repository, or a copy of what this needs. */
export const packClient = (to: string, root = repository): Promise<Packed> =>
  pack(join(root, 'clients/typescript'), to);

/** The MCP server, likewise. */
export const packMcp = (to: string, root = repository): Promise<Packed> => pack(join(root, 'clients/mcp'), to);

async function pack(folder: string, to: string): Promise<Packed> {
  const said = await runProgram('npm', ['pack', '--json', '--pack-destination', to], folder);
  // A build that runs first may print before npm does.
  const [{ filename, files }] = JSON.parse(said.slice(said.indexOf('[\n'))) as [
    { filename: string; files: { path: string }[] },
  ];
  return { tarball: join(to, filename), files: files.map(({ path }) => path) };
}
