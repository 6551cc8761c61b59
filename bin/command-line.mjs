// Runs the command line with a compile cache, so that a start does not compile it again.
// JavaScript, because the type stripper takes twenty megabytes and is loaded only for a file that
// is not in the cache.
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Next to the packages: an account that can write there can change these too.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/achord', import.meta.url)));

// A relative name with one of these endings is the whole path of a file. Node.js would look on the
// disk for symbolic links and for the package of each file: a fifth of the time that a start loads
// modules.
const formats = { '.ts': 'module-typescript', '.mjs': 'module' };
registerHooks({
  resolve(name, context, next) {
    const format = name.startsWith('.') ? formats[name.slice(name.lastIndexOf('.'))] : undefined;
    if (format === undefined) return next(name, context);
    return { url: new URL(name, context.parentURL).href, format, shortCircuit: true };
  },
});
await import('../cli/achord.ts');
