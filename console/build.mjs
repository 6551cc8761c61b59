// Builds the console into console/built: `node console/build.mjs`.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addLicensesOfFonts, compressFiles, hasStamp, noteFailure, stampOf, writeStamp } from './built-folder.mjs';

const source = dirname(fileURLToPath(import.meta.url));
const client = join(source, '..', 'clients', 'typescript', 'src');
const built = join(source, 'built');
/** The packages that app/app.css takes fonts from. */
const fonts = ['@fontsource/ibm-plex-mono'];

const wantedStamp = () => stampOf([source, client], built);
export const isBuilt = () => hasStamp(built, wantedStamp());

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
  addLicensesOfFonts(built, fonts);
  await compressFiles(join(built, 'assets'), 9);
  writeStamp(built, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await build();
  } catch (error) {
    noteFailure(built, error, wantedStamp());
    process.stderr.write(`The console could not be built: ${error.message}\n`);
    process.exitCode = 1;
  }
}
