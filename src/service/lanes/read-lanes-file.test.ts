// The lanes file: a correct file is read with its secrets; in an incorrect file every problem is
// named with its place, and no problem shows a secret.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettingsFileRefused } from '../../platform/settings/files/read-file.ts';
import { readLanesFile } from './read-lanes-file.ts';

const secret = 'swordfish';
const at = (place: string) => `postgresql://achord:${secret}@${place}`;
const homeUrl = at('home.internal:5432/achord');
const environment = {
  SECOND: at('second.internal/achord'),
  THIRD: at('third.internal/achord?options=-csearch_path%3Dlane'),
  OWNER: `postgresql://owner:${secret}@second.internal/achord`,
  HOME_AGAIN: `postgres://another:${secret}@home.internal/achord`,
  OF_SOCKET: `postgresql://achord:${secret}@localhost/achord?host=second.internal`,
  NO_PASSWORD: 'postgresql://achord@second.internal/achord',
  OTHER_SERVER: `mysql://achord:${secret}@second.internal/achord`,
  NO_URL: secret,
};

let directory: string;
let path: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'achord-lanes-'));
  path = join(directory, 'lanes.json');
  writeFileSync(join(directory, 'empty'), '\n');
  writeFileSync(join(directory, 'fourth'), `${at('fourth.internal/achord')}\n`);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const read = (file: unknown) => {
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return readLanesFile(path, homeUrl, environment);
};
const second = { name: 'second', url: { env: 'SECOND' } };
const third = { name: 'third', url: { env: 'THIRD' } };

describe('A lanes file', () => {
  it('is read in its order, with secrets from the environment or from files', async () => {
    const lanes = [{ ...second, migration_url: { env: 'OWNER' } }, third, { name: 'cell-4', url: { file: 'fourth' } }];
    expect(await read({ lanes })).toEqual([
      { name: 'second', url: environment.SECOND, migrationUrl: environment.OWNER },
      { name: 'third', url: environment.THIRD, migrationUrl: null },
      { name: 'cell-4', url: at('fourth.internal/achord'), migrationUrl: null },
    ]);
  });

  const problems: [string, unknown, string[]][] = [
    ['is not JSON', `{"lanes": ${secret}}`, ['is not JSON.']],
    ['has no lane', { lanes: [] }, ['lanes must have at least 1 entry.']],
    ['has an unknown field', { lanes: [{ ...second, shards: secret }] }, ['lanes[0].shards is not a known field.']],
    [
      'has a URL itself',
      { lanes: [{ name: 'second', url: environment.SECOND }] },
      ['lanes[0].url must be {"env": "NAME"} or {"file": "path"}: this file never has a secret itself.'],
    ],
    [
      'has a lane without a URL, and a name with capital letters',
      { lanes: [{ name: 'Second' }] },
      ['lanes[0].url is missing.', 'lanes[0].name must be 1 to 40 lower-case letters, digits and hyphens.'],
    ],
    [
      'names a lane home',
      { lanes: [{ ...second, name: 'home' }] },
      ['lanes[0].name must not be home: DATABASE_URL is another lane.'],
    ],
    [
      'has a name twice',
      { lanes: [second, { ...third, name: 'second' }] },
      ['lanes[1].name must not be second: it is the name of another lane.'],
    ],
    [
      'names the database of DATABASE_URL, with another user and without the port',
      { lanes: [{ ...second, url: { env: 'HOME_AGAIN' } }] },
      ['lanes[0].url must name another database than the lane home.'],
    ],
    [
      'has a database twice, once with its host as a parameter',
      { lanes: [second, { ...third, url: { env: 'OF_SOCKET' } }] },
      ['lanes[1].url must name another database than the lane second.'],
    ],
    ...['NO_PASSWORD', 'OTHER_SERVER', 'NO_URL'].map((env): [string, unknown, string[]] => [
      `has the URL ${env}`,
      { lanes: [{ ...second, url: { env } }] },
      ['lanes[0].url must name a PostgreSQL URL with a password, such as postgresql://achord:…@host:5432/achord.'],
    ]),
    [
      'has an owner at something else',
      { lanes: [{ ...second, migration_url: { env: 'OTHER_SERVER' } }] },
      ['lanes[0].migration_url must name a PostgreSQL URL.'],
    ],
  ];
  it.each(problems)('is refused if it %s', async (_what, file, sentences) => {
    const error = await read(file).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(SettingsFileRefused);
    expect([...error.problems].sort()).toEqual([...sentences].sort());
    expect(error.message).not.toContain(secret);
  });

  it('is refused with each secret that is not set, and if it does not exist', async () => {
    const file = {
      lanes: [
        { ...second, url: { env: 'NOWHERE' } },
        { ...third, migration_url: { file: 'empty' } },
      ],
    };
    await expect(read(file)).rejects.toThrow(
      [
        `${path}: lanes[0].url names the environment variable NOWHERE, which is not set.`,
        `${path}: lanes[1].migration_url names the file ${join(directory, 'empty')}, which is empty.`,
      ].join('\n'),
    );
    await expect(readLanesFile(join(directory, 'none'), homeUrl, environment)).rejects.toThrow(
      'cannot be read (ENOENT).',
    );
  });
});
