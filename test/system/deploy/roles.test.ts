// The script that makes the two roles of the database: what it tells PostgreSQL, and that the page
// which leads to the first file says the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployFile } from '../../support/deploy/deploy-files.ts';
import { repository } from '../../support/runner/sources.ts';

it('roles.sh makes the roles and the database of go-live.md', () => {
  const [, script] = /<<'SQL'\n(.*?)^SQL$/ms.exec(deployFile('compose/roles.sh'))!;
  const [, page] = /^```sql\n(.*?)^```/ms.exec(readFileSync(join(repository, 'docs/operate/go-live.md'), 'utf8'))!;
  expect(script!.replaceAll(/:'(owner|service)_password'/g, "'$1-password'")).toBe(page);
});
