// The software bill of materials (CycloneDX) of the package, by `npm sbom`: every package that is
// installed with it, and every package whose code is inside the console and the guides.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BundledPackage } from './bundled-packages.ts';
import type { Lock, LockedPackage, Manifest } from './lock.ts';
import { repository } from './repository.ts';
import { runProgram } from './run-program.ts';

/** Its name in the package. */
export const billOfMaterials = 'sbom.cdx.json';

/** `lock`: of the installed packages. `locked`: of all packages of the repository. */
export async function describeMaterials(
  manifest: Manifest,
  lock: Lock,
  bundled: readonly BundledPackage[],
  locked: Lock,
): Promise<object> {
  const dependencies = { ...manifest.dependencies };
  const packages: Record<string, LockedPackage> = { ...lock.packages };
  for (const { name, version, identifier } of bundled) {
    const path = `node_modules/${name}`;
    if (packages[path]?.version === version) continue;
    dependencies[name] = version;
    // Without its dependencies: their code is only there if the list has them too.
    packages[path] = { version, license: identifier, ...integrityOf(locked, path, version) };
  }
  for (const [path, { license }] of Object.entries(packages))
    if (license === undefined) packages[path] = { ...packages[path], ...olderLicense(path) };
  packages[''] = { ...packages[''], dependencies };

  const parent = mkdtempSync(join(tmpdir(), 'achord-materials-'));
  // npm names the product like its folder.
  const folder = join(parent, manifest.name);
  mkdirSync(folder);
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
    const said = await runProgram(
      'npm',
      ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
      folder,
    );
    return reproducible(JSON.parse(said));
  } finally {
    rmSync(parent, { recursive: true });
  }
}

const integrityOf = ({ packages }: Lock, path: string, version: string): LockedPackage => {
  const found = packages[path];
  return found?.version === version && found.integrity !== undefined ? { integrity: found.integrity } : {};
};

/**
 * A few packages name their license in the way of before 2015, or only by its text. The lock file
 * has neither.
 */
function olderLicense(path: string): LockedPackage {
  const manifest = join(repository, path, 'package.json');
  if (!existsSync(manifest)) return {};
  const { licenses } = JSON.parse(readFileSync(manifest, 'utf8')) as { licenses?: { type: string }[] };
  if (licenses !== undefined) return { license: licenses.map(({ type }) => type).join(' OR ') };
  const text = join(repository, path, 'LICENSE');
  return existsSync(text) && readFileSync(text, 'utf8').startsWith('MIT License') ? { license: 'MIT' } : {};
}

interface Described {
  serialNumber?: string;
  metadata: { timestamp?: string };
}

/** Without its random number and its time: the same sources make the same package. */
function reproducible({ serialNumber: _, metadata: { timestamp: _time, ...metadata }, ...rest }: Described): object {
  return { ...rest, metadata };
}
