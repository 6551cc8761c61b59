// Builds the console into console/built: `node console/build.mjs`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const source = dirname(fileURLToPath(import.meta.url));
const client = join(source, '..', 'clients', 'typescript', 'src');
const built = join(source, 'built');
const stamp = join(built, 'stamp');
/** The packages that app/app.css takes fonts from. */
const fonts = ['@fontsource/ibm-plex-mono'];

/** Of everything that the build reads: the sources, and the versions of the packages. */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(join(source, '..', 'package-lock.json')));
  const files = [source, client]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(built))
    .sort();
  for (const path of files) hash.update(relative(source, path)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

/** Also after a failed build: it is tried again when something has changed, or by hand. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp();

async function build() {
  const wanted = wantedStamp();
  const { build: bundle } = await import('vite');
  await bundle({
    root: source,
    configFile: false,
    base: '/console/',
    logLevel: 'error',
    build: {
      outDir: built,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // A small inline script would need a hash in the policy of the page.
      modulePreload: { polyfill: false },
      target: 'es2023',
      // The licenses of everything in the bundle: their texts must be passed on with it.
      license: { fileName: 'licenses.json' },
    },
  });
  addLicensesOfFonts();
  await compressAssets();
  writeFileSync(stamp, wanted);
}

/** Vite lists the packages of scripts. A font is an asset. */
function addLicensesOfFonts() {
  const path = join(built, 'licenses.json');
  const listed = JSON.parse(readFileSync(path, 'utf8'));
  for (const name of fonts) {
    const folder = join(source, '..', 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    listed.push({ name, version, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8') });
  }
  writeFileSync(path, JSON.stringify(listed));
}

/** A failure is kept for the page that says why there is no console. */
function noteFailure(error) {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built);
  writeFileSync(join(built, 'failure.txt'), String(error?.message ?? error));
  writeFileSync(stamp, wantedStamp());
}

async function compressAssets() {
  const assets = join(built, 'assets');
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  await Promise.all(
    readdirSync(assets).map(async (name) => {
      const plain = readFileSync(join(assets, name));
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(plain, quality),
        promisify(gzip)(plain, { level: 9 }),
      ]);
      writeFileSync(join(assets, `${name}.br`), br);
      writeFileSync(join(assets, `${name}.gz`), gz);
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await build();
  } catch (error) {
    noteFailure(error);
    process.stderr.write(`The console could not be built: ${error.message}\n`);
    process.exitCode = 1;
  }
}
