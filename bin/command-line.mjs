// Runs the command line with a compile cache, so that a start does not compile it again.
// JavaScript, because the type stripper takes twenty megabytes and is loaded only for a file that
// is not in the cache.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Next to the packages: an account that can write there can change these too.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/achord', import.meta.url)));
await import('../cli/achord.ts');
