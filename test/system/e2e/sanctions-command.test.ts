// achord sanctions: imports lists into the database, and shows whether users are screened. All
// names are invented.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ImportedList } from '../../../src/payments/risk/screening/lists/list-entry.ts';
import { listFiles, type WrittenEntry } from '../../support/payments/sanctions-lists.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { dataDirectory, usedDataDirectory } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';

const entries = (count: number): WrittenEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: `TRISKEL${index}, Orleb`,
    type: 'individual',
    ...(index === 0 ? { aliases: [['aka', 'MARISK, Orleb'] as const] } : {}),
  }));

/** A folder with the files of lists. */
function folderOf(...lists: [ImportedList, readonly WrittenEntry[]][]): string {
  const folder = mkdtempSync(join(tmpdir(), 'achord-sanctions-'));
  endAfterFile(() => rmSync(folder, { recursive: true, force: true }));
  for (const [list, written] of lists)
    for (const { name, bytes } of Object.values(listFiles(list, written))) writeFileSync(join(folder, name), bytes);
  return folder;
}

describe('achord sanctions', () => {
  it('imports both lists, counts the differences, and shows them', async () => {
    const environment = { ACHORD_DATA_DIR: await usedDataDirectory() };
    const run = (...words: string[]) => runCommand(['sanctions', ...words], environment);
    expect(await run('status')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^(Screening is off|Only the)/),
    });

    const both = folderOf(['sdn', entries(6_100)], ['consolidated', entries(400)]);
    expect(await run('import', both)).toMatchObject({
      code: 0,
      stderr: '',
      stdout:
        'Imported sdn: 6100 entries with 6101 names; 6100 new, 0 changed, 0 removed.\n' +
        'Imported consolidated: 400 entries with 401 names; 400 new, 0 changed, 0 removed.\n' +
        'All users are screened again.\n',
    });
    const changed = entries(6_050).with(3, { number: 4, name: 'QUILLON, Other' });
    const folder = folderOf(['sdn', changed]);
    const again = await run('import', '--json', join(folder, 'sdn.csv'), join(folder, 'alt.csv'));
    expect(JSON.parse(again.stdout)).toMatchObject([{ list: 'sdn', added_count: 0, removed_count: 50 }]);

    const cut = await run('import', folderOf(['sdn', entries(200)]));
    expect(cut).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/have 200 entries; .* use --allow-fewer .* Nothing was changed\.\n$/),
    });
    writeFileSync(join(folder, 'alt.csv'), '9999999,1,"aka","X",-0- \n');
    expect(await run('import', folder)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^(error: )?alt\.csv, line 1: ent_num is "9999999"; .* Nothing was changed\.\n$/i),
    });
    rmSync(join(folder, 'alt.csv'));
    expect(await run('import', folder)).toMatchObject({ code: 1, stderr: expect.stringContaining('one is missing') });

    expect(JSON.parse((await run('status', '--json')).stdout)).toMatchObject({
      state: 'current',
      lists: [{ list: 'sdn', imports: [{ entry_count: 6_050 }] }, { list: 'consolidated' }],
    });
    expect((await run('status')).stdout).toMatch(/Users are screened against both lists\.\n$/);
  });

  it('fails with a plain error without a file, with another file, and without a database', async () => {
    const environment = { ACHORD_DATA_DIR: dataDirectory() };
    const run = (path: string) => runCommand(['sanctions', 'import', path], environment);
    expect(await run('/nowhere/sdn.csv')).toMatchObject({ code: 2, stderr: expect.stringContaining('cannot be read') });
    expect(await run('/nowhere/list.csv')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/cannot be read|no file of OFAC/),
    });
    expect(await run(folderOf(['sdn', entries(10)]))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no database in'),
    });
  });
});
