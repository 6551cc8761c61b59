// A folder with a build for browsers: when it is stale, its compressed files, the licenses of what
// is in it, and what is left of a build that failed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Of everything that a build reads: files, folders, and the versions of the packages. */
export function stampOf(sources, built) {
  const hash = createHash('sha256').update(readFileSync(join(repository, 'package-lock.json')));
  const files = sources
    .flatMap(filesOf)
    .filter((path) => !path.startsWith(built))
    .sort();
  for (const path of files) hash.update(relative(repository, path)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

function filesOf(source) {
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Also after a failed build: it is tried again when something has changed, or by hand. */
export function hasStamp(built, stamp) {
  const path = join(built, 'stamp');
  return existsSync(path) && readFileSync(path, 'utf8') === stamp;
}

export function writeStamp(built, stamp) {
  writeFileSync(join(built, 'stamp'), stamp);
}

/** A failure is kept for the page that says why there is no build. */
export function noteFailure(built, error, stamp) {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built);
  writeFileSync(join(built, 'failure.txt'), String(error?.message ?? error));
  writeStamp(built, stamp);
}

/** Vite lists the packages of scripts. A font is an asset. */
export function addLicensesOfFonts(built, fonts) {
  const path = join(built, 'licenses.json');
  const listed = JSON.parse(readFileSync(path, 'utf8'));
  for (const name of fonts) {
    const folder = join(repository, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    listed.push({ name, version, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8') });
  }
  writeFileSync(path, JSON.stringify(listed));
}

/** Fonts and pictures are compressed already. */
const isText = /\.(html|js|css|json|svg)$/;

/** `quality`: of Brotli. Many small files take fifty times as long with 9 as with 5. */
export async function compressFiles(folder, quality) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) => isText.test(name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const plain = readFileSync(join(parentPath, name));
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(plain, options),
        promisify(gzip)(plain, { level: 9 }),
      ]);
      writeFileSync(join(parentPath, `${name}.br`), br);
      writeFileSync(join(parentPath, `${name}.gz`), gz);
    }),
  );
}
