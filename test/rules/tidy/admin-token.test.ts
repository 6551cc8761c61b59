// Each page that uses the admin token says where it is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../support/runner/sources.ts';

const pages = readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !path.startsWith('design'))
  .map((path) => join('docs', path));

it.each(['README.md', ...pages])('%s says where to find the admin token, if it uses it', (path) => {
  const text = readFileSync(join(repository, path), 'utf8');
  const [about] =
    path === join('docs', 'operate', 'configuration.md')
      ? ['### The admin token']
      : ['configuration.md#the-admin-token'];
  if (text.includes('$ADMIN_TOKEN')) expect(text).toContain(about);
});
