// `npm run package`: makes the packages of a release in dist/, of the service, its TypeScript
// client and its MCP server, and next to them the software bill of materials of the service.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packClient, packMcp, packService } from './pack.ts';
import { repository } from './repository.ts';

const folder = join(repository, 'dist');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
await Promise.all([packService(folder), packClient(folder), packMcp(folder)]);
for (const name of readdirSync(folder).sort()) process.stdout.write(`dist/${name}\n`);
