// The command line with what it loads compiled once, not at each start. JavaScript: what strips
// types is twenty megabytes, and is only loaded for a file that was never stripped before.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Beside the packages: whoever may write there may change these too.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/achord', import.meta.url)));
await import('../cli/achord.ts');
