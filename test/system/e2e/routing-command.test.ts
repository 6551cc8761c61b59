// achord routing: imports a directory into the database, and shows the imports.
import { describe, expect, it } from 'vitest';
import { directoryLine, routingNumbers, written } from '../../support/payments/routing-directory.ts';
import { dataDirectory, runAsProcess, usedDataDirectory } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';

describe('achord routing', () => {
  it('imports a file, counts the differences, and shows the imports', async () => {
    const environment = { ACHORD_DATA_DIR: await usedDataDirectory() };
    const run = (...words: string[]) => runCommand(['routing', ...words], environment);
    expect(await run('status')).toMatchObject({
      code: 0,
      stdout: 'No directory was imported. Routing numbers are checked by their check digit only.\n',
    });

    const lines = routingNumbers(10_500).map((routing) => directoryLine({ routing }));
    const whole = written(`${lines.join('\n')}\n`);
    expect(await run('import', whole)).toMatchObject({
      code: 0,
      stderr: '',
      stdout: 'Imported 10500 routing numbers: 10500 new, 0 changed, 0 removed.\n',
    });

    const broken = await run('import', written(lines.with(7, lines[7]!.replace(/^./, '9')).join('\n')));
    expect(broken).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Line 8: the routing number is "9\d+"; allowed .* Nothing was changed\.\n$/),
    });
    const cut = await run('import', written(lines.slice(0, 200).join('\n')));
    expect(cut).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/the file has 200 entries; .* use --allow-fewer .* Nothing was changed\.\n$/),
    });
    const fewer = written(lines.slice(0, 10_400).join('\n'));
    const again = await runAsProcess(['routing', 'import', '--json', '--allow-fewer', fewer], environment);
    expect(JSON.parse(again.stdout)).toMatchObject({
      entry_count: 10_400,
      added_count: 0,
      changed_count: 0,
      removed_count: 100,
    });

    const status = JSON.parse((await run('status', '--json')).stdout);
    expect(status).toMatchObject({ state: 'current', imports: [{ removed_count: 100 }, { added_count: 10_500 }] });
    expect((await run('status')).stdout).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}10400 routing numbers: 0 new, 0 changed, 100 removed\n/,
    );
  });

  it('fails with a plain error without a file, and without a database', async () => {
    const environment = { ACHORD_DATA_DIR: dataDirectory() };
    expect(await runCommand(['routing', 'import', '/nowhere/FedACHdir.txt'], environment)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('cannot be read: ENOENT'),
    });
    expect(await runCommand(['routing', 'import', written(directoryLine())], environment)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no database in'),
    });
  });
});
