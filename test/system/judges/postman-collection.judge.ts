// Newman, the runner of Postman, runs the first payment of the collection: the block of its README,
// in a copy of its folder.
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { collectionPath } from '../../../tools/pages/postman.ts';
import { firstPayment } from '../../../tools/pages/postman-first-payment.ts';
import { openShell } from '../../support/runner/shell.ts';
import { repository } from '../../support/runner/sources.ts';
import { testService } from '../../support/service/service.ts';

it('The folder "First payment" runs from its first request to its last', async () => {
  const service = await testService();
  const { token } = await service.processor();
  const folder = await mkdtemp(join(inject('scratch'), 'postman-'));
  await cp(join(repository, dirname(collectionPath)), folder, { recursive: true });
  const collection = join(folder, basename(collectionPath));
  const [before, address] = [await readFile(collection, 'utf8'), 'http://127.0.0.1:4010'];
  expect(before).toContain(address);
  await writeFile(collection, before.replaceAll(address, service.address));

  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const shell = openShell({
    cwd: folder,
    env: { HOME: folder, PATH: path, TOKEN: token, ADMIN_TOKEN: service.adminToken },
  });
  const newman = createRequire(import.meta.url).resolve('newman/bin/newman.js');
  await shell.run(`npx() { test "$1" = newman && shift && node "${newman}" "$@"; }`);
  const [, block] = /```sh\n(.*?)```/s.exec(await readFile(join(folder, 'README.md'), 'utf8'))!;
  const assertions = new RegExp(`assertions\\s*│\\s*${firstPayment.length}\\s*│\\s*0\\s*│`);
  expect(await shell.run(block!)).toMatch(assertions);
});
