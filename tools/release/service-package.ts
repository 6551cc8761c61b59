// The folder that becomes the package of the service. Paths are the same as in the repository, so
// that a program finds its files in both.
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials, describeMaterials } from './bill-of-materials.ts';
import { type BundledPackage, licenseTexts } from './bundled-packages.ts';
import { type Lock, type Manifest, neededBy } from './lock.ts';
import { repository } from './repository.ts';
import { runProgram } from './run-program.ts';

/** What npm links as `achord`. */
const launcher = 'bin/installed.mjs';

/** What is taken as it is: what the program reads, and what its messages refer to. */
const taken = ['LICENSE', 'README.md', 'CHANGELOG.md', '.github/SECURITY.md', 'migrations', 'docs', 'deploy'];

const read = (path: string) => JSON.parse(readFileSync(join(repository, path), 'utf8'));

/** Writes it into an empty folder. The console and the guides must be built. */
export async function writeService(folder: string): Promise<void> {
  const compiler = join(repository, 'node_modules/typescript-7/bin/tsc');
  await runProgram(process.execPath, [compiler, '-p', 'tools/release', '--outDir', folder], repository);
  // It is also started where the package was unpacked without npm.
  chmodSync(join(folder, launcher), 0o755);
  for (const path of taken) cpSync(join(repository, path), join(folder, path), { recursive: true });
  const bundled = union(
    takeBuild(folder, 'console', ['index.html', 'assets']),
    takeBuild(folder, 'site', ['bar.json', 'assets', 'pages']),
  );
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licenseTexts(bundled));

  const manifest = manifestOf(read('package.json'));
  const locked = read('package-lock.json') as Lock;
  const lock = neededBy(manifest, locked);
  writeFileSync(join(folder, 'package.json'), json(manifest));
  // npm installs these versions, also of packages that our packages need.
  writeFileSync(join(folder, 'npm-shrinkwrap.json'), json(lock));
  writeFileSync(join(folder, billOfMaterials), json(await describeMaterials(manifest, lock, bundled, locked)));
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Without what only a checkout needs: its scripts, and the packages for development. */
function manifestOf(manifest: Manifest): Manifest {
  const { name, version, description, license, type, engines, allowScripts, dependencies } = manifest;
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { achord: launcher },
    scripts: { postinstall: 'node bin/remove-headers.mjs' },
    allowScripts,
    dependencies,
  };
}

/** The files of a build, and the packages that are in it. */
function takeBuild(folder: string, name: 'console' | 'site', paths: readonly string[]): BundledPackage[] {
  const built = join(repository, name, 'built');
  const licenses = join(built, 'licenses.json');
  if (!existsSync(licenses)) throw new Error(`Run "node ${name}/build.mjs" and read its message: ${built} is missing.`);
  for (const path of paths) cpSync(join(built, path), join(folder, name, 'built', path), { recursive: true });
  return JSON.parse(readFileSync(licenses, 'utf8')) as BundledPackage[];
}

/** A package that is in both builds is named once. */
function union(...lists: readonly BundledPackage[][]): BundledPackage[] {
  return [...new Map(lists.flat().map((one) => [`${one.name}@${one.version}`, one])).values()];
}
