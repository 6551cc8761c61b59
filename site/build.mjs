// Builds the pages of the documentation into site/built: `node site/build.mjs`.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addLicensesOfFonts,
  compressFiles,
  hasStamp,
  noteFailure,
  stampOf,
  writeStamp,
} from '../console/built-folder.mjs';
import { repository, sourcePages } from './source-pages.mjs';

const source = dirname(fileURLToPath(import.meta.url));
const built = join(source, 'built');
/** The packages that browser/bar.css takes fonts from. */
const fonts = ['@fontsource/ibm-plex-mono', '@fontsource-variable/ibm-plex-sans'];

const wantedStamp = () =>
  stampOf([source, join(repository, 'docs'), ...sourcePages().map((path) => join(repository, path))], built);
export const isBuilt = () => hasStamp(built, wantedStamp());

async function build() {
  const wanted = wantedStamp();
  const { build: bundle } = await import('vite');
  const entries = ['theme', 'bar', 'main'].map((name) => [name, join(source, 'browser', `${name}.ts`)]);
  await bundle({
    root: source,
    configFile: false,
    base: '/docs/',
    logLevel: 'error',
    build: {
      outDir: built,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      manifest: 'manifest.json',
      target: 'es2023',
      rollupOptions: { input: Object.fromEntries(entries) },
      // The licenses of everything in the bundle: their texts must be passed on with it.
      license: { fileName: 'licenses.json' },
    },
  });
  addLicensesOfFonts(built, fonts);
  const { writePages } = await import('./render/write-pages.ts');
  await writePages(built);
  await compressFiles(join(built, 'assets'), 9);
  await compressFiles(join(built, 'pages'), 5);
  writeStamp(built, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await build();
  } catch (error) {
    noteFailure(built, error, wantedStamp());
    process.stderr.write(`The pages of the documentation could not be built: ${error.message}\n`);
    process.exitCode = 1;
  }
}
